"""What a seat knows of Face to Face as numbers; `layout` names them."""

from typing import Any

from koloda.games.face_to_face import codes, knowledge
from koloda.games.face_to_face.position import Position
from koloda.research import writing


def encode(position: Position, me: int, out: Any, at: int) -> int:
    other = 1 - me
    out[at] = me
    out[at + 1] = position.seat == me
    out[at + 2] = position.winner == me
    out[at + 3] = position.winner == other
    out[at + 4] = position.plays
    out[at + 5] = position.helped
    at = writing.write_digits(out, at + 6, position.turns, 2)
    at = encode_side(position, me, me, out, at)
    return encode_side(position, me, other, out, at)


def encode_side(position: Position, me: int, owner: int, out: Any, at: int) -> int:
    numbers = position.highest - 1  # from 2 up
    out[at] = position.top[owner][codes.ASCENDING]
    out[at + 1] = position.top[owner][codes.DESCENDING]
    out[at + 2] = position.hand_size[owner]
    out[at + 3] = position.draw_pile_size[owner]
    at += 4
    at = writing.write_flags(out, at, position.played[owner] >> 2, numbers)
    if knowledge.knows_hand(position, me, owner):
        writing.write_set(out, at, position.hand[owner] >> 2)
    return at + numbers


def encode_hidden(position: Position, me: int, out: Any, at: int) -> int:
    numbers = position.highest - 1
    writing.write_set(out, at, position.hand[1 - me] >> 2)
    at += numbers
    for i in range(2):
        owner = 1 - me if i else me
        size = position.draw_pile_size[owner]
        for place in range(size):
            out[at + place] = position.draw_pile[owner][size - 1 - place]
        at += numbers
    return at
