"""The numbers of moves, phases, events, actions and teams; `codes.pxd` has the same ones for C.

A move is a word (DRAW, USE, …), an end of a camp, or a card named by its place: see `places.py`.
"""

# Moves that are a word
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

# Moves that name an end of a camp, or a place, start at these numbers
ENDS = 16
PLACES = 32

# The ends of a camp
LEFT = 0
RIGHT = 1

# Camps have their seats' numbers; the deck counts as one more
DECK = 6

# The only places in the deck that can be touched (SCR-38)
TOP = 6
SECOND = 14

MOST_CARDS = 70
"""In the whole game (SCR-1); a camp may grow to hold nearly all of them (SCR-13)."""

MOST_TO_CALL = 2
"""Cards in the caller's camp (SCR-7)."""

MOST_PENALTIES = 3
"""Cards for one failure (SCR-13)."""

WRONG_CALL = 10
"""Added to the total of a team whose call was wrong (SCR-26)."""

# Phases: what the seat to move has to do
BEGIN_TURN = 0
USE_DRAWN = 1
PUSH_CARDS = 2
CHOOSE_GAP = 3
PLACE_NEW_CARD = 4
PLACE_PENALTY = 5
CHOOSE_TARGET = 6
CHOOSE_SWAP = 7
JOIN_CAMP = 8
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

# What an ability does
DOES_NOTHING = 0
LOOKS = 1
TURNS_UP = 2
DISCARDS = 3
SWAPS = 4
LOOKS_AND_SWAPS = 5
ACTIONS = ("nothing", "look", "turn-up", "discard", "swap", "look-and-swap")

# Why an ability can't touch a card
ALLOWED = 0
NOT_ON_DECK = 1
SAME_CARD = 2
SECOND_ALONE = 3
NO_CARD = 4
OTHER_CAMP = 5
FACE_UP = 6

# Events: what a move did, step by step
DREW = 0
TOOK = 1
CALLED = 2
USED = 3
REPLACING = 4
DISCARDED = 5
PUSHED_FORWARD = 6
TURNED_UP = 7
FAILED = 8
PLACED = 9
NAMED = 10
LOOKED = 11
SWAPPED = 12
LEFT_ALONE = 13
PENALIZED = 14
JOINED = 15
ENDED = 16
DEALT = 17
EVENTS = (
    "drew",
    "took",
    "called",
    "used",
    "replacing",
    "discarded",
    "pushed",
    "turned-up",
    "failed",
    "placed",
    "named",
    "looked",
    "swapped",
    "left",
    "penalty",
    "joined",
    "round-over",
    "dealt",
)


def is_solo(seat: int, players: int) -> bool:
    """Tell whether a seat plays alone: of three players, the first (SCR-30)."""
    return players == 3 and seat == 0


def is_in_pair(seat: int, players: int) -> bool:
    """Tell whether a seat is one of the pair that plays against a solo player (SCR-30)."""
    return players == 3 and seat > 0


def clockwise(seat: int, steps: int, players: int) -> int:
    """Return the seat that is this many steps, fewer than there are players, from a seat."""
    return seat + steps - players if seat + steps >= players else seat + steps


def team_of(seat: int, players: int) -> int:
    """Return the team of a seat: alternate seats (SCR-2), or solo against a pair (SCR-30)."""
    return 1 if is_in_pair(seat, players) else seat & 1
