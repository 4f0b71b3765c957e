"""Why a bot plays a card at Face to Face: what it costs, what it plans, what it fears."""

from typing import cast

from koloda.bots.contract import Choice
from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.face_to_face.moves import (
    END,
    MINIMUM,
    OTHER_ASCENDING,
    OWN_ASCENDING,
    TRICK,
)
from koloda.games.face_to_face.position import Position

NEAR = 3
"""So few numbers are no loss."""
SCARCE = 30
"""With so little room a player fears to be stuck."""


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    position = cast(Position, seen.position)
    first = why_end(position) if choice.move == END else why_play(position, choice.move)
    mine, others = room(position, position.seat), room(position, 1 - position.seat)
    if min(mine, others) <= SCARCE:
        return first, ("why-room", {"mine": mine, "others": others})
    return (first,)


def room(position: Position, seat: int) -> int:
    """The numbers that both piles of a player have before them."""
    return position.highest - position.top[2 * seat] + position.top[2 * seat + 1] - 2


def why_end(position: Position) -> Phrase:
    drawn = min(position.hand_limit - position.hand_size[position.seat], pile_size(position))
    if position.helped:
        return "why-end-helped", {"drawn": drawn}
    return "why-end", {}


def pile_size(position: Position) -> int:
    return position.pile_size[position.seat]


def why_play(position: Position, move: int) -> Phrase:
    seat = position.seat
    pile, card = move >> 6, move & 63
    top = position.top[(2 * seat + pile) & 3]
    left = position.hand_size[seat] - 1
    if left + pile_size(position) == 0 and position.plays + 1 >= MINIMUM:
        return "why-last", {"card": card}
    skipped = abs(card - top)
    if pile >= OTHER_ASCENDING:
        drawn = min(position.hand_limit - left, pile_size(position))
        return "why-help", {"improved": skipped, "drawn": drawn}
    ascending = pile == OWN_ASCENDING
    if (card < top) == ascending:
        return "why-trick", {"card": card}
    back = card - TRICK if ascending else card + TRICK
    if back in bits.listed(position.hand[seat]):
        return "why-plan", {"skipped": skipped, "next": back}
    if skipped <= NEAR:
        return "why-near", {"skipped": skipped}
    return "why-far", {"skipped": skipped}
