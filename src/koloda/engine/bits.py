"""Sets of small numbers as the bits of one number.

The compiled build takes the C versions of the same functions from `bits.pxd`; they are for numbers
below 64.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from itertools import count as rising

DIGITS = bytes.maketrans(b"01", b"\0\1")


def lowest(members: int) -> int:
    """The lowest member of a set that has one."""
    return (members & -members).bit_length() - 1


def highest(members: int) -> int:
    """The highest member of a set that has one."""
    return members.bit_length() - 1


def count(members: int) -> int:
    return members.bit_count()


def has(members: int, n: int) -> bool:
    return members >> n & 1 == 1


def only(n: int) -> int:
    """The set of one number."""
    return 1 << n


def gathered(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    members = 0
    for number in numbers:
        members |= 1 << number
    return members


def listed(members: int) -> list[int]:
    """The members in rising order."""
    return list(_listed(members))


@lru_cache(maxsize=2**14)
def _listed(members: int) -> tuple[int, ...]:
    # views are full of such lists, the same ones for every viewer; so they are remembered, and made
    # without a loop in Python: the digits choose the numbers
    return tuple(compress(rising(), f"{members:b}"[::-1].encode().translate(DIGITS)))
