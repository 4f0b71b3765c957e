"""A card is one small number: its value, how it lies, and who has seen it.

Knowledge is a part of the card, so it goes wherever the card goes (SCR-19). The compiled build
takes the constants and the small functions from `cards.pxd`.
"""

EQUALS = 14
"""The value of "=": above 13, because it is discarded before all others (SCR-14, SCR-18)."""

VALUE = 15
"""The bits of the value; 0 is a card that the observer doesn't know."""
UP = 16
KNOWN = 32
"""This bit times 2**seat: the seat has seen the card."""
PUSHED = 2048
"""This bit: the card is pushed forward (SCR-9)."""
GAP = PUSHED
"""The mark without a card: while a gap is chosen, the gap that a pushed card left (SCR-12)."""

Shown = int | str
"""A card's value as people read it: 1 … 13 or "="."""


def copies(players: int) -> int:
    """Return how many cards of each value there are, and how many "=".

    With 3 or 4 players, one of each leaves the game (SCR-1).
    """
    return 5 if players == 6 else 4


def value(card: int) -> int:
    return card & VALUE


def value_bit(card: int) -> int:
    """Return the set of this one value, see `koloda.engine.bits`."""
    return 1 << (card & VALUE)


def is_up(card: int) -> bool:
    return card & UP != 0


def is_pushed(card: int) -> bool:
    return card & PUSHED != 0


def is_known(card: int, seat: int) -> bool:
    """Return whether the seat has seen the card."""
    return card & KNOWN << seat != 0


def known_by(card: int, everybody: int) -> int:
    """Return the set of seats that have seen the card, given the bits of all seats."""
    return (card & everybody) >> 5


def seen(card: int, seat: int) -> int:
    """Return the card after the seat has seen it."""
    return card | KNOWN << seat


def pushed(card: int) -> int:
    return card | PUSHED


def put_back(card: int) -> int:
    """Return the card as it is when it is no longer pushed forward."""
    return card & ~PUSHED


def with_value(card: int, value: int) -> int:
    """Return a card of another value that lies in the same way and that the same seats know."""
    return card & ~VALUE | value


def without_value(card: int) -> int:
    """Return the card as somebody sees it who doesn't know it."""
    return card & ~VALUE


def shown(value: int) -> Shown:
    return "=" if value == EQUALS else value


def knowers(card: int, players: int) -> list[int]:
    """Return the seats that know a card."""
    return [seat for seat in range(players) if card & KNOWN << seat]
