"""A move is a word (DRAW, USE, …), an end of a camp, or a card named by its place.

An end is ENDS + 2 * camp + side, a place is PLACES + 8 * place + camp. A camp has its seat's
number, DECK is the seventh; places count from 0: in a camp from the left, in the deck from the top.
"""

DRAW = 0
TAKE = 1
CALL = 2
USE = 3
REPLACE = 4
DISCARD = 5
TURN_UP = 6
SWAP = 7
LEAVE = 8
NEXT = 9
WORDS = 10

ENDS = 16
LEFT = 0
RIGHT = 1
PLACES = 32
DECK = 6
TOP = DECK
SECOND = 8 + DECK

MOST_CARDS = 70
"""Of the whole game (SCR-1); a camp could come to hold nearly all of them (SCR-13)."""

MOST_TO_CALL = 2
"""Cards in the own camp (SCR-7)."""

# What the seat to move is asked
TURN = 0
DRAWN = 1
PUSH = 2
GAP = 3
NEW_CARD = 4
PENALTY = 5
TARGET = 6
SWAPPING = 7
JOIN = 8
ROUND_OVER = 9
OVER = 10
PHASES = (
    "turn",
    "drawn",
    "push",
    "gap",
    "new-card",
    "penalty",
    "target",
    "swap",
    "join",
    "round-over",
    "over",
)

# Where the card in hand comes from
FROM_DECK = 1
FROM_PILE = 2
SOURCES = (None, "deck", "discard")


def place_of(move: int) -> tuple[int, int]:
    """The camp (or DECK) and the place that a move names."""
    return (move - PLACES) & 7, (move - PLACES) >> 3
