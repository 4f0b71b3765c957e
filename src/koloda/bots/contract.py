"""What a bot is."""

from typing import Protocol

from koloda.engine.state import Seen


class Bot(Protocol):
    def choose(self, seen: Seen) -> int:
        """One of `seen.legal_moves()`."""
