"""What collections are worth, in points, and what a card would change.

A collection's colours count, each more than the one before, and its points, half as if it were
complete at the end of the deal and half as if it were not.
"""

from koloda.engine import bits
from koloda.games.gallop import burning, cards, codes
from koloda.games.gallop.position import Position

COLOUR = 3.0
"""What the first colour of a collection is worth, in points."""
NEXT_COLOUR = 1.0
"""More, for each further one."""
DONE = 12.0
"""For being complete and ahead, as the deal ends with it; against it, if behind."""
ENVY = 0.5
"""Of what the others gain or lose by a move."""


class Appraisal:
    """Of all collections of a world; `survey` looks at them anew."""

    def __init__(self, world: Position) -> None:
        self.players = world.players
        self.world = world
        # values of each seat's cities, by colour
        self.highest = [[0] * 6, [0] * 6, [0] * 6, [0] * 6]  # 0: none
        self.second = [[0] * 6, [0] * 6, [0] * 6, [0] * 6]  # 0: there is only one
        self.colours = [0] * 4
        self.high = [0] * 4  # points, if it were complete
        self.low = [0] * 4  # if not
        self.worth = [0.0] * 4
        # collections, while something is tried with them
        self.kept = [[0] * 16, [0] * 16, [0] * 16, [0] * 16]
        self.kept_size = [0] * 4
        self.kept_pile = 0

    def survey(self) -> None:
        for seat in range(self.players):
            self.count(seat)
        for seat in range(self.players):
            self.worth[seat] = self.worth_of(seat)

    def count(self, seat: int) -> None:
        """A collection's colours and points."""
        for colour in range(codes.COLOURS):
            self.highest[seat][colour] = 0
            self.second[seat][colour] = 0
        found = 0
        for i in range(self.world.collection_size[seat]):
            city = self.world.collection[seat][i]
            colour = cards.colour(city)
            value = cards.value(city)
            found |= bits.only(colour)
            if value > self.highest[seat][colour]:
                self.second[seat][colour] = self.highest[seat][colour]
                self.highest[seat][colour] = value
            else:
                self.second[seat][colour] = value
        high = 0
        low = 0
        for colour in range(codes.COLOURS):
            high += self.highest[seat][colour]
            low += self.highest[seat][colour] - self.second[seat][colour]
        self.colours[seat] = found
        self.high[seat] = high
        self.low[seat] = low

    def worth_of(self, seat: int) -> float:
        """Of a collection as it was counted last."""
        return self.worth_with(seat, self.colours[seat], self.high[seat], self.low[seat])

    def worth_with(self, seat: int, found: int, high: int, low: int) -> float:
        """Of a seat's collection, if it had these colours and points."""
        colours = bits.count(found)
        worth = colours * COLOUR + colours * colours * 0.5 * NEXT_COLOUR + 0.5 * (high + low)
        if found == self.world.colours:
            best = 0
            if self.world.match != codes.WINS:
                for other in range(self.players):
                    if other != seat:
                        best = max(best, self.low[other])
            worth += DONE if high > best else -DONE
        return worth

    def loss_of_last(self, seat: int) -> float:
        """What a deportation costs."""
        if self.world.collection_size[seat] == 0:
            return 0.0
        self.keep(seat)
        self.world.collection_size[seat] = self.kept_size[seat] - 1
        self.count(seat)
        found = self.worth[seat] - self.worth_of(seat)
        self.restore(seat)
        return found

    def gain_by_taking(self, seat: int, city: int) -> float:
        """Who takes a city keeps it from the others."""
        return self.gain_by_city(seat, city) + self.loss_by_leaving(seat, city)

    def loss_by_leaving(self, seat: int, city: int) -> float:
        """A city goes to the one of the others who wants it most."""
        most = 0.0
        for other in range(self.players):
            if other != seat:
                most = max(most, self.gain_by_city(other, city))
        return ENVY * most

    def gain_by_city(self, seat: int, city: int) -> float:
        colour = cards.colour(city)
        size = self.world.collection_size[seat]
        if self.second[seat][colour] == 0 and (
            size == 0 or cards.colour(self.world.collection[seat][size - 1]) != colour
        ):
            # nothing burns, so it needs no trying
            value = cards.value(city)
            high = self.high[seat]
            low = self.low[seat]
            if value > self.highest[seat][colour]:
                high += value - self.highest[seat][colour]
                low += value - 2 * self.highest[seat][colour]
            else:
                low -= value
            found = self.colours[seat] | bits.only(colour)
            return self.worth_with(seat, found, high, low) - self.worth[seat]
        self.keep(seat)
        self.world.collection[seat][size] = city
        self.world.collection_size[seat] = size + 1
        burning.burn(self.world, seat)
        self.count(seat)
        gain = self.worth_of(seat) - self.worth[seat]
        self.restore(seat)
        return gain

    def gain_by_swapping(self, seat: int, mine: int, theirs: int) -> float:
        other = 0
        while self.world.place_in_collection(other, theirs) < 0:
            other += 1
        here = self.world.place_in_collection(seat, mine)
        there = self.world.place_in_collection(other, theirs)
        self.keep(seat)
        self.keep(other)
        self.world.collection[seat][here] = theirs
        self.world.collection[other][there] = mine
        burning.burn(self.world, seat)
        burning.burn(self.world, other)
        self.count(seat)
        self.count(other)
        gain = self.worth_of(seat) - self.worth[seat]
        gain -= ENVY * (self.worth_of(other) - self.worth[other])
        self.restore(seat)
        self.restore(other)
        return gain

    def keep(self, seat: int) -> None:
        """Before something is tried with a collection."""
        self.kept_size[seat] = self.world.collection_size[seat]
        for i in range(self.world.collection_size[seat]):
            self.kept[seat][i] = self.world.collection[seat][i]
        self.kept_pile = self.world.pile_size

    def restore(self, seat: int) -> None:
        self.world.collection_size[seat] = self.kept_size[seat]
        for i in range(self.kept_size[seat]):
            self.world.collection[seat][i] = self.kept[seat][i]
        self.world.pile_size = self.kept_pile
        self.count(seat)
