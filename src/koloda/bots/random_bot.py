"""A bot that plays at random: the floor under every claim of strength."""

from koloda.bots.contract import Budget, Choice
from koloda.engine.rng import Rng
from koloda.engine.state import Seen


class RandomBot:
    """Chooses each legal move equally often."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Seen, _budget: Budget | None = None) -> Choice:
        moves = seen.legal_moves()
        return Choice(moves[self.rng.below(len(moves))])
