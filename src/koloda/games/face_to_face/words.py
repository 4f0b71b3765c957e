"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position

PILES = ("own-ascending", "own-descending", "other-ascending", "other-descending")


def wanted(position: Position) -> Phrase:
    missing = max(0, codes.MINIMUM_PLAYS - position.plays)
    return "wanted", {"missing": missing, "helped": "yes" if position.helped else "no"}


def describe(position: Position, move: int) -> Phrase:
    if move == codes.END:
        return "move-end", {}
    pile, card = codes.pile(move), codes.card(move)
    return f"move-{PILES[pile]}", {"card": card, "top": position.top_seen(pile)}
