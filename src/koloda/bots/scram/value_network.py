"""Estimate, at the start of a turn at Scram!, the log-odds that the team to move wins the match.

There is a small network for each number of players. Its inputs: what lies in both teams' camps,
what of it the owners know, what could be discarded or swapped next, and the score of the match. It
was trained by self-play (`bench/train.py`).
"""

from koloda.bots.network import Network, Weights, load_weights
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.games.scram import cards, codes, scoring
from koloda.games.scram.position import Position

FACTS = 13
"""Inputs about one team."""
EQUAL = 3
"""About what "=" is worth."""

WEIGHTS: dict[str, Weights] = load_weights("koloda.bots.scram")
"""By the number of players."""


class ValueNetwork:
    def __init__(self, world: Position) -> None:
        self.world = world
        self.network = Network(WEIGHTS[str(world.player_number)])
        # what was found in a team's camps
        self.total = 0
        self.number = 0  # of cards
        self.smallest = 0  # camp
        self.largest = 0
        self.unseen = 0  # cards that their owners don't know
        self.unseen_total = 0
        self.highest = 0  # card that its owner knows
        self.shown = 0  # cards that lie face up
        self.equals = 0
        self.swap = 0  # the most points that one player could gain by swapping cards they know
        self.sets = [0] * 15  # of each value, the most cards that one player could discard at once
        # and one of its players: the cards of each value that they know
        self.own = [0] * 15  # in their own camp
        self.ours = [0] * 15  # in all camps of the team

    def log_odds(self) -> float:
        self.fill_inputs()
        return self.network.evaluate()

    def current_inputs(self) -> list[float]:
        """Return the network's inputs, for training."""
        self.fill_inputs()
        return self.network.current_inputs()

    def fill_inputs(self) -> None:
        """First about the team to move, then about the other, then about the match."""
        mine = self.world.team(self.world.seat)
        self.fill_team(mine, self.network.inputs, 0)
        self.fill_team(1 - mine, self.network.inputs, FACTS)
        lead = 0.0
        for i in range(self.world.finished):
            lead += self.world.recorded[i][1 - mine] - self.world.recorded[i][mine]
        left = self.world.rounds - self.world.finished
        top = 7  # of the discard pile
        if self.world.pile_size > 0:
            top = self.world.pile[self.world.pile_size - 1]
        self.network.inputs[26] = self.world.deck_size / 40.0
        self.network.inputs[27] = (EQUAL if top == cards.EQUALS else top) / 13.0
        self.network.inputs[28] = self.world.camp_size[self.world.seat] / 5.0
        self.network.inputs[29] = lead / (24.0 * left)
        self.network.inputs[30] = lead / 12.0 if left == 1 else 0.0
        self.network.inputs[31] = 1.0 if mine == 0 else 0.0

    def fill_team(self, team: int, inputs: list[float], start: int) -> None:
        self.look_over(team)
        best = 0  # set that could be discarded
        second = 0
        best_number = 0
        for value in range(1, cards.EQUALS):
            worth = value * self.sets[value]
            if worth > best:
                second = best
                best = worth
                best_number = self.sets[value]
            elif worth > second:
                second = worth
        inputs[start] = self.total / 40.0
        inputs[start + 1] = self.number / 10.0
        inputs[start + 2] = self.smallest / 4.0
        inputs[start + 3] = self.largest / 8.0
        inputs[start + 4] = self.unseen / 5.0
        inputs[start + 5] = self.unseen_total / 30.0
        inputs[start + 6] = self.highest / 13.0
        inputs[start + 7] = best / 24.0
        inputs[start + 8] = best_number / 3.0
        inputs[start + 9] = self.shown / 5.0
        inputs[start + 10] = self.equals / 2.0
        inputs[start + 11] = second / 24.0
        inputs[start + 12] = self.swap / 12.0

    def look_over(self, team: int) -> None:
        self.total = 0
        self.number = 0
        self.smallest = 70
        self.largest = 0
        self.unseen = 0
        self.unseen_total = 0
        self.highest = 0
        self.shown = 0
        self.equals = 0
        self.swap = 0
        for value in range(15):
            self.sets[value] = 0
        for seat in range(self.world.player_number):
            if self.world.team(seat) == team:
                self.look_at_camp(seat)
                self.look_as(seat, team)

    def look_at_camp(self, seat: int) -> None:
        size = self.world.camp_size[seat]
        self.total += scoring.own_total(self.world, seat)
        self.number += size
        self.smallest = min(self.smallest, size)
        self.largest = max(self.largest, size)
        for i in range(size):
            card = self.world.camp[seat][i]
            value = cards.value(card)
            if value == cards.EQUALS:
                self.equals += 1
            if cards.is_up(card):
                self.shown += 1
            if not cards.is_known(card, seat):
                self.unseen += 1
                self.unseen_total += EQUAL if value == cards.EQUALS else value
            elif value < cards.EQUALS:
                self.highest = max(self.highest, value)

    def look_as(self, seat: int, team: int) -> None:
        """Look for what one player could do with the cards that they know."""
        for value in range(15):
            self.own[value] = 0
            self.ours[value] = 0
        high = 0  # of the player's team
        low = 13  # of the other team
        for camp in range(self.world.player_number):
            is_ours = self.world.team(camp) == team
            for i in range(self.world.camp_size[camp]):
                card = self.world.camp[camp][i]
                if not cards.is_known(card, seat):
                    continue
                value = cards.value(card)
                if not is_ours:
                    low = min(low, value)
                    continue
                self.ours[value] += 1
                if camp == seat:
                    self.own[value] += 1
                if value < cards.EQUALS:
                    high = max(high, value)
        self.swap = max(self.swap, high - low)
        for value in range(1, cards.EQUALS):
            if self.own[value] > 0:
                self.sets[value] = max(self.sets[value], self.ours[value])


def inputs(position: Position) -> list[float]:
    """Return the network's inputs at the start of a turn."""
    if not isinstance(position, Position):
        raise WrongType("inputs() takes a position of Scram!")
    if position.phase != codes.BEGIN_TURN or position.caller >= 0:
        raise InvalidArgument("not the start of a turn before a call")
    return ValueNetwork(position).current_inputs()
