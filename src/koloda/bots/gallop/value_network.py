"""What the start of a round promises each seat, in points of the deal ahead of the others.

One network is asked for each seat: what does it make of its own collection, of the strongest of the
others', and of the flights? Nothing hidden goes in. `bench/train.py` trained one for each number of
players by self-play.
"""

from koloda.bots.gallop.appraisal import Appraisal
from koloda.bots.network import Network, Weights, load_weights
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.games.gallop import cards, codes
from koloda.games.gallop.position import Position

OWN = 11
"""Number of facts about one seat."""
FEW = 5
"""Below this many missing colours, each number of them has an input of its own."""

WEIGHTS: dict[str, Weights] = load_weights("koloda.bots.gallop")
"""The weights for each number of players."""


class ValueNetwork:
    def __init__(self, world: Position, appraisal: Appraisal) -> None:
        self.players = world.players
        self.world = world
        self.appraisal = appraisal
        self.gone = [0] * 6  # cities of each colour in collections or in the discard pile
        # facts about each seat
        self.own = [[0.0] * 11, [0.0] * 11, [0.0] * 11, [0.0] * 11]
        self.network = Network(WEIGHTS[str(self.players)])
        self.points = [0.0] * 4

    def evaluate(self) -> None:
        """Set `points`; the world is at the start of a round."""
        self.gather()
        for seat in range(self.players):
            self.fill_inputs(seat, self.network.inputs)
            self.points[seat] = self.network.evaluate()

    def current_inputs(self) -> list[list[float]]:
        """Return the network's inputs for each seat, for training."""
        self.gather()
        found = []
        for seat in range(self.players):
            self.fill_inputs(seat, self.network.inputs)
            found.append(self.network.current_inputs())
        return found

    def gather(self) -> None:
        self.appraisal.survey()
        for colour in range(codes.COLOURS):
            self.gone[colour] = 0
        for i in range(self.world.pile_size):
            if cards.is_city(self.world.pile[i]):
                self.gone[cards.colour(self.world.pile[i])] += 1
        for seat in range(self.players):
            for i in range(self.world.collection_size[seat]):
                self.gone[cards.colour(self.world.collection[seat][i])] += 1
        for seat in range(self.players):
            self.gather_own(seat)

    def gather_own(self, seat: int) -> None:
        """Find how far a collection is, how hard the rest is to get, and which flights are left."""
        missing = 0
        pairs = 0
        least = 6
        left = 0
        for colour in range(codes.COLOURS):
            if not bits.has(self.world.colours, colour):
                continue
            if self.appraisal.highest[seat][colour] == 0:
                missing += 1
                left += 6 - self.gone[colour]
                least = min(least, 6 - self.gone[colour])
            elif self.appraisal.second[seat][colour] > 0:
                pairs += 1
        flights = 0
        for flight in range(1, 7):
            if bits.has(self.world.flights[seat], flight):
                flights += flight
        size = self.world.collection_size[seat]
        is_pair_last = False
        if size > 0:
            last = cards.colour(self.world.collection[seat][size - 1])
            is_pair_last = self.appraisal.second[seat][last] > 0
        self.own[seat][0] = missing / 6.0
        self.own[seat][1] = self.appraisal.high[seat] / 20.0
        self.own[seat][2] = self.appraisal.low[seat] / 20.0
        self.own[seat][3] = size / 8.0
        self.own[seat][4] = pairs / 3.0
        self.own[seat][5] = least / 6.0
        self.own[seat][6] = left / (6.0 * max(1, missing))
        self.own[seat][7] = flights / (4.0 * bits.count(self.world.flights[seat]))
        self.own[seat][8] = bits.highest(self.world.flights[seat]) / 6.0
        away = (seat - self.world.marker + self.players) % self.players
        self.own[seat][9] = away / (1.0 * self.players)
        self.own[seat][10] = 1.0 if is_pair_last else 0.0

    def fill_inputs(self, seat: int, inputs: list[float]) -> None:
        best = -1  # the other player who is nearest to the end, then who has most points
        most = 0.0
        missing = 0.0
        for other in range(self.players):
            if other == seat:
                continue
            missing += self.own[other][0]
            most = max(most, self.own[other][2])
            if best < 0 or self.is_ahead(other, best):
                best = other
        for i in range(FEW):
            inputs[i] = 1.0 if self.lacks(seat, i) else 0.0
            inputs[FEW + OWN + i] = 1.0 if self.lacks(best, i) else 0.0
        for i in range(OWN):
            inputs[FEW + i] = self.own[seat][i]
        # of the best: points, flights, and how hard it is to get what they lack
        inputs[21] = self.own[best][1]
        inputs[22] = self.own[best][2]
        inputs[23] = self.own[best][7]
        inputs[24] = self.own[best][8]
        inputs[25] = self.own[best][5]
        inputs[26] = most
        inputs[27] = missing / (self.players - 1)

    def is_ahead(self, seat: int, other: int) -> bool:
        if self.own[seat][0] != self.own[other][0]:
            return self.own[seat][0] < self.own[other][0]
        return self.own[seat][2] > self.own[other][2]

    def lacks(self, seat: int, colours: int) -> bool:
        return self.own[seat][0] == colours / 6.0


def inputs(position: Position) -> list[list[float]]:
    """Return the network's inputs for each seat at the start of a round."""
    if not isinstance(position, Position):
        raise WrongType("inputs() takes a position of Gallop across Europe")
    if position.phase != codes.LAY or position.turn != 0:
        raise InvalidArgument("not the start of a round")
    return ValueNetwork(position, Appraisal(position)).current_inputs()
