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
    thoughts: list[Thoughts | None] = field(default_factory=list)
    """What a bot thought about each move; None for a person's."""
    gained: list[float] = field(default_factory=list)
    """The seconds that each move added to its mover's clock."""
    flagged: int | None = None
    """The seat that lost on time."""
    overdue: int | None = None
    """The seat that ran out of time and for which a bot makes the next move."""


@dataclass(frozen=True)
class FinishedMatch:
    record: Record
    thoughts: list[Thoughts | None]
