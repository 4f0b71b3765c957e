"""Small numbers, sets and counters as features; the compiled build inlines `writing.pxd`."""

from typing import Any

from koloda.engine import bits

DIGIT = 100
"""Counters are written in digits below this, the lowest first: a feature has room for 127."""
LARGE_DIGIT = 128
"""The digits of numbers that may have dozens of bits."""


def write_set(out: Any, at: int, members: int) -> None:
    """Set the flag of each member of a small set, over zeros."""
    while members:
        out[at + bits.lowest(members)] = 1
        members &= members - 1


def write_flags(out: Any, at: int, members: int, n: int) -> int:
    """Write a flag for each of n numbers, whether a set has it; return the place after them.

    This has no branch that depends on the set, which makes it faster for large ones.
    """
    for i in range(n):
        out[at + i] = members >> i & 1
    return at + n


def write_digits(out: Any, at: int, number: int, digits: int) -> int:
    """Write a counter in this many digits; return the place after them."""
    for _ in range(digits):
        out[at] = number % DIGIT
        number //= DIGIT
        at += 1
    return at


def write_large(out: Any, at: int, number: int, digits: int) -> int:
    """Write a large number in this many digits; return the place after them."""
    for _ in range(digits):
        out[at] = number % LARGE_DIGIT
        number //= LARGE_DIGIT
        at += 1
    return at
