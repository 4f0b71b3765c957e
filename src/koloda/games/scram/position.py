"""Scram!, after the Ukrainian and the Russian edition's rulebooks, which nearly agree.

Where the books are silent or contradict each other we decided, among other things: an empty camp
may call (SCR-7); a used card is discarded before its ability is carried out (SCR-16); a card once
turned up stays so wherever it goes (SCR-17); targets (SCR-38). What the abilities are is in
`abilities.py`, with a mark at those that could not be confirmed.

Single steps: whatever leaves one possibility and shows nothing new happens by itself (the only own
card is pushed, the only gap filled, an empty camp joined). Drawing, turning up and touching a card
are always moves of their own. A round that is over stays open until the dealer deals the next.

Each card is one number with its value, how it lies and who knows it: see `cards.py`. All see what
a seat does, only the faces are hidden; so it is common knowledge who knows which card.
"""

from typing import Any

from koloda.engine.rng import Rng
from koloda.games.scram import abilities, cards, count, moves

# C ints in the compiled build, where Python can't import them
DRAW = moves.DRAW
TAKE = moves.TAKE
CALL = moves.CALL
USE = moves.USE
REPLACE = moves.REPLACE
DISCARD = moves.DISCARD
TURN_UP = moves.TURN_UP
SWAP = moves.SWAP
LEAVE = moves.LEAVE
NEXT = moves.NEXT
ENDS = moves.ENDS
LEFT = moves.LEFT
RIGHT = moves.RIGHT
PLACES = moves.PLACES
DECK = moves.DECK
TOP = moves.TOP
SECOND = moves.SECOND
TURN = moves.TURN
DRAWN = moves.DRAWN
PUSH = moves.PUSH
GAP = moves.GAP
NEW_CARD = moves.NEW_CARD
PENALTY = moves.PENALTY
TARGET = moves.TARGET
SWAPPING = moves.SWAPPING
JOIN = moves.JOIN
ROUND_OVER = moves.ROUND_OVER
OVER = moves.OVER
MOST_TO_CALL = moves.MOST_TO_CALL
FROM_DECK = moves.FROM_DECK
FROM_PILE = moves.FROM_PILE
EQUALS = cards.EQUALS
VALUE = cards.VALUE
UP = cards.UP
KNOWN = cards.KNOWN
PUSHED = cards.PUSHED
LOOK = abilities.LOOK
TURNING = abilities.TURN_UP
DISCARDING = abilities.DISCARD
SWITCHING = abilities.SWAP
LOOK_AND_SWAP = abilities.LOOK_AND_SWAP
USABLE = abilities.USABLE
ACTION = abilities.ACTION
CARDS = abilities.CARDS
JOINS = abilities.JOINS

# What happened, for `events.py`; the names are there
DREW = 0
TOOK = 1
CALLED = 2
USED = 3
REPLACING = 4
DISCARDED = 5
PUSHED_FORWARD = 6
TURNED_UP = 7
FAILED = 8
PLACED = 9
NAMED = 10
LOOKED = 11
SWAPPED = 12
LEFT_ALONE = 13
PENALIZED = 14
JOINED = 15
ENDED = 16
DEALT = 17


class Position:
    def __init__(self, players: int, rounds: int, memory_aid: bool) -> None:
        if players not in (3, 4, 6) or not 1 <= rounds <= 4:
            raise ValueError(f"no such game: {players} players, {rounds} rounds")
        self.player_number = players
        self.copies = 5 if players == 6 else 4  # of each value and of "=" (SCR-1)
        self.rounds = rounds
        self.memory_aid = 1 if memory_aid else 0
        self.everybody = ((1 << players) - 1) * KNOWN
        self.observer = -1  # whose knowledge this is; -1: the whole truth
        self.rng: Rng | None = None  # for the deals to come
        self.revealed = 0  # also by showing again what was covered: this is a game of memory
        self.finished = 0  # rounds
        self.recorded = [0] * 8  # two teams a round
        self.starter = 0
        self.next_starter = -1  # between rounds
        self.phase = OVER  # until it is dealt or restored there is nothing to do
        self.seat = 0
        self.caller = -1
        self.turns_left = 0  # after a call
        self.next_of_pair = 1  # three players: who of the pair plays now or after the solo player
        self.camp = [0] * 420  # 70 places a seat: all cards there are
        self.camp_size = [0] * 6
        self.deck = [0] * 70  # the top is the last
        self.deck_size = 0
        self.pile = [0] * 70  # discarded values; the top is the last
        self.pile_size = 0
        self.held = 0  # the card that was drawn or taken, or used and will join a camp
        self.source = 0
        self.pushed = 0  # how many cards
        self.penalties = 0  # cards still to be placed
        self.ability = 0  # the value of the card in use
        self.targets = 0
        self.target = [0] * 2
        self.joining = -1  # the camp that the card in use will join; -1: its user chooses
        self.looker = -1  # who is looking at cards, until the next move
        self.looks = 0
        self.looked = [0] * 2
        self.notes = 0  # what the last move did: no part of the position
        self.note = [0] * 320  # four numbers each: kind, seat, place, card

    @property
    def players(self) -> int:
        return self.player_number

    @property
    def seat_to_move(self) -> int | None:
        return self.seat if self.phase != OVER else None

    @property
    def chance(self) -> Rng | None:
        """For the rounds still to be dealt."""
        dealt = self.finished + (self.phase < ROUND_OVER)
        return self.rng if dealt < self.rounds else None

    def deal(self, rng: Rng, first: int) -> None:
        """Deal the first round; -1: who begins is drawn by lot, of three the solo player."""
        if not isinstance(rng, Rng):
            raise TypeError("deal() takes a koloda.Rng")
        if self.rng is not None or self.observer >= 0:
            raise ValueError("this was dealt before; later rounds are dealt by a move")
        self.rng = rng.clone()
        if 0 <= first < self.player_number:
            self.starter = first
        elif self.player_number == 3:
            self.starter = 0  # SCR-30
        else:
            self.starter = self.rng.pick(self.player_number)  # SCR-3
        self.deal_round()

    def deal_round(self) -> None:
        self.shuffle_deck()
        self.pile_size = 0
        self.caller = -1
        self.turns_left = 0
        self.looks = 0
        self.looker = -1
        self.next_starter = -1
        self.seat = self.starter
        self.next_of_pair = 1
        if self.player_number == 3 and self.starter > 0:
            self.next_of_pair = self.starter  # SCR-31
        for i in range(self.player_number):
            seat = (self.starter + i) % self.player_number
            down = 6 if self.player_number == 3 and seat == 0 else 3  # SCR-2, SCR-30
            self.camp_size[seat] = 0
            for place in range(down + 2):
                self.deck_size -= 1
                self.insert(seat, RIGHT, self.deck[self.deck_size])
                if place >= down:
                    self.camp[70 * seat + place] |= UP | self.everybody
        self.deck_size -= 1
        self.discard(self.deck[self.deck_size] & VALUE)  # SCR-3
        self.phase = TURN
        self.revealed += 1

    def shuffle_deck(self) -> None:
        """All cards into the deck, shuffled: the one place where chance enters after the deal."""
        self.deck_size = 0
        for value in range(1, EQUALS + 1):
            for _ in range(self.copies):
                self.deck[self.deck_size] = value
                self.deck_size += 1
        self.shuffle(self.deck_size, self.rng)

    def shuffle(self, length: int, rng: Rng | None) -> None:
        assert rng is not None
        for i in range(length - 1, 0, -1):
            j = rng.pick(i + 1)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card

    def team(self, seat: int) -> int:
        if self.player_number == 3:
            return 1 if seat > 0 else 0
        return seat & 1

    def see(self, kind: int, seat: int, place: int, card: int) -> None:
        """Note what happened, with the card as it is known afterwards."""
        self.note[4 * self.notes] = kind
        self.note[4 * self.notes + 1] = seat
        self.note[4 * self.notes + 2] = place
        self.note[4 * self.notes + 3] = card
        self.notes += 1

    def insert(self, camp: int, side: int, card: int) -> int:
        """Put a card at an end of a camp; return its place."""
        start = 70 * camp
        size = self.camp_size[camp]
        self.camp_size[camp] = size + 1
        if side == RIGHT:
            self.camp[start + size] = card
            return size
        for i in range(start + size, start, -1):
            self.camp[i] = self.camp[i - 1]
        self.camp[start] = card
        return 0

    def close_gaps(self, camp: int) -> None:
        start = 70 * camp
        kept = 0
        for place in range(self.camp_size[camp]):
            if self.camp[start + place] != PUSHED:
                self.camp[start + kept] = self.camp[start + place]
                kept += 1
        self.camp_size[camp] = kept

    def discard(self, value: int) -> None:
        self.pile[self.pile_size] = value
        self.pile_size += 1

    def card_at(self, place: int) -> int:
        if place & 7 == DECK:
            return self.deck[self.deck_size - 1 - (place >> 3)]
        return self.camp[70 * (place & 7) + (place >> 3)]

    def lay(self, place: int, card: int) -> None:
        if place & 7 == DECK:
            self.deck[self.deck_size - 1 - (place >> 3)] = card
        else:
            self.camp[70 * (place & 7) + (place >> 3)] = card

    def step(self, move: int) -> None:
        """Make a legal move."""
        self.notes = 0
        if self.phase != TARGET and self.phase != SWAPPING:
            self.looks = 0
            self.looker = -1
        if move >= PLACES:
            if self.phase == PUSH:
                self.push(move - PLACES)
            elif self.phase == GAP:
                self.fill_gap((move - PLACES) >> 3)
            else:
                self.touch(move - PLACES)
        elif move >= ENDS:
            self.add_at_end((move - ENDS) >> 1, (move - ENDS) & 1)
        elif move == DRAW:
            self.draw()
        elif move == TAKE:
            self.take()
        elif move == CALL:
            self.call()
        elif move == USE:
            self.use()
        elif move == REPLACE:
            self.see(REPLACING, self.seat, 0, 0)
            self.begin_pushing()
        elif move == DISCARD:
            self.discard(self.held & VALUE)
            self.see(DISCARDED, self.seat, -1, self.held | UP)
            self.revealed += 1
            self.end_turn()
        elif move == TURN_UP:
            self.turn_up()
        elif move == SWAP:
            self.swap()
            self.end_turn()
        elif move == LEAVE:
            self.looks = 0
            self.looker = -1
            self.see(LEFT_ALONE, self.seat, 0, 0)
            self.end_turn()
        else:
            self.starter = self.next_starter
            self.deal_round()
            self.see(DEALT, self.starter, 0, 0)

    def draw(self) -> None:
        self.deck_size -= 1
        self.held = self.deck[self.deck_size] | KNOWN << self.seat  # SCR-5
        self.source = FROM_DECK
        self.phase = DRAWN
        self.revealed += 1
        self.see(DREW, self.seat, 0, self.held)

    def take(self) -> None:
        self.pile_size -= 1
        self.held = self.pile[self.pile_size] | UP | self.everybody  # SCR-6
        self.source = FROM_PILE
        self.revealed += 1  # the next card of the pile shows
        self.see(TOOK, self.seat, 0, self.held)
        self.begin_pushing()

    def call(self) -> None:
        self.caller = self.seat
        self.turns_left = self.player_number - 1  # SCR-22
        if self.player_number == 3 and self.seat > 0:
            self.turns_left = 3  # SCR-32
        self.see(CALLED, self.seat, 0, 0)
        self.pass_on()

    def begin_pushing(self) -> None:
        self.phase = PUSH
        self.pushed = 0
        if self.camp_size[self.seat] == 1:
            self.push(self.seat)

    def push(self, place: int) -> None:
        self.lay(place, self.card_at(place) | PUSHED)
        self.pushed += 1
        self.see(PUSHED_FORWARD, self.seat, place, 0)

    def turn_up(self) -> None:
        """Turn up what was pushed: all equal, it is discarded; else it stays, face up."""
        self.revealed += 1
        found = 0  # a bit for each value
        equals = 0
        for i in range(self.player_number):
            camp = (self.seat + i) % self.player_number
            for place in range(self.camp_size[camp]):
                card = self.camp[70 * camp + place]
                if card & PUSHED:
                    card |= UP | self.everybody
                    self.camp[70 * camp + place] = card
                    self.see(TURNED_UP, camp, camp + 8 * place, card)
                    if card & VALUE == EQUALS:
                        equals += 1
                    else:
                        found |= 1 << (card & VALUE)
        if found & (found - 1):
            self.fail(found)
        else:
            self.succeed(equals)

    def succeed(self, equals: int) -> None:
        for _ in range(equals):
            self.discard(EQUALS)  # SCR-14
        gaps = 0
        gap = 0
        for i in range(self.player_number):
            camp = (self.seat + i) % self.player_number
            for place in range(self.camp_size[camp]):
                card = self.camp[70 * camp + place]
                if card & PUSHED:
                    if card & VALUE != EQUALS:
                        self.discard(card & VALUE)  # SCR-10
                    self.camp[70 * camp + place] = PUSHED
                    if camp == self.seat:
                        gaps += 1
                        gap = place
            if camp != self.seat:
                self.close_gaps(camp)
        self.pushed = 0
        self.phase = GAP
        if gaps == 1:
            self.fill_gap(gap)

    def fail(self, found: int) -> None:
        different = 0
        while found:
            found &= found - 1
            different += 1
        for camp in range(self.player_number):
            for place in range(self.camp_size[camp]):
                self.camp[70 * camp + place] &= ~PUSHED  # SCR-11
        self.pushed = 0
        self.penalties = min(different - 2, 3, self.deck_size)  # SCR-13
        self.phase = NEW_CARD
        self.see(FAILED, self.seat, different, 0)

    def fill_gap(self, place: int) -> None:
        self.camp[70 * self.seat + place] = self.held  # SCR-12
        gaps_before = 0
        for i in range(place):
            if self.camp[70 * self.seat + i] == PUSHED:
                gaps_before += 1
        self.close_gaps(self.seat)
        self.see(PLACED, self.seat, self.seat + 8 * (place - gaps_before), self.held)
        self.end_turn()

    def add_at_end(self, camp: int, side: int) -> None:
        if self.phase == PENALTY:
            self.deck_size -= 1
            card = self.deck[self.deck_size]
            place = self.insert(camp, side, card)
            self.see(PENALIZED, self.seat, camp + 8 * place, card)
            self.revealed += 1
            self.penalties -= 1
        elif self.phase == JOIN:
            self.join(camp, side)
            return
        else:
            place = self.insert(camp, side, self.held)  # SCR-12
            self.see(PLACED, self.seat, camp + 8 * place, self.held)
            self.held = 0
            self.source = 0
        if self.penalties > 0:
            self.phase = PENALTY
        else:
            self.end_turn()

    def use(self) -> None:
        """The card shows and is discarded, unless it will join a camp (SCR-16, SCR-21)."""
        self.revealed += 1
        self.ability = self.held & VALUE
        self.held |= UP | self.everybody
        self.see(USED, self.seat, 0, self.held)
        if not JOINS[self.ability]:
            self.discard(self.ability)
            self.held = 0
            self.source = 0
        self.targets = 0
        self.phase = TARGET if CARDS[self.ability] > 0 else JOIN

    def is_target(self, place: int, value: int) -> bool:
        """Whether the ability of this value may touch this place now (SCR-38)."""
        camp = place & 7
        if camp == DECK:
            if JOINS[value]:
                return False  # SCR-21
            if place == SECOND:
                if self.deck_size < 2 or self.targets == 0 or self.target[0] != TOP:
                    return False
            elif place != TOP or self.deck_size == 0:
                return False
        elif camp >= self.player_number or place >> 3 >= self.camp_size[camp]:
            return False
        if self.targets > 0:
            if self.target[0] == place:
                return False
            if JOINS[value] and self.target[0] & 7 != camp:
                return False
        if ACTION[value] == LOOK or ACTION[value] == TURNING:
            return self.card_at(place) & UP == 0
        return True

    def has_target(self, value: int) -> bool:
        if self.is_target(TOP, value) or self.is_target(SECOND, value):
            return True
        for camp in range(self.player_number):
            for place in range(self.camp_size[camp]):
                if self.is_target(camp + 8 * place, value):
                    return True
        return False

    def can_use(self) -> bool:
        value = self.held & VALUE
        if not USABLE[value]:
            return False
        return CARDS[value] == 0 or self.has_target(value)

    def touch(self, place: int) -> None:
        """The next card that the ability in use is for."""
        action = ACTION[self.ability]
        self.target[self.targets] = place
        self.targets += 1
        if action in (LOOK, LOOK_AND_SWAP):
            self.look(place)
        elif action == TURNING:
            self.lay(place, self.card_at(place) | UP | self.everybody)  # SCR-17
            self.see(TURNED_UP, place & 7, place, self.card_at(place))
            self.revealed += 1
        if self.targets < CARDS[self.ability] and self.has_target(self.ability):
            if action in (DISCARDING, SWITCHING):
                self.see(NAMED, self.seat, place, 0)
            return
        if action == DISCARDING:
            self.discard_targets()
        elif action == SWITCHING:
            if self.targets == 2:
                self.swap()
            else:
                self.see(LEFT_ALONE, self.seat, 0, 0)
        elif action == LOOK_AND_SWAP and self.targets == 2:
            self.phase = SWAPPING
            return
        if JOINS[self.ability]:
            self.begin_joining(place & 7)
        else:
            self.end_turn()

    def begin_joining(self, camp: int) -> None:
        self.targets = 0
        self.joining = camp
        self.phase = JOIN
        if self.camp_size[camp] == 0:
            self.join(camp, RIGHT)

    def look(self, place: int) -> None:
        card = self.card_at(place) | KNOWN << self.seat
        self.lay(place, card)
        self.looked[self.looks] = place
        self.looks += 1
        self.looker = self.seat
        self.see(LOOKED, self.seat, place, card)
        self.revealed += 1

    def swap(self) -> None:
        """The two targets take each other's place, as they lie (SCR-19)."""
        first = self.card_at(self.target[0])
        self.lay(self.target[0], self.card_at(self.target[1]))
        self.lay(self.target[1], first)
        self.see(SWAPPED, self.target[0], self.target[1], 0)
        if self.target[1] == SECOND:
            self.revealed += 1  # it may lie face up
        self.looks = 0
        self.looker = -1

    def discard_targets(self) -> None:
        """Higher cards first, "=" before all (SCR-18)."""
        self.revealed += 1
        if self.targets == 2:
            first = self.card_at(self.target[0]) & VALUE
            if first < self.card_at(self.target[1]) & VALUE:
                place = self.target[0]
                self.target[0] = self.target[1]
                self.target[1] = place
        for i in range(self.targets):
            place = self.target[i]
            card = self.card_at(place) | UP | self.everybody
            self.discard(card & VALUE)
            self.see(DISCARDED, self.seat, place, card)
            self.lay(place, PUSHED)
        if self.target[0] & 7 == DECK:
            self.deck_size -= 1
        else:
            self.close_gaps(self.target[0] & 7)

    def join(self, camp: int, side: int) -> None:
        place = self.insert(camp, side, self.held)  # SCR-21
        self.see(JOINED, self.seat, camp + 8 * place, self.held)
        self.end_turn()

    def end_turn(self) -> None:
        self.held = 0
        self.source = 0
        self.ability = 0
        self.targets = 0
        self.joining = -1
        if self.caller >= 0:
            self.turns_left -= 1
        self.pass_on()

    def pass_on(self) -> None:
        if self.caller >= 0 and self.turns_left == 0:
            self.end_round()  # SCR-22
            return
        self.seat = self.next_seat()
        self.phase = TURN
        if self.deck_size == 0:
            self.end_round()  # SCR-23

    def next_seat(self) -> int:
        if self.player_number != 3:
            return (self.seat + 1) % self.player_number
        if self.caller == 0:
            self.next_of_pair = self.seat + 1  # SCR-32
            return self.next_of_pair
        if self.seat == 0:
            return self.next_of_pair  # SCR-31
        self.next_of_pair = 3 - self.seat
        return 0

    def end_round(self) -> None:
        for seat in range(self.player_number):
            for place in range(self.camp_size[seat]):
                self.camp[70 * seat + place] |= UP | self.everybody  # SCR-24
        self.revealed += 1
        totals = [0, 0]
        for seat in range(self.player_number):
            totals[self.team(seat)] += self.own_total(seat)
        for team in range(2):
            called = self.caller >= 0 and self.team(self.caller) == team
            self.recorded[2 * self.finished + team] = count.recorded(
                totals[team], totals[1 - team], called
            )
        self.finished += 1
        self.looks = 0
        self.looker = -1
        self.see(ENDED, self.caller, 0, 0)
        if self.finished == self.rounds:
            self.phase = OVER
            return
        self.next_starter = self.find_starter()
        self.phase = ROUND_OVER
        self.seat = (self.next_starter + self.player_number - 1) % self.player_number  # SCR-3

    def find_starter(self) -> int:
        """Who starts the round after the one that was counted last (SCR-27)."""
        first = self.recorded[2 * self.finished - 2]
        second = self.recorded[2 * self.finished - 1]
        lowest = -1
        found = 0
        for seat in range(self.player_number):
            if first != second and self.team(seat) != (second < first):
                continue
            rank = count.starting_rank(self.own_total(seat), seat, self.starter, self.player_number)
            if lowest < 0 or rank < lowest:
                lowest = rank
                found = seat
        return found

    def own_total(self, seat: int) -> int:
        """Of a camp, as far as its cards are known here."""
        numbers = 0
        equals = 0
        lowest = 0
        for place in range(self.camp_size[seat]):
            value = self.camp[70 * seat + place] & VALUE
            if value == EQUALS:
                equals += 1
            else:
                numbers += value
                if value > 0 and (lowest == 0 or value < lowest):
                    lowest = value
        return count.camp_total(numbers, equals, lowest)

    def own_totals(self) -> list[int]:
        return [self.own_total(seat) for seat in range(self.player_number)]

    def is_legal(self, move: int) -> bool:
        seat = self.seat
        size = self.camp_size[seat]
        if move >= PLACES:
            place = move - PLACES
            camp = place & 7
            if self.phase == TARGET:
                return self.is_target(place, self.ability)
            if camp >= self.player_number or place >> 3 >= self.camp_size[camp]:
                return False
            if self.phase == GAP:
                return camp == seat and self.card_at(place) == PUSHED
            if self.phase == PUSH and (camp == seat or self.pushed > 0):  # SCR-9
                return self.team(camp) == self.team(seat) and self.card_at(place) & PUSHED == 0
            return False
        if move >= ENDS:
            camp = (move - ENDS) >> 1
            if self.phase == NEW_CARD or self.phase == PENALTY:
                return camp == seat
            if self.phase != JOIN or camp >= self.player_number:
                return False
            if self.joining >= 0 and camp != self.joining:
                return False
            return self.camp_size[camp] > 0 or move & 1 == RIGHT
        if self.phase == TURN:
            if move == TAKE:
                return self.pile_size > 0 and size > 0  # SCR-6, SCR-8
            if move == CALL:
                return size <= MOST_TO_CALL and self.caller < 0  # SCR-7, SCR-22
            return move == DRAW
        if self.phase == DRAWN:
            if move == USE:
                return self.can_use()
            if move == REPLACE:
                return size > 0  # SCR-8
            return move == DISCARD
        if self.phase == PUSH:
            return move == TURN_UP and self.pushed > 0
        if self.phase == SWAPPING:
            return move in (SWAP, LEAVE)
        return self.phase == ROUND_OVER and move == NEXT

    def list_moves(self, found: list[int]) -> int:
        """Fill `found`, which has room for 80; return how many moves there are."""
        seat = self.seat
        n = 0
        if self.phase == TURN:
            found[0] = DRAW
            n = 1
            if self.is_legal(TAKE):
                found[n] = TAKE
                n += 1
            if self.is_legal(CALL):
                found[n] = CALL
                n += 1
        elif self.phase == DRAWN:
            if self.can_use():
                found[0] = USE
                n = 1
            if self.camp_size[seat] > 0:
                found[n] = REPLACE
                n += 1
            found[n] = DISCARD
            n += 1
        elif self.phase == PUSH:
            if self.pushed > 0:
                found[0] = TURN_UP
                n = 1
            for i in range(self.player_number):
                camp = (seat + i) % self.player_number
                if i == 0 or (self.pushed > 0 and self.team(camp) == self.team(seat)):
                    for place in range(self.camp_size[camp]):
                        if self.camp[70 * camp + place] & PUSHED == 0:
                            found[n] = PLACES + 8 * place + camp
                            n += 1
        elif self.phase == GAP:
            for place in range(self.camp_size[seat]):
                if self.camp[70 * seat + place] == PUSHED:
                    found[n] = PLACES + 8 * place + seat
                    n += 1
        elif self.phase == NEW_CARD or self.phase == PENALTY:
            found[0] = ENDS + 2 * seat + LEFT
            found[1] = ENDS + 2 * seat + RIGHT
            n = 2
        elif self.phase == TARGET:
            for i in range(self.player_number):
                camp = (seat + i) % self.player_number
                for place in range(self.camp_size[camp]):
                    if self.is_target(camp + 8 * place, self.ability):
                        found[n] = PLACES + 8 * place + camp
                        n += 1
            for place in range(2):
                if self.is_target(DECK + 8 * place, self.ability):
                    found[n] = PLACES + 8 * place + DECK
                    n += 1
        elif self.phase == SWAPPING:
            found[0] = SWAP
            found[1] = LEAVE
            n = 2
        elif self.phase == JOIN:
            for i in range(self.player_number):
                camp = (seat + i) % self.player_number
                for side in range(2):
                    if self.is_legal(ENDS + 2 * camp + side):
                        found[n] = ENDS + 2 * camp + side
                        n += 1
        elif self.phase == ROUND_OVER:
            found[0] = NEXT
            n = 1
        return n

    def run(self, rng: Rng) -> int:
        found = [0] * 80
        made = 0
        while self.phase != OVER:
            self.step(found[rng.pick(self.list_moves(found))])
            made += 1
        return made

    def legal_moves(self) -> list[int]:
        found = [0] * 80
        n = self.list_moves(found)
        return [found[i] for i in range(n)]

    def play(self, move: int) -> bool:
        if self.observer >= 0 or move < 0 or not self.is_legal(move):
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
        twin = Position(self.player_number, self.rounds, self.memory_aid == 1)
        twin.copy_table(self)
        twin.copy_cards(self, -1)
        twin.observer = self.observer
        if self.rng is not None:
            twin.rng = self.rng.clone()
        return twin

    def copy_table(self, other: "Position") -> None:
        """Take over what everybody knows: all but the faces of cards and the chance to come."""
        self.revealed = other.revealed
        self.finished = other.finished
        self.starter = other.starter
        self.next_starter = other.next_starter
        self.phase = other.phase
        self.seat = other.seat
        self.caller = other.caller
        self.turns_left = other.turns_left
        self.next_of_pair = other.next_of_pair
        self.source = other.source
        self.pushed = other.pushed
        self.penalties = other.penalties
        self.ability = other.ability
        self.targets = other.targets
        self.joining = other.joining
        self.looker = other.looker
        self.looks = other.looks
        for i in range(2):
            self.target[i] = other.target[i]
            self.looked[i] = other.looked[i]
        for i in range(8):
            self.recorded[i] = other.recorded[i]
        self.pile_size = other.pile_size
        for i in range(self.pile_size):
            self.pile[i] = other.pile[i]

    def copy_cards(self, other: "Position", seat: int) -> None:
        """Take over the cards as the seat knows them; -1: as they are."""
        self.held = other.known_card(other.held, seat)
        self.deck_size = other.deck_size
        for i in range(self.deck_size):
            self.deck[i] = other.known_card(other.deck[i], seat)
        for camp in range(self.player_number):
            self.camp_size[camp] = other.camp_size[camp]
            for i in range(70 * camp, 70 * camp + self.camp_size[camp]):
                self.camp[i] = other.known_card(other.camp[i], seat)

    def known_card(self, card: int, seat: int) -> int:
        if seat < 0 or card & KNOWN << seat:
            return card
        return card & ~VALUE

    def seen_by(self, seat: int) -> "Position":
        if not 0 <= seat < self.player_number:
            raise ValueError(f"no seat {seat}")
        seen = Position(self.player_number, self.rounds, self.memory_aid == 1)
        seen.copy_table(self)
        seen.copy_cards(self, seat)
        seen.observer = seat
        return seen

    def imagine(self, rng: Rng) -> "Position":
        if not isinstance(rng, Rng):
            raise TypeError("imagine() takes a koloda.Rng")
        if self.observer < 0:
            raise ValueError("nothing is hidden here; imagine from seen_by()")
        world = Position(self.player_number, self.rounds, self.memory_aid == 1)
        world.rng = Rng(0)
        self.imagine_in(world, rng)
        return world

    def imagine_in(self, world: "Position", rng: Rng) -> None:
        """As `imagine`, in a world that is there already: searches imagine very often.

        The whole truth is imagined as it is: who cheats knows it, see `koloda.lab.entrant`.
        """
        world.copy_table(self)
        if self.observer < 0:
            world.copy_cards(self, -1)
        else:
            world.deal_unknown(self, rng)
        high = rng.pick(1 << 30)
        low = rng.pick(1 << 30)
        assert world.rng is not None
        world.rng.start(high << 30 | low, 0)

    def deal_unknown(self, seen: "Position", rng: Rng) -> None:
        """Deal the cards that the observer has not seen to the places that he doesn't know.

        What others did never shows more than who saw which card, so all deals are equally likely.
        """
        left = [self.copies] * 16
        for i in range(self.pile_size):
            left[self.pile[i]] -= 1
        for i in range(seen.deck_size):
            left[seen.deck[i] & VALUE] -= 1
        for camp in range(self.player_number):
            for i in range(70 * camp, 70 * camp + seen.camp_size[camp]):
                left[seen.camp[i] & VALUE] -= 1
        left[seen.held & VALUE] -= 1
        n = 0
        for value in range(1, EQUALS + 1):
            for _ in range(left[value]):
                self.deck[n] = value
                n += 1
        self.shuffle(n, rng)
        self.copy_unknown(seen, n)

    def copy_unknown(self, seen: "Position", n: int) -> None:
        """Take the seen cards over and fill their holes with the first n cards of the own deck."""
        self.held = seen.held
        if seen.held != 0 and seen.held & VALUE == 0:
            n -= 1
            self.held |= self.deck[n]
        for camp in range(self.player_number):
            self.camp_size[camp] = seen.camp_size[camp]
            for i in range(70 * camp, 70 * camp + seen.camp_size[camp]):
                self.camp[i] = seen.camp[i]
                if seen.camp[i] & VALUE == 0 and not (seen.phase == GAP and seen.camp[i] == PUSHED):
                    n -= 1
                    self.camp[i] |= self.deck[n]
        # from the top down: what is left is exactly what the deck's holes need, so no unread
        # card is overwritten
        self.deck_size = seen.deck_size
        for i in range(seen.deck_size - 1, -1, -1):
            card = seen.deck[i]
            if card & VALUE == 0:
                n -= 1
                card |= self.deck[n]
            self.deck[i] = card

    def restore(
        self,
        fields: dict[str, int],
        camps: list[list[int]],
        deck: list[int],
        pile: list[int],
        recorded: list[int],
        places: list[list[int]],
        rng: Rng | None,
    ) -> None:
        """Set everything; `saved.load` has checked that it can be.

        What is checked here again is what the compiled rules rely on to stay within their arrays.
        """
        players = self.player_number
        held, phase = fields["held"], fields["phase"]
        if len(camps) != players or max(map(len, camps)) > 69:
            raise ValueError("no such camps")
        lying = [card for camp in camps for card in camp if phase != GAP or card != PUSHED]
        values = [card & VALUE for card in [*lying, *deck, *pile]] + [held & VALUE] * (held != 0)
        if len(values) != EQUALS * self.copies or any(
            values.count(value) > self.copies * (value <= EQUALS) for value in range(1, VALUE + 1)
        ):
            raise ValueError("not the cards of this game")
        if 0 in values and fields["observer"] < 0:
            raise ValueError("a card without a value")
        if len(recorded) > 8 or len(places) != 2 or len(places[0]) > 2 or len(places[1]) > 2:
            raise ValueError("too many numbers")
        limits = {
            "observer": (-1, players),
            "revealed": (0, 2**31),
            "finished": (0, self.rounds + 1),
            "starter": (0, players),
            "next_starter": (-1, players),
            "phase": (0, OVER + 1),
            "seat": (0, players),
            "caller": (-1, players),
            "turns_left": (0, max(players, 4)),  # of three players up to three (SCR-32)
            "next_of_pair": (1, 3),
            "held": (0, 2 * PUSHED),
            "source": (0, 3),
            "penalties": (0, min(3, len(deck)) + 1),
            "ability": (0, 15),
            "joining": (-1, players),
            "looker": (-1, players),
        }
        for name, (low, end) in limits.items():
            if not low <= fields[name] < end:
                raise ValueError(f"no such {name}")
        ability, targets = fields["ability"], len(places[0])
        holds = phase in (DRAWN, PUSH, GAP, NEW_CARD, JOIN) or (phase == TARGET and JOINS[ability])
        if (
            (phase != OVER and fields["finished"] == self.rounds)
            or (phase == TURN and not deck)
            or (phase == PENALTY and fields["penalties"] == 0)
            or (phase == ROUND_OVER and fields["next_starter"] < 0)
            or (phase == TARGET and not len(places[1]) <= targets < CARDS[ability])
            or (holds and held == 0)
            or (
                phase < ROUND_OVER
                and players == 3
                and fields["caller"] == 0
                and fields["seat"] + fields["turns_left"] != 3
            )
        ):
            raise ValueError("this can't go on")
        self.observer = fields["observer"]
        self.revealed = fields["revealed"]
        self.finished = fields["finished"]
        self.starter = fields["starter"]
        self.next_starter = fields["next_starter"]
        self.phase = OVER  # in case of an error below
        self.seat = fields["seat"]
        self.caller = fields["caller"]
        self.turns_left = fields["turns_left"]
        self.next_of_pair = fields["next_of_pair"]
        self.held = held
        self.source = fields["source"]
        self.penalties = fields["penalties"]
        self.ability = ability
        self.joining = fields["joining"]
        self.looker = fields["looker"]
        kept = 2 * PUSHED - 1 if phase in (PUSH, GAP) else PUSHED - 1
        self.pushed = sum(1 for card in lying if card & PUSHED) if phase == PUSH else 0
        for camp in range(players):
            self.camp_size[camp] = len(camps[camp])
            for place, card in enumerate(camps[camp]):
                self.camp[70 * camp + place] = card & kept
        self.deck_size = len(deck)
        for i, card in enumerate(deck):
            self.deck[i] = card & (PUSHED - 1)
        self.pile_size = len(pile)
        for i, value in enumerate(pile):
            self.pile[i] = value & VALUE
        for i, score in enumerate(recorded):
            self.recorded[i] = score & 0x7FFF
        for i, place in enumerate(places[0]):
            self.target[i] = self.checked_place(place)
        self.targets = len(places[0])
        for i, place in enumerate(places[1]):
            self.looked[i] = self.checked_place(place)
        self.looks = len(places[1])
        if self.observer < 0 and not isinstance(rng, Rng):
            raise TypeError("a whole position needs a koloda.Rng")
        self.rng = rng
        self.phase = phase
        if phase != OVER and not self.legal_moves():
            self.phase = OVER
            raise ValueError("nothing to do")

    def checked_place(self, place: int) -> int:
        camp = place & 7
        size = self.deck_size if camp == DECK else 0
        if 0 <= camp < self.player_number:
            size = self.camp_size[camp]
        if not 0 <= place >> 3 < size:
            raise ValueError("no such place")
        return place

    def camp_cards(self, seat: int) -> list[int]:
        """From the left."""
        if not 0 <= seat < self.player_number:
            raise ValueError(f"no seat {seat}")
        return [self.camp[70 * seat + place] for place in range(self.camp_size[seat])]

    def deck_cards(self) -> list[int]:
        """The top is the last."""
        return [self.deck[i] for i in range(self.deck_size)]

    def pile_values(self) -> list[int]:
        """The top is the last."""
        return [self.pile[i] for i in range(self.pile_size)]

    def target_places(self) -> list[int]:
        return [self.target[i] for i in range(self.targets)]

    def looked_places(self) -> list[int]:
        return [self.looked[i] for i in range(self.looks)]

    def scores(self) -> list[tuple[int, int]]:
        """What the two teams recorded, a pair for each finished round."""
        return [(self.recorded[2 * i], self.recorded[2 * i + 1]) for i in range(self.finished)]

    def last_notes(self) -> list[tuple[int, int, int, int]]:
        return [
            (self.note[i], self.note[i + 1], self.note[i + 2], self.note[i + 3])
            for i in range(0, 4 * self.notes, 4)
        ]

    def key(self) -> tuple[Any, ...]:
        return (
            self.player_number,
            self.rounds,
            self.memory_aid,
            self.observer,
            None if self.rng is None else self.rng.save(),
            self.revealed,
            tuple(self.scores()),
            self.starter,
            self.next_starter,
            self.phase,
            self.seat,
            self.caller,
            self.turns_left,
            self.next_of_pair,
            self.held,
            self.source,
            self.pushed,
            self.penalties,
            self.ability,
            self.joining,
            tuple(self.target_places()),
            self.looker,
            tuple(self.looked_places()),
            tuple(tuple(self.camp_cards(seat)) for seat in range(self.player_number)),
            tuple(self.deck_cards()),
            tuple(self.pile_values()),
        )
