"""The course of a turn: plays, the draw, and how the game ends."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.face_to_face import codes, legal

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.face_to_face.position import Position


def step(position: "Position", move: int) -> None:
    """Make a legal move."""
    position.last_move = move
    position.last_seat = position.seat
    if move == codes.END:
        end_turn(position)
    else:
        lay(position, codes.pile(move), codes.card(move))


def lay(position: "Position", pile: int, card: int) -> None:
    """Lay a card from hand on a pile: only the top card of a pile counts (F2F-10)."""
    seat = position.seat
    position.hand[seat] = bits.without(position.hand[seat], card)
    position.hand_size[seat] -= 1
    position.played[seat] |= bits.only(card)
    position.top[codes.owner(pile, seat)][codes.direction(pile)] = card
    position.plays += 1
    if not codes.is_own(pile):
        position.helped = 1
    # a player who has played all their cards wins at once, before drawing, on whichever pile the
    # last card went; but the minimum of two plays must be met (F2F-14)
    if has_no_cards(position, seat) and legal.may_end(position):
        position.winner = seat
    legal.find_plays(position)


def has_no_cards(position: "Position", seat: int) -> bool:
    return position.hand_size[seat] + position.draw_pile_size[seat] == 0


def cards_to_draw(position: "Position") -> int:
    """Return how many cards the seat to move draws at the end of its turn."""
    seat = position.seat
    number = codes.CARDS_DRAWN  # after own plays only, two, however many were played (F2F-11)
    if position.helped:
        # after a card to the opponent, up to a full hand (F2F-12)
        number = position.hand_limit - position.hand_size[seat]
    # if the draw pile is too short, what is left; if it is empty, nothing (F2F-13)
    return min(number, position.draw_pile_size[seat])


def end_turn(position: "Position") -> None:
    seat = position.seat
    opponent = 1 - seat
    kept = position.hand[seat]
    position.draw(seat, cards_to_draw(position))
    position.last_drawn = position.hand[seat] & ~kept
    position.turns += 1
    position.plays = 0
    position.helped = 0
    position.seat = opponent  # turns alternate (F2F-4)
    legal.find_plays(position)
    # a player who can't play two cards when their turn starts loses at once (F2F-15), and so does
    # one with a single card left (F2F-17)
    if not legal.can_play(position):
        position.winner = seat  # the opponent can't start their turn


def play_randomly(position: "Position", rng: Rng) -> int:
    """Make random legal moves to the end; return how many."""
    found = [0] * 25
    made = 0
    while position.winner < 0:
        step(position, found[rng.pick(legal.list_moves(position, found))])
        made += 1
    return made
