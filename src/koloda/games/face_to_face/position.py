"""The Game: Face to Face, after the Ukrainian edition's rulebook (full and short version agree).

Where the book is silent we decided: the card for the opponent may come at any point of the turn
(F2F-5); the reverse trick counts from any top card (F2F-8); a first play that makes the second
impossible is not legal (F2F-16). The numbers may end below 59 and the hand may be smaller than 6,
for short games and for exact counts; the foundations then are 1 and `highest` + 1.

A set of numbers is a 64-bit number: bit n stands for card n.
"""

from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.face_to_face import moves

ONE = 1
EVERY = 0xFFFFFFFFFFFFFFFF

# C ints in the compiled build, where Python can't import them
OWN_ASCENDING = moves.OWN_ASCENDING
OWN_DESCENDING = moves.OWN_DESCENDING
OTHER_ASCENDING = moves.OTHER_ASCENDING
END = moves.END
MINIMUM = moves.MINIMUM
TRICK = moves.TRICK


class Position:
    def __init__(self, highest: int, hand_limit: int) -> None:
        if not (5 <= highest <= 59 and 2 <= hand_limit <= 6 and hand_limit < highest):
            raise ValueError(f"no such deck: highest {highest}, hand {hand_limit}")
        self.highest = highest
        self.hand_limit = hand_limit
        self.seat = 0
        self.plays = 0  # in this turn
        self.helped = 0  # whether one of them went to the opponent
        self.turns = 0  # ended so far
        self.winner = -1
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.top = [0] * 4  # seat 0 ascending, descending, seat 1 ascending, descending
        self.hand = [0] * 2
        self.hand_size = [0] * 2
        self.played = [0] * 2
        self.pile_size = [0] * 2
        self.pile = [0] * 116  # 58 a seat; the next card to draw is the last
        self.last_move = -1  # what happened last, for those who watch: no part of the position
        self.last_seat = 0
        self.last_drawn = 0
        self.fits = [0] * 4  # the legal cards for each pile, seen from the seat to move

    @property
    def players(self) -> int:
        return 2

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.winner < 0 else None

    @property
    def revealed(self) -> int:
        # F2F-16: within a turn nothing hidden is revealed before the draw
        return 116 - self.pile_size[0] - self.pile_size[1]

    @property
    def chance(self) -> Rng | None:
        return None

    def deal(self, rng: Rng, first: int) -> None:
        """Shuffle, give the hands, and let `first` begin; -1: drawn by lot (F2F-3)."""
        if not isinstance(rng, Rng):
            raise TypeError("deal() takes a koloda.Rng")
        for seat in range(2):
            for number in range(2, self.highest + 1):
                self.pile[58 * seat + number - 2] = number
            self.pile_size[seat] = self.highest - 1
            self.shuffle(58 * seat, self.highest - 1, rng)
            self.top[2 * seat] = 1  # F2F-1
            self.top[2 * seat + 1] = self.highest + 1
            self.draw(seat, self.hand_limit)  # F2F-2
        self.seat = first if first in (0, 1) else rng.pick(2)
        self.look()

    def shuffle(self, start: int, length: int, rng: Rng) -> None:
        for i in range(length - 1, 0, -1):
            j = rng.pick(i + 1)
            card = self.pile[start + i]
            self.pile[start + i] = self.pile[start + j]
            self.pile[start + j] = card

    def draw(self, seat: int, number: int) -> None:
        """Draw so many cards, or what there is (F2F-13)."""
        for _ in range(number):
            if self.pile_size[seat] > 0:
                self.pile_size[seat] -= 1
                self.hand[seat] |= ONE << self.pile[58 * seat + self.pile_size[seat]]
                self.hand_size[seat] += 1

    def onto(self, pile: int, top: int) -> int:
        """The numbers that may go on a pile that shows `top`."""
        if pile == OWN_ASCENDING:
            return EVERY << top << 1 | ONE << top >> TRICK  # F2F-6, F2F-8
        if pile == OWN_DESCENDING:
            return ((ONE << top) - 1) | ONE << top << TRICK  # F2F-7, F2F-8
        if pile == OTHER_ASCENDING:
            return (ONE << top) - 1  # F2F-9
        return EVERY << top << 1  # F2F-9

    def look(self) -> None:
        """Note which cards of the seat to move fit where."""
        hand = self.hand[self.seat]
        piles = 2 if self.helped else 4  # F2F-5
        for pile in range(4):
            self.fits[pile] = 0
            if pile < piles:
                self.fits[pile] = hand & self.onto(pile, self.top[(2 * self.seat + pile) & 3])
        if self.plays == 0:
            self.look_ahead(hand)

    def look_ahead(self, hand: int) -> None:
        """Keep the first plays after which a second exists (F2F-16)."""
        ascending = self.fits[0]
        descending = self.fits[1]
        given = self.fits[2] | self.fits[3]
        for pile in range(4):
            if pile == OWN_ASCENDING:
                others = descending | given
            elif pile == OWN_DESCENDING:
                others = ascending | given
            else:
                others = ascending | descending
            if others & (others - 1):
                continue  # two cards or more: one remains, whichever is played first
            keep = 0
            left = self.fits[pile]
            while left:
                card = bits.lowest(left)
                first = ONE << card
                left ^= first
                second = others
                if pile < 2:
                    second |= hand & self.onto(pile, card)
                if second & ~first:
                    keep |= first
            self.fits[pile] = keep

    def can_go_on(self) -> bool:
        return (self.fits[0] | self.fits[1] | self.fits[2] | self.fits[3]) != 0

    def step(self, move: int) -> None:
        """Make a legal move."""
        seat = self.seat
        self.last_move = move
        self.last_seat = seat
        if move == END:
            self.end_turn()
            return
        pile = move >> 6
        card = move & 63
        self.hand[seat] ^= ONE << card
        self.hand_size[seat] -= 1
        self.played[seat] |= ONE << card
        self.top[(2 * seat + pile) & 3] = card
        self.plays += 1
        if pile >= OTHER_ASCENDING:
            self.helped = 1
        if self.hand_size[seat] + self.pile_size[seat] == 0 and self.plays >= MINIMUM:
            self.winner = seat  # F2F-14
        self.look()

    def end_turn(self) -> None:
        seat = self.seat
        drawn = self.hand_limit - self.hand_size[seat] if self.helped else 2  # F2F-12, F2F-11
        kept = self.hand[seat]
        self.draw(seat, drawn)
        self.last_drawn = self.hand[seat] ^ kept
        self.turns += 1
        self.plays = 0
        self.helped = 0
        self.seat = 1 - seat
        self.look()
        if not self.can_go_on():
            self.winner = seat  # F2F-15, F2F-17

    def is_legal(self, move: int) -> bool:
        if self.winner >= 0:
            return False
        if move == END:
            return self.plays >= MINIMUM  # F2F-4
        if move < 0 or move >= 256:
            return False
        return (self.fits[move >> 6] >> (move & 63) & 1) == 1

    def list_moves(self, found: list[int]) -> int:
        """Fill `found`, which has room for 25; return how many moves there are."""
        if self.winner >= 0:
            return 0
        n = 0
        for pile in range(4):
            left = self.fits[pile]
            while left:
                found[n] = pile << 6 | bits.lowest(left)
                n += 1
                left &= left - 1
        if self.plays >= MINIMUM:
            found[n] = END
            n += 1
        return n

    def run(self, rng: Rng) -> int:
        found = [0] * 25
        made = 0
        while self.winner < 0:
            self.step(found[rng.pick(self.list_moves(found))])
            made += 1
        return made

    def legal_moves(self) -> list[int]:
        found = [0] * 25
        n = self.list_moves(found)
        return [found[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or not self.is_legal(move):
            return False
        self.step(move)
        return True

    def playout(self, rng: Rng) -> int:
        if not isinstance(rng, Rng):
            raise TypeError("playout() takes a koloda.Rng")
        if self.observer >= 0:
            raise ValueError("a position with holes can't be played out; imagine one first")
        return self.run(rng)

    def clone(self) -> "Position":
        twin = Position(self.highest, self.hand_limit)
        twin.copy_table(self)
        twin.copy_hidden(self)
        twin.observer = self.observer
        return twin

    def copy_hidden(self, other: "Position") -> None:
        for seat in range(2):
            self.hand[seat] = other.hand[seat]
            for i in range(58 * seat, 58 * seat + other.pile_size[seat]):
                self.pile[i] = other.pile[i]
        for pile in range(4):
            self.fits[pile] = other.fits[pile]

    def copy_table(self, other: "Position") -> None:
        """Take over what lies open: everything but hands, draw piles and what follows from them."""
        self.seat = other.seat
        self.plays = other.plays
        self.helped = other.helped
        self.turns = other.turns
        self.winner = other.winner
        for seat in range(2):
            self.played[seat] = other.played[seat]
            self.hand_size[seat] = other.hand_size[seat]
            self.pile_size[seat] = other.pile_size[seat]
        for pile in range(4):
            self.top[pile] = other.top[pile]

    def knows_hand(self, seat: int, owner: int) -> bool:
        """Hands are secret (F2F-2), but who can't play two shows his, as the proof."""
        stuck = self.winner >= 0 and self.plays == 0 and self.seat == owner
        return seat == owner or stuck

    def seen_by(self, seat: int) -> "Position":
        if seat not in (0, 1):
            raise ValueError(f"no seat {seat}")
        seen = Position(self.highest, self.hand_limit)
        seen.copy_table(self)
        seen.observer = seat
        for owner in range(2):
            if self.knows_hand(seat, owner):
                seen.hand[owner] = self.hand[owner]
        seen.look()
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise TypeError("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise ValueError("nothing is hidden here; imagine from seen_by()")
        world = Position(self.highest, self.hand_limit)
        self.imagine_in(world, rng)
        return world

    def imagine_in(self, world: "Position", rng: Rng) -> None:
        """As `imagine`, in a world that is there already: searches imagine very often.

        The whole truth is imagined as it is: who cheats knows it, see `koloda.lab.entrant`.
        """
        world.copy_table(self)
        if self.observer < 0:
            world.copy_hidden(self)
            return
        while True:
            for owner in range(2):
                is_known = self.knows_hand(self.observer, owner)
                world.deal_unknown(owner, self.hand[owner], is_known, rng)
            world.look()
            # whose turn it is could begin it (F2F-15) or go on (F2F-16), else he would have lost
            if self.winner >= 0 or self.plays >= MINIMUM or world.can_go_on():
                return

    def deal_unknown(self, seat: int, hand: int, is_known: bool, rng: Rng) -> None:
        """Deal the numbers that are neither played nor in the known hand."""
        start = 58 * seat
        n = 0
        for number in range(2, self.highest + 1):
            if not (self.played[seat] | hand) >> number & 1:
                self.pile[start + n] = number
                n += 1
        self.shuffle(start, n, rng)
        self.hand[seat] = hand
        if not is_known:
            for i in range(n - self.hand_size[seat], n):
                self.hand[seat] |= ONE << self.pile[start + i]

    def restore(
        self,
        seat: int,
        plays: int,
        helped: bool,
        turns: int,
        winner: int,
        observer: int,
        tops: list[int],
        hands: list[int],
        played: list[int],
        piles: list[list[int]],
        sizes: list[tuple[int, int]],
    ) -> None:
        """Set everything; `saved.load` has checked that it can be."""
        if seat not in (0, 1) or winner not in (-1, 0, 1) or observer not in (-1, 0, 1):
            raise ValueError("no such seat")
        self.seat = seat
        self.plays = plays
        self.helped = helped
        self.turns = turns
        self.winner = winner
        self.observer = observer
        for pile in range(4):
            self.top[pile] = tops[pile] & 63
        for owner in range(2):
            hand_size, pile_size = sizes[owner]
            if not (0 <= hand_size <= 6 and 0 <= pile_size <= 58):
                raise ValueError("no such size")
            if len(piles[owner]) > 58 or bits.count(hands[owner]) > 6:
                raise ValueError("too many cards")
            self.hand_size[owner] = hand_size
            self.pile_size[owner] = pile_size
            self.hand[owner] = hands[owner]
            self.played[owner] = played[owner]
            for i, card in enumerate(piles[owner]):
                self.pile[58 * owner + i] = card & 63
        self.look()

    def key(self) -> tuple[object, ...]:
        return (
            self.highest,
            self.hand_limit,
            self.observer,
            self.seat,
            self.plays,
            self.helped,
            self.turns,
            self.winner,
            tuple(self.top),
            tuple(self.hand),
            tuple(self.hand_size),
            tuple(self.played),
            tuple(self.draw_pile(0)),
            tuple(self.draw_pile(1)),
        )

    def draw_pile(self, seat: int) -> list[int]:
        """The next card to draw is the last; zeros where it is hidden."""
        if seat not in (0, 1):
            raise ValueError(f"no seat {seat}")
        return [self.pile[58 * seat + i] for i in range(self.pile_size[seat])]
