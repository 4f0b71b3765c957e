"""What a seat sees: piles, sizes, its own hand, and the numbers that everybody saw played."""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import ALL, View
from koloda.games.face_to_face.position import Position


def view(position: Position, seat: int | None) -> View:
    return {
        "highest": position.highest,
        "hand_limit": position.hand_limit,
        "turn": {
            "plays": position.plays,
            "helped": bool(position.helped),
            "draws": draws(position),
        },
        "sides": [side(position, owner, seat) for owner in (0, 1)],
        "playable": bits.listed(playable(position)) if seat == position.seat_to_move else [],
    }


def playable(position: Position) -> int:
    """The cards in hand that may be played now on some pile."""
    first, second, third, fourth = position.fits
    return first | second | third | fourth


def draws(position: Position) -> int:
    """How many cards the seat to move would draw if it ended its turn now."""
    seat = position.seat
    wanted = position.hand_limit - position.hand_size[seat] if position.helped else 2
    return min(wanted, position.pile_size[seat])


def side(position: Position, owner: int, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "ascending": position.top[2 * owner],
        "descending": position.top[2 * owner + 1],
        "hand_size": position.hand_size[owner],
        "draw_pile_size": position.pile_size[owner],
        "played": bits.listed(position.played[owner]),
    }
    if seat == ALL or position.knows_hand(-1 if seat is None else seat, owner):
        shown["hand"] = bits.listed(position.hand[owner])
    if seat == ALL:
        shown["draw_pile"] = position.draw_pile(owner)
    return shown
