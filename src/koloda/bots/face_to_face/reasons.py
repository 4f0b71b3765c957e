"""Why a bot plays a card at Face to Face: what it costs, what it plans, what it fears."""

from typing import cast

from koloda.bots.contract import Choice
from koloda.bots.face_to_face.open_table import OpenTable
from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position

NEAR = 3
"""Skipping this few numbers is no loss."""
SCARCE = 30
"""With this little room a player fears getting stuck."""


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    return of_move(cast(Position, seen.position), choice.move)


def of_move(position: Position | OpenTable, move: int) -> tuple[Phrase, ...]:
    first = why_end(position) if move == codes.END else why_play(position, move)
    mine, others = room(position, position.seat), room(position, 1 - position.seat)
    if min(mine, others) <= SCARCE:
        return first, ("why-room", {"mine": mine, "others": others})
    return (first,)


def room(position: Position | OpenTable, seat: int) -> int:
    """Return how many numbers the two piles of a player still have ahead of them."""
    ascending, descending = position.top[seat]
    return position.highest - ascending + descending - 2


def why_end(position: Position | OpenTable) -> Phrase:
    drawn = min(position.hand_limit - position.hand_size[position.seat], draw_pile_size(position))
    if position.helped:
        return "why-end-helped", {"drawn": drawn}
    return "why-end", {}


def draw_pile_size(position: Position | OpenTable) -> int:
    return position.draw_pile_size[position.seat]


def why_play(position: Position | OpenTable, move: int) -> Phrase:
    seat = position.seat
    pile, card = codes.pile(move), codes.card(move)
    top = position.top_seen(pile)
    left = position.hand_size[seat] - 1
    if left + draw_pile_size(position) == 0 and position.plays + 1 >= codes.MINIMUM_PLAYS:
        return "why-last", {"card": card}
    skipped = abs(card - top)
    if not codes.is_own(pile):
        drawn = min(position.hand_limit - left, draw_pile_size(position))
        return "why-help", {"improved": skipped, "drawn": drawn}
    ascending = pile == codes.OWN_ASCENDING
    if (card < top) == ascending:
        return "why-trick", {"card": card}
    back = card - codes.TRICK if ascending else card + codes.TRICK
    if position.hand[seat] & bits.only(back):
        return "why-plan", {"skipped": skipped, "next": back}
    if skipped <= NEAR:
        return "why-near", {"skipped": skipped}
    return "why-far", {"skipped": skipped}
