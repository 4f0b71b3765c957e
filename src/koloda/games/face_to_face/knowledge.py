"""What a seat knows, and worlds that fit it.

A seat knows the piles, all that was played, the sizes of hands and draw piles, and its own hand
(F2F-2, F2F-10).
"""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.face_to_face import codes, legal

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.face_to_face.position import Position


def knows_hand(position: "Position", seat: int, owner: int) -> bool:
    """Hands are secret (F2F-2), except that a player who can't play two reveals theirs."""
    return seat == owner or is_revealed(owner, position.seat, position.plays, position.winner)


def is_revealed(owner: int, seat: int, plays: int, winner: int) -> bool:
    """The player who can't play two cards at the start of their turn shows their hand (F2F-15)."""
    return owner == seat and plays == 0 and winner >= 0


def see(position: "Position", seat: int, seen: "Position") -> None:
    """Fill `seen` with what the seat knows of a position, and leave holes for the rest."""
    seen.copy_table(position)
    seen.observer = seat
    for owner in range(2):
        if knows_hand(position, seat, owner):
            seen.hand[owner] = position.hand[owner]
    legal.find_plays(seen)


def imagine_in(known: "Position", world: "Position", rng: Rng) -> bool:
    """Fill a world that fits what is known, and return False if none does.

    A search reuses one world, since it imagines so often.

    A position without holes is copied as it is: for bots that cheat, see `koloda.lab.entrant`.
    """
    world.copy_table(known)
    if known.observer < 0:
        world.copy_hidden(known)
        return True
    for _ in range(codes.TRIES):
        for owner in range(2):
            is_known = knows_hand(known, known.observer, owner)
            deal_unknown(world, owner, known.hand[owner], is_known, rng)
        legal.find_plays(world)
        # the player whose turn it is could begin it, or they would have lost (F2F-15), and after
        # the first play they had a second (F2F-16)
        if known.winner >= 0 or legal.may_end(known) or legal.can_play(world):
            return True
    return False


def deal_unknown(world: "Position", seat: int, hand: int, is_known: bool, rng: Rng) -> None:
    """Deal the numbers that are neither played nor in the known hand."""
    seen = world.played[seat] | hand
    n = 0
    for number in range(2, world.highest + 1):
        if not bits.has(seen, number):
            world.draw_pile[seat][n] = number
            n += 1
    world.shuffle(seat, n, rng)
    world.hand[seat] = hand
    if not is_known:
        for i in range(n - world.hand_size[seat], n):
            world.hand[seat] |= bits.only(world.draw_pile[seat][i])
