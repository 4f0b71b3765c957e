"""A bot that plays at random: what every other bot must beat."""

from koloda.bots.contract import Budget, Choice
from koloda.engine.rng import Rng
from koloda.engine.state import Seen


class RandomBot:
    """Chooses every legal move with equal probability."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen, _budget: Budget | None = None) -> Choice:
        moves = seen.legal_moves()
        return Choice(moves[self.rng.below(len(moves))])
