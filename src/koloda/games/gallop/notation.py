"""Moves as text. A city is the first letter of its colour and its value; X3 is an exchange of value
3, U a universal exchange, D a deportation.

R5/3  put down R5 with flight 3       -R5  give R5 of your collection in a swap
R5    take R5 of the revealed cards   +B5  get B5 of another player's collection for it
"""

import re
from functools import cache

from koloda.engine.errors import InvalidMove
from koloda.games.gallop import codes
from koloda.games.gallop.cards import NAMES, NUMBERS
from koloda.games.gallop.position import Position

SIGNS = {codes.GIVEN: "-", codes.GOT: "+"}
PATTERN = re.compile(
    r"(?P<sign>[-+]\s*)?(?P<card>[ROYGBPX][1-6]|U|D)(?:(?:\s*/\s*|\s+)(?P<flight>[1-6]))?",
    re.ASCII | re.IGNORECASE,
)


def text(_position: Position, move: int) -> str:
    return written(move)


@cache
def written(move: int) -> str:
    step, card = codes.step(move), codes.card(move)
    if step > codes.GOT or card >= (codes.FIRST_EXCHANGE if step >= codes.GIVEN else codes.KINDS):
        raise InvalidMove("refused-no-such-move", move)
    if step in SIGNS:
        return SIGNS[step] + NAMES[card]
    return NAMES[card] + (f"/{step}" if step else "")


def parse(_position: Position, text: str) -> int:
    match = PATTERN.fullmatch(text.strip())
    if match:
        card = NUMBERS[match["card"].upper()]
        if not match["sign"]:
            return codes.join(int(match["flight"] or codes.PICKED), card)
        if not match["flight"] and card < codes.FIRST_EXCHANGE:
            return codes.join(codes.GIVEN if match["sign"][0] == "-" else codes.GOT, card)
    raise InvalidMove("gallop-unreadable", text)
