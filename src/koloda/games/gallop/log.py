"""What the last move did, as a list of numbers that `events` reads; no part of the position.

The compiled rules inline the same function from `log.pxd`.
"""

from typing import TYPE_CHECKING

from koloda.games.gallop import codes

if TYPE_CHECKING:  # the modules that position.py imports use this one
    from koloda.games.gallop.position import Position


def note(position: "Position", word: int) -> None:
    if position.log_size < codes.LOG_ROOM:
        position.log[position.log_size] = word
        position.log_size += 1
