"""What a seat sees: piles, sizes, its own hand, and the numbers that everybody saw played."""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import ALL, View
from koloda.games.face_to_face.position import Position


def public_view(position: Position) -> View:
    return {
        "highest": position.highest,
        "hand_limit": position.hand_limit,
        "turn": {
            "plays": position.plays,
            "helped": bool(position.helped),
            "draws": position.cards_to_draw(),
        },
        "sides": [side(position, owner) for owner in (0, 1)],
        "playable": [],
    }


def private_view(position: Position, seat: int, public: View) -> View:
    """Add the seat's hand, and which of its cards can be played."""
    sides = [
        {**side, **own_side(position, owner, seat)} for owner, side in enumerate(public["sides"])
    ]
    if seat == position.seat_to_move:
        return {"sides": sides, "playable": bits.listed(playable(position))}
    return {"sides": sides}


def playable(position: Position) -> int:
    """Return the cards in hand that may be played on some pile now."""
    first, second, third, fourth = position.playable
    return first | second | third | fourth


def side(position: Position, owner: int) -> dict[str, Any]:
    ascending, descending = position.top[owner]
    shown: dict[str, Any] = {
        "ascending": ascending,
        "descending": descending,
        "hand_size": position.hand_size[owner],
        "draw_pile_size": position.draw_pile_size[owner],
        "played": bits.listed(position.played[owner]),
    }
    if position.knows_hand(-1, owner):
        shown["hand"] = bits.listed(position.hand[owner])
    return shown


def own_side(position: Position, owner: int, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    if seat == ALL or position.knows_hand(seat, owner):
        shown["hand"] = bits.listed(position.hand[owner])
    if seat == ALL:
        shown["draw_pile"] = position.draw_pile_cards(owner)
    return shown
