"""Which moves are legal; nothing else in the program decides it.

What may be played on each pile is found once after every move (`find_plays`) and kept in
`Position.fits`; `list_moves` lists it.
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.face_to_face import codes

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.face_to_face.position import Position


def takes(pile: int, top: int) -> int:
    """Return the numbers that a pile takes, as the mover sees the pile, when `top` lies on it."""
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
    position.fits[codes.OWN_ASCENDING] = fitting(position, codes.OWN_ASCENDING)
    position.fits[codes.OWN_DESCENDING] = fitting(position, codes.OWN_DESCENDING)
    position.fits[codes.OTHER_ASCENDING] = 0
    position.fits[codes.OTHER_DESCENDING] = 0
    # of all the cards of a turn, at most one goes to one of the opponent's piles (F2F-5)
    if not position.helped:
        position.fits[codes.OTHER_ASCENDING] = fitting(position, codes.OTHER_ASCENDING)
        position.fits[codes.OTHER_DESCENDING] = fitting(position, codes.OTHER_DESCENDING)
    if position.plays == 0:
        keep_first_plays(position)


def keep_first_plays(position: "Position") -> None:
    """A first play after which no second play exists is not legal (F2F-16)."""
    hand = position.hand[position.seat]
    ascending = position.fits[codes.OWN_ASCENDING]
    descending = position.fits[codes.OWN_DESCENDING]
    given = position.fits[codes.OTHER_ASCENDING] | position.fits[codes.OTHER_DESCENDING]
    for pile in range(codes.PILES):
        # a play changes only its own pile, so what fits elsewhere now will still fit there; but
        # a second card for the opponent is not allowed (F2F-5)
        if pile == codes.OWN_ASCENDING:
            elsewhere = descending | given
        elif pile == codes.OWN_DESCENDING:
            elsewhere = ascending | given
        else:
            elsewhere = ascending | descending
        if bits.has_several(elsewhere):
            continue  # whichever card is played first, one of them remains
        kept = 0
        left = position.fits[pile]
        while left:
            card = bits.lowest(left)
            left = bits.without(left, card)
            if has_second(hand, pile, card, elsewhere):
                kept |= bits.only(card)
        position.fits[pile] = kept


def has_second(hand: int, pile: int, card: int, elsewhere: int) -> bool:
    """Tell whether another card can follow this one: on another pile, or on top of this card."""
    second = elsewhere
    if codes.is_own(pile):
        second |= hand & takes(pile, card)
    return bits.without(second, card) != 0


def can_play(position: "Position") -> bool:
    """Tell whether the seat to move has a play; at the start of a turn, whether it has two."""
    fits = position.fits[codes.OWN_ASCENDING] | position.fits[codes.OWN_DESCENDING]
    given = position.fits[codes.OTHER_ASCENDING] | position.fits[codes.OTHER_DESCENDING]
    return fits | given != 0


def may_end(position: "Position") -> bool:
    """A turn has at least two plays, also when the draw pile is empty (F2F-4)."""
    return position.plays >= codes.MINIMUM


def list_moves(position: "Position", found: list[int]) -> int:
    """Fill `found`, which has room for 25; return how many moves there are."""
    if position.winner >= 0:
        return 0
    n = 0
    for pile in range(codes.PILES):
        left = position.fits[pile]
        while left:
            card = bits.lowest(left)
            left &= left - 1
            found[n] = codes.play(pile, card)
            n += 1
    if may_end(position):
        found[n] = codes.END
        n += 1
    return n


def is_legal(position: "Position", move: int) -> bool:
    found = [0] * 25
    is_found = False
    for i in range(list_moves(position, found)):
        is_found = is_found or found[i] == move
    return is_found
