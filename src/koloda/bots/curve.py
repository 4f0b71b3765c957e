"""How the chances went in a game that is over.

Each seat looks at each position with the strong bot's search, from what it knew then; its chances
are what that search's worlds were worth, and the curve is the mean of all seats' looks. One seat's
look alone would jump with every turn, as each knows other cards; and with all cards open it would
be no matter of chance any more. A budget in simulations and fixed seeds: the same game has the same
curve on every machine.
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
"""For one seat's look at one position."""
SWING = 0.1
"""A turn that changes a side's chances by less is no turning point."""
POINTS = 5
"""Turning points of a game, at most."""

Chances = list[float]
"""Of each side to win, in all 1 (0 where nobody has won)."""


@dataclass(frozen=True)
class TurningPoint:
    step: int
    """After so many moves the turn was over in which it happened."""
    seat: int
    """Whose turn it was."""
    side: int
    """Which side gained most."""
    before: float
    after: float
    """Its chances."""


def curve(record: Record) -> Iterator[Chances]:
    """The chances at the deal and after each move."""
    looks = (len(record.moves) + 1) * record.players
    simulations = min(MOST, max(LEAST, BUDGET // looks))
    for step, state in enumerate(record.states()):
        yield chances(state, simulations, step)


def chances(state: State, simulations: int, seed: int) -> Chances:
    """Of each side, as the seats saw them together."""
    sides = state.game.sides(state.players)
    if state.outcome is not None:
        winners = {sides[seat] for seat in state.outcome.winners}
        return [(side in winners) / max(1, len(winners)) for side in range(max(sides) + 1)]
    looks = [look(state, seat, simulations, seed) for seat in range(state.players)]
    # those of one side win together: any seat of it tells
    first = [sides.index(side) for side in range(max(sides) + 1)]
    return [round(sum(each[seat] for each in looks) / len(looks), 3) for seat in first]


def look(state: State, seat: int, simulations: int, seed: int) -> list[float]:
    """The chances of all seats from what one of them knows."""
    settings = BOTS[state.game.id].levels.strong
    known = simulation(state.seen_by(seat), seed)
    search = Search(known, simulations + 1, settings.is_guided, settings.exploration)
    run_simulations(search, simulations)
    return search.chances()


def turning_points(movers: Sequence[int], found: Sequence[Chances]) -> list[TurningPoint]:
    """The turns that changed the chances most, in the order of the game."""
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
