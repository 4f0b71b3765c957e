"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.face_to_face.moves import END, MINIMUM
from koloda.games.face_to_face.position import Position

PILES = ("own-ascending", "own-descending", "other-ascending", "other-descending")


def wanted(position: Position) -> Phrase:
    missing = max(0, MINIMUM - position.plays)
    return "wanted", {"missing": missing, "helped": "yes" if position.helped else "no"}


def describe(position: Position, move: int) -> Phrase:
    if move == END:
        return "move-end", {}
    pile, card = move >> 6, move & 63
    top = position.top[(2 * position.seat + pile) & 3]
    return f"move-{PILES[pile]}", {"card": card, "top": top}
