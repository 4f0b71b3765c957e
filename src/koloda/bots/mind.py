"""How a searching bot thinks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from koloda.bots.contract import Budget
from koloda.engine.state import Seen

USUAL = Budget(simulations=1000)


@dataclass(frozen=True)
class Mind:
    has_sense: bool = True
    """Without it: plain search, with random play from the leaves of the tree."""
    exploration: float = 1.0
    budget: Budget = USUAL
    """Where nobody gives another."""
    budgets: Mapping[int, Budget] = field(default_factory=dict)
    """By the number of players, where it is not the usual one."""
    sharpness: float | None = None
    """How sharply it keeps to the move that it looked at most; None: always."""
    recall: Callable[[Seen], Seen] | None = None
    """What it still knows of what it has seen; None: all of it."""
    threads: int = 1

    def budget_for(self, players: int) -> Budget:
        return self.budgets.get(players, self.budget)
