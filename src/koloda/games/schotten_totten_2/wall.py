"""The wall tiles and what their two faces need (ST2-2); tiles are counted from 0.

A spot is the place of one card on the wall: whose side, which tile, and how many cards lie between
it and the wall. `wall.pxd` has the same functions for the compiler.
"""

from typing import Final

from koloda.games.schotten_totten_2.codes import FACES as FACES
from koloda.games.schotten_totten_2.codes import TILES as TILES

ALL: Final = "all"
SUM: Final = "sum"
RUN: Final = "run"
COLOUR: Final = "colour"
EQUAL_STRENGTH: Final = "equal-strength"
COLOUR_RUN: Final = "colour-run"
LOWEST_SUM: Final = "lowest-sum"

WALL = (
    ((3, SUM), (3, RUN)),
    ((4, ALL), (2, EQUAL_STRENGTH)),
    ((3, ALL), (3, COLOUR)),
    ((2, ALL), (4, LOWEST_SUM)),
    ((3, ALL), (3, COLOUR)),
    ((4, ALL), (2, EQUAL_STRENGTH)),
    ((3, LOWEST_SUM), (3, RUN)),
)
"""Each tile's intact and damaged side: how many cards a formation has, and what it may be."""

CAPACITY = tuple(capacity for tile in WALL for capacity, _ in tile)
ACCEPTS = tuple(accepted for tile in WALL for _, accepted in tile)


def face(tile: int, damaged: int) -> int:
    """Which face of a tile counts, by the set of damaged tiles."""
    return 2 * tile + (damaged >> tile & 1)


def damaged_face(tile: int) -> int:
    return 2 * tile + 1


def spot(seat: int, tile: int, i: int) -> int:
    return 28 * seat + 4 * tile + i


def seat_of(spot: int) -> int:
    return spot // 28


def tile_of(spot: int) -> int:
    return spot // 4 % 7


def index_of(spot: int) -> int:
    return spot % 4
