"""Gallop across Europe, for a search.

What a collection is worth here: its colours, each more than the one before, and its points, half as
if it were complete at the end and half as if it were not. A move deserves what it adds to one's own
collection and takes from the others'. A search looks as far as the end of the deal; from there on
the points tell the chance to win the match.
"""

import math

from koloda.bots.sense import Sense
from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.gallop import cards, moves
from koloda.games.gallop.position import Position

ONE = 1

# C ints in the compiled build, where Python can't import them
EXCHANGE = cards.EXCHANGE
UNIVERSAL = cards.UNIVERSAL
DEPORTATION = cards.DEPORTATION
OVER = moves.OVER
LAY = moves.LAY
PICK = moves.PICK
GIVE = moves.GIVE
GET = moves.GET
WINS = moves.WINS
HAND = moves.HAND

COLOUR = 3.0
"""What the first colour of a collection is worth, in points."""
NEXT_COLOUR = 1.0
"""More, for each further one."""
DONE = 12.0
"""For being complete and ahead, as the deal ends with it; against it, if behind."""
ENVY = 0.5
"""Of what the others gain or lose by a move."""
USUAL = 5.0
"""What a choice adds as a rule: worth a flight that is neither high nor low."""
WARMTH = 2.5
"""By how much a move must be better to deserve e times the attention."""
NOTICE = 0.05
"""The share of the attention that is for all moves alike."""
DEAL_POINTS = 11.0
"""That the leader makes in a deal, about."""
SPREAD = 4.5
"""Of the points of one deal: a lead by so much makes a win e times as likely."""


class GallopSense(Sense):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(known.players, seed)
        self.known = known
        self.world = Position(known.players, known.match, known.goal)
        self.world.rng = Rng(0)
        self.found = [0] * 24
        self.weight = [0.0] * 24
        self.early = [0.0] * 7  # for each flight, the chance to choose early with it
        self.gain_early = [0.0] * 44  # for each card in hand, by putting it down to choose early
        self.gain_late = [0.0] * 44
        self.kept = [0] * 64  # collections, while something is tried with them
        self.kept_size = [0] * 4
        self.kept_pile = 0

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.phase != OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        if self.world.phase != LAY:
            self.world.step(move)
            self.show(move)
        elif self.world.turn + 1 < self.players:
            mover = self.world.seat
            self.world.step(move)
            self.show(0)
            self.sight[mover] = move  # GAL-5
        else:
            self.show(self.laid() * 512 + move)
            self.world.step(move)

    def laid(self) -> int:
        """What lies hidden there, as one number."""
        found = 0
        for seat in range(self.players):
            if self.world.laid[seat] >= 0:
                found = found * 512 + self.world.flight[seat] * 64
                found += self.world.hand[HAND * seat + self.world.laid[seat]] + 1
        return found

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        if self.world.phase == LAY:
            self.look_at_hand(self.world.seat)
        most = -1000.0
        for i in range(n):
            weight[i] = self.gain(found[i])
            most = max(most, weight[i])
        total = 0.0
        for i in range(n):
            weight[i] = math.exp((weight[i] - most) / WARMTH)
            total += weight[i]
        for i in range(n):
            weight[i] = (1.0 - NOTICE) * weight[i] / total + NOTICE / n

    def gain(self, move: int) -> float:
        """What a legal move adds for the seat to move, about."""
        seat = self.world.seat
        card = move & 63
        if self.world.phase == LAY:
            early = self.early[move >> 6]
            return early * self.gain_early[card] + (1.0 - early) * self.gain_late[card]
        if self.world.phase == GIVE:
            return self.gain_by_giving(seat, card)
        if self.world.phase == GET:
            return self.gain_by_swapping(seat, self.world.given, card)
        if card < EXCHANGE:
            return self.gain_by_city(seat, card) + ENVY * self.wish(seat, card)
        return self.gain_by_exchange(seat, card)

    def look_at_hand(self, seat: int) -> None:
        """Note what each flight and each card of the hand is good for.

        An early choice should be spent on what is worth it. A late one leaves a city to the others,
        and gets an exchange; a deportation strikes whoever is early.
        """
        for flight in range(1, 7):
            if self.world.flights[seat] >> flight & 1:
                self.early[flight] = self.chance_to_be_early(seat, flight)
        for i in range(HAND * seat, HAND * seat + self.world.hand_size[seat]):
            card = self.world.hand[i]
            self.gain_early[card] = 0.0
            if card < EXCHANGE:
                self.gain_early[card] = self.gain_by_city(seat, card) - USUAL
                self.gain_late[card] = -ENVY * self.wish(seat, card)
            elif card == DEPORTATION:
                self.gain_early[card] = -self.loss_of_last(seat)
                others = 0.0
                for other in range(self.players):
                    if other != seat:
                        others += self.loss_of_last(other)
                self.gain_late[card] = others / (self.players - 1)
            else:
                self.gain_late[card] = self.gain_by_exchange(seat, card)

    def chance_to_be_early(self, seat: int, flight: int) -> float:
        """Which share of the others' flights comes after this one."""
        found = 0.0
        for other in range(self.players):
            if other == seat:
                continue
            left = self.world.flights[other]
            lower = bits.count(left & ((1 << flight) - 1))
            if left >> flight & 1 and self.distance(seat) < self.distance(other):
                lower += 1
            found += lower / bits.count(left)
        return found / (self.players - 1)

    def distance(self, seat: int) -> int:
        """From the marker's holder, clockwise."""
        return (seat - self.world.marker + self.players) % self.players

    def loss_of_last(self, seat: int) -> float:
        """What a deportation costs."""
        if self.world.row_size[seat] == 0:
            return 0.0
        before = self.worth(seat)
        self.keep(seat)
        self.world.row_size[seat] = self.kept_size[seat] - 1
        found = before - self.worth(seat)
        self.restore(seat)
        return found

    def wish(self, seat: int, city: int) -> float:
        """How much the one of the others who wants a city most would gain by it."""
        most = 0.0
        for other in range(self.players):
            if other != seat:
                most = max(most, self.gain_by_city(other, city))
        return most

    def gain_by_city(self, seat: int, city: int) -> float:
        before = self.worth(seat)
        self.keep(seat)
        self.world.row[16 * seat + self.kept_size[seat]] = city
        self.world.row_size[seat] = self.kept_size[seat] + 1
        self.world.burn(seat)
        found = self.worth(seat) - before
        self.restore(seat)
        return found

    def gain_by_exchange(self, seat: int, card: int) -> float:
        """By the best swap that is possible now."""
        start = 16 * seat
        most = -1000.0
        for i in range(start, start + self.world.row_size[seat]):
            if card == UNIVERSAL or self.world.row[i] % 6 == card - EXCHANGE:
                most = max(most, self.gain_by_giving(seat, self.world.row[i]))
        return most if most > -1000.0 else 0.0

    def gain_by_giving(self, seat: int, city: int) -> float:
        """By the best return for a city."""
        most = -1000.0
        for other in range(self.players):
            if other != seat and self.world.row_size[other] >= self.world.row_size[seat]:
                for i in range(16 * other, 16 * other + self.world.row_size[other]):
                    if self.world.row[i] % 6 == city % 6:
                        most = max(most, self.gain_by_swapping(seat, city, self.world.row[i]))
        return most

    def gain_by_swapping(self, seat: int, mine: int, theirs: int) -> float:
        here = self.place_of(mine)
        there = self.place_of(theirs)
        other = there >> 4
        before = self.worth(seat) - ENVY * self.worth(other)
        self.keep(seat)
        self.keep(other)
        self.world.row[here] = theirs
        self.world.row[there] = mine
        self.world.burn(seat)
        self.world.burn(other)
        found = self.worth(seat) - ENVY * self.worth(other) - before
        self.restore(seat)
        self.restore(other)
        return found

    def place_of(self, city: int) -> int:
        """In the collections."""
        place = 0
        while place & 15 >= self.world.row_size[place >> 4] or self.world.row[place] != city:
            place += 1
        return place

    def keep(self, seat: int) -> None:
        """Before something is tried with a collection."""
        self.kept_size[seat] = self.world.row_size[seat]
        for i in range(16 * seat, 16 * seat + self.world.row_size[seat]):
            self.kept[i] = self.world.row[i]
        self.kept_pile = self.world.pile_size

    def restore(self, seat: int) -> None:
        self.world.row_size[seat] = self.kept_size[seat]
        for i in range(16 * seat, 16 * seat + self.kept_size[seat]):
            self.world.row[i] = self.kept[i]
        self.world.pile_size = self.kept_pile

    def worth(self, seat: int) -> float:
        """Of a collection, in points."""
        found = 0
        for i in range(16 * seat, 16 * seat + self.world.row_size[seat]):
            found |= 1 << (self.world.row[i] // 6)
        colours = bits.count(found)
        high = self.world.score(seat, True)
        low = self.world.score(seat, False)
        worth = colours * COLOUR + colours * colours * 0.5 * NEXT_COLOUR + 0.5 * (high + low)
        if found == self.world.colours:
            best = 0
            if self.world.match != WINS:
                for other in range(self.players):
                    if other != seat:
                        best = max(best, self.world.score(other, False))
            worth += DONE if high > best else -DONE
        return worth

    def play_on(self) -> None:
        """To the end of the deal."""
        while self.world.phase != OVER and self.world.deals == self.known.deals:
            n = self.world.list_moves(self.found)
            self.world.step(self.found[self.drawn(n)])
        self.judge_deal()

    def drawn(self, n: int) -> int:
        """One of the moves found, each as often as it deserves."""
        if n == 1:
            return 0
        self.weigh(self.found, n, self.weight)
        point = self.rng.pick(1 << 20) / 1048576.0
        for i in range(n):
            point -= self.weight[i]
            if point < 0:
                return i
        return n - 1

    def judge_deal(self) -> None:
        """The chances to win the match after a deal."""
        if self.world.phase == OVER:
            self.judge()
            return
        if self.world.match == WINS:
            self.value[0] = self.chance_of_wins(
                self.world.goal - self.world.points[0], self.world.goal - self.world.points[1]
            )
            self.value[1] = 1.0 - self.value[0]
            return
        most = 0
        for seat in range(self.players):
            most = max(most, self.world.points[seat])
        left = max(1.0, 0.5 + (self.world.goal - most) / DEAL_POINTS)
        total = 0.0
        for seat in range(self.players):
            lead = (self.world.points[seat] - most) / (SPREAD * math.sqrt(left))
            self.value[seat] = math.exp(lead)
            total += self.value[seat]
        for seat in range(self.players):
            self.value[seat] /= total

    def chance_of_wins(self, mine: int, theirs: int) -> float:
        """To win so many deals before the other wins so many, if each is even."""
        # the sum of C(deals, k) / 2^deals over the k that are enough
        deals = mine + theirs - 1
        term = 0.5**deals
        found = 0.0
        for k in range(deals + 1):
            if k >= mine:
                found += term
            term = term * (deals - k) / (k + 1)
        return found

    def play_at_random(self) -> None:
        self.world.run(self.rng)
        self.judge()

    def judge(self) -> None:
        most = 0
        leaders = 0
        for seat in range(self.players):
            if self.world.points[seat] > most:
                most = self.world.points[seat]
                leaders = 0
            if self.world.points[seat] == most:
                leaders += 1
        for seat in range(self.players):
            self.value[seat] = 1.0 / leaders if self.world.points[seat] == most else 0.0
