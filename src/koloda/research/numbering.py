"""The moves of a game as actions: numbers from 0 up, without gaps."""

from collections.abc import Sequence

from koloda.engine.errors import InvalidArgument, quoted
from koloda.research.made import refuse_to_make_again

LARGEST_MOVE = 1023
"""All moves of all games are smaller."""


class Numbering:
    def __init__(self, moves: Sequence[int]) -> None:
        refuse_to_make_again(self)
        self.move_of = [0] * 1024
        self.action_of = [-1] * 1024
        if not 1 <= len(moves) <= LARGEST_MOVE:
            raise InvalidArgument(f"a numbering takes 1 to {LARGEST_MOVE} moves, not {len(moves)}")
        for action, move in enumerate(moves):
            if type(move) is not int or not 0 <= move <= LARGEST_MOVE:
                raise InvalidArgument(f"{quoted(move)} is no move")
            if self.action_of[move] >= 0:
                raise InvalidArgument(f"move {move} is there twice")
            self.move_of[action] = move
            self.action_of[move] = action
        self.actions = len(moves)
        self.is_made = True
