"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position

PILES = ("own-ascending", "own-descending", "other-ascending", "other-descending")


def wanted(position: Position) -> Phrase:
    """Say how many cards are still missing, whether another fits, and what a gift has earned."""
    draws = position.cards_to_draw() if position.helped else 0
    return "wanted", {
        "missing": max(0, codes.MINIMUM_PLAYS - position.plays),
        "fits": "yes" if any(position.playable) else "no",
        "helped": "yes" if draws > 0 else "no",
    }


def describe(position: Position, move: int) -> Phrase:
    if move == codes.END:
        return "move-end", {}
    pile, card = codes.pile(move), codes.card(move)
    return f"move-{PILES[pile]}", {"card": card, "top": position.top_seen(pile)}
