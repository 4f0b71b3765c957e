"""How a bot searches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from koloda.bots.contract import Budget
from koloda.engine.state import Seen

DEFAULT_BUDGET = Budget(simulations=1000)


@dataclass(frozen=True)
class SearchSettings:
    is_guided: bool = True
    """By the game's weights and evaluations. Otherwise the search plays random moves from the
    leaves of its tree."""
    exploration: float = 1.0
    budget: Budget = DEFAULT_BUDGET
    """For one move, unless the caller gives another."""
    budgets: Mapping[int, Budget] = field(default_factory=dict)
    """For numbers of players that need another budget."""
    sharpness: float | None = None
    """How strongly the bot prefers the move it visited most; None: it always plays that move."""
    recall: Callable[[Seen], Seen] | None = None
    """Returns what the bot still remembers of what it has seen; None: everything."""
    threads: int = 1

    def budget_for(self, players: int) -> Budget:
        return self.budgets.get(players, self.budget)
