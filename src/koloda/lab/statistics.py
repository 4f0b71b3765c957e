"""How strong the bots are, according to their games, and how certain that is.

The ratings follow Bradley and Terry (1952). Bots don't learn during an arena, so the order of the
games must not matter, as it does in Elo or Bayesian ratings for people, whose strength changes.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ELO = 400 / math.log(10)
"""Scales ratings to Elo points: 400 points more mean ten wins for each loss."""
STANDARD_ERRORS = 1.96
"""The half width of a 95 % interval, in standard errors."""
RESAMPLES = 200
GREATEST_GAIN = 4
"""The most independent games that one game of a mirrored deal may count as."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Share:
    """A mean from 0 to 1 with its 95 % interval."""

    mean: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%}, {self.games} games)"


def share(deals: Sequence[Sequence[float]]) -> Share:
    """Return the share of results grouped by deal, because games of one deal are alike.

    The interval is Wilson's, for as many independent games as would vary as much as the deals'
    means do.
    """
    games = sum(map(len, deals))
    mean = sum(map(sum, deals)) / games
    means = [sum(deal) / len(deal) for deal in deals]
    spread = sum((each - mean) ** 2 for each in means)
    number = float(games)
    if len(deals) > 1 and spread > 0:
        of_mean = spread / (len(deals) - 1) / len(deals)
        number = min(max(len(deals), mean * (1 - mean) / of_mean), GREATEST_GAIN * games)
    return Share(mean, *wilson(mean, number), games)


def wilson(mean: float, number: float) -> tuple[float, float]:
    middle = (mean + STANDARD_ERRORS**2 / 2 / number) / (1 + STANDARD_ERRORS**2 / number)
    reach = math.sqrt(mean * (1 - mean) / number + STANDARD_ERRORS**2 / 4 / number**2)
    reach *= STANDARD_ERRORS / (1 + STANDARD_ERRORS**2 / number)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(results: Mapping[Pair, Sequence[Sequence[float]]]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating in Elo points and the half width of its 95 % interval.

    The mean rating is 0. The intervals come from resampling the deals (bootstrap).
    """
    fitted = fit(results)
    chooser = random.Random(1)
    resampled: dict[str, list[float]] = {name: [] for name in fitted}
    for _ in range(RESAMPLES):
        sample = {pair: [chooser.choice(deals) for _ in deals] for pair, deals in results.items()}
        for name, rating in fit(sample).items():
            resampled[name].append(rating)
    return {
        name: (rating, STANDARD_ERRORS * deviation(resampled[name]))
        for name, rating in fitted.items()
    }


def deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def fit(results: Mapping[Pair, Sequence[Sequence[float]]]) -> dict[str, float]:
    """Return the most likely ratings; half a win and half a loss per pair keep them finite."""
    names = sorted({name for pair in results for name in pair})
    won = dict.fromkeys(names, 0.0)
    played: dict[Pair, float] = {}
    for (first, second), deals in results.items():
        games = sum(map(len, deals)) + 1.0
        mine = sum(map(sum, deals)) + 0.5
        won[first] += mine
        won[second] += games - mine
        for pair in ((first, second), (second, first)):
            played[pair] = played.get(pair, 0.0) + games
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        strength = {
            name: won[name]
            / sum(
                games / (strength[name] + strength[other])
                for (mine, other), games in played.items()
                if mine == name
            )
            for name in names
        }
        scale = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {name: value / scale for name, value in strength.items()}
    return {name: ELO * math.log(value) for name, value in strength.items()}
