"""Moves as text: a letter, or a card by its place, or an end of a camp.

D    draw from the deck             U  use the drawn card's ability
T    take the top of the discards   R  replace with it
S    call "Scram!"                  X  discard it
O    turn up (open) what is pushed
W    swap the two cards             L  leave them
N    deal the next round
B3   the third card from the left in camp B: push it, touch it, or fill its gap
K1   the top card of the deck; K2 the one below it
B<   the left end of camp B; B> the right end

Camps have letters: seat 0 is A, seat 1 is B, and so on.
"""

import re

from koloda.engine.errors import InvalidMove
from koloda.games.scram import places
from koloda.games.scram.codes import DECK, ENDS, MOST_CARDS, PLACES, WORDS
from koloda.games.scram.position import Position

LETTERS = "DTSURXOWLN"
"""In the order of the moves' numbers."""
CAMPS = "ABCDEFK"
"""The deck is the seventh."""
SIDES = "<>"
PATTERN = re.compile(r"([A-FK])\s*(?:([<>])|([1-9][0-9]?))", re.IGNORECASE | re.ASCII)


def text(position: Position, move: int) -> str:
    if 0 <= move < WORDS:
        return LETTERS[move]
    if move >= PLACES:
        if is_place(position, places.named(move)):
            return place_text(places.named(move))
    elif move >= ENDS and places.end_camp(move) < position.players:
        return CAMPS[places.end_camp(move)] + SIDES[places.end_side(move)]
    raise InvalidMove("refused-no-such-move", move)


PLACE_TEXTS = {
    places.at(camp, index): f"{letter}{index + 1}"
    for camp, letter in enumerate(CAMPS)
    for index in range(MOST_CARDS)
}


def place_text(place: int) -> str:
    return PLACE_TEXTS[place]


def is_place(position: Position, place: int) -> bool:
    """Return whether a card that can be named could ever lie there."""
    camp, index = places.camp(place), places.index(place)
    return index < 2 if camp == DECK else camp < position.players and index < MOST_CARDS


def parse(position: Position, text: str) -> int:
    letters = text.strip().upper()
    if len(letters) == 1 and letters in LETTERS:
        return LETTERS.index(letters)
    match = PATTERN.fullmatch(letters)
    if match:
        camp = CAMPS.index(match[1])
        if match[2] and camp < position.players:
            return places.end_move(camp, SIDES.index(match[2]))
        if match[3]:
            place = places.at(camp, int(match[3]) - 1)
            if is_place(position, place):
                return places.to_move(place)
    last = CAMPS[position.players - 1]
    raise InvalidMove(
        "scram-unreadable",
        text,
        {"letters": ", ".join(LETTERS), "last": last, "most": MOST_CARDS},
    )
