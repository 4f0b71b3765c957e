"""A card is one small number: its value, how it lies, and who has seen it.

Knowledge is a part of the card, so it goes wherever the card goes (SCR-19).
"""

EQUALS = 14
"""The value of "=": above 13, because it is discarded before all others (SCR-14, SCR-18)."""

VALUE = 15
"""These bits are the value; 0 is a card that the observer doesn't know."""
UP = 16
KNOWN = 32
"""This bit times 2**seat: the seat has seen the card."""
PUSHED = 2048
"""Pushed forward; alone, while a gap is chosen, the gap that such a card left (SCR-12)."""

Shown = int | str
"""A card's value as people read it: 1 … 13 or "="."""


def shown(value: int) -> Shown:
    return "=" if value == EQUALS else value


def knowers(card: int, players: int) -> list[int]:
    """The seats that know a card."""
    return [seat for seat in range(players) if card & KNOWN << seat]
