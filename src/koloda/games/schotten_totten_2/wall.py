"""The wall tiles and what formations their two faces accept (ST2-2); tiles count from 0."""

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
"""Each tile's intact and damaged side: its capacity, and the formations it accepts."""

CAPACITY = tuple(capacity for tile in WALL for capacity, _ in tile)
ACCEPTS = tuple(accepted for tile in WALL for _, accepted in tile)
