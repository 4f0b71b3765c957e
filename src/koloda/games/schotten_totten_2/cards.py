"""The cards as small numbers, and their notation.

A siege card is colour * 12 + strength (ST2-1); the tactics cards follow (ST2-30).
"""

COLOURS = "RYGBP"
"""Red, yellow, green, blue, purple."""
STRENGTHS = 12
SIEGE_CARDS = 60

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
CARDS = FIRST_ACTION + len(ACTIONS)


def colour(card: int) -> int:
    """Of a siege card."""
    return card // STRENGTHS


def strength(card: int) -> int:
    """Of a siege card."""
    return card % STRENGTHS


def text(card: int) -> str:
    """`R5`, `B11`, `J`; an action by its name."""
    if 0 <= card < SIEGE_CARDS:
        return f"{COLOURS[colour(card)]}{strength(card)}"
    if SIEGE_CARDS <= card < FIRST_ACTION:
        return ELITE_LETTERS[card - SIEGE_CARDS]
    if FIRST_ACTION <= card < CARDS:
        return ACTIONS[card - FIRST_ACTION]
    raise ValueError(f"no card {card}")


NUMBERS = {text(card): card for card in reversed(range(CARDS))}
"""Of each notation; the first joker for `J`."""
