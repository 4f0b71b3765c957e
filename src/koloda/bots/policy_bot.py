"""A bot that follows the game's move weights without searching."""

from collections.abc import Callable

from koloda.bots.contract import Budget, Choice, Estimate
from koloda.bots.registry import explained, simulation
from koloda.bots.sampling import sampled_first
from koloda.bots.search.search import Search
from koloda.engine.rng import Rng
from koloda.engine.state import Seen

WORLDS = 8
"""How many worlds it imagines before it weighs the moves."""


class PolicyBot:
    """Plays the move with the greatest weight or, given a sharpness, often one with less."""

    def __init__(
        self,
        seed: int,
        sharpness: float | None = None,
        recall: Callable[[Seen], Seen] | None = None,
    ) -> None:
        self.rng = Rng(seed)
        self.sharpness = sharpness
        self.recall = recall

    def choose(self, seen: Seen, _budget: Budget | None = None) -> Choice:
        moves = seen.legal_moves()
        if len(moves) == 1:
            return explained(seen, Choice(moves[0]))
        if self.recall:
            seen = self.recall(seen)
        search = Search(simulation(seen, self.rng.below(2**31)), 1, True, 0.0)
        weights = sorted(search.mean_weights(WORLDS), key=lambda each: (-each[1], each[0]))
        found = [Estimate(move, None, weight) for move, weight in weights]
        estimates = sampled_first(found, self.sharpness, self.rng)
        return explained(seen, Choice(estimates[0].move, estimates))
