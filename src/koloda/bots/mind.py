"""How a searching bot thinks."""

from dataclasses import dataclass

from koloda.bots.contract import Budget

USUAL = Budget(simulations=1000)


@dataclass(frozen=True)
class Mind:
    has_sense: bool = True
    """Without it: plain search, with random play from the leaves of the tree."""
    exploration: float = 1.0
    budget: Budget = USUAL
    """Where nobody gives another."""
    threads: int = 1
