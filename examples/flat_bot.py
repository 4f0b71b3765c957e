"""A bot for the arena that plays any game. Put your own ideas into `choose`.

koloda arena --game gallop --bots flat_bot:FlatBot@300,newcomer --games 20    # in this folder
"""

from koloda import Rng, Seen
from koloda.bots.contract import Budget, Choice


class FlatBot:
    """Tries each move in imagined worlds, plays them out at random, and takes the best mean."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen, budget: Budget | None = None) -> Choice:
        moves = seen.canonical_moves()
        if len(moves) == 1:
            return Choice(moves[0])
        simulations = budget.simulations if budget and budget.simulations else 200
        totals = dict.fromkeys(moves, 0.0)
        for number in range(simulations):
            move = moves[number % len(moves)]
            world = seen.imagine(self.rng)
            world.play(move)
            world.playout(self.rng)
            assert world.outcome is not None
            totals[move] += world.outcome.payoffs[seen.seat]
        tries = {move: len(range(i, simulations, len(moves))) for i, move in enumerate(moves)}
        best = max(moves, key=lambda move: totals[move] / max(1, tries[move]))
        return Choice(best, simulations=simulations)
