"""What a collection is worth when a deal is over: for the rules and for the score page."""

from collections.abc import Sequence
from typing import NamedTuple

from koloda.games.gallop.cards import colour, value


class Line(NamedTuple):
    """What one colour gives."""

    colour: int
    values: tuple[int, ...]
    """Of the cities of that colour, the highest first."""
    points: int
    clause: str


def points(highest: int, second: int, complete: bool) -> int:
    """One colour's points; `second` is 0 where there is only one city of it."""
    if complete:
        return highest  # GAL-27
    return highest - second  # GAL-28


def lines(collection: Sequence[int], complete: bool) -> list[Line]:
    """One line for each colour of the collection, in the order of the colours."""
    found = []
    for each in sorted({colour(city) for city in collection}):
        values = sorted((value(city) for city in collection if colour(city) == each), reverse=True)
        worth = points(values[0], values[1] if len(values) > 1 else 0, complete)
        found.append(Line(each, tuple(values), worth, "GAL-27" if complete else "GAL-28"))
    return found


def total(collection: Sequence[int], complete: bool) -> int:
    return sum(line.points for line in lines(collection, complete))
