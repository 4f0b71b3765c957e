"""Scram! as the search sees it.

A move is weighed in points: the difference that it makes between the teams' totals, as the seat to
move can tell. A card that this seat has not seen counts as an average one. At the end of a turn the
value network estimates the chances; after a call the round is played to its end.
"""

import math

from koloda.bots.scram.value_network import ValueNetwork
from koloda.bots.simulation import Simulation
from koloda.engine.errors import WrongType
from koloda.engine.rng import Rng
from koloda.games.scram import (
    abilities,
    cards,
    codes,
    knowledge,
    legal,
    places,
    scoring,
    turn,
)
from koloda.games.scram.position import Position

USUAL = 6.8
"""The worth of a card that the seat has not seen."""
EQUAL = 2.5
"""The worth of "=" in a camp: about the camp's lowest number."""
FEWER = 1.0
"""The worth of having one card fewer: the call comes nearer."""
SHARPNESS = 0.6
"""How much more attention a move gets for each point that it gains."""
WHIM = 1.5
"""How far, in points, players stray from the move that looks best."""
NOTHING = -1.0
"""Less than the worth of any card."""
TURN_GAIN = 3.5
"""About what a turn gains a team."""
ROUND_SPREAD = 24.0
"""About how far the teams' scores for one round are apart."""
SOLO_GAIN = 8.0
"""About how many points a solo player gains per round on an equally strong pair."""

KEPT = (0, 175, 170, 150, 160, 150, 80, 80, 40, 10, 5, 5, 5, 5, 130)
"""For each value, how many cards lie face down where their owners know them, per 100 that an even
deal would put there. With *strong* bots 9 and more are rarer still, but people play too."""
EXCHANGES = 5
"""Tries to exchange each such card; more tries hardly change the result."""


class ScramSimulation(Simulation):
    def __init__(self, known: Position, seed: int, has_network: bool = True) -> None:
        if not isinstance(known, Position):
            raise WrongType("needs a position of Scram!")
        super().__init__(known.player_number, seed)
        self.known = known
        self.has_network = has_network  # without it every round is played to its end
        self.world = Position(known.player_number, known.rounds, known.memory_aid == 1)
        self.world.rng = Rng(0)
        self.value_network = ValueNetwork(self.world)
        # what the seat to move can tell, see `survey`
        self.me = 0
        self.matching = [0] * 16  # known cards of each value in its team's camps
        self.own = [0] * 16  # and those of them in its own camp
        self.unseen = [0] * 2  # unknown cards of each team
        self.expected = [0.0] * 2  # each team's total
        self.highest = 0.0  # worth of a card of its team
        self.lowest = 0.0  # worth of a card of the other team
        self.set_gain = 0.0  # from the best set of cards to replace
        self.pair_gain = 0.0  # from discarding two cards of a camp with a 9
        self.gain = [0.0] * 96
        self.found = [0] * 96
        self.is_ready = True

    def imagine(self) -> None:
        knowledge.imagine_in(self.world, self.known, self.rng)

    def refine_world(self) -> None:
        """Make cards that their owners know and have kept likelier to be low ones."""
        observer = self.known.observer
        if observer < 0 or self.world.deck_size == 0:
            return
        for camp in range(self.players):
            for i in range(self.world.camp_size[camp]):
                card = self.world.camp[camp][i]
                if cards.is_known(card, camp) and not cards.is_known(card, observer):
                    for _ in range(EXCHANGES):
                        self.try_exchange(camp, i, self.rng.pick(self.world.deck_size))

    def try_exchange(self, camp: int, i: int, j: int) -> None:
        """Exchange a camp's card for one of the deck by Metropolis' rule.

        A likelier card always replaces it, a less likely one in proportion.
        """
        old = self.world.camp[camp][i]
        new = self.world.deck[j]
        if new & self.world.everybody:
            return  # somebody has seen it
        if self.rng.pick(KEPT[cards.value(old)]) < KEPT[cards.value(new)]:
            self.world.camp[camp][i] = cards.with_value(old, cards.value(new))
            self.world.deck[j] = cards.with_value(new, cards.value(old))

    def seat(self) -> int:
        return self.world.seat if self.world.phase != codes.OVER else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.world, found)

    def step(self, move: int) -> None:
        turn.step(self.world, move)
        self.show_all(move)
        for seat in range(self.players):
            for i in range(self.world.notes - 1, -1, -1):
                card = self.world.note_card[i]
                if cards.is_known(card, seat):
                    self.observation[seat] = self.observation[seat] * 31 + cards.value(card)

    def play_randomly(self) -> None:
        turn.play_randomly(self.world, self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
        winner = scoring.winning_team(self.world)
        for seat in range(self.players):
            self.value[seat] = 1.0 if self.world.team(seat) == winner else 0.0

    # Playing on

    def evaluate(self) -> None:
        while self.world.phase < codes.ROUND_OVER:
            if self.has_network and self.world.phase == codes.BEGIN_TURN and self.world.caller < 0:
                self.evaluate_by_network()
                return
            turn.step(self.world, self.best_move())
        self.settle()

    def best_move(self) -> int:
        """Return the move that looks best to the seat to move, more or less."""
        n = legal.list_moves(self.world, self.found)
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
        """Evaluate the end of a round, whose score says enough; return whether it has ended."""
        if self.world.phase < codes.ROUND_OVER:
            return False
        if self.world.phase == codes.OVER:
            self.evaluate_end()
        else:
            self.evaluate_score()
        return True

    def evaluate_by_network(self) -> None:
        chance = 1.0 / (1.0 + math.exp(-self.value_network.log_odds()))
        self.share_out(self.world.team(self.world.seat), chance)

    def evaluate_score(self) -> None:
        """Estimate the chances with rounds still to be played."""
        left = self.world.rounds - self.world.finished
        lead = SOLO_GAIN * left if self.players == 3 else 0.0  # of team 0
        for i in range(self.world.finished):
            lead += self.world.recorded[i][1] - self.world.recorded[i][0]
        self.share_out(0, 0.5 + 0.5 * squash(lead / (ROUND_SPREAD * math.sqrt(left))))

    def share_out(self, team: int, chance: float) -> None:
        """Give a team this chance and the other team the rest."""
        for seat in range(self.players):
            self.value[seat] = chance if self.world.team(seat) == team else 1.0 - chance

    # Weighing moves

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
        """Return what the seat to move takes a card to be worth."""
        if not cards.is_known(card, self.me):
            return USUAL
        return EQUAL if cards.value(card) == cards.EQUALS else cards.value(card)

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
        for value in range(1, cards.EQUALS):
            if self.own[value] > 0:
                gain = (value + FEWER) * self.matching[value] - FEWER
                if gain > self.set_gain:
                    self.set_gain = gain
        if self.own[0] > 0 and self.set_gain < USUAL:
            self.set_gain = USUAL
        if self.own[cards.EQUALS] > 0 or (self.matching[cards.EQUALS] > 0 and self.set_gain > 0):
            self.set_gain += (EQUAL + FEWER) * self.matching[cards.EQUALS]
        if self.world.deck_size > 0:
            card = self.world.deck[self.world.deck_size - 1]
            if self.worth(card) < self.lowest:
                self.lowest = 0.5 * (self.worth(card) + self.highest)

    def survey_camp(self, camp: int, is_ours: bool) -> None:
        team = self.world.team(camp)
        high = NOTHING  # the worths of the two highest and the two lowest cards
        second = NOTHING
        low = 99.0
        next = 99.0
        for i in range(self.world.camp_size[camp]):
            card = self.world.camp[camp][i]
            worth = self.worth(card)
            self.expected[team] += worth
            value = cards.value(card)
            if not cards.is_known(card, self.me):
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
        if phase == codes.BEGIN_TURN:
            return self.gain_of_turn(move)
        if phase == codes.USE_DRAWN:
            value = cards.value(self.world.held)
            if move == codes.USE:
                return self.gain_of_ability(value)
            if move == codes.REPLACE:
                return self.set_gain - (EQUAL if value == cards.EQUALS else value)
            return 0.0
        if phase == codes.PUSH_CARDS:
            return self.gain_of_push(move)
        if phase == codes.CHOOSE_TARGET:
            return self.gain_of_target(places.named(move))
        if phase == codes.CHOOSE_SWAP:
            if move != codes.SWAP:
                return 0.0
            return self.gain_of_swap(self.world.target[0], self.world.target[1])
        if phase == codes.JOIN_CAMP:
            return self.gain_of_join(places.end_camp(move))
        return 0.0

    def gain_of_turn(self, move: int) -> float:
        if move == codes.TAKE:
            value = self.world.pile[self.world.pile_size - 1]
            return self.set_gain - (EQUAL if value == cards.EQUALS else value)
        if move == codes.CALL:
            return self.gain_of_call()
        found = 0.0
        for value in range(1, cards.EQUALS + 1):
            best = self.set_gain - (EQUAL if value == cards.EQUALS else value)
            if abilities.USABLE[value]:
                best = max(best, self.gain_of_ability(value))
            if best > 0.0:
                found += best
        return found / cards.EQUALS

    def gain_of_call(self) -> float:
        """Weigh not having to record the team's total against ten points more."""
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
        wrong = 1.0 - right
        return right * (self.expected[mine] + TURN_GAIN) - wrong * (codes.WRONG_CALL + TURN_GAIN)

    def gain_of_ability(self, value: int) -> float:
        action = abilities.ACTION[value]
        if action in (codes.LOOKS, codes.TURNS_UP):
            unknown = self.own[0]
            if unknown > abilities.CARDS[value]:
                unknown = abilities.CARDS[value]
            return 0.2 + (1.2 if action == codes.LOOKS else 1.0) * unknown
        if action == codes.DISCARDS:
            return self.pair_gain if abilities.JOINS[value] else self.highest + FEWER
        if action == codes.SWAPS:
            return 2.0 * (self.highest - self.lowest)
        if action == codes.LOOKS_AND_SWAPS:
            return 1.0 + 2.0 * (self.highest - self.lowest)
        return 13.0 + FEWER

    def gain_of_push(self, move: int) -> float:
        if move == codes.TURN_UP:
            return 0.1
        card = self.world.card_at(places.named(move))
        value = cards.value(card) if cards.is_known(card, self.me) else 0
        if self.world.pushed == 0:
            if value == 0:
                return USUAL
            if value == cards.EQUALS:
                return EQUAL + FEWER
            return (value + FEWER) * self.matching[value]
        pushed = self.pushed_value()
        if pushed == 0 or value == 0:
            return -4.0
        if cards.EQUALS in (value, pushed) or value == pushed:
            return self.worth(card) + FEWER
        return -8.0

    def pushed_value(self) -> int:
        """Return the pushed cards' value; 0: the seat to move doesn't know all of them."""
        found = cards.EQUALS
        for camp in range(self.players):
            if self.world.team(camp) != self.world.team(self.me):
                continue
            for i in range(self.world.camp_size[camp]):
                card = self.world.camp[camp][i]
                if cards.is_pushed(card):
                    if not cards.is_known(card, self.me):
                        return 0
                    if cards.value(card) != cards.EQUALS:
                        found = cards.value(card)
        return found

    def gain_of_target(self, place: int) -> float:
        camp = places.camp(place)
        card = self.world.card_at(place)
        worth = self.worth(card)
        action = abilities.ACTION[self.world.ability]
        is_ours = camp != codes.DECK and self.world.team(camp) == self.world.team(self.me)
        if action in (codes.LOOKS, codes.TURNS_UP):
            if cards.is_known(card, self.me):
                return 0.2 if action == codes.TURNS_UP and is_ours else 0.0
            if camp == self.me:
                return 1.5
            if is_ours:
                return 1.2
            return 0.5 if camp == codes.DECK else 0.8
        if action == codes.DISCARDS:
            if camp == codes.DECK:
                return 0.0
            other = 0.0
            if abilities.JOINS[self.world.ability] and self.world.targets == 0:
                other = self.other_of_pair(place, is_ours)
            if is_ours:
                return worth + other + (FEWER if camp == self.me else 0.5)
            return -worth - other
        if self.world.targets == 1:
            gain = self.gain_of_swap(self.world.target[0], place)
            if action == codes.LOOKS_AND_SWAPS:
                gain = max(gain, 0.0)
        elif is_ours:
            gain = 2.0 * (worth - self.lowest)
        elif camp == codes.DECK:
            gain = self.highest - worth
        else:
            gain = 2.0 * (self.highest - worth)
        if action == codes.LOOKS_AND_SWAPS and not cards.is_known(card, self.me):
            gain += 1.0
        return gain

    def other_of_pair(self, place: int, is_ours: bool) -> float:
        """Return the worth of the best second card to discard, less the 9 that joins the camp."""
        found = NOTHING if is_ours else 99.0
        camp = places.camp(place)
        for i in range(self.world.camp_size[camp]):
            if i == places.index(place):
                continue
            worth = self.worth(self.world.camp[camp][i])
            if (worth > found) == is_ours:
                found = worth
        if found < 0.0 or found > 90.0:
            found = 0.0
        return found - 9.0

    def gain_of_swap(self, first: int, second: int) -> float:
        gain = self.worth(self.world.card_at(first)) - self.worth(self.world.card_at(second))
        return gain * (self.side(first) - self.side(second))

    def side(self, place: int) -> int:
        """Return 1 for our camps, -1 for theirs, 0 for the deck."""
        if places.camp(place) == codes.DECK:
            return 0
        return 1 if self.world.team(places.camp(place)) == self.world.team(self.me) else -1

    def gain_of_join(self, camp: int) -> float:
        value = cards.value(self.world.held)
        if self.world.team(camp) == self.world.team(self.me):
            return -1.0 * value
        return value + 2.0 / (1 + self.world.camp_size[camp])


def squash(margin: float) -> float:
    """Squash a margin into -1 … 1."""
    return margin / math.sqrt(0.5 + margin * margin)
