"""Flat arrays as the compiled build sees them: pointers, which `buffers.pxd` takes from them.

Uncompiled, a pointer to an array is the array itself.
"""

from typing import Any


def bytes_of(flat: Any) -> Any:
    return flat


def floats_of(flat: Any) -> Any:
    return flat


def ints_of(flat: Any) -> Any:
    return flat


def clear(out: Any, at: int, n: int) -> None:
    """Set n numbers to 0."""
    out[at : at + n] = 0


def widen(numbers: Any, wide: Any, at: int, n: int) -> None:
    """Copy n small numbers as floats."""
    wide[at : at + n] = numbers[at : at + n]


def mark(out: Any, at: int, found: list[int], n: int, place_of: list[int]) -> None:
    """Set the flag of each of the numbers that were found."""
    for i in range(n):
        out[at + place_of[found[i]]] = 1
