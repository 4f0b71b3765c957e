"""A bot that plays at random: the floor under every claim of strength."""

from koloda.engine.rng import Rng
from koloda.engine.state import Seen


class UniformBot:
    """Chooses each legal move equally often."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen) -> int:
        moves = seen.legal_moves()
        return moves[self.rng.below(len(moves))]
