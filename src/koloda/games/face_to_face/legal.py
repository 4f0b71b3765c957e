"""Which moves are legal; nothing else in the program decides it.

What may be played on each pile is found once after every move (`find_plays`) and kept in
`Position.playable`; `list_moves` lists it.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.face_to_face import codes

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.face_to_face.position import Position


def takes(pile: int, top: int) -> int:
    """Return the numbers that a pile takes, as the mover sees the pile, when `top` lies on it.

    `bits.only` of a number outside 0 … 63, which can be ten away from `top`, is the empty set.
    """
    if pile == codes.OWN_ASCENDING:
        # any higher card (F2F-6), or one that is exactly ten lower: the reverse trick (F2F-8)
        return bits.above(top) | bits.only(top - codes.TRICK)
    if pile == codes.OWN_DESCENDING:
        # any lower card (F2F-7), or one that is exactly ten higher: the reverse trick (F2F-8)
        return bits.below(top) | bits.only(top + codes.TRICK)
    # a card for the opponent improves the pile: it is lower than the top of their ascending pile,
    # or higher than the top of their descending pile; the reverse trick plays no part (F2F-9)
    if pile == codes.OTHER_ASCENDING:
        return bits.below(top)
    return bits.above(top)


def fitting(position: "Position", pile: int) -> int:
    """Return which cards of the seat to move fit on a pile, with no thought of a second play."""
    seat = position.seat
    top = position.top[codes.owner(pile, seat)][codes.direction(pile)]
    return position.hand[seat] & takes(pile, top)


def find_plays(position: "Position") -> None:
    """Find what the seat to move may play on each pile."""
    position.playable[codes.OWN_ASCENDING] = fitting(position, codes.OWN_ASCENDING)
    position.playable[codes.OWN_DESCENDING] = fitting(position, codes.OWN_DESCENDING)
    position.playable[codes.OTHER_ASCENDING] = 0
    position.playable[codes.OTHER_DESCENDING] = 0
    # of all the cards of a turn, at most one goes to one of the opponent's piles, at any point of
    # the turn (F2F-5)
    if not position.helped:
        position.playable[codes.OTHER_ASCENDING] = fitting(position, codes.OTHER_ASCENDING)
        position.playable[codes.OTHER_DESCENDING] = fitting(position, codes.OTHER_DESCENDING)
    if position.plays == 0:
        drop_first_plays_without_second(position)


def drop_first_plays_without_second(position: "Position") -> None:
    """A first play after which no second play exists is not legal (F2F-16)."""
    hand = position.hand[position.seat]
    ascending = position.playable[codes.OWN_ASCENDING]
    descending = position.playable[codes.OWN_DESCENDING]
    for_opponent = (
        position.playable[codes.OTHER_ASCENDING] | position.playable[codes.OTHER_DESCENDING]
    )
    for pile in range(codes.PILES):
        # a play changes only its own pile, so what fits elsewhere now will still fit there; but
        # a second card for the opponent is not allowed (F2F-5)
        if pile == codes.OWN_ASCENDING:
            elsewhere = descending | for_opponent
        elif pile == codes.OWN_DESCENDING:
            elsewhere = ascending | for_opponent
        else:
            elsewhere = ascending | descending
        if bits.has_several(elsewhere):
            continue  # whichever card is played first, one of them remains
        kept = 0
        left = position.playable[pile]
        while left:
            card = bits.lowest(left)
            left = bits.without(left, card)
            if has_second(hand, pile, card, elsewhere):
                kept |= bits.only(card)
        position.playable[pile] = kept


def has_second(hand: int, pile: int, card: int, elsewhere: int) -> bool:
    """Tell whether another card can follow this one: on another pile, or on top of this card."""
    second = elsewhere
    if codes.is_own(pile):
        second |= hand & takes(pile, card)
    return bits.without(second, card) != 0


def can_play(position: "Position") -> bool:
    """Tell whether the seat to move has a play.

    At the start of a turn a first play is listed only if a second can follow, so this means: can
    play two (F2F-15). With one card there is never a second (F2F-17).
    """
    own = position.playable[codes.OWN_ASCENDING] | position.playable[codes.OWN_DESCENDING]
    for_opponent = (
        position.playable[codes.OTHER_ASCENDING] | position.playable[codes.OTHER_DESCENDING]
    )
    return (own | for_opponent) != 0


def may_end(position: "Position") -> bool:
    """A turn has at least two plays, also when the draw pile is empty (F2F-4)."""
    return position.plays >= codes.MINIMUM_PLAYS


def list_moves(position: "Position", found: list[int]) -> int:
    """Fill `found` and return how many moves there are.

    `found` has room for 25: 6 cards on 4 piles, and END.
    """
    if position.winner >= 0:
        return 0
    n = 0
    for pile in range(codes.PILES):
        left = position.playable[pile]
        while left:
            card = bits.lowest(left)
            left = bits.without_lowest(left)
            found[n] = codes.play(pile, card)
            n += 1
    if may_end(position):
        found[n] = codes.END
        n += 1
    return n


def is_legal(position: "Position", move: int) -> bool:
    """Tell whether `list_moves` lists this move; it is asked too often to list them all."""
    if position.winner >= 0:
        return False
    if move == codes.END:
        return may_end(position)
    if not 0 <= move < codes.PLAYS:
        return False
    return bits.has(position.playable[codes.pile(move)], codes.card(move))
