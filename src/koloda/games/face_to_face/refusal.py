"""Why a move is not legal, from what its mover can know."""

from koloda.engine.errors import IllegalMove
from koloda.games.face_to_face.moves import (
    END,
    MINIMUM,
    OTHER_ASCENDING,
    OWN_ASCENDING,
    OWN_DESCENDING,
    TRICK,
)
from koloda.games.face_to_face.notation import text
from koloda.games.face_to_face.position import Position


def refusal(position: Position, move: int) -> IllegalMove:
    written = text(position, move)  # raises InvalidMove for a number that means nothing
    if move == END:
        return IllegalMove("F2F-4", f"play at least {MINIMUM} cards before you end your turn")
    pile, card = move >> 6, move & 63
    seat = position.seat
    top = position.top[(2 * seat + pile) & 3]
    if not position.hand[seat] >> card & 1:
        return IllegalMove("F2F-4", f"{written}: {card} is not in your hand")
    if pile >= OTHER_ASCENDING and position.helped:
        return IllegalMove("F2F-5", f"{written}: only one card a turn goes to the other player")
    if pile == OWN_ASCENDING and card < top and card != top - TRICK:
        return IllegalMove(
            "F2F-6",
            f"{written}: your ascending pile shows {top} and takes higher cards or {top - TRICK}",
        )
    if pile == OWN_DESCENDING and card > top and card != top + TRICK:
        return IllegalMove(
            "F2F-7",
            f"{written}: your descending pile shows {top} and takes lower cards or {top + TRICK}",
        )
    if pile >= OTHER_ASCENDING and not (card < top if pile == OTHER_ASCENDING else card > top):
        wanted = "lower" if pile == OTHER_ASCENDING else "higher"
        return IllegalMove(
            "F2F-9", f"{written}: that pile shows {top} and only a {wanted} card improves it"
        )
    return IllegalMove("F2F-16", f"{written}: after it you could not play a second card")
