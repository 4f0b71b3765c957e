"""What a move costs, compared with the one that a bot advises.

A search hardly looks at moves that seem bad, so its own estimates of them are rough. Here both
moves are made in the same imagined worlds, and each resulting position gets a search of its own.
"""

from koloda.bots.contract import Choice, Estimate
from koloda.bots.curve import estimate
from koloda.engine.rng import Rng
from koloda.engine.state import Seen, State

WORLDS = 12
SIMULATIONS = 60
"""For each position that a move leads to."""


def compared(seen: Seen, advised: Choice, move: int, seed: int) -> Choice:
    """Return the advised choice with two estimates: of its own move, and of the other one."""
    moves = (advised.move, move)
    rng = Rng(seed)
    totals = [0.0, 0.0]
    for world in range(WORLDS):
        imagined = seen.imagine(rng)
        for i in range(2):
            totals[i] += chance_after(imagined, moves[i], seen.seat, world)
    estimates = tuple(
        Estimate(each, total / WORLDS, 1 / len(moves))
        for each, total in zip(moves, totals, strict=True)
    )
    return Choice(advised.move, estimates, advised.reasons, 2 * WORLDS * SIMULATIONS)


def chance_after(imagined: State, move: int, seat: int, seed: int) -> float:
    """Return a seat's chance of winning after a move in an imagined world."""
    state = imagined.clone()
    state.play(move)
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    return estimate(state, seat, SIMULATIONS, seed)[seat]
