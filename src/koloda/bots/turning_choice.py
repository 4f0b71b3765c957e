"""The choice that cost a player most in a finished game, and the better move.

The curve of chances says where to look: the moves after which the mover's side had less to hope
for. Luck can do that too, for instance when the move also drew a card. So the strong bot chooses
again in these positions, from what the mover knew. Its move and the one that was made are then
tried in the same imagined worlds. Seeds and budgets are fixed: the same game has the same choice on
every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from koloda.bots.contract import Budget
from koloda.bots.curve import Chances, estimate
from koloda.bots.levels import ADVISER, bot
from koloda.engine.record import Record
from koloda.engine.rng import Rng
from koloda.engine.state import Seen

LOOKS = 8
"""The number of positions that are looked at again."""
BUDGET = Budget(simulations=2000)
"""For the choice in each of them."""
WORLDS, SIMULATIONS = 24, 60
"""The number of worlds in which both moves are tried, and the simulations in each of them."""
COST = 0.05
"""A move that cost less of its mover's chances turned nothing."""


@dataclass(frozen=True)
class TurningChoice:
    step: int
    """How many moves had been made before it."""
    seen: Seen
    """What the mover knew."""
    made: int
    better: int
    made_chance: float
    better_chance: float

    @property
    def cost(self) -> float:
        return self.better_chance - self.made_chance


def turning_choices(record: Record, found: Sequence[Chances]) -> Iterator[TurningChoice | None]:
    """Yield a choice for each position that is looked at again; None: the move was the best."""
    wanted = costly_steps(record, found)
    for step, state in enumerate(record.states()):
        if step not in wanted or state.seat_to_move is None:
            continue
        seen = state.seen_by(state.seat_to_move)
        made, better = record.moves[step], bot(seen.game.id, ADVISER, step).choose(seen, BUDGET)
        if made == better.move:
            yield None
        else:
            chances = (expected(seen, move, step) for move in (made, better.move))
            yield TurningChoice(step, seen, made, better.move, *chances)


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


def expected(seen: Seen, move: int, seed: int) -> float:
    """Return the mover's chance after a move, over worlds that fit what they knew."""
    rng, total = Rng(seed), 0.0
    for number in range(WORLDS):
        world = seen.imagine(rng)
        world.play(move)
        if world.outcome is None:
            total += estimate(world, seen.seat, SIMULATIONS, number)[seen.seat]
        elif seen.seat in world.outcome.winners:
            total += 1
    return round(total / WORLDS, 3)
