"""What a search asks of a game. Each game answers with a class of its own, in a folder beside this.

A sense holds what one seat knows and one world that it imagines, and plays in that world. Nothing
that a search calls is checked, so none of it can be reached from Python in the compiled build.
"""

from koloda.engine.rng import Rng


class Sense:
    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.rng = Rng(seed)
        self.value = [0.0] * 6  # what the world was worth to each seat, from 0 to 1
        # what each seat saw of the last step: a number that is the same for what it can't tell
        # apart, 0 for nothing; own draws that a later turn is about may be left out, so that more
        # is shared
        self.sight = [0] * 6

    def imagine(self) -> None:
        """Imagine another world."""
        raise NotImplementedError

    def believe(self) -> None:
        """Make the world a likelier one, by what the others have done with cards that they know."""

    def seat(self) -> int:
        """Who is to move in it; -1: nobody, it is over."""
        raise NotImplementedError

    def list_moves(self, found: list[int]) -> int:
        raise NotImplementedError

    def step(self, move: int) -> None:
        """Make a move, and set `sight`."""
        raise NotImplementedError

    def show(self, sight: int) -> None:
        """All saw the same."""
        for seat in range(self.players):
            self.sight[seat] = sight + 1

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        """How much each move deserves to be looked at; in all 1."""
        for i in range(n):
            weight[i] = 1.0 / n

    def settle(self) -> bool:
        """Whether it is known who wins the world from here; then set `value`."""
        return False

    def play_on(self) -> None:
        """Play the world on as far as it needs, and set `value`."""
        self.play_at_random()

    def play_at_random(self) -> None:
        """Play the world to its end at random, and set `value`."""
        raise NotImplementedError

    def judge(self) -> None:
        """Set `value` of a world that is over."""
        raise NotImplementedError
