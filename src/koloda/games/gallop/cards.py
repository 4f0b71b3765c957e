"""The cards. Every kind has a number; equal cards share one, so nothing tells them apart.

0 … 35  cities: six colours of six values        42  a universal exchange
36 … 41  exchanges of the values 1 … 6            43  a deportation
"""

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS = "ROYGBP"

EXCHANGE = 36
"""The exchange of value 1; the others follow it."""
UNIVERSAL = 42
DEPORTATION = 43
KINDS = 44
DECK = 47

COPIES = (1,) * UNIVERSAL + (2, 3)
"""How many cards of each kind there are (GAL-1)."""

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
    """Of a city or an ordinary exchange."""
    return card % 6 + 1


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]
