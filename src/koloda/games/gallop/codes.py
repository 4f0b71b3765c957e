"""What the numbers mean: cards, moves, phases, and what a move did.

The compiled rules take the same names as C constants from `codes.pxd`; this file is never compiled.
"""

# cards: every kind has a number; equal cards share one, so nothing tells them apart.
# Cities are numbered below the exchanges, 0 … 35: six colours of six values
FIRST_EXCHANGE = 36
"""The exchange of value 1; those of the values 2 … 6 follow it."""
UNIVERSAL = 42
DEPORTATION = 43
KINDS = 44
DECK = 47
"""Cards in the whole deck (GAL-1)."""
COLOURS = 6
ALL_COLOURS = 0b111111
"""The set of all colours."""

MOST_PLAYERS = 4

# steps of a move; a card that is put down has the step 1 … 6, the value of its flight.
# To put a card down (GAL-5) is `lay` in names, as it is in saved positions and in events
PICKED = 0
"""Take this one of the cards put down."""
GIVEN = 7
"""Give away this city of the taker's collection in a swap."""
GOT = 8
"""Get this city of another player's collection for it."""

# phases
LAY = 0
PICK = 1
GIVE = 2
GET = 3
OVER = 4

# matches
TARGET = 0
WINS = 1
SINGLE = 2

FLIGHTS = 0b1111110
"""The full set of flights, 1 to 6 (GAL-2)."""
HAND = 3
"""Cards that each player takes before the first round (GAL-4)."""
TRIES = 100_000
"""To imagine a world: of the few cards that older decks hide, one arrangement in hundreds fits."""
LONGEST_DEAL = 500
"""Rounds (GAL-33)."""
LONGEST_MATCH = 200
"""Deals (GAL-34)."""
MOST_MOVES = 24
"""Room for every list of legal moves: three cards with six flights each are 18."""

# why a city burns: flags, as a city may burn for both reasons
NEIGHBOURS = 1
THREE = 2

# why a deal ends, if it does
GOES_ON = -1
COMPLETE = 0
NO_CARD = 1
TOO_LONG = 2

# which equal cards all know that a hand card is not, see `knowledge`
NOT_UNIVERSAL = 1
NOT_DEPORTATION = 2

# What a move did, as the rules log it: a word and what belongs to it, word after word; `events`
# reads it. The longest log of one move: a card put down (3), all revealed (13), four cards taken
# and resolved (36), a city given (3), at most 36 cities burnt in at most 18 waves (90), the end of
# a round (1), a reshuffle and four cards drawn (14), the marker moved (2), and the end of a deal
# with all collections and the next deal (56): 218 numbers.
LOG_ROOM = 256
LAID = 0  # seat, move
REVEALED = 1  # card and flight of each seat, then the seats in the order of choosing
TAKEN = 2  # seat, card, the seat that had put it down
DEPORTED = 3  # seat, city or -1
GAVE = 4  # seat, city: the first half of a swap whose second half is still to be chosen
SWAPPED = 5  # seat, given city, partner, city received
NO_SWAP = 6  # seat
BURNT = 7  # seat, number, then each city joined with why it burns
FLIGHTS_BACK = 8
SHUFFLED = 9  # number of cards
DRAWN = 10  # seat, card or -1
MARKER = 11  # seat
ENDED = 12  # why
SCORED = 13  # seat, whether complete, number, then the collection
DEALT = 14  # marker


def join(step: int, card: int) -> int:
    """Put a card and a small number into one number: a move is a step with a card."""
    return step << 6 | card


def step(joined: int) -> int:
    return joined >> 6


def card(joined: int) -> int:
    return joined & 63
