"""How often who is less sharp takes which move."""

from collections import Counter

import pytest

from koloda.bots.contract import Estimate
from koloda.bots.sampling import sampled_first
from koloda.engine.rng import Rng

LOOKED = [Estimate(7, 0.6, 0.5), Estimate(3, 0.5, 0.25), Estimate(5, 0.7, 0.25)]


@pytest.mark.parametrize(
    ("sharpness", "shares"),
    [(0.0, (1 / 3, 1 / 3, 1 / 3)), (1.0, (1 / 2, 1 / 4, 1 / 4)), (2.0, (2 / 3, 1 / 6, 1 / 6))],
)
def test_a_move_is_drawn_by_its_share(sharpness: float, shares: tuple[float, ...]) -> None:
    rng = Rng(5)
    found = Counter(sampled_first(LOOKED, sharpness, rng)[0].move for _ in range(6000))
    for each, share in zip(LOOKED, shares, strict=True):
        assert found[each.move] / 6000 == pytest.approx(share, abs=0.03)


def test_the_others_stay_in_their_order() -> None:
    rng = Rng(5)
    orders = {tuple(e.move for e in sampled_first(LOOKED, 1.0, rng)) for _ in range(100)}
    assert orders == {(7, 3, 5), (3, 7, 5), (5, 7, 3)}


def test_who_is_always_sharp_takes_the_best() -> None:
    rng = Rng(5)
    assert sampled_first(LOOKED, None, rng) == tuple(LOOKED)
    assert rng.below(1000) == Rng(5).below(1000)  # nothing was drawn for it
