"""The cards: their colours, values and names. Their numbers are in `codes`."""

from koloda.games.gallop import codes

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS = "ROYGBP"

NAMES = (
    *(f"{letter}{value}" for letter in LETTERS for value in range(1, 7)),
    *(f"X{value}" for value in range(1, 7)),
    "U",
    "D",
)
NUMBERS = {name: card for card, name in enumerate(NAMES)}


def colour(city: int) -> int:
    return city // 6


def value(card: int) -> int:
    """Return the value of a city or an ordinary exchange."""
    return card % 6 + 1


def is_city(card: int) -> bool:
    return 0 <= card < codes.FIRST_EXCHANGE


def copies(card: int) -> int:
    """Return how many cards of this kind the deck has (GAL-1)."""
    if card == codes.DEPORTATION:
        return 3
    return 2 if card == codes.UNIVERSAL else 1


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]
