"""The cards as small numbers, and their notation.

A siege card is colour * 12 + strength (ST2-1); the tactics cards follow (ST2-30). A set of siege
cards has bit n for card n; a set of tactics cards has bit n for card 60 + n. `cards.pxd` has the
same numbers and functions for the compiler.
"""

from koloda.engine.errors import InvalidArgument

COLOURS = "RYGBP"
"""Red, yellow, green, blue, purple."""
COLOUR_COUNT = 5
STRENGTHS = 12
SIEGE_CARDS = 60

JOKER = 60
"""The first of the two; see `codes`."""
JOKERS = (60, 61)
SPY = 62
SHIELD = 63
ELITES = (*JOKERS, SPY, SHIELD)
ELITE_LETTERS = "JJSH"

ACTIONS = (
    "redeployment",
    "recruitment",
    "desertion",
    "treason",
    "explosion",
    "reinforcements",
    "swap",
)
FIRST_ACTION = 64
CARDS = 71
TACTICS_CARDS = 11

# sets of tactics cards
FIRST_JOKER = 0b0001
SECOND_JOKER = 0b0010
BOTH_JOKERS = 0b0011
THE_SPY = 0b0100
THE_SHIELD = 0b1000
ALL_ELITES = 0b1111
ALL_TACTICS = 0b11111111111

# sets of strengths
ALL_STRENGTHS = 0b111111111111
SHIELD_STRENGTHS = 0b1110

# the strengths that elites may take (ST2-34); a joker may take any
HIGHEST_STRENGTH = 11
SPY_STRENGTH = 10
HIGHEST_OF_SHIELD = 3
LOWEST_OF_SHIELD = 1


def is_siege(card: int) -> bool:
    return card < SIEGE_CARDS


def colour(card: int) -> int:
    """Of a siege card."""
    return card // STRENGTHS


def strength(card: int) -> int:
    """Of a siege card."""
    return card % STRENGTHS


def clashing(card: int) -> int:
    """The card that a card clashes with: the 11 of a 0's colour, the 0 of an 11's (ST2-7).

    -1 for any other card; elites never clash (ST2-34).
    """
    if not is_siege(card):
        return -1
    if card % STRENGTHS == 0:
        return card + 11
    if card % STRENGTHS == 11:
        return card - 11
    return -1


# sets of cards


def siege_set() -> int:
    """All siege cards."""
    return (1 << SIEGE_CARDS) - 1


def siege_in(members: int) -> int:
    """The siege cards of a set of siege cards and elites."""
    return members & siege_set()


def elites_in(members: int) -> int:
    """The elites of a set of siege cards and elites, as a set of tactics cards."""
    return members >> SIEGE_CARDS


def of_strength(strength: int) -> int:
    """The five siege cards of a strength."""
    return 0x1_001_001_001_001 << strength


def of_colour(colour: int) -> int:
    """The twelve siege cards of a colour."""
    return ALL_STRENGTHS << STRENGTHS * colour


def strengths_of_colour(siege: int, colour: int) -> int:
    """The strengths that a set of siege cards has in one colour."""
    return siege >> STRENGTHS * colour & ALL_STRENGTHS


def strengths_of(siege: int) -> int:
    """The strengths that a set of siege cards has in any colour."""
    return (siege | siege >> 12 | siege >> 24 | siege >> 36 | siege >> 48) & ALL_STRENGTHS


def is_joker(card: int) -> bool:
    return card in (JOKER, JOKER + 1)


def other_joker(card: int) -> int:
    return 2 * JOKER + 1 - card


def tactic(card: int) -> int:
    """A tactics card's number in a set of tactics cards."""
    return card - SIEGE_CARDS


def action_tactic(action: int) -> int:
    """An action's number in a set of tactics cards."""
    return FIRST_ACTION - SIEGE_CARDS + action


def actions_in(tactics: int) -> int:
    """The set of actions, by their codes, in a set of tactics cards."""
    return tactics >> FIRST_ACTION - SIEGE_CARDS


def named_once(tactics: int) -> int:
    """A set of tactics cards as moves name it: the first joker for either (see `codes`)."""
    if tactics & BOTH_JOKERS:
        return tactics & ~BOTH_JOKERS | 1
    return tactics


def with_jokers_exchanged(tactics: int) -> int:
    """A set of tactics cards in which each joker has become the other one."""
    return tactics & ~BOTH_JOKERS | (tactics & FIRST_JOKER) << 1 | (tactics & SECOND_JOKER) >> 1


TEXTS: tuple[str, ...] = (
    *(f"{COLOURS[colour(card)]}{strength(card)}" for card in range(SIEGE_CARDS)),
    *ELITE_LETTERS,
    *ACTIONS,
)
"""Of each card: `R5`, `B11`, `J`; an action's is its name."""


def text(card: int) -> str:
    if not 0 <= card < CARDS:
        raise InvalidArgument(f"no card {card}")
    return TEXTS[card]


NUMBERS = {text(card): card for card in reversed(range(CARDS))}
"""Of each notation; the first joker for `J`."""
