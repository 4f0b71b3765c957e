"""What each number of an encoding means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from koloda.research.writing import DIGIT, LARGE_DIGIT

FLAG = "flag"
"""0 or 1."""
NUMBER = "number"
"""A quantity: more is more."""
CATEGORY = "category"
"""A name in disguise: neighbouring values have nothing in common. A network wants it one-hot."""
SET = "set"
"""A set of small numbers as bits."""


@dataclass(frozen=True)
class Feature:
    name: str
    kind: str
    high: int
    """The largest value; the smallest is 0."""

    @property
    def width(self) -> int:
        """How many columns it takes in `Encoding.one_hot`."""
        if self.kind == CATEGORY:
            return self.high  # 0, which is nothing, gets no column
        return self.high.bit_length() if self.kind == SET else 1


def flag(name: str) -> Feature:
    return Feature(name, FLAG, 1)


def flags(name: str, of: Sequence[object]) -> Iterator[Feature]:
    return (flag(f"{name}: {each}") for each in of)


def number(name: str, high: int) -> Feature:
    return Feature(name, NUMBER, high)


def category(name: str, high: int) -> Feature:
    return Feature(name, CATEGORY, high)


def member_set(name: str, members: int) -> Feature:
    return Feature(name, SET, (1 << members) - 1)


def digits(name: str, count: int) -> Iterator[Feature]:
    """A counter in digits, the lowest first."""
    return (number(f"{name}, times {DIGIT**i}", DIGIT - 1) for i in range(count))


def large_digits(name: str, count: int) -> Iterator[Feature]:
    return (number(f"{name}, times {LARGE_DIGIT}**{i}", LARGE_DIGIT - 1) for i in range(count))


def seat_names(players: int) -> list[str]:
    """Return the seats as an observer counts them, clockwise from their own."""
    return ["me", *(f"{i} after me" for i in range(1, players))] if players > 2 else ["me", "other"]
