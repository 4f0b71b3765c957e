"""How a game ended."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    winners: tuple[int, ...]
    """The seats that won; several if a team won or the win is shared."""
    scores: tuple[int, ...]
    """One per seat, as the game counts points."""
    reason: str
    """A key of the locale files, e.g. "all-cards-played"."""
    clause: str
    """The rule that ended the game, e.g. "F2F-14"."""

    @classmethod
    def out_of_time(cls, sides: Sequence[int], seat: int) -> "Outcome":
        """Return a loss on time for this seat. The table decides it, so no clause applies."""
        winners = tuple(other for other, side in enumerate(sides) if side != sides[seat])
        scores = tuple(int(other in winners) for other in range(len(sides)))
        return cls(winners, scores, "out-of-time", "")

    def as_dict(self) -> dict[str, Any]:
        """Return the outcome as JSON."""
        return {**asdict(self), "winners": list(self.winners), "scores": list(self.scores)}
