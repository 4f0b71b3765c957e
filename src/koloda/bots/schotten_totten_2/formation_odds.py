"""What a side may still make of its cards at a tile: how likely each type of formation is.

A card in the hand comes if it is needed; a card that nobody has seen comes with a chance that the
caller gives. Types are treated as independent of each other, and so are tiles. That is only
slightly wrong, and quick enough for a search to ask about every move.
"""

import math

from koloda.engine import bits
from koloda.games.schotten_totten_2 import formation, wall

SUM = 0
RUN = 1
COLOUR = 2
EQUAL_STRENGTH = 3
COLOUR_RUN = 4
LOWEST_SUM = 0
CAPACITY = list(wall.CAPACITY)
ACCEPTS = [formation.ACCEPTED[accepted] for accepted in wall.ACCEPTS]

ONE = 1
SIEGE = (1 << 60) - 1
ALIKE = 0b000000000001_000000000001_000000000001_000000000001_000000000001
STRENGTHS = 0b111111111111
SPY_STRENGTH = 10
SHIELD_STRENGTH = 2
"""The middle one of the three strengths it may take."""

LEVELS = 32
"""The number of steps in which chances are tabulated."""
IN_HAND = 0.85
"""The chance that a card of the hand is still there when a tile needs it."""
HELD = [IN_HAND**number for number in range(5)]
SPARE = 14
OTHER = 15
"""The slots for sides after a possible move."""

USUAL_HIGH = 8.3
USUAL_LOW = 2.6
USUAL = 6.5
"""About what a missing card brings if high cards, low cards or any cards are needed."""
WIDTH = 3.4
"""About how much a missing card's strength varies."""


def at_least(number: int, wanted: int, chance: float) -> float:
    """Return the chance that at least `wanted` of a number of cards come."""
    return sum(
        math.comb(number, k) * chance**k * (1 - chance) ** (number - k)
        for k in range(wanted, number + 1)
    )


AT_LEAST = [
    at_least(number, wanted, level / LEVELS)
    for level in range(LEVELS + 1)
    for number in range(13)
    for wanted in range(5)
]
"""By level, the number of cards that may come, and the number needed."""


class FormationOdds:
    """Slots for both sides of every tile, and two spare ones."""

    def __init__(self) -> None:
        self.chance = [0.0] * 80  # of each type to be the best in the end, five per slot
        self.total = [0.0] * 80  # and about the total it has then
        self.missing = [0] * 16  # cards
        self.weight = 0.0  # while windows are gathered
        self.sum = 0.0

    def gauge(
        self, slot: int, face: int, held: int, missing: int, sure: int, maybe: int, level: int
    ) -> None:
        """Fill a slot for a side with these cards, cards in hand, and cards that may come."""
        place = 5 * slot
        accepts = ACCEPTS[face]
        self.missing[slot] = missing
        for type in range(5):
            self.chance[place + type] = 0.0
        siege = held & SIEGE
        wild = bits.count(held >> 60 & 3)
        fixed = 0  # strengths of other elites
        if held >> 62 & 1:
            fixed |= 1 << SPY_STRENGTH
        if held >> 63:
            fixed |= 1 << SHIELD_STRENGTH
        left = 1.0
        size = CAPACITY[face]
        if accepts >> COLOUR_RUN & 1:
            self.colour_runs(size, siege, fixed, wild, sure, maybe, level)
            left -= self.settle(place + COLOUR_RUN, left)
        if accepts >> EQUAL_STRENGTH & 1:
            self.equal_strengths(size, siege, fixed, missing, sure, maybe, level)
            left -= self.settle(place + EQUAL_STRENGTH, left)
        if accepts >> COLOUR & 1:
            self.colours(siege, fixed, wild, missing, sure, maybe, level)
            left -= self.settle(place + COLOUR, left)
        if accepts >> RUN & 1:
            self.runs(size, siege, fixed, wild, sure, maybe, level)
            left -= self.settle(place + RUN, left)
        self.chance[place] = left
        self.total[place] = self.plain_total(accepts, siege, fixed, wild, missing)

    def settle(self, place: int, left: float) -> float:
        """Note the gathered chance of a type, as far as no stronger type comes about."""
        if self.weight <= 0.0:
            return 0.0
        chance = min(self.weight, 1.0) * left
        self.chance[place] = chance
        self.total[place] = self.sum / self.weight
        return chance

    def gather(self, chance: float, total: float) -> None:
        """Add one more way to a type, which helps if the others fail."""
        chance *= 1.0 - min(self.weight, 1.0)
        self.weight += chance
        self.sum += chance * total

    def window(self, gaps: int, wild: int, sure: int, maybe: int, level: int) -> float:
        """Return the chance that the gaps of a run in one colour will be filled."""
        lacking = bits.count(gaps & ~sure & ~maybe)
        if lacking > wild:
            return 0.0
        wild -= lacking
        coming = bits.count(gaps & maybe & ~sure)
        held = bits.count(gaps & sure)
        if coming > wild:
            coming -= wild
        else:
            held -= min(held, wild - coming)
            coming = 0
        return AT_LEAST[65 * level + 6 * coming] * HELD[held]

    def colour_runs(
        self, size: int, siege: int, fixed: int, wild: int, sure: int, maybe: int, level: int
    ) -> None:
        self.weight = 0.0
        self.sum = 0.0
        for colour in range(5):
            own = siege >> 12 * colour & STRENGTHS
            if own << 12 * colour != siege or own & fixed:
                continue
            own |= fixed
            hand = sure >> 12 * colour & STRENGTHS & ~own
            others = maybe >> 12 * colour & STRENGTHS & ~own
            for start in range(12 - size, -1, -1):
                run = ((1 << size) - 1) << start
                if own & ~run:
                    continue
                self.gather(
                    self.window(run & ~own, wild, hand, others, level),
                    size * start + size * (size - 1) // 2,
                )
            if own:
                return

    def equal_strengths(
        self, size: int, siege: int, fixed: int, missing: int, sure: int, maybe: int, level: int
    ) -> None:
        self.weight = 0.0
        self.sum = 0.0
        first = 0
        last = 11
        if siege:
            first = bits.lowest(siege) % 12
            last = first
            if siege & ~(ALIKE << first) or fixed & ~(1 << first):
                return
        elif fixed:
            first = bits.lowest(fixed)
            last = first
            if fixed & (fixed - 1):
                return
        for strength in range(last, first - 1, -1):
            hand = bits.count(sure & (ALIKE << strength))
            others = bits.count(maybe & (ALIKE << strength))
            self.gather(self.some(hand, others, missing, level), size * strength)

    def some(self, hand: int, others: int, missing: int, level: int) -> float:
        """Return the chance that the missing number of these cards will be there."""
        if missing <= hand:
            return HELD[missing]
        return HELD[hand] * AT_LEAST[65 * level + 5 * others + missing - hand]

    def colours(
        self, siege: int, fixed: int, wild: int, missing: int, sure: int, maybe: int, level: int
    ) -> None:
        self.weight = 0.0
        self.sum = 0.0
        for colour in range(5):
            own = siege >> 12 * colour & STRENGTHS
            if own << 12 * colour != siege:
                continue
            hand = sure >> 12 * colour & STRENGTHS
            others = maybe >> 12 * colour & STRENGTHS
            self.gather(
                self.some(bits.count(hand), bits.count(others), missing, level),
                formation.total_of(own | fixed) + 11 * wild + USUAL * missing,
            )
            if own:
                return

    def runs(
        self, size: int, siege: int, fixed: int, wild: int, sure: int, maybe: int, level: int
    ) -> None:
        self.weight = 0.0
        self.sum = 0.0
        own = fixed
        cards = siege
        while cards:
            strength = 1 << bits.lowest(cards) % 12
            if own & strength:
                return
            own |= strength
            cards &= cards - 1
        hand = (sure | sure >> 12 | sure >> 24 | sure >> 36 | sure >> 48) & STRENGTHS
        for start in range(12 - size, -1, -1):
            run = ((1 << size) - 1) << start
            if own & ~run:
                continue
            chance = 1.0
            jokers = wild
            gaps = run & ~own
            while gaps:
                strength = bits.lowest(gaps)
                gaps &= gaps - 1
                each = 0.0
                if hand >> strength & 1:
                    each = IN_HAND
                else:
                    others = bits.count(maybe & (ALIKE << strength))
                    each = AT_LEAST[65 * level + 5 * others + 1]
                if jokers > 0 and each < IN_HAND:
                    jokers -= 1
                else:
                    chance *= each
            self.gather(chance, size * start + size * (size - 1) // 2)

    def plain_total(self, accepts: int, siege: int, fixed: int, wild: int, missing: int) -> float:
        total = 0.0
        while siege:
            total += bits.lowest(siege) % 12
            siege &= siege - 1
        total += formation.total_of(fixed)
        if accepts == LOWEST_SUM:
            return total + USUAL_LOW * missing
        total += 11 * wild
        return total + (USUAL_HIGH if accepts == 1 << SUM else USUAL) * missing

    def beats(self, mine: int, theirs: int, is_lowest: bool) -> float:
        """Return the chance that one slot's side beats another's; a tie counts half."""
        first = 5 * mine
        second = 5 * theirs
        width = 0.7 + WIDTH * math.sqrt(self.missing[mine] + self.missing[theirs])
        below = 0.0  # their chance of a weaker type
        found = 0.0
        for type in range(5):
            chance = self.chance[first + type]
            other = self.chance[second + type]
            if chance > 0.0:
                found += chance * below
                if other > 0.0:
                    margin = (self.total[first + type] - self.total[second + type]) / width
                    if is_lowest:
                        margin = -margin
                    found += chance * other * squash(margin)
            below += other
        return found


def squash(margin: float) -> float:
    """Map a margin to a chance from 0 to 1; about 0.95 at 1.5."""
    return 0.5 + 0.5 * margin / math.sqrt(0.25 + margin * margin)
