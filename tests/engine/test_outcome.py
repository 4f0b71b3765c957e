"""Payoffs: one number per seat, higher is better, and all of them add up to 0."""

import pytest

from koloda import Outcome


def payoffs(winners: tuple[int, ...], sides: tuple[int, ...]) -> list[float]:
    outcome = Outcome(winners, (0,) * len(sides), "reason", "F2F-14", sides)
    assert sum(outcome.payoffs) == pytest.approx(0, abs=1e-12)
    return [pytest.approx(each) for each in outcome.payoffs]


@pytest.mark.parametrize(
    ("winners", "sides", "expected"),
    [
        ((0,), (0, 1), [1, -1]),
        ((1,), (0, 1), [-1, 1]),
        ((0, 1), (0, 1), [0, 0]),
        ((2,), (0, 1, 2), [-1 / 2, -1 / 2, 1]),
        ((0, 2), (0, 1, 2), [1 / 4, -1 / 2, 1 / 4]),
        ((0, 1, 2), (0, 1, 2), [0, 0, 0]),
        ((3,), (0, 1, 2, 3), [-1 / 3, -1 / 3, -1 / 3, 1]),
        ((0, 2), (0, 1, 0, 1), [1 / 2, -1 / 2, 1 / 2, -1 / 2]),
        ((), (0, 1, 0, 1), [0, 0, 0, 0]),
        ((0,), (0, 1, 1), [1, -1 / 2, -1 / 2]),
        ((1, 2), (0, 1, 1), [-1, 1 / 2, 1 / 2]),
    ],
)
def test_payoffs_share_the_win(winners, sides, expected) -> None:
    assert payoffs(winners, sides) == expected


def test_without_sides_every_seat_plays_for_itself() -> None:
    assert Outcome((1,), (0, 5, 2), "target-reached", "GAL-30").payoffs == (-0.5, 1.0, -0.5)


def test_a_loss_on_time_has_payoffs_too() -> None:
    assert Outcome.out_of_time((0, 1), 0).payoffs == (-1, 1)
    assert Outcome.out_of_time((0, 1, 0, 1), 3).payoffs == (0.5, -0.5, 0.5, -0.5)
    late = Outcome.out_of_time((0, 1, 2, 3), 2).payoffs
    assert late == pytest.approx((1 / 9, 1 / 9, -1 / 3, 1 / 9))


def test_json_has_no_sides() -> None:
    """Records of earlier versions are compared with it."""
    outcome = Outcome.out_of_time((0, 1), 0)
    assert set(outcome.as_dict()) == {"winners", "scores", "reason", "clause"}
