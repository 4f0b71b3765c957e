"""What the numbers mean: piles, moves, and the numbers that the rules name.

A move is a play, which names a pile and a card, or END. The pile is named as the mover sees it.
The compiled rules take the same constants and functions from `codes.pxd`.
"""

ASCENDING = 0
DESCENDING = 1

OWN_ASCENDING = 0
OWN_DESCENDING = 1
OTHER_ASCENDING = 2
OTHER_DESCENDING = 3
PILES = 4

END = 0
"""End the turn."""
PLAYS = 256
"""Every play is a number below this."""

CARDS = 58
"""Number cards of each player, 2 to 59 (F2F-1)."""
TRIES = 100_000
"""To imagine a world: if two cards of some hand fit, one random hand in 1,653 has them."""
MINIMUM_PLAYS = 2
"""Plays that a turn needs before it may end (F2F-4)."""
TRICK = 10
"""How far the reverse trick steps back (F2F-8)."""
CARDS_DRAWN = 2
"""Cards drawn after a turn with own plays only (F2F-11)."""


def play(pile: int, card: int) -> int:
    """Return the move that lays this card on this pile."""
    return pile << 6 | card


def pile(move: int) -> int:
    """Return the pile of a play, as the mover sees it."""
    return move >> 6


def card(move: int) -> int:
    """Return the card of a play."""
    return move & 63


def is_own(pile: int) -> bool:
    """Tell whether a pile is the mover's own."""
    return pile < OTHER_ASCENDING


def owner(pile: int, seat: int) -> int:
    """Return the owner of a pile that `seat` names."""
    return seat if is_own(pile) else 1 - seat


def direction(pile: int) -> int:
    """Return ASCENDING or DESCENDING."""
    return pile & 1
