"""Why a move is not legal, from what its mover can know."""

from koloda.engine import bits
from koloda.engine.contract import Refusal
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position


def refusal(position: Position, move: int) -> Refusal:
    if move == codes.END:
        return "F2F-4", ("refused-end", {"minimum": codes.MINIMUM_PLAYS})
    pile, card = codes.pile(move), codes.card(move)
    if not bits.has(position.hand[position.seat], card):
        return "F2F-4", ("refused-not-in-hand", {"card": card})
    if not codes.is_own(pile) and position.helped:
        return "F2F-5", ("refused-helped", {})
    if not bits.has(position.fitting(pile), card):
        return does_not_fit(position, pile)
    return "F2F-16", ("refused-no-second", {})


def does_not_fit(position: Position, pile: int) -> Refusal:
    top = position.top_seen(pile)
    if pile == codes.OWN_ASCENDING:
        trick = existing(position, top - codes.TRICK)
        return "F2F-6", ("refused-ascending", {"top": top, "trick": trick})
    if pile == codes.OWN_DESCENDING:
        trick = existing(position, top + codes.TRICK)
        return "F2F-7", ("refused-descending", {"top": top, "trick": trick})
    why = "refused-not-lower" if pile == codes.OTHER_ASCENDING else "refused-not-higher"
    return "F2F-9", (why, {"top": top})


def existing(position: Position, card: int) -> int | str:
    """Return the card, or "none" if the game has no such number."""
    return card if 2 <= card <= position.highest else "none"
