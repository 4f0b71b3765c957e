"""Choices that are not always the best: who is less sharp takes the second best more often."""

from collections.abc import Sequence

from koloda.bots.contract import Estimate
from koloda.engine.rng import Rng


def sampled_first(
    estimates: Sequence[Estimate], sharpness: float | None, rng: Rng
) -> tuple[Estimate, ...]:
    """One is drawn by their shares to the power of the sharpness; None: the one that is first.

    The others stay in their order behind it.
    """
    chosen = 0 if sharpness is None else sampled([each.share**sharpness for each in estimates], rng)
    return (estimates[chosen], *estimates[:chosen], *estimates[chosen + 1 :])


def sampled(weights: Sequence[float], rng: Rng) -> int:
    point = sum(weights) * rng.below(2**31) / 2**31
    for number, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return number
    return 0
