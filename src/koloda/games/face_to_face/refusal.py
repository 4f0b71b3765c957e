"""Why a move is not legal, from what its mover can know."""

from koloda.engine.contract import Refusal
from koloda.games.face_to_face.moves import (
    END,
    MINIMUM,
    OTHER_ASCENDING,
    OWN_ASCENDING,
    OWN_DESCENDING,
    TRICK,
)
from koloda.games.face_to_face.position import Position


def refusal(position: Position, move: int) -> Refusal:
    if move == END:
        return "F2F-4", ("refused-end", {"minimum": MINIMUM})
    pile, card = move >> 6, move & 63
    seat = position.seat
    top = position.top[(2 * seat + pile) & 3]
    if not position.hand[seat] >> card & 1:
        return "F2F-4", ("refused-not-in-hand", {"card": card})
    if pile >= OTHER_ASCENDING and position.helped:
        return "F2F-5", ("refused-helped", {})
    if pile == OWN_ASCENDING and card < top and card != top - TRICK:
        return "F2F-6", ("refused-ascending", {"top": top, "trick": top - TRICK})
    if pile == OWN_DESCENDING and card > top and card != top + TRICK:
        return "F2F-7", ("refused-descending", {"top": top, "trick": top + TRICK})
    if pile >= OTHER_ASCENDING and not (card < top if pile == OTHER_ASCENDING else card > top):
        why = "refused-not-lower" if pile == OTHER_ASCENDING else "refused-not-higher"
        return "F2F-9", (why, {"top": top})
    return "F2F-16", ("refused-no-second", {})
