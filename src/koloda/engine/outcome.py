"""How a game ended."""

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

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {**asdict(self), "winners": list(self.winners), "scores": list(self.scores)}
