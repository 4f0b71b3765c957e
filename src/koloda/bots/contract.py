"""What a bot is: it gets what its seat knows, and answers with a move and its reasons."""

from dataclasses import dataclass
from typing import Protocol

from koloda.engine.contract import Phrase
from koloda.engine.state import Seen


@dataclass(frozen=True)
class Budget:
    """How long to think about one move: whichever of the two is used up first.

    With simulations alone the choice is the same on every machine.
    """

    simulations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Estimate:
    move: int
    chance: float | None
    """Of winning, from 0 to 1, as the bot sees it; None: it has not looked that far."""
    share: float
    """Of the bot's attention, from 0 to 1."""


@dataclass(frozen=True)
class Choice:
    move: int
    estimates: tuple[Estimate, ...] = ()
    """Of the moves that were looked at, the chosen one first, then by attention."""
    reasons: tuple[Phrase, ...] = ()
    """In the game's own terms, from what the bot could know."""
    simulations: int = 0


class Bot(Protocol):
    def choose(self, seen: Seen, budget: Budget | None = None) -> Choice:
        """One of `seen.legal_moves()`. Without a budget the bot takes its own."""
