"""What a search needs from a game; each game's folder has a subclass.

A simulation holds what one seat knows and one world that fits it, and plays in that world. The
methods check nothing, so Python cannot reach them in the compiled build.
"""

from koloda.engine.errors import InvalidArgument
from koloda.engine.rng import Rng

MOST_SEATS = 6


class Simulation:
    def __init__(self, players: int, seed: int) -> None:
        if not 2 <= players <= MOST_SEATS:
            raise InvalidArgument(f"no game has {players} players")
        self.players = players
        self.is_ready = False  # until the game's own class has set it up
        self.is_busy = False  # while a thread simulates, and no other may
        self.rng = Rng(seed)
        self.value = [0.0] * 6  # of the world to each seat, from 0 to 1
        # What each seat saw of the last step. Steps that a seat can't tell apart have the same
        # number, and 0 means that it saw nothing. A seat's own draws may be left out if only a
        # later turn depends on them, so that more worlds share a node.
        self.observation = [0] * 6

    def imagine(self) -> None:
        """Imagine another world."""
        raise NotImplementedError

    def refine_world(self) -> None:
        """Make the world likelier, by what others did with cards they know."""

    def seat(self) -> int:
        """Return the seat to move, or -1 if the world is over."""
        raise NotImplementedError

    def list_moves(self, found: list[int]) -> int:
        """Write the legal moves into `found` and return how many there are."""
        raise NotImplementedError

    def step(self, move: int) -> None:
        """Make a move, and set `observation`."""
        raise NotImplementedError

    def show_all(self, observation: int) -> None:
        """Note that every seat saw the same."""
        for seat in range(self.players):
            self.observation[seat] = observation + 1

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        """Set how much of the search's attention each move deserves; the weights add up to 1."""
        for i in range(n):
            weight[i] = 1.0 / n

    def settle(self) -> bool:
        """Return whether the winner is known already; if so, set `value`."""
        return False

    def evaluate(self) -> None:
        """Set `value`, after playing on as far as the game needs."""
        self.play_randomly()

    def play_randomly(self) -> None:
        """Play random moves to the end of the world, and set `value`."""
        raise NotImplementedError

    def evaluate_end(self) -> None:
        """Set `value` of a world that is over."""
        raise NotImplementedError
