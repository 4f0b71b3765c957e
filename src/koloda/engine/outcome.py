"""How a game ended."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    winners: tuple[int, ...]
    """Seats; several when a team or a shared win."""
    scores: tuple[int, ...]
    """One a seat, in the game's own counting."""
    reason: str
    """A key of the locale files, e.g. "all-cards-played"."""
    clause: str
    """The rule that ended it, e.g. "F2F-14"."""

    @classmethod
    def out_of_time(cls, sides: Sequence[int], seat: int) -> "Outcome":
        """The seat let its time run out, where that loses: an end of the table, by no clause."""
        winners = tuple(other for other, side in enumerate(sides) if side != sides[seat])
        scores = tuple(int(other in winners) for other in range(len(sides)))
        return cls(winners, scores, "out-of-time", "")

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {**asdict(self), "winners": list(self.winners), "scores": list(self.scores)}
