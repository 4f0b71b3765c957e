"""What a collection is worth when a deal is over (GAL-26 … GAL-28).

`lines` and `total` are for the score page and for bots.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from koloda.engine import bits
from koloda.games.gallop import cards, codes

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


class Line(NamedTuple):
    """What one colour gives."""

    colour: int
    values: tuple[int, ...]
    """Of the cities of that colour, the highest first."""
    points: int
    clause: str


def points(highest: int, second: int, complete: bool) -> int:
    """Return one colour's points; `second` is 0 where there is only one city of it."""
    if complete:
        return highest  # complete: the highest city of each colour (GAL-27)
    return highest - second  # else the only one, or the higher minus the lower (GAL-28)


def lines(collection: Sequence[int], complete: bool) -> list[Line]:
    """Return one line for each colour of the collection, in the order of the colours."""
    found = []
    for each in sorted({cards.colour(city) for city in collection}):
        values = sorted(
            (cards.value(city) for city in collection if cards.colour(city) == each), reverse=True
        )
        worth = points(values[0], values[1] if len(values) > 1 else 0, complete)
        found.append(Line(each, tuple(values), worth, "GAL-27" if complete else "GAL-28"))
    return found


def total(collection: Sequence[int], complete: bool) -> int:
    return sum(line.points for line in lines(collection, complete))


def is_complete(position: "Position", seat: int) -> bool:
    """Tell whether the collection holds every colour in play (GAL-26)."""
    found = 0
    for i in range(position.collection_size[seat]):
        found |= bits.only(cards.colour(position.collection[seat][i]))
    return found == position.colours


def complete_seats(position: "Position") -> int:
    """Return the set of seats whose collections are complete (GAL-26)."""
    found = 0
    for seat in range(position.players):
        if is_complete(position, seat):
            found |= bits.only(seat)
    return found


def score(position: "Position", seat: int, complete: bool) -> int:
    """Return what a collection is worth; of each colour it holds two cities at most (GAL-23)."""
    highest = [0] * 6
    second = [0] * 6
    for i in range(position.collection_size[seat]):
        city = position.collection[seat][i]
        colour = cards.colour(city)
        value = cards.value(city)
        if value > highest[colour]:
            second[colour] = highest[colour]
            highest[colour] = value
        else:
            second[colour] = value
    worth = 0
    for colour in range(codes.COLOURS):
        worth += points(highest[colour], second[colour], complete)
    return worth
