"""What a game's folder of this package has to offer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from koloda.engine.option import Value
from koloda.research.features import Feature
from koloda.research.slot import Slot

Options = Mapping[str, Value]


@dataclass(frozen=True)
class GameEncoding:
    """Each function takes the number of players and the options of the game."""

    version: int
    """Raised whenever a feature or an action gets another meaning or another place."""
    features: Callable[[int, Options], Sequence[Feature]]
    """What a seat knows."""
    hidden: Callable[[int, Options], Sequence[Feature]]
    """What it doesn't."""
    moves: Callable[[int, Options], Sequence[int]]
    """Every move that can be legal; an action is a place in this list."""
    action_name: Callable[[int], str]
    """A move in the game's notation."""
    slot: Callable[[int, Options], Slot]
    by_lot: tuple[str, ...] = ()
    """The options that the deal decides if nobody does."""


def number(options: Options, name: str) -> int:
    """Return the value of an option that is a number; -1 for None."""
    value = options[name]
    assert value is None or isinstance(value, int)
    return -1 if value is None else value
