"""Face to Face, for a search.

A game is a matter of room: every turn takes two cards, and the player whose piles run out of room
first loses. So a play costs the numbers that it skips, a reverse trick gives ten of them back, and
a card for the opponent costs what it gives them. The player who pays least for their turns lasts
longest. The value network evaluates piles and hands at the end of a turn.
"""

import math

from koloda.bots.face_to_face.endgame import Endgame
from koloda.bots.face_to_face.value_network import ValueNetwork
from koloda.bots.simulation import Simulation
from koloda.engine import bits
from koloda.engine.errors import WrongType
from koloda.games.face_to_face import codes, knowledge, legal, turn
from koloda.games.face_to_face.position import Position

# what moves cost, in numbers skipped: tuned by playing sets of costs against each other
TRICK_COST = -10.7
LOST_TRICK = 2.7
"""Added for a play that covers the card from which a trick was possible."""
HELP = 1.05
"""For each number by which a pile of the opponent is improved."""
DRAWN = 0.15
"""Taken off for each card that the player may draw for helping."""
STOP = 0.1
"""For ending the turn: beyond two plays, only tricks are worth making."""
IMPOSSIBLE = 1000.0
"""No card fits."""
WARMTH = 2.5
"""How much cheaper a move must be to deserve e times the attention."""
PATIENCE = 1000
"""How many positions the endgame may look at."""
NOTICE = 0.05
"""The share of the attention that all moves get alike."""


class FaceToFaceSimulation(Simulation):
    def __init__(self, known: Position, seed: int) -> None:
        if not isinstance(known, Position):
            raise WrongType("needs a position of Face to Face")
        super().__init__(2, seed)
        self.known = known
        self.world = Position(known.highest, known.hand_limit)
        self.endgame = Endgame(PATIENCE)
        self.value_network = ValueNetwork(self.world)
        self.found = [0] * 25
        self.shown = [0] * 4  # the tops of the piles, as the seat to move sees them
        self.is_ready = True

    def imagine(self) -> None:
        knowledge.imagine_in(self.known, self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.world, found)

    def step(self, move: int) -> None:
        turn.step(self.world, move)
        self.show_all(move)

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        least = IMPOSSIBLE * 4
        for i in range(n):
            weight[i] = self.cost(found[i])
            least = min(least, weight[i])
        total = 0.0
        for i in range(n):
            weight[i] = math.exp((least - weight[i]) / WARMTH)
            total += weight[i]
        for i in range(n):
            weight[i] = (1.0 - NOTICE) * weight[i] / total + NOTICE / n

    def cost(self, move: int) -> float:
        """Return what a legal move costs, with the next play if one must follow or pays off."""
        if move == codes.END:
            return STOP
        seat = self.world.seat
        pile = codes.pile(move)
        card = codes.card(move)
        hand = bits.without(self.world.hand[seat], card)
        helped = self.world.helped
        for i in range(codes.PILES):
            self.shown[i] = self.world.top[codes.owner(i, seat)][codes.direction(i)]
        found = self.cost_on(pile, card, hand)
        self.shown[pile] = card
        if not codes.is_own(pile):
            helped = 1
            found -= DRAWN * (self.world.hand_limit - self.world.hand_size[seat])
        more = self.cheapest(hand, helped)
        if self.world.plays == 0 or more < 0:
            found += more
        return found

    def cost_on(self, pile: int, card: int, hand: int) -> float:
        """Return what a card on a pile costs, given the rest of the hand."""
        top = self.shown[pile]
        if not codes.is_own(pile):
            return HELP * abs(top - card)
        if (card < top) == (pile == codes.OWN_ASCENDING):
            return TRICK_COST
        return abs(card - top) + (LOST_TRICK if self.has_trick(pile, hand) else 0.0)

    def has_trick(self, pile: int, hand: int) -> bool:
        """Tell whether the hand has a reverse trick for one of the mover's own piles."""
        if pile == codes.OWN_ASCENDING:
            return hand & bits.only(self.shown[codes.OWN_ASCENDING] - codes.TRICK) != 0
        return hand & bits.only(self.shown[codes.OWN_DESCENDING] + codes.TRICK) != 0

    def cheapest(self, hand: int, helped: int) -> float:
        """Return what the cheapest play from this hand costs."""
        if self.has_trick(codes.OWN_ASCENDING, hand) or self.has_trick(codes.OWN_DESCENDING, hand):
            return TRICK_COST
        found = IMPOSSIBLE
        fitting = hand & bits.above(self.shown[codes.OWN_ASCENDING])
        if fitting:
            found = bits.lowest(fitting) - self.shown[codes.OWN_ASCENDING]
        fitting = hand & bits.below(self.shown[codes.OWN_DESCENDING])
        if fitting:
            found = min(found, self.shown[codes.OWN_DESCENDING] - bits.highest(fitting))
        if not helped:
            fitting = hand & bits.below(self.shown[codes.OTHER_ASCENDING])
            if fitting:
                found = min(
                    found, HELP * (self.shown[codes.OTHER_ASCENDING] - bits.highest(fitting))
                )
            fitting = hand & bits.above(self.shown[codes.OTHER_DESCENDING])
            if fitting:
                found = min(
                    found, HELP * (bits.lowest(fitting) - self.shown[codes.OTHER_DESCENDING])
                )
        return found

    def evaluate(self) -> None:
        """Play out the turn at the least cost, then ask the endgame or the value network."""
        turns = self.world.turns
        while self.world.winner < 0 and self.world.turns == turns and not self.is_open():
            turn.step(self.world, self.cheapest_move())
        if not self.settle():
            seat = self.world.seat
            self.value[seat] = 1.0 / (1.0 + math.exp(-self.value_network.log_odds()))
            self.value[1 - seat] = 1.0 - self.value[seat]

    def settle(self) -> bool:
        winner = self.world.winner
        if winner < 0 and self.is_open():
            winner = self.endgame.winner(self.world)
        self.award(winner)
        return winner >= 0

    def is_open(self) -> bool:
        """Tell whether nothing is left to draw, so that all cards are known."""
        return self.world.draw_pile_size[0] + self.world.draw_pile_size[1] == 0

    def cheapest_move(self) -> int:
        n = legal.list_moves(self.world, self.found)
        move = self.found[0]
        least = IMPOSSIBLE * 4
        for i in range(n):
            cost = self.cost(self.found[i])
            if cost < least:
                least = cost
                move = self.found[i]
        return move

    def play_randomly(self) -> None:
        turn.play_randomly(self.world, self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
        self.award(self.world.winner)

    def award(self, winner: int) -> None:
        for seat in range(2):
            self.value[seat] = 1.0 if winner == seat else 0.0
