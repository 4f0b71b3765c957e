"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

OUT_OF_TIME = "out-of-time"
RESIGNED = "resigned"
"""The reasons that a table adds to those of its game (`Game.reasons`)."""


@dataclass(frozen=True)
class Outcome:
    """Who won, and why. `scores` are points as the game counts them: in some games fewer are
    better. `payoffs` compare outcomes of all games in one way."""

    winners: tuple[int, ...]
    """The seats that won; several if a team won or the win is shared."""
    scores: tuple[int, ...]
    """One per seat, as the game counts points."""
    reason: str
    """A key of the locale files, e.g. "all-cards-played"."""
    clause: str
    """The rule that ended the game, e.g. "F2F-14"."""
    sides: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The side of each seat; empty if each plays for itself."""

    @property
    def payoffs(self) -> tuple[float, ...]:
        """Return one number per seat: higher is better, and all of them add up to 0.

        A side that wins alone gets 1, and each of the others an equal part of -1. Sides that tie
        for the win share it: a payoff grows with a side's share of the win, and is 0 for everybody
        if all of them won or nobody did. The seats of a side divide its payoff equally.
        """
        sides = self.sides or tuple(range(len(self.scores)))
        number = max(sides) + 1
        winning = {sides[seat] for seat in self.winners}
        if not winning:
            return (0.0,) * len(sides)
        won, lost = (number / len(winning) - 1) / (number - 1), -1 / (number - 1)
        return tuple((won if side in winning else lost) / sides.count(side) for side in sides)

    @classmethod
    def out_of_time(cls, sides: Sequence[int], seat: int) -> "Outcome":
        """Return a loss on time for this seat."""
        return cls.lost(sides, seat, OUT_OF_TIME)

    @classmethod
    def resigned(cls, sides: Sequence[int], seat: int) -> "Outcome":
        """Return a loss for the side of this seat, which gave up."""
        return cls.lost(sides, seat, RESIGNED)

    @classmethod
    def lost(cls, sides: Sequence[int], seat: int, reason: str) -> "Outcome":
        """Return a loss for the side of this seat. The table decides it, so no clause applies."""
        winners = tuple(other for other, side in enumerate(sides) if side != sides[seat])
        scores = tuple(int(other in winners) for other in range(len(sides)))
        return cls(winners, scores, reason, "", tuple(sides))

    def as_dict(self) -> dict[str, Any]:
        """Return the outcome as JSON."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "clause": self.clause,
        }
