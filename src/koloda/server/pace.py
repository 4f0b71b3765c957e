"""The pace at which bots move, so that the time they take says nothing about their cards.

A bot that searches needs longer the more it can do, and none at all if only one move is left.
"""

import math
from dataclasses import dataclass

SLOW = frozenset({"master"})
"""The levels that think for a set time."""


@dataclass(frozen=True)
class Pace:
    beat: float = 0.25
    """Seconds from a position to a bot's move: far more than a bot has to think. One that was kept
    waiting moves after two beats, or three."""
    slow_beat: float = 1.25
    """The same for levels that think for a set time."""

    def rest(self, level: str, spent: float) -> float:
        """Return how long a bot still has to wait if that many seconds have passed."""
        beat = self.slow_beat if level in SLOW else self.beat
        return beat * max(1, math.ceil(spent / beat)) - spent if beat else 0.0


AT_ONCE = Pace(0.0, 0.0)
"""For tests and measurements, and where only bots play and nobody is there."""
