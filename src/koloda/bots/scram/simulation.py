"""Scram!, for a search.

A move is counted in points, as the difference that it makes between the teams' totals, from what
the seat to move has seen; a card that it has not seen counts as the usual one. What the camps
promise at the end of a turn, the value network tells; after a call the round is played to its end.
"""

import math

from koloda.bots.scram.value_network import ValueNetwork
from koloda.bots.simulation import Simulation
from koloda.engine.rng import Rng
from koloda.games.scram import abilities, cards, count, moves
from koloda.games.scram.position import Position

# C ints in the compiled build, where Python can't import them
DRAW = moves.DRAW
TAKE = moves.TAKE
CALL = moves.CALL
USE = moves.USE
REPLACE = moves.REPLACE
TURN_UP = moves.TURN_UP
SWAP = moves.SWAP
ENDS = moves.ENDS
PLACES = moves.PLACES
DECK = moves.DECK
TURN = moves.TURN
DRAWN = moves.DRAWN
PUSH = moves.PUSH
TARGET = moves.TARGET
SWAPPING = moves.SWAPPING
JOIN = moves.JOIN
ROUND_OVER = moves.ROUND_OVER
OVER = moves.OVER
KNOWN = cards.KNOWN
VALUE = cards.VALUE
UP = cards.UP
PUSHED = cards.PUSHED
EQUALS = cards.EQUALS
ACTION = abilities.ACTION
CARDS = abilities.CARDS
JOINS = abilities.JOINS
LOOK = abilities.LOOK
TURNING = abilities.TURN_UP
DISCARDING = abilities.DISCARD
SWITCHING = abilities.SWAP
LOOK_AND_SWAP = abilities.LOOK_AND_SWAP

USUAL = 6.8
"""What a card is worth that nobody has seen."""
EQUAL = 2.5
"""What "=" is worth in a camp: about its lowest number."""
FEWER = 1.0
"""What it is worth to have a card fewer: the call comes nearer."""
SHARPNESS = 0.6
"""How much more a move deserves for each point that it gains."""
WHIM = 1.5
"""Points by which players stray from their sense."""
NOTHING = -1.0
"""Less than any card is worth."""
TURN_GAIN = 3.5
"""What a turn gains a team, about."""
ROUND_SPREAD = 24.0
"""By how many points the teams' scores of a round differ, about."""
SOLO_GAIN = 8.0
"""By how many of them who plays alone is ahead of an equal pair, about."""

KEPT = (0, 175, 170, 150, 160, 150, 80, 80, 40, 10, 5, 5, 5, 5, 130)
"""How many of each value lie face down in camps where their owners know them, for 100 that an even
deal would put there: between *strong* bots 9 and more are rarer still, but people play too."""
EXCHANGES = 5
"""Tries for each such card to be another; with more they are hardly lower."""


class ScramSimulation(Simulation):
    def __init__(self, known: Position, seed: int, has_network: bool = True) -> None:
        super().__init__(known.player_number, seed)
        self.known = known
        self.has_network = has_network  # without it every round is played to its end
        self.world = Position(known.player_number, known.rounds, known.memory_aid == 1)
        self.world.rng = Rng(0)
        self.value_network = ValueNetwork(self.world)
        # what the seat to move counts on, see `survey`
        self.me = 0
        self.matching = [0] * 16  # cards of each value that it knows in its team's camps
        self.own = [0] * 16  # and of these in its own
        self.unseen = [0] * 2  # cards of each team that it doesn't know
        self.expected = [0.0] * 2  # each team's total
        self.highest = 0.0  # card of its team
        self.lowest = 0.0  # card of the others
        self.set_gain = 0.0  # of the best set of cards to be replaced
        self.pair_gain = 0.0  # of two cards discarded from a camp that a 9 joins
        self.gain = [0.0] * 96
        self.found = [0] * 96

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def refine_world(self) -> None:
        """A card that its owner knows and has kept is low: the deck has the higher ones."""
        observer = self.known.observer
        if observer < 0 or self.world.deck_size == 0:
            return
        for camp in range(self.players):
            for i in range(70 * camp, 70 * camp + self.world.camp_size[camp]):
                card = self.world.camp[i]
                if card & KNOWN << camp and not card & KNOWN << observer:
                    for _ in range(EXCHANGES):
                        self.try_exchange(i, self.rng.pick(self.world.deck_size))

    def try_exchange(self, i: int, j: int) -> None:
        """A camp's card for one of the deck, by Metropolis' rule: for a likelier one always, for
        a less likely one in their measure."""
        old = self.world.camp[i]
        new = self.world.deck[j]
        if new & self.world.everybody:
            return
        if self.rng.pick(KEPT[old & VALUE]) < KEPT[new & VALUE]:
            self.world.camp[i] = old ^ (old ^ new) & VALUE
            self.world.deck[j] = new ^ (old ^ new) & VALUE

    def seat(self) -> int:
        return self.world.seat if self.world.phase != OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        self.world.step(move)
        self.show_all(move)
        for seat in range(self.players):
            for i in range(4 * self.world.notes - 1, 0, -4):
                card = self.world.note[i]
                if card & KNOWN << seat:
                    self.observation[seat] = self.observation[seat] * 31 + (card & VALUE)

    def play_randomly(self) -> None:
        self.world.run(self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
        winner = self.winner()
        for seat in range(self.players):
            self.value[seat] = 1.0 if self.world.team(seat) == winner else 0.0

    def winner(self) -> int:
        """The team that won the match; -1: everybody has lost (SCR-29)."""
        sums = [0, 0]
        for i in range(2 * self.world.finished):
            sums[i & 1] += self.world.recorded[i]
        if sums[0] != sums[1]:
            return 0 if sums[0] < sums[1] else 1
        if self.players == 3:
            return 0  # SCR-33
        for i in range(2 * self.world.finished - 2, -1, -2):
            if self.world.recorded[i] != self.world.recorded[i + 1]:
                return 0 if self.world.recorded[i] < self.world.recorded[i + 1] else 1
        return -1

    # playing on

    def evaluate(self) -> None:
        while self.world.phase < ROUND_OVER:
            if self.has_network and self.world.phase == TURN and self.world.caller < 0:
                self.evaluate_by_network()
                return
            self.world.step(self.best_move())
        self.settle()

    def best_move(self) -> int:
        """As the seat to move sees it, more or less."""
        n = self.world.list_moves(self.found)
        best = 0
        if n > 1:
            self.survey(self.world.seat)
            most = -1000.0
            for i in range(n):
                gain = self.gain_of(self.found[i]) + WHIM * self.rng.pick(1024) / 1024.0
                if gain > most:
                    most = gain
                    best = i
        return self.found[best]

    def settle(self) -> bool:
        """The end of a round tells enough: the next one is a matter of its own."""
        if self.world.phase < ROUND_OVER:
            return False
        if self.world.phase == OVER:
            self.evaluate_end()
        else:
            self.evaluate_score()
        return True

    def evaluate_by_network(self) -> None:
        chance = 1.0 / (1.0 + math.exp(-self.value_network.log_odds()))
        self.share_out(self.world.team(self.world.seat), chance)

    def evaluate_score(self) -> None:
        """The chances with rounds still to be played."""
        left = self.world.rounds - self.world.finished
        lead = SOLO_GAIN * left if self.players == 3 else 0.0  # of team 0
        for i in range(self.world.finished):
            lead += self.world.recorded[2 * i + 1] - self.world.recorded[2 * i]
        self.share_out(0, 0.5 + 0.5 * squash(lead / (ROUND_SPREAD * math.sqrt(left))))

    def share_out(self, team: int, chance: float) -> None:
        """A team has this chance, the other the rest."""
        for seat in range(self.players):
            self.value[seat] = chance if self.world.team(seat) == team else 1.0 - chance

    # moves, weighed

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        self.survey(self.world.seat)
        most = -1000.0
        for i in range(n):
            self.gain[i] = self.gain_of(found[i])
            if self.gain[i] > most:
                most = self.gain[i]
        total = 0.0
        for i in range(n):
            weight[i] = 0.02 + math.exp(SHARPNESS * (self.gain[i] - most))
            total += weight[i]
        for i in range(n):
            weight[i] = weight[i] / total

    def worth(self, card: int) -> float:
        """What the seat to move takes a card for."""
        if not card & KNOWN << self.me:
            return USUAL
        return EQUAL if card & VALUE == EQUALS else card & VALUE

    def survey(self, seat: int) -> None:
        """Look over the camps as a seat knows them."""
        self.me = seat
        mine = self.world.team(seat)
        for value in range(15):
            self.matching[value] = 0
            self.own[value] = 0
        for team in range(2):
            self.unseen[team] = 0
            self.expected[team] = 0.0
        self.highest = NOTHING
        self.lowest = USUAL
        self.set_gain = NOTHING
        self.pair_gain = NOTHING
        for camp in range(self.players):
            self.survey_camp(camp, self.world.team(camp) == mine)
        for value in range(1, EQUALS):
            if self.own[value] > 0:
                gain = (value + FEWER) * self.matching[value] - FEWER
                if gain > self.set_gain:
                    self.set_gain = gain
        if self.own[0] > 0 and self.set_gain < USUAL:
            self.set_gain = USUAL
        if self.own[EQUALS] > 0 or (self.matching[EQUALS] > 0 and self.set_gain > 0):
            self.set_gain += (EQUAL + FEWER) * self.matching[EQUALS]
        if self.world.deck_size > 0:
            card = self.world.deck[self.world.deck_size - 1]
            if self.worth(card) < self.lowest:
                self.lowest = 0.5 * (self.worth(card) + self.highest)

    def survey_camp(self, camp: int, is_ours: bool) -> None:
        team = self.world.team(camp)
        high = NOTHING  # the two highest and the two lowest cards
        second = NOTHING
        low = 99.0
        next = 99.0
        for i in range(70 * camp, 70 * camp + self.world.camp_size[camp]):
            card = self.world.camp[i]
            worth = self.worth(card)
            self.expected[team] += worth
            value = card & VALUE
            if not card & KNOWN << self.me:
                self.unseen[team] += 1
                value = 0
            if is_ours:
                self.matching[value] += 1
                if camp == self.me:
                    self.own[value] += 1
            if worth > high:
                second = high
                high = worth
            elif worth > second:
                second = worth
            if worth < low:
                next = low
                low = worth
            elif worth < next:
                next = worth
        if self.world.camp_size[camp] == 0:
            return
        if is_ours:
            if high > self.highest:
                self.highest = high
            if second > 0.0 and high + second - 9.0 > self.pair_gain:
                self.pair_gain = high + second - 9.0 + FEWER
        else:
            if low < self.lowest:
                self.lowest = low
            if next > 90.0:
                next = 0.0
            if 9.0 - low - next > self.pair_gain:
                self.pair_gain = 9.0 - low - next

    def gain_of(self, move: int) -> float:
        phase = self.world.phase
        if phase == TURN:
            return self.gain_of_turn(move)
        if phase == DRAWN:
            value = self.world.held & VALUE
            if move == USE:
                return self.gain_of_ability(value)
            if move == REPLACE:
                return self.set_gain - (EQUAL if value == EQUALS else value)
            return 0.0
        if phase == PUSH:
            return self.gain_of_push(move)
        if phase == TARGET:
            return self.gain_of_target(move - PLACES)
        if phase == SWAPPING:
            if move != SWAP:
                return 0.0
            return self.gain_of_swap(self.world.target[0], self.world.target[1])
        if phase == JOIN:
            return self.gain_of_join((move - ENDS) >> 1)
        return 0.0

    def gain_of_turn(self, move: int) -> float:
        if move == TAKE:
            value = self.world.pile[self.world.pile_size - 1]
            return self.set_gain - (EQUAL if value == EQUALS else value)
        if move == CALL:
            return self.gain_of_call()
        found = 0.0
        for value in range(1, EQUALS + 1):
            best = self.set_gain - (EQUAL if value == EQUALS else value)
            if 5 <= value < EQUALS:
                best = max(best, self.gain_of_ability(value))
            if best > 0.0:
                found += best
        return found / EQUALS

    def gain_of_call(self) -> float:
        """The own total isn't counted, or ten points more are."""
        mine = self.world.team(self.me)
        turns = 0
        for seat in range(self.players):
            if self.world.team(seat) != mine:
                turns += 1
            elif seat != self.me:
                turns -= 1
        if self.players == 3:
            turns = 2 if self.me == 0 else 1
        lead = self.expected[1 - mine] - self.expected[mine] - TURN_GAIN * turns
        spread = 4.0 + 3.5 * math.sqrt(self.unseen[0] + self.unseen[1])
        right = 0.5 + 0.5 * squash(lead / spread)
        return right * (self.expected[mine] + TURN_GAIN) - (1.0 - right) * (
            count.WRONG_CALL + TURN_GAIN
        )

    def gain_of_ability(self, value: int) -> float:
        action = ACTION[value]
        if action in (LOOK, TURNING):
            unknown = self.own[0]
            if unknown > CARDS[value]:
                unknown = CARDS[value]
            return 0.2 + (1.2 if action == LOOK else 1.0) * unknown
        if action == DISCARDING:
            return self.pair_gain if JOINS[value] else self.highest + FEWER
        if action == SWITCHING:
            return 2.0 * (self.highest - self.lowest)
        if action == LOOK_AND_SWAP:
            return 1.0 + 2.0 * (self.highest - self.lowest)
        return 13.0 + FEWER

    def gain_of_push(self, move: int) -> float:
        if move == TURN_UP:
            return 0.1
        card = self.world.card_at(move - PLACES)
        value = card & VALUE if card & KNOWN << self.me else 0
        if self.world.pushed == 0:
            if value == 0:
                return USUAL
            if value == EQUALS:
                return EQUAL + FEWER
            return (value + FEWER) * self.matching[value]
        pushed = self.pushed_value()
        if pushed == 0 or value == 0:
            return -4.0
        if EQUALS in (value, pushed) or value == pushed:
            return self.worth(card) + FEWER
        return -8.0

    def pushed_value(self) -> int:
        """What the pushed cards are, as the seat knows; 0: it doesn't know all of them."""
        found = EQUALS
        for camp in range(self.players):
            if self.world.team(camp) != self.world.team(self.me):
                continue
            for i in range(70 * camp, 70 * camp + self.world.camp_size[camp]):
                card = self.world.camp[i]
                if card & PUSHED:
                    if not card & KNOWN << self.me:
                        return 0
                    if card & VALUE != EQUALS:
                        found = card & VALUE
        return found

    def gain_of_target(self, place: int) -> float:
        camp = place & 7
        card = self.world.card_at(place)
        worth = self.worth(card)
        action = ACTION[self.world.ability]
        is_ours = camp != DECK and self.world.team(camp) == self.world.team(self.me)
        if action in (LOOK, TURNING):
            if card & KNOWN << self.me:
                return 0.2 if action == TURNING and is_ours else 0.0
            if camp == self.me:
                return 1.5
            if is_ours:
                return 1.2
            return 0.5 if camp == DECK else 0.8
        if action == DISCARDING:
            if camp == DECK:
                return 0.0
            other = 0.0
            if JOINS[self.world.ability] and self.world.targets == 0:
                other = self.other_of_pair(place, is_ours)
            if is_ours:
                return worth + other + (FEWER if camp == self.me else 0.5)
            return -worth - other
        if self.world.targets == 1:
            gain = self.gain_of_swap(self.world.target[0], place)
            if action == LOOK_AND_SWAP:
                gain = max(gain, 0.0)
        elif is_ours:
            gain = 2.0 * (worth - self.lowest)
        elif camp == DECK:
            gain = self.highest - worth
        else:
            gain = 2.0 * (self.highest - worth)
        if action == LOOK_AND_SWAP and not card & KNOWN << self.me:
            gain += 1.0
        return gain

    def other_of_pair(self, place: int, is_ours: bool) -> float:
        """What the best second card to be discarded from a camp is worth, less the 9 that joins."""
        found = NOTHING if is_ours else 99.0
        camp = place & 7
        for i in range(self.world.camp_size[camp]):
            if i == place >> 3:
                continue
            worth = self.worth(self.world.camp[70 * camp + i])
            if (worth > found) == is_ours:
                found = worth
        if found < 0.0 or found > 90.0:
            found = 0.0
        return found - 9.0

    def gain_of_swap(self, first: int, second: int) -> float:
        gain = self.worth(self.world.card_at(first)) - self.worth(self.world.card_at(second))
        return gain * (self.side(first) - self.side(second))

    def side(self, place: int) -> int:
        """1: ours, -1: theirs, 0: the deck."""
        if place & 7 == DECK:
            return 0
        return 1 if self.world.team(place & 7) == self.world.team(self.me) else -1

    def gain_of_join(self, camp: int) -> float:
        value = self.world.held & VALUE
        if self.world.team(camp) == self.world.team(self.me):
            return -1.0 * value
        return value + 2.0 / (1 + self.world.camp_size[camp])


def squash(margin: float) -> float:
    """From -1 to 1."""
    return margin / math.sqrt(0.5 + margin * margin)
