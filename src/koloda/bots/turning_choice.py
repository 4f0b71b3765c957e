"""The choice that cost a player most in a finished game, and the better move.

The curve of chances says where to look: the moves after which the mover's side had less to hope
for. Luck can do that too, for instance when the move also drew a card. So the strong bot chooses
again in these positions, from what the mover knew. Its move and the one that was made are then
tried in the same imagined worlds (`advice`). Seeds and budgets are fixed, so the same game has the
same choice on every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from koloda.bots.advice import compared
from koloda.bots.contract import Budget, Estimate
from koloda.bots.curve import Chances
from koloda.bots.levels import ADVISER, bot
from koloda.engine.record import Record
from koloda.engine.state import Seen

LOOKS = 8
"""The number of positions that are looked at again."""
BUDGET = Budget(simulations=2000)
"""For the choice in each of them."""
COST = 0.05
"""A move that cost less of its mover's chances turned nothing."""


@dataclass(frozen=True)
class TurningChoice:
    step: int
    """How many moves had been made before it."""
    seen: Seen
    """What the mover knew."""
    made: Estimate
    better: Estimate

    @property
    def cost(self) -> float:
        """Return how much of the mover's chance of winning it cost."""
        return (self.better.chance or 0) - (self.made.chance or 0)


def turning_choices(record: Record, found: Sequence[Chances]) -> Iterator[TurningChoice | None]:
    """Yield a choice for each position that is looked at again; None: the move was the best."""
    wanted = costly_steps(record, found)
    for step, state in enumerate(record.states()):
        if step not in wanted or state.seat_to_move is None:
            continue
        seen = state.seen_by(state.seat_to_move)
        made, advised = record.moves[step], bot(seen.game.id, ADVISER, step).choose(seen, BUDGET)
        if made == advised.move:
            yield None
        else:
            better, worse = compared(seen, advised, made, step).estimates
            yield TurningChoice(step, seen, worse, better)


def costliest(choices: Sequence[TurningChoice | None]) -> TurningChoice | None:
    """Return the choice that cost most; None: none of them cost enough."""
    costly = [choice for choice in choices if choice is not None and choice.cost >= COST]
    return max(costly, key=lambda choice: choice.cost, default=None)


def costly_steps(record: Record, found: Sequence[Chances]) -> set[int]:
    """Return the moves that had an alternative and that lost their mover's side most."""
    losses: dict[int, float] = {}
    for step, (state, (before, after)) in enumerate(
        zip(record.states(), pairwise(found), strict=False)
    ):
        seat = state.seat_to_move
        if seat is not None and len(state.legal_moves()) > 1:
            side = state.game.sides(state.players)[seat]
            losses[step] = before[side] - after[side]
    return set(sorted(losses, key=lambda step: (-losses[step], step))[:LOOKS])
