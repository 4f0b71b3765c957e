"""Sets of small numbers as the bits of one number.

The compiled rules use the C versions of these functions in `bits.pxd`, whose sets hold the numbers
from 0 to 63.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from itertools import count as rising

EVERY = 2**64 - 1
"""The set of all numbers from 0 to 63."""

DIGITS = bytes.maketrans(b"01", b"\0\1")


def lowest(members: int) -> int:
    """Return the lowest member of a set that has one."""
    return (members & -members).bit_length() - 1


def highest(members: int) -> int:
    """Return the highest member of a set that has one."""
    return members.bit_length() - 1


def count(members: int) -> int:
    """Return how many members a set has."""
    return members.bit_count()


def has(members: int, number: int) -> bool:
    """Tell whether a number from 0 up is in a set."""
    return members >> number & 1 == 1


def only(number: int) -> int:
    """Return the set of this number alone; the empty set for a number that no set can hold."""
    return 1 << number if 0 <= number < 64 else 0


def above(number: int) -> int:
    """Return the set of all higher numbers, up to 63."""
    return EVERY << number << 1 & EVERY


def below(number: int) -> int:
    """Return the set of all lower numbers."""
    return (1 << number) - 1


def without(members: int, number: int) -> int:
    """Return a set without a number, whether or not it was a member."""
    return members & ~(1 << number)


def without_lowest(members: int) -> int:
    """Return a set without its lowest member; the empty set stays empty."""
    return members & (members - 1)


def has_several(members: int) -> bool:
    """Tell whether a set has two members or more."""
    return without_lowest(members) != 0


def gathered(numbers: Iterable[int]) -> int:
    """Return the set of these numbers."""
    members = 0
    for number in numbers:
        members |= 1 << number
    return members


def listed(members: int) -> list[int]:
    """Return the members in rising order."""
    return list(_listed(members))


@lru_cache(maxsize=2**14)
def _listed(members: int) -> tuple[int, ...]:
    # views are full of such lists, the same ones for every viewer, so they are cached, and built
    # without a loop in Python: the binary digits select the numbers
    return tuple(compress(rising(), f"{members:b}"[::-1].encode().translate(DIGITS)))
