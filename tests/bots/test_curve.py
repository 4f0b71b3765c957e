"""How the chances went: honest, the same for everybody, and right where it is known."""

from pathlib import Path

import pytest

import koloda
from koloda import Record, tutorials
from koloda.bots import curve as module
from koloda.bots.curve import chances, curve, turning_points
from koloda.games import games

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = {
    "face-to-face": "face-to-face-2",
    "gallop": "gallop-4-match=single-first=3",
    "schotten-totten-2": "schotten-totten-2-2-tactics=True",
    "scram": "scram-6-rounds=1-first=5-memory_aid=True",
}


def record(name: str) -> Record:
    return Record.read(GOLDEN / f"{name}.jsonl", koloda.game)


def test_every_game_has_one() -> None:
    assert SHORT.keys() == set(games())


@pytest.mark.parametrize("game", SHORT)
def test_chances_are_shares_of_one_and_end_with_what_came(game, scale) -> None:
    states = [state.clone() for state in record(SHORT[game]).states()]
    step = max(1, len(states) // 8)
    for number, state in [*enumerate(states)][::step]:
        found = chances(state, scale(20), number)
        assert len(found) == len(set(state.game.sides(state.players)))
        assert all(0 <= one <= 1 for one in found) and abs(sum(found) - 1) < 0.01
    end = states[-1]
    assert end.outcome is not None
    won = {end.game.sides(end.players)[seat] for seat in end.outcome.winners}
    last = chances(end, 20, 0)
    assert {side for side, chance in enumerate(last) if chance > 0} == won


def test_what_nobody_knew_changes_nothing() -> None:
    """The order of the draw piles is hidden from both, so another order has the same chances."""
    state = koloda.game("face-to-face").deal(seed=3, first=0)
    saved = state.save()
    for side in saved["sides"]:
        side["draw_pile"].reverse()
    other = koloda.game("face-to-face").load(saved)
    assert other != state
    assert chances(other, 50, 1) == chances(state, 50, 1)


def test_a_won_position_is_seen_as_won() -> None:
    """One card is left and must fit (F2F-16), whichever it is: both know who wins."""
    assert chances(tutorials.at("face-to-face", 40), 50, 0) == [1.0, 0.0]


def test_the_same_game_has_the_same_curve(monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST", 60)
    short = record("face-to-face-2-highest=14-hand=3-first=1")
    assert [*curve(short)] == [*curve(short)]


def test_turning_points_are_the_turns_that_changed_most() -> None:
    movers = [0, 0, 1, 1, 0, 1]
    found = [[0.5, 0.5], [0.55, 0.45], [0.7, 0.3], [0.68, 0.32], [0.66, 0.34], [0.2, 0.8], [0, 1]]
    points = turning_points(movers, found)
    assert [(point.step, point.seat, point.side) for point in points] == [
        (2, 0, 0),  # both moves of the turn together
        (5, 0, 1),  # a turn that helped the other
        (6, 1, 1),
    ]
    assert (points[1].before, points[1].after) == (0.34, 0.8)


def test_a_game_has_at_most_five_of_them() -> None:
    found = [
        [0.5, 0.5],
        *([0.5 + 0.05 * n * (-1) ** n, 0.5 - 0.05 * n * (-1) ** n] for n in range(2, 10)),
    ]
    points = turning_points([0, 1] * 4, found)
    # each swing is larger than the one before: the last five
    assert [point.step for point in points] == [4, 5, 6, 7, 8]
