"""Moves as text: a letter for the pile and the card's number, or E.

A17  on my ascending pile        L12  lowers the opponent's ascending pile
D45  on my descending pile       H50  raises the opponent's descending pile
E    end the turn
"""

import re

from koloda.engine.errors import InvalidMove
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position

PILES = "ADLH"
PATTERN = re.compile(r"([ADLH])\s*(\d{1,2})", re.IGNORECASE)


def text(position: Position, move: int) -> str:
    if move == codes.END:
        return "E"
    pile, card = codes.pile(move), codes.card(move)
    if pile >= codes.PILES or not 2 <= card <= position.highest:
        raise InvalidMove("refused-no-such-move", move)
    return f"{PILES[pile]}{card}"


def parse(position: Position, text: str) -> int:
    text = text.strip()
    if text.upper() == "E":
        return codes.END
    match = PATTERN.fullmatch(text)
    if not match or not 2 <= int(match[2]) <= position.highest:
        raise InvalidMove("face-to-face-unreadable", text, {"highest": position.highest})
    return codes.play(PILES.index(match[1].upper()), int(match[2]))
