"""The Game: Face to Face, after the Ukrainian edition's rulebook (full and short version agree).

Where the book is silent we decided: the card for the opponent may come at any point of the turn
(F2F-5); the reverse trick counts from any top card (F2F-8); a first play that makes the second
impossible is not legal (F2F-16). The numbers may end below 59 and the hand may be smaller than 6,
for short games and for exact counts; the foundations then are 1 and `highest` + 1.

This file holds the fields of a position, the deal and the draw. The rules are in `legal` (which
moves there are), `turn` (what they do) and `knowledge` (who knows what).

A set of cards is a 64-bit number (`engine/bits.py`): bit n stands for card n.
"""

from koloda.engine import bits, hashing
from koloda.engine.errors import InvalidArgument, InvalidPosition, WrongType
from koloda.engine.rng import Rng
from koloda.games.face_to_face import codes, knowledge, legal, turn


class Position:
    def __init__(self, highest: int, hand_limit: int) -> None:
        if not (5 <= highest <= 59 and 2 <= hand_limit <= 6 and hand_limit < highest):
            raise InvalidArgument(f"no such deck: highest {highest}, hand {hand_limit}")
        self.highest = highest
        self.hand_limit = hand_limit
        self.seat = 0  # to move; after the end, the seat whose turn it was
        self.plays = 0  # in this turn
        self.helped = 0  # whether one of them went to the opponent
        self.turns = 0  # ended so far
        self.winner = 0  # until it is dealt or restored there is nothing to do
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.top = [[0, 0], [0, 0]]  # of each seat's ascending and descending pile
        self.hand = [0, 0]
        self.hand_size = [0, 0]
        self.played = [0, 0]
        self.draw_pile_size = [0, 0]
        self.draw_pile = [[0] * 58, [0] * 58]  # room for `codes.CARDS`; the next card is the last
        self.last_move = -1  # what happened last, for the events: no part of the position
        self.last_seat = 0
        self.last_drawn = 0
        # what the seat to move may play on each pile, as it sees them
        self.playable = [0, 0, 0, 0]

    @property
    def players(self) -> int:
        return 2

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.winner < 0 else None

    @property
    def revealed(self) -> int:
        # within a turn nothing hidden is revealed before the draw (F2F-16)
        return 2 * codes.CARDS - self.draw_pile_size[0] - self.draw_pile_size[1]

    @property
    def chance(self) -> Rng | None:
        return None

    def deal(self, rng: Rng, first: int) -> None:
        """Shuffle, deal the hands, and let `first` begin; -1: a seat drawn by lot (F2F-3)."""
        if not isinstance(rng, Rng):
            raise WrongType("deal() takes a koloda.Rng")
        if self.top[0][codes.ASCENDING] != 0:
            raise InvalidArgument("this was dealt before")
        self.set_up(rng, first)

    def set_up(self, rng: Rng, first: int) -> None:
        """Do what `deal` does, whatever was here before: a batch deals in the same place again."""
        self.plays = 0
        self.helped = 0
        self.turns = 0
        self.last_move = -1
        for seat in range(2):
            self.hand[seat] = 0
            self.hand_size[seat] = 0
            self.played[seat] = 0
            # each player has one card of every number from 2 up, shuffled into a draw pile of
            # their own, and takes a full hand (F2F-1, F2F-2)
            for number in range(2, self.highest + 1):
                self.draw_pile[seat][number - 2] = number
            self.draw_pile_size[seat] = self.highest - 1
            self.shuffle(seat, self.draw_pile_size[seat], rng)
            self.draw(seat, self.hand_limit)
            # the ascending pile starts at 1, the descending pile above the highest number (F2F-1)
            self.top[seat][codes.ASCENDING] = 1
            self.top[seat][codes.DESCENDING] = self.highest + 1
        self.seat = first if first in (0, 1) else rng.pick(2)
        self.winner = -1
        # nobody is stuck on the first turn: any two cards fit, one on each own pile (F2F-15)
        legal.find_plays(self)

    def shuffle(self, seat: int, length: int, rng: Rng) -> None:
        """Shuffle the first `length` cards of a draw pile."""
        for i in range(length - 1, 0, -1):
            j = rng.pick(i + 1)
            card = self.draw_pile[seat][i]
            self.draw_pile[seat][i] = self.draw_pile[seat][j]
            self.draw_pile[seat][j] = card

    def draw(self, seat: int, count: int) -> None:
        """Draw `count` cards from a draw pile that has as many."""
        for _ in range(count):
            self.draw_pile_size[seat] -= 1
            self.hand[seat] |= bits.only(self.draw_pile[seat][self.draw_pile_size[seat]])
        self.hand_size[seat] += count

    def legal_moves(self) -> list[int]:
        found = [0] * 25
        n = legal.list_moves(self, found)
        return [found[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or not legal.is_legal(self, move):
            return False
        turn.step(self, move)
        return True

    def playout(self, rng: Rng) -> int:
        if not isinstance(rng, Rng):
            raise WrongType("playout() takes a koloda.Rng")
        if self.observer >= 0:
            raise InvalidArgument("a position with holes can't be played out; imagine one first")
        return turn.play_randomly(self, rng)

    def fitting(self, pile: int) -> int:
        """Return which cards in hand fit on a pile, with no thought of a second play."""
        if not 0 <= pile < codes.PILES:
            raise InvalidArgument(f"no pile {pile}")
        return legal.fitting(self, pile)

    def top_seen(self, pile: int) -> int:
        """Return the top card of a pile, named as the seat to move sees it."""
        if not 0 <= pile < codes.PILES:
            raise InvalidArgument(f"no pile {pile}")
        return self.top[codes.owner(pile, self.seat)][codes.direction(pile)]

    def cards_to_draw(self) -> int:
        """Return how many cards the seat to move would draw if it ended its turn now."""
        return turn.cards_to_draw(self)

    def knows_hand(self, seat: int, owner: int) -> bool:
        """Tell whether a seat (-1: a spectator) knows the owner's hand."""
        if owner not in (0, 1) or seat not in (-1, 0, 1):
            raise InvalidArgument(f"no seat {seat}, or no owner {owner}")
        return knowledge.knows_hand(self, seat, owner)

    def seen_by(self, seat: int) -> "Position":
        if seat not in (0, 1):
            raise InvalidArgument(f"no seat {seat}")
        if self.observer >= 0:
            raise InvalidArgument("this is already what one seat sees")
        seen = Position(self.highest, self.hand_limit)
        knowledge.see(self, seat, seen)
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise WrongType("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise InvalidArgument("nothing is hidden here; imagine from seen_by()")
        world = Position(self.highest, self.hand_limit)
        if not knowledge.imagine_in(self, world, rng):
            raise InvalidPosition("no world fits what is known here")
        return world

    def clone(self) -> "Position":
        twin = Position(self.highest, self.hand_limit)
        twin.copy_table(self)
        twin.copy_hidden(self)
        twin.observer = self.observer
        return twin

    def fingerprint(self) -> int:
        h = hashing.mix(hashing.start(), self.observer)
        h = hashing.mix(h, self.highest << 8 | self.hand_limit)
        h = hashing.mix(h, self.seat << 9 | self.plays << 1 | self.helped)
        h = hashing.mix(h, self.turns)
        h = hashing.mix(h, self.winner)
        for seat in range(2):
            h = hashing.mix(h, self.top[seat][0] << 8 | self.top[seat][1])
            h = hashing.mix(h, self.played[seat])
            h = hashing.mix(h, self.hand[seat])
            h = hashing.mix(h, self.hand_size[seat] << 8 | self.draw_pile_size[seat])
            for i in range(self.draw_pile_size[seat]):
                h = hashing.mix(h, self.draw_pile[seat][i])
        return h

    def copy_table(self, other: "Position") -> None:
        """Copy what lies open: all but hands, draw piles and what follows from them."""
        self.seat = other.seat
        self.plays = other.plays
        self.helped = other.helped
        self.turns = other.turns
        self.winner = other.winner
        for seat in range(2):
            self.played[seat] = other.played[seat]
            self.hand_size[seat] = other.hand_size[seat]
            self.draw_pile_size[seat] = other.draw_pile_size[seat]
            self.top[seat][codes.ASCENDING] = other.top[seat][codes.ASCENDING]
            self.top[seat][codes.DESCENDING] = other.top[seat][codes.DESCENDING]

    def copy_hidden(self, other: "Position") -> None:
        for seat in range(2):
            self.hand[seat] = other.hand[seat]
            for i in range(codes.CARDS):
                self.draw_pile[seat][i] = other.draw_pile[seat][i]
        for pile in range(codes.PILES):
            self.playable[pile] = other.playable[pile]

    def draw_pile_cards(self, seat: int) -> list[int]:
        """Return a draw pile, the next card last; zeros where it is hidden."""
        if seat not in (0, 1):
            raise InvalidArgument(f"no seat {seat}")
        return [self.draw_pile[seat][i] for i in range(self.draw_pile_size[seat])]
