"""What a side may still make of its cards at a tile: how likely each type of formation is.

A card in the hand comes if it is needed; a card that nobody has seen comes with a chance that the
caller gives. Types are treated as independent of each other, and so are tiles. That is only
slightly wrong, and quick enough for a search to ask about every move.
"""

import math

from koloda.engine import bits
from koloda.engine.errors import InvalidArgument
from koloda.games.schotten_totten_2 import cards, codes, formation, wall

CAPACITY = list(wall.CAPACITY)
ACCEPTS = [formation.ACCEPTED[accepted] for accepted in wall.ACCEPTS]
ONLY_SUM = formation.ACCEPTED[wall.SUM]

SHIELD_STRENGTH = 2
"""The middle one of the three strengths that the shield may take."""

LEVELS = 32
"""The number of steps in which chances are tabulated."""
IN_HAND = 0.85
"""The chance that a card of the hand is still there when a tile needs it."""
HELD = [IN_HAND**number for number in range(5)]

USUAL_HIGH = 8.3
USUAL_LOW = 2.6
USUAL = 6.5
"""About what a missing card brings if high cards, low cards or any cards are needed."""
WIDTH = 3.4
"""About how much a missing card's strength varies."""

MOST_TO_COME = 12
"""The most cards whose coming is considered."""


def at_least(number: int, needed: int, chance: float) -> float:
    """Return the chance that at least `needed` of a number of cards come."""
    if not 0 <= number <= MOST_TO_COME:
        raise InvalidArgument(f"from 0 to {MOST_TO_COME} cards may come, not {number}")
    return sum(
        math.comb(number, k) * chance**k * (1 - chance) ** (number - k)
        for k in range(needed, number + 1)
    )


AT_LEAST = [
    at_least(number, needed, level / LEVELS)
    for level in range(LEVELS + 1)
    for number in range(MOST_TO_COME + 1)
    for needed in range(5)
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
        siege = cards.siege_in(held)
        elites = cards.elites_in(held)
        wild = bits.count(elites & cards.BOTH_JOKERS)
        fixed = 0  # strengths of other elites
        if elites & cards.THE_SPY:
            fixed |= bits.only(cards.SPY_STRENGTH)
        if elites & cards.THE_SHIELD:
            fixed |= bits.only(SHIELD_STRENGTH)
        left = 1.0
        size = CAPACITY[face]
        if bits.has(accepts, codes.COLOUR_RUN):
            self.colour_runs(size, siege, fixed, wild, sure, maybe, level)
            left -= self.settle(place + codes.COLOUR_RUN, left)
        if bits.has(accepts, codes.EQUAL_STRENGTH):
            self.equal_strengths(size, siege, fixed, missing, sure, maybe, level)
            left -= self.settle(place + codes.EQUAL_STRENGTH, left)
        if bits.has(accepts, codes.COLOUR):
            self.colours(siege, fixed, wild, missing, sure, maybe, level)
            left -= self.settle(place + codes.COLOUR, left)
        if bits.has(accepts, codes.RUN):
            self.runs(size, siege, fixed, wild, sure, maybe, level)
            left -= self.settle(place + codes.RUN, left)
        self.chance[place + codes.SUM] = left
        self.total[place + codes.SUM] = self.plain_total(accepts, siege, fixed, wild, missing)

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
        for colour in range(cards.COLOUR_COUNT):
            own = cards.strengths_of_colour(siege, colour)
            if siege & ~cards.of_colour(colour) or own & fixed:
                continue
            own |= fixed
            hand = cards.strengths_of_colour(sure, colour) & ~own
            others = cards.strengths_of_colour(maybe, colour) & ~own
            for start in range(cards.STRENGTHS - size, -1, -1):
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
        last = cards.HIGHEST_STRENGTH
        if siege:
            first = cards.strength(bits.lowest(siege))
            last = first
            if siege & ~cards.of_strength(first) or bits.without(fixed, first):
                return
        elif fixed:
            first = bits.lowest(fixed)
            last = first
            if bits.has_several(fixed):
                return
        for strength in range(last, first - 1, -1):
            hand = bits.count(sure & cards.of_strength(strength))
            others = bits.count(maybe & cards.of_strength(strength))
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
        for colour in range(cards.COLOUR_COUNT):
            if siege & ~cards.of_colour(colour):
                continue
            own = cards.strengths_of_colour(siege, colour)
            hand = cards.strengths_of_colour(sure, colour)
            others = cards.strengths_of_colour(maybe, colour)
            self.gather(
                self.some(bits.count(hand), bits.count(others), missing, level),
                formation.total_of(own | fixed) + cards.HIGHEST_STRENGTH * wild + USUAL * missing,
            )
            if own:
                return

    def runs(
        self, size: int, siege: int, fixed: int, wild: int, sure: int, maybe: int, level: int
    ) -> None:
        self.weight = 0.0
        self.sum = 0.0
        own = fixed
        left = siege
        while left:
            strength = cards.strength(bits.lowest(left))
            if bits.has(own, strength):
                return
            own |= bits.only(strength)
            left = bits.without_lowest(left)
        hand = cards.strengths_of(sure)
        for start in range(cards.STRENGTHS - size, -1, -1):
            run = ((1 << size) - 1) << start
            if own & ~run:
                continue
            chance = 1.0
            jokers = wild
            gaps = run & ~own
            while gaps:
                strength = bits.lowest(gaps)
                gaps = bits.without_lowest(gaps)
                each = 0.0
                if bits.has(hand, strength):
                    each = IN_HAND
                else:
                    others = bits.count(maybe & cards.of_strength(strength))
                    each = AT_LEAST[65 * level + 5 * others + 1]
                if jokers > 0 and each < IN_HAND:
                    jokers -= 1
                else:
                    chance *= each
            self.gather(chance, size * start + size * (size - 1) // 2)

    def plain_total(self, accepts: int, siege: int, fixed: int, wild: int, missing: int) -> float:
        total = 0.0
        while siege:
            total += cards.strength(bits.lowest(siege))
            siege = bits.without_lowest(siege)
        total += formation.total_of(fixed)
        if accepts == formation.ONLY_LOWEST_SUM:
            return total + USUAL_LOW * missing
        total += cards.HIGHEST_STRENGTH * wild
        return total + (USUAL_HIGH if accepts == ONLY_SUM else USUAL) * missing

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
