"""How each side's chances changed during a finished game.

For every position, the strong bot's search estimates the chances from what each seat knew at the
time, and the curve is the mean over the seats. One seat's estimate alone would jump with every
turn, because each seat knows different cards, and with all cards open little would be left to
chance. The budget is in simulations and the seeds are fixed, so the same game has the same curve on
every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from koloda.bots.registry import BOTS, simulation
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.engine.record import Record
from koloda.engine.state import State

BUDGET = 100_000
"""Simulations for a whole game."""
LEAST, MOST = 60, 2000
"""Simulations for one seat's estimate of one position."""
SWING = 0.1
"""A turn that changes a side's chances by less is no turning point."""
POINTS = 5
"""The most turning points that a game can have."""

Chances = list[float]
"""Each side's chance of winning. They add up to 1, or to 0 if nobody won."""


@dataclass(frozen=True)
class TurningPoint:
    step: int
    """How many moves had been made when the turn ended."""
    seat: int
    """Whose turn it was."""
    side: int
    """Which side gained most."""
    before: float
    after: float
    """That side's chances, before and after the turn."""


def curve(record: Record) -> Iterator[Chances]:
    """Yield the chances at the deal and after each move."""
    estimates = (len(record.moves) + 1) * record.players
    simulations = min(MOST, max(LEAST, BUDGET // estimates))
    for step, state in enumerate(record.states()):
        yield chances(state, simulations, step)


def chances(state: State, simulations: int, seed: int) -> Chances:
    """Return each side's chances: the mean of what the seats estimate."""
    sides = state.game.sides(state.players)
    if state.outcome is not None:
        winners = {sides[seat] for seat in state.outcome.winners}
        return [(side in winners) / max(1, len(winners)) for side in range(max(sides) + 1)]
    estimates = [estimate(state, seat, simulations, seed) for seat in range(state.players)]
    # the seats of a side win together, so its first seat speaks for it
    first = [sides.index(side) for side in range(max(sides) + 1)]
    return [round(sum(each[seat] for each in estimates) / len(estimates), 3) for seat in first]


def estimate(state: State, seat: int, simulations: int, seed: int) -> list[float]:
    """Return the chances of all seats, estimated from what one of them knows."""
    settings = BOTS[state.game.id].levels.strong
    known = simulation(state.seen_by(seat), seed)
    search = Search(known, simulations + 1, settings.is_guided, settings.exploration)
    run_simulations(search, simulations)
    return search.chances()


def turning_points(movers: Sequence[int], found: Sequence[Chances]) -> list[TurningPoint]:
    """Return the turns that changed the chances most, in the order of the game."""
    points = []
    step = 0
    for seat, moves in groupby(movers):
        begun, step = step, step + len(list(moves))
        gains = [after - before for before, after in zip(found[begun], found[step], strict=True)]
        side = max(range(len(gains)), key=gains.__getitem__)
        if gains[side] >= SWING:
            points.append(TurningPoint(step, seat, side, found[begun][side], found[step][side]))
    points.sort(key=lambda point: point.before - point.after)
    return sorted(points[:POINTS], key=lambda point: point.step)
