"""Moves, phases, actions, endings and events as numbers; `codes.pxd` has them for the compiler.

A move is the start of a block plus a tile, a card, an action or a place. Nobody can tell the two
jokers apart, so no move names one of them by its number: of two jokers in a hand a move always
names the first, and a joker on the wall is named by its place.
"""

TILES = 7
FACES = 14
ALL_TILES = 0b1111111
"""As a set."""
CAULDRONS = 3
"""That the defender has (ST2-3)."""
DAMAGED_TO_WIN = 4
"""Tiles that the attacker must damage (ST2-21)."""

PLAY = 0
"""A tile and a card: see `play`."""
CHOOSE = 448
"""A card of the wall, of the discard or of the hand, for the action that is being carried out; a
joker only of the hand."""
ACT = 520
"""An action from the hand; explosion names its tile at once instead."""
EXPLODE = 528
TO = 536
"""The tile to which the chosen card goes."""
TO_DISCARD = 543
CLAIM = 544
RETREAT = 552
OIL = 560
DRAW_SIEGE = 568
DRAW_TACTICS = 569
PASS = 570
CHOOSE_JOKER = 571
"""A joker of the wall, by its place on the side from which the action takes a card."""
END = 599
"""The first number that is no move."""

MOST = 96
"""The most moves that can be legal at once."""

# what the seat to move has to do
PLAYING = 0
"""Play a card; claims and retreats, or oil, may come before it."""
DRAWING = 1
CHOOSING = 2
PLACING = 3
GIVING = 4
"""Choose cards from the hand for a swap."""
PHASES = ("playing", "drawing", "choosing", "placing", "giving")

# the actions, in the order of `cards.ACTIONS`
REDEPLOYMENT = 0
RECRUITMENT = 1
DESERTION = 2
TREASON = 3
EXPLOSION = 4
REINFORCEMENTS = 5
SWAP = 6

# types of formations, the weakest first (ST2-12)
SUM = 0
RUN = 1
COLOUR = 2
EQUAL_STRENGTH = 3
COLOUR_RUN = 4

# how a game ended
NOT_ENDED = 0
CLAIMED_AGAIN = 1  # a tile that was already damaged
FOUR_DAMAGED = 2
DECK_EMPTY = 3
WALL_FULL = 4
ENDINGS = (None, "tile-broken", "four-tiles-damaged", "siege-deck-empty", "wall-held")

# what happened, for those who watch; see events.py
PLAYED = 0
CLASHED = 1
RETREATED = 2
OILED = 3
CLAIMED = 4
DISCARDED = 5
ACTED = 6
CHOSEN = 7
GIVEN = 8
MOVED = 9
SHUFFLED = 10  # has a card in place of the tile, and another card
EXCHANGED = 11
DREW_SIEGE = 12
DREW_TACTICS = 13
PASSED = 14
WON = 15  # has the ending in place of the tile
DEALT = 16
LOGGED = 48
"""How many events of one move are noted."""
NOTHING = 255
"""In place of a card where an event has none."""

ORIGINS = 8
"""How many numbers of old cards a hand may hold, 0 to 7: see `knowledge.track`."""

GIFT = 3
"""Cards that each player gives in a swap (ST2-42). Unconfirmed: the scan of the book lost it."""


def hand_limit(has_tactics: bool) -> int:
    """The cards dealt to each player (ST2-3, ST2-30); nobody ever has more (ST2-31)."""
    return 7 if has_tactics else 6


def play(card: int, tile: int) -> int:
    """The move that plays a card to a tile."""
    return tile << 6 | card


def played_card(move: int) -> int:
    return move & 63


def played_at(move: int) -> int:
    return move >> 6


def face(tile: int, damaged: int) -> int:
    """The face of a tile that counts, given the set of damaged tiles."""
    return 2 * tile + (damaged >> tile & 1)


def damaged_face(tile: int) -> int:
    return 2 * tile + 1


def spot(seat: int, tile: int, i: int) -> int:
    """The place of one card on the wall: whose side, which tile, how many cards lie below it."""
    return 28 * seat + 4 * tile + i


def choose_joker(tile: int, i: int) -> int:
    """The move that chooses the joker that lies there."""
    return CHOOSE_JOKER + spot(0, tile, i)


def seat_at(spot: int) -> int:
    return spot // 28


def tile_at(spot: int) -> int:
    return spot // 4 % 7


def index_at(spot: int) -> int:
    return spot % 4


def formation(type: int, total: int) -> int:
    """What a formation counts: the higher number is the stronger one (ST2-12)."""
    return type << 6 | total


def formation_type(value: int) -> int:
    return value >> 6


def formation_total(value: int) -> int:
    return value & 63


def event(kind: int, seat: int, tile: int, card: int) -> int:
    return kind << 24 | seat << 16 | tile << 8 | card


def event_parts(event: int) -> tuple[int, int, int, int]:
    """Return an event's kind, seat, tile and card."""
    return event >> 24, event >> 16 & 255, event >> 8 & 255, event & 255
