"""What a bot is: given what its seat knows, it returns a move and its reasons."""

from dataclasses import dataclass
from typing import Protocol

from koloda.engine.contract import Phrase
from koloda.engine.state import Seen


@dataclass(frozen=True)
class Budget:
    """How long to think about one move; the limit that is reached first ends it.

    With a limit on simulations alone, the choice is the same on every machine.
    """

    simulations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Estimate:
    move: int
    chance: float | None
    """Of winning, from 0 to 1, in the bot's estimate; None: it didn't search."""
    share: float
    """Of the bot's attention, from 0 to 1."""


@dataclass(frozen=True)
class Choice:
    move: int
    estimates: tuple[Estimate, ...] = ()
    """Of the moves it considered: the chosen one first, the others by share."""
    reasons: tuple[Phrase, ...] = ()
    """In the game's own terms, based only on what the bot could know."""
    simulations: int = 0


class Bot(Protocol):
    def choose(self, seen: Seen, budget: Budget | None = None) -> Choice:
        """Return one of `seen.legal_moves()`. Without a budget, the bot uses its own."""
