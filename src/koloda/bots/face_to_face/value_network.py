"""The log-odds that the player to move wins, at the start of a turn.

A small network gets how much room each side has, what its next four plays would cost, and which
cards and tricks are still to come. It was trained by self-play (`bench/train.py`).
"""

import math

from koloda.bots.network import Network, Weights, load_weights
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position

OWN = 14
"""Facts about one side."""
COSTLY = 40
"""What a play costs that is impossible or skips even more numbers."""

WEIGHTS: Weights = load_weights("koloda.bots.face_to_face")


class ValueNetwork:
    def __init__(self, world: Position) -> None:
        self.world = world
        self.network = Network(WEIGHTS)
        # a side, while its plays are tried
        self.hand = 0
        self.ascending = 0
        self.descending = 0

    def log_odds(self) -> float:
        self.fill_inputs()
        return self.network.evaluate()

    def current_inputs(self) -> list[float]:
        """Return the network's inputs, for training."""
        self.fill_inputs()
        return self.network.current_inputs()

    def fill_inputs(self) -> None:
        """Fill in the side to move, then the other."""
        self.fill_side(self.world.seat, self.network.inputs, 0)
        self.fill_side(1 - self.world.seat, self.network.inputs, OWN)

    def fill_side(self, seat: int, inputs: list[float], start: int) -> None:
        hand = self.world.hand[seat]
        ascending = self.world.top[seat][codes.ASCENDING]
        descending = self.world.top[seat][codes.DESCENDING]
        above = bits.above(ascending)
        below = bits.below(descending)
        left = bits.above(1) & bits.below(self.world.highest + 1) & ~self.world.played[seat]
        fitting_above = bits.count(left & above)
        fitting_below = bits.count(left & below)
        room = self.world.highest + descending - ascending
        inputs[start] = fitting_above / 58.0
        inputs[start + 1] = fitting_below / 58.0
        inputs[start + 2] = math.log(1.0 + room) / 5.0
        inputs[start + 3] = math.log(1.0 + fitting_above + fitting_below) / 5.0
        inputs[start + 4] = bits.count(left & left << codes.TRICK & above) / 20.0
        inputs[start + 5] = bits.count(left & left >> codes.TRICK & below) / 20.0
        inputs[start + 6] = bits.count(hand & hand << codes.TRICK) / 3.0
        inputs[start + 7] = bits.count(hand & ~above & ~below) / 6.0
        inputs[start + 8] = self.world.hand_size[seat] / 6.0
        inputs[start + 9] = self.world.draw_pile_size[seat] / 52.0
        self.set_out(hand, ascending, descending)
        inputs[start + 10] = self.pay() / 20.0
        inputs[start + 11] = self.pay_two(hand, ascending, descending) / 40.0
        inputs[start + 12] = self.pay() / 20.0
        inputs[start + 13] = self.pay() / 20.0

    def set_out(self, hand: int, ascending: int, descending: int) -> None:
        self.hand = hand
        self.ascending = ascending
        self.descending = descending

    def pay(self) -> int:
        """Make the cheapest play on the side's own piles; return how many numbers it costs."""
        trick = self.hand & bits.only(self.ascending - codes.TRICK)
        if trick:
            self.hand ^= trick
            self.ascending -= codes.TRICK
            return -codes.TRICK
        trick = self.hand & bits.only(self.descending + codes.TRICK)
        if trick:
            self.hand ^= trick
            self.descending += codes.TRICK
            return -codes.TRICK
        up = COSTLY
        down = COSTLY
        fitting = self.hand & bits.above(self.ascending)
        if fitting:
            up = bits.lowest(fitting) - self.ascending
        fitting = self.hand & bits.below(self.descending)
        if fitting:
            down = self.descending - bits.highest(fitting)
        if up <= down and up < COSTLY:
            self.ascending += up
            self.hand = bits.without(self.hand, self.ascending)
        elif down < COSTLY:
            self.descending -= down
            self.hand = bits.without(self.hand, self.descending)
        return min(up, down, COSTLY)

    def pay_two(self, hand: int, ascending: int, descending: int) -> int:
        """Make the cheapest two plays; return their cost."""
        least = 2 * COSTLY
        best_hand = 0
        best_ascending = ascending
        best_descending = descending
        left = hand
        while left:
            card = bits.lowest(left)
            left = bits.without(left, card)
            for pile in range(2):
                top = descending if pile else ascending
                cost = top - card if pile else card - top
                if cost <= 0 and cost != -codes.TRICK:
                    continue
                self.set_out(bits.without(hand, card), ascending, descending)
                if pile:
                    self.descending = card
                else:
                    self.ascending = card
                cost += self.pay()
                if cost < least:
                    least = cost
                    best_hand = self.hand
                    best_ascending = self.ascending
                    best_descending = self.descending
        self.set_out(best_hand, best_ascending, best_descending)
        return least


def inputs(position: Position) -> list[float]:
    """Return the network's inputs at the start of a turn."""
    if not isinstance(position, Position):
        raise WrongType("inputs() takes a position of Face to Face")
    if position.plays != 0 or position.winner >= 0:
        raise InvalidArgument("not the start of a turn")
    return ValueNetwork(position).current_inputs()
