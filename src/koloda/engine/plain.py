"""A position in plain Python, for a game that is not compiled (yet).

docs/adding-a-game.md starts with it. A game that bots should search fast gets a compiled position
later, like the games in `koloda.games`.
"""

from copy import deepcopy
from typing import Any, Self

from koloda.engine.errors import InvalidArgument
from koloda.engine.fields import Fields, Sides, Values
from koloda.engine.rng import Rng


class PlainPosition:
    """What every position needs besides its rules; a subclass adds `legal_moves` and `step`."""

    observer: int
    """The seat whose knowledge this is; -1 for the whole truth."""

    def legal_moves(self) -> list[int]:
        raise NotImplementedError

    def step(self, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError

    @property
    def revealed(self) -> int:
        return 0

    @property
    def chance(self) -> Rng | None:
        return None

    def play(self, move: int) -> bool:
        if self.observer >= 0 or move not in self.legal_moves():
            return False
        self.step(move)
        return True

    def playout(self, rng: Rng) -> int:
        if self.observer >= 0:
            raise InvalidArgument("a position with holes can't be played out; imagine one first")
        count = 0
        while moves := self.legal_moves():
            self.step(moves[rng.below(len(moves))])
            count += 1
        return count

    def clone(self) -> Self:
        return deepcopy(self)


def fill(position: PlainPosition, fields: Fields[Any], values: Values) -> None:
    """Set every field of a position to the value that was read."""
    for entry in fields.fields:
        for field in entry.fields if isinstance(entry, Sides) else (entry,):
            setattr(position, field.attribute or field.name, values[field.name])
