"""A match: one game from the deal to the end."""

from dataclasses import dataclass, field

from koloda.engine.contract import Saved
from koloda.engine.fair import FairDeal, Stream
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.tables.thoughts import Thoughts


@dataclass
class Match:
    deal: int | Saved | FairDeal
    """What the cards were dealt from, as in a record."""
    stream: Stream | None
    """The random words of a fair deal."""
    state: State
    starter: int | None
    """The seat that moves first."""
    moves: list[int] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    """The seat that made each move."""
    revealed_before: list[int] = field(default_factory=list)
    """The state's `revealed` before each move."""
    thoughts: list[Thoughts | None] = field(default_factory=list)
    """What a bot thought about each move; None for a person's."""
    gained: list[float] = field(default_factory=list)
    """The seconds that each move added to its mover's clock."""
    flagged: int | None = None
    """The seat that lost on time."""
    resigned: int | None = None
    """The seat that gave up for its side."""
    overdue: int | None = None
    """The seat that ran out of time and for which a bot makes the next move."""

    def remaining_after_undo(self, seat: int) -> int | None:
        """Return how many moves remain if the seat's last one is undone.

        None means that it can't be: there is none, or something has come to light since.
        """
        for number in range(len(self.movers) - 1, -1, -1):
            if self.revealed_before[number] != self.state.revealed:
                return None
            if self.movers[number] == seat:
                return number
        return None


@dataclass(frozen=True)
class FinishedMatch:
    record: Record
    thoughts: list[Thoughts | None]
