"""What games tell about bots, and how surely.

Ratings are Bradley and Terry's (1952): bots don't learn during an arena, so the order of the games
must not matter, as it does in Elo's or in Bayesian ratings for people, whose strength changes.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ELO = 400 / math.log(10)
"""Points on the scale that people know: 400 more are ten wins for one loss."""
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""
RESAMPLES = 200
MOST_GAIN = 4
"""Games of mirrored deals count as at most so many independent ones each."""

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
    """Of results that come in groups, one for each deal: games of one deal are alike.

    Wilson's interval for as many independent games as would vary as much as the deals' means do.
    """
    games = sum(map(len, deals))
    mean = sum(map(sum, deals)) / games
    means = [sum(deal) / len(deal) for deal in deals]
    spread = sum((each - mean) ** 2 for each in means)
    number = float(games)
    if len(deals) > 1 and spread > 0:
        of_mean = spread / (len(deals) - 1) / len(deals)
        number = min(max(len(deals), mean * (1 - mean) / of_mean), MOST_GAIN * games)
    return Share(mean, *wilson(mean, number), games)


def wilson(mean: float, number: float) -> tuple[float, float]:
    middle = (mean + SURE**2 / 2 / number) / (1 + SURE**2 / number)
    reach = math.sqrt(mean * (1 - mean) / number + SURE**2 / 4 / number**2)
    reach *= SURE / (1 + SURE**2 / number)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(results: Mapping[Pair, Sequence[Sequence[float]]]) -> dict[str, tuple[float, float]]:
    """Each bot's rating in Elo's points and the half width of its 95 % interval.

    The mean of all is 0. The intervals are found by drawing the deals again and again.
    """
    fitted = fit(results)
    chooser = random.Random(1)
    drawn: dict[str, list[float]] = {name: [] for name in fitted}
    for _ in range(RESAMPLES):
        again = {pair: [chooser.choice(deals) for _ in deals] for pair, deals in results.items()}
        for name, rating in fit(again).items():
            drawn[name].append(rating)
    return {name: (rating, SURE * deviation(drawn[name])) for name, rating in fitted.items()}


def deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def fit(results: Mapping[Pair, Sequence[Sequence[float]]]) -> dict[str, float]:
    """The most likely ratings; half a game won and lost by each against each keeps them finite."""
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
