"""Gallop across Europe, for a search.

A move is weighed by what it adds to the mover's collection and takes from the others'. A search
plays on to the end of the next round (with four players, of the one after it), or of the deal if
that comes first, and asks the value network what the deal still promises. The points then give the
chances to win the match.
"""

import math

from koloda.bots.gallop.appraisal import Appraisal
from koloda.bots.gallop.value_network import ValueNetwork
from koloda.bots.simulation import Simulation
from koloda.engine import bits
from koloda.engine.errors import WrongType
from koloda.engine.rng import Rng
from koloda.games.gallop import cards, codes, knowledge, legal, turn
from koloda.games.gallop.position import Position

ROUNDS = {2: 1, 3: 1, 4: 2}
"""By the number of players, how many rounds are played after the current one before the value
network is asked."""
USUAL = 5.0
"""What a choice usually adds: a flight that is neither high nor low is worth this."""
WARMTH = 2.5
"""How much better a move must be to get e times the attention."""
NOTICE = 0.05
"""The share of the attention that all moves get alike."""
DEAL_POINTS = 11.0
"""About what the leader makes in a deal."""
SPREAD = 4.5
"""The lead in one deal's points that makes a win e times as likely."""


class GallopSimulation(Simulation):
    def __init__(self, known: Position, seed: int, rounds: int | None = None) -> None:
        if not isinstance(known, Position):
            raise WrongType("needs a position of Gallop across Europe")
        super().__init__(known.players, seed)
        self.known = known
        self.world = Position(known.players, known.match, known.goal)
        self.world.rng = Rng(0)
        self.rounds = ROUNDS[known.players] if rounds is None else rounds
        self.appraisal = Appraisal(self.world)
        self.value_network = ValueNetwork(self.world, self.appraisal)
        self.found = [0] * 24
        self.weight = [0.0] * 24
        self.early = [0.0] * 7  # for each flight, the chance to choose early with it
        self.gain_early = [0.0] * 44  # for each card in hand, by putting it down to choose early
        self.gain_late = [0.0] * 44
        self.is_ready = True

    def imagine(self) -> None:
        knowledge.imagine_in(self.known, self.world, self.rng)

    def refine_world(self) -> None:
        """Restart the round, so that the search also chooses what others have put down hidden."""
        observer = self.known.observer
        if observer >= 0 and self.world.phase == codes.LAY and self.world.laid[observer] < 0:
            turn.clear_table(self.world)
            turn.start_round(self.world)

    def seat(self) -> int:
        return self.world.seat if self.world.phase != codes.OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.world, found)

    def step(self, move: int) -> None:
        if self.world.phase != codes.LAY:
            turn.step(self.world, move)
            self.show_all(move)
        elif self.world.turn + 1 < self.players:
            for seat in range(self.players):
                self.observation[seat] = 0
            self.observation[self.world.seat] = move  # the others don't see it yet (GAL-5)
            turn.step(self.world, move)
        else:
            self.show_all(self.laid() * 512 + move)
            turn.step(self.world, move)

    def laid(self) -> int:
        """Return what is put down and hidden, as one number."""
        found = 0
        for seat in range(self.players):
            if self.world.laid[seat] >= 0:
                found = found * 512 + self.world.flight[seat] * 64
                found += self.world.hand[seat][self.world.laid[seat]] + 1
        return found

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        self.appraisal.survey()
        if self.world.phase == codes.LAY:
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
        """Return about what a legal move adds for the seat to move."""
        seat = self.world.seat
        card = codes.card(move)
        if self.world.phase == codes.LAY:
            early = self.early[codes.step(move)]
            return early * self.gain_early[card] + (1.0 - early) * self.gain_late[card]
        if self.world.phase == codes.GIVE:
            return self.gain_by_giving(seat, card)
        if self.world.phase == codes.GET:
            return self.appraisal.gain_by_swapping(seat, self.world.offered_city, card)
        if card < codes.FIRST_EXCHANGE:
            return self.appraisal.gain_by_taking(seat, card)
        return self.gain_by_exchange(seat, card)

    def look_at_hand(self, seat: int) -> None:
        """Note what each flight and each card of the hand is good for.

        An early choice should be spent on what is worth it. A late one leaves a city to the others,
        and gets an exchange; a deportation strikes whoever is early.
        """
        for flight in range(1, 7):
            if bits.has(self.world.flights[seat], flight):
                self.early[flight] = self.chance_to_be_early(seat, flight)
        for i in range(self.world.hand_size[seat]):
            card = self.world.hand[seat][i]
            self.gain_early[card] = 0.0
            if card < codes.FIRST_EXCHANGE:
                self.gain_early[card] = self.appraisal.gain_by_city(seat, card) - USUAL
                self.gain_late[card] = -self.appraisal.loss_by_leaving(seat, card)
            elif card == codes.DEPORTATION:
                self.gain_early[card] = -self.appraisal.loss_of_last(seat)
                others = 0.0
                for other in range(self.players):
                    if other != seat:
                        others += self.appraisal.loss_of_last(other)
                self.gain_late[card] = others / (self.players - 1)
            else:
                self.gain_late[card] = self.gain_by_exchange(seat, card)

    def chance_to_be_early(self, seat: int, flight: int) -> float:
        """Return the share of the others' flights that come after this one."""
        found = 0.0
        for other in range(self.players):
            if other == seat:
                continue
            left = self.world.flights[other]
            lower = bits.count(left & bits.below(flight))
            if bits.has(left, flight) and self.distance(seat) < self.distance(other):
                lower += 1
            found += lower / bits.count(left)
        return found / (self.players - 1)

    def distance(self, seat: int) -> int:
        """Return how far a seat is from the marker's holder, clockwise."""
        return (seat - self.world.marker + self.players) % self.players

    def gain_by_exchange(self, seat: int, card: int) -> float:
        """Return what the best swap that is possible now would gain."""
        most = -1000.0
        for i in range(self.world.collection_size[seat]):
            city = self.world.collection[seat][i]
            if legal.is_for(card, city):
                most = max(most, self.gain_by_giving(seat, city))
        return most if most > -1000.0 else 0.0

    def gain_by_giving(self, seat: int, city: int) -> float:
        """Return what the best swap of this city would gain."""
        most = -1000.0
        for other in range(self.players):
            if legal.may_swap(self.world, seat, other):
                for i in range(self.world.collection_size[other]):
                    theirs = self.world.collection[other][i]
                    if cards.value(theirs) == cards.value(city):
                        most = max(most, self.appraisal.gain_by_swapping(seat, city, theirs))
        return most

    def evaluate(self) -> None:
        """Play on for some rounds, or to the end of the deal, and set the chances."""
        last = self.world.rounds + self.rounds
        while self.world.phase != codes.OVER and self.world.deals == self.known.deals:
            if self.world.rounds > last:
                self.evaluate_round()
                return
            n = legal.list_moves(self.world, self.found)
            turn.step(self.world, self.found[self.sample(n)])
        self.evaluate_deal()

    def sample(self, n: int) -> int:
        """Return the place of one of the moves found, each as often as its weight says."""
        if n == 1:
            return 0
        self.weigh(self.found, n, self.weight)
        point = self.rng.pick(1 << 20) / 1048576.0
        for i in range(n):
            point -= self.weight[i]
            if point < 0:
                return i
        return n - 1

    def evaluate_round(self) -> None:
        """Set the chances to win the match from the start of a round."""
        self.value_network.evaluate()
        if self.world.match == codes.SINGLE:
            self.evaluate_lead(SPREAD)
        elif self.world.match == codes.WINS:
            self.evaluate_lead(SPREAD)
            mine = self.world.goal - self.world.points[0]
            theirs = self.world.goal - self.world.points[1]
            self.value[0] *= self.chance_of_wins(mine - 1, theirs)
            self.value[0] += self.value[1] * self.chance_of_wins(mine, theirs - 1)
            self.value[1] = 1.0 - self.value[0]
        else:
            self.evaluate_lead(SPREAD * math.sqrt(max(1.0, self.deals_left())))

    def evaluate_lead(self, spread: float) -> None:
        """Set chances by points made and promised; a lead of `spread` is e times as good."""
        most = -1000.0
        for seat in range(self.players):
            self.value[seat] = self.value_network.points[seat]
            if self.world.match != codes.WINS:
                self.value[seat] += self.world.points[seat]
            most = max(most, self.value[seat])
        total = 0.0
        for seat in range(self.players):
            self.value[seat] = math.exp((self.value[seat] - most) / spread)
            total += self.value[seat]
        for seat in range(self.players):
            self.value[seat] /= total

    def evaluate_deal(self) -> None:
        """Set the chances to win the match after a deal."""
        if self.world.phase == codes.OVER:
            self.evaluate_end()
            return
        if self.world.match == codes.WINS:
            self.value[0] = self.chance_of_wins(
                self.world.goal - self.world.points[0], self.world.goal - self.world.points[1]
            )
            self.value[1] = 1.0 - self.value[0]
            return
        for seat in range(self.players):
            self.value_network.points[seat] = 0.0
        self.evaluate_lead(SPREAD * math.sqrt(max(1.0, self.deals_left())))

    def deals_left(self) -> float:
        """Return about how many deals it takes until somebody reaches the goal."""
        most = 0
        for seat in range(self.players):
            most = max(most, self.world.points[seat])
        return 0.5 + (self.world.goal - most) / DEAL_POINTS

    def chance_of_wins(self, mine: int, theirs: int) -> float:
        """Return the chance to win `mine` deals before the other wins `theirs`, if all are even."""
        # the sum of C(deals, k) / 2^deals over the k that are enough
        deals = mine + theirs - 1
        term = 0.5**deals
        found = 0.0
        for k in range(deals + 1):
            if k >= mine:
                found += term
            term = term * (deals - k) / (k + 1)
        return found

    def play_randomly(self) -> None:
        turn.play_randomly(self.world, self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
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
