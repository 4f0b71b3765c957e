"""Random choices: the lower the sharpness, the more often a bot plays a lesser move."""

from collections.abc import Sequence

from koloda.bots.contract import Estimate
from koloda.engine.rng import Rng


def sampled_first(
    estimates: Sequence[Estimate], sharpness: float | None, rng: Rng
) -> tuple[Estimate, ...]:
    """Move one estimate to the front, chosen with its share to the power of the sharpness.

    Without a sharpness, leave the first in front. The others keep their order.
    """
    chosen = 0 if sharpness is None else sampled([each.share**sharpness for each in estimates], rng)
    return (estimates[chosen], *estimates[:chosen], *estimates[chosen + 1 :])


def sampled(weights: Sequence[float], rng: Rng) -> int:
    """Return an index at random, in proportion to the weights."""
    point = sum(weights) * rng.below(2**31) / 2**31
    for number, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return number
    return 0
