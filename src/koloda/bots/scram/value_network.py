"""What the start of a turn promises at Scram!: the log-odds that the team to move wins the match.

A small network is asked, another for each number of players: what lies in the camps of both teams,
which of it their owners know, what could be discarded or swapped next, and how the match stands. It
learnt by self-play (`bench/train.py`).
"""

from koloda.bots.network import Network, Weights, load_weights
from koloda.games.scram import cards, moves
from koloda.games.scram.position import Position

# C ints in the compiled build, where Python can't import them
VALUE = cards.VALUE
UP = cards.UP
KNOWN = cards.KNOWN
EQUALS = cards.EQUALS
TURN = moves.TURN

FACTS = 13
"""About one team."""
EQUAL = 3
"""What "=" is worth, about."""

WEIGHTS: dict[str, Weights] = load_weights("koloda.bots.scram")
"""For each number of players."""


class ValueNetwork:
    def __init__(self, world: Position) -> None:
        self.world = world
        self.network = Network(WEIGHTS[str(world.player_number)])
        # a team, while its camps are looked over
        self.total = 0
        self.number = 0  # of cards
        self.smallest = 0  # camp
        self.largest = 0
        self.unseen = 0  # cards that their owners don't know
        self.unseen_total = 0
        self.highest = 0  # card that its owner knows
        self.shown = 0  # cards that lie face up
        self.equals = 0
        self.swap = 0  # most points that one of the team could gain by swapping cards he knows
        self.sets = [0] * 15  # of each value, most cards that one of the team could discard at once
        # and one of its seats: cards of each value that he knows
        self.own = [0] * 15  # in his own camp
        self.ours = [0] * 15  # in all camps of the team

    def log_odds(self) -> float:
        self.fill_inputs()
        return self.network.evaluate()

    def current_inputs(self) -> list[float]:
        """What the network is asked, to learn from."""
        self.fill_inputs()
        return self.network.current_inputs()

    def fill_inputs(self) -> None:
        """First about the team to move, then about the other, then about the match."""
        mine = self.world.team(self.world.seat)
        self.fill_team(mine, self.network.inputs, 0)
        self.fill_team(1 - mine, self.network.inputs, FACTS)
        lead = 0.0
        for i in range(self.world.finished):
            lead += self.world.recorded[2 * i + 1 - mine] - self.world.recorded[2 * i + mine]
        left = self.world.rounds - self.world.finished
        top = 7  # of the discard pile
        if self.world.pile_size > 0:
            top = self.world.pile[self.world.pile_size - 1]
        self.network.inputs[26] = self.world.deck_size / 40.0
        self.network.inputs[27] = (EQUAL if top == EQUALS else top) / 13.0
        self.network.inputs[28] = self.world.camp_size[self.world.seat] / 5.0
        self.network.inputs[29] = lead / (24.0 * left)
        self.network.inputs[30] = lead / 12.0 if left == 1 else 0.0
        self.network.inputs[31] = 1.0 if mine == 0 else 0.0

    def fill_team(self, team: int, inputs: list[float], start: int) -> None:
        self.look_over(team)
        best = 0  # set to be discarded
        second = 0
        best_number = 0
        for value in range(1, EQUALS):
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
        self.total += self.world.own_total(seat)
        self.number += size
        self.smallest = min(self.smallest, size)
        self.largest = max(self.largest, size)
        for i in range(70 * seat, 70 * seat + size):
            card = self.world.camp[i]
            value = card & VALUE
            if value == EQUALS:
                self.equals += 1
            if card & UP:
                self.shown += 1
            if not card & KNOWN << seat:
                self.unseen += 1
                self.unseen_total += EQUAL if value == EQUALS else value
            elif value < EQUALS:
                self.highest = max(self.highest, value)

    def look_as(self, seat: int, team: int) -> None:
        """What one of the team could do with the cards that he knows."""
        for value in range(15):
            self.own[value] = 0
            self.ours[value] = 0
        high = 0  # of the own team
        low = 13  # of the other
        for camp in range(self.world.player_number):
            is_ours = self.world.team(camp) == team
            for i in range(70 * camp, 70 * camp + self.world.camp_size[camp]):
                card = self.world.camp[i]
                if not card & KNOWN << seat:
                    continue
                value = card & VALUE
                if not is_ours:
                    low = min(low, value)
                    continue
                self.ours[value] += 1
                if camp == seat:
                    self.own[value] += 1
                if value < EQUALS:
                    high = max(high, value)
        self.swap = max(self.swap, high - low)
        for value in range(1, EQUALS):
            if self.own[value] > 0:
                self.sets[value] = max(self.sets[value], self.ours[value])


def inputs(position: Position) -> list[float]:
    """What the network is asked about the start of a turn."""
    if position.phase != TURN or position.caller >= 0:
        raise ValueError("not the start of a turn before a call")
    return ValueNetwork(position).current_inputs()
