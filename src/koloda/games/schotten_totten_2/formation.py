"""What a formation counts, and the most that a started one can reach (ST2-12, ST2-13, ST2-34).

Everything is a set of bits: the cards of a side (with its elites as bits 60 … 63), the free cards,
and, for one colour or for all together, the strengths that are there. Elites are never tried one
value after the other; what they can be is decided by what the other cards leave open.
"""

from collections.abc import Sequence

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards as deck
from koloda.games.schotten_totten_2 import wall

# types, weakest first (ST2-12); a value is type * 64 + total
SUM = 0
RUN = 1
COLOUR = 2
EQUAL_STRENGTH = 3
COLOUR_RUN = 4

TYPES = (wall.SUM, wall.RUN, wall.COLOUR, wall.EQUAL_STRENGTH, wall.COLOUR_RUN)
LOWEST_SUM = 0
ACCEPTED = {
    wall.SUM: 1 << SUM,
    wall.RUN: 1 << SUM | 1 << RUN,
    wall.COLOUR: 1 << SUM | 1 << COLOUR,
    wall.EQUAL_STRENGTH: 1 << SUM | 1 << EQUAL_STRENGTH,
    wall.ALL: 0b11111,
    wall.LOWEST_SUM: LOWEST_SUM,
}

CAPACITY = list(wall.CAPACITY)
ACCEPTS = [ACCEPTED[accepted] for accepted in wall.ACCEPTS]

ONE = 1
SIEGE = (1 << 60) - 1
ALIKE = 0b000000000001_000000000001_000000000001_000000000001_000000000001
STRENGTHS = 0b111111111111
SPY_STRENGTH = 10
SHIELD_STRENGTHS = 0b1110

BELOW = 63
"""A lowest sum counts as this less its total, so that a higher value is better everywhere."""


def gathered(cards: Sequence[int], n: int) -> int:
    """The set of the first n cards."""
    held = 0
    for i in range(n):
        held |= ONE << cards[i]
    return held


def value(face: int, cards: Sequence[int], n: int) -> int:
    """Of a complete formation, with its elites at their best."""
    return strongest(face, gathered(cards, n), 0, 0, SUM)


def strongest(face: int, held: int, missing: int, free: int, least: int) -> int:
    """The highest value to which so many free cards can complete a side.

    -1 where no completion has the type `least` or a stronger one.
    """
    accepts = ACCEPTS[face]
    if accepts == LOWEST_SUM:
        total = sum_total(held, missing, free, True)
        return BELOW - total if total >= 0 else -1
    size = CAPACITY[face]
    all_count = accepts >> COLOUR_RUN & 1 == 1
    if all_count:
        total = colour_run_total(size, held, free)
        if total >= 0:
            return COLOUR_RUN * 64 + total
    if least <= EQUAL_STRENGTH and accepts >> EQUAL_STRENGTH & 1:
        total = equal_strength_total(size, held, missing, free)
        if total >= 0:
            return EQUAL_STRENGTH * 64 + total
    if least <= COLOUR and accepts >> COLOUR & 1:
        total = colour_total(size, held, missing, free, all_count)
        if total >= 0:
            return COLOUR * 64 + total
    if least <= RUN and accepts >> RUN & 1:
        total = run_total(size, held, free, all_count)
        if total >= 0:
            return RUN * 64 + total
    if least <= SUM:
        return sum_total(held, missing, free, False)
    return -1


def colour_run_total(size: int, held: int, free: int) -> int:
    best = -1
    siege = held & SIEGE
    for colour in range(5):
        own = siege >> 12 * colour & STRENGTHS
        if own << 12 * colour != siege:
            continue  # a card of another colour lies there
        start = highest_run(size, own, free >> 12 * colour & STRENGTHS, held >> 60, 0)
        if start > best:
            best = start
    return best if best < 0 else size * best + size * (size - 1) // 2


def highest_run(size: int, own: int, free: int, elites: int, barred: int) -> int:
    """The lowest strength of the highest run that holds all of `own`; -1 where there is none.

    Runs that start at a strength in `barred` don't count.
    """
    first = 0
    last = 12 - size
    if own:
        first = bits.highest(own) - size + 1
        if first < 0:
            first = 0
        if bits.lowest(own) < last:
            last = bits.lowest(own)
    if elites == 0:
        starts = runs(size, own | free) & ~barred & ((2 << last) - 1)
        if starts == 0:
            return -1
        start = bits.highest(starts)
        return start if start >= first else -1
    for start in range(last, first - 1, -1):
        if can_fill(((1 << size) - 1) << start & ~own, free, elites):
            return start
    return -1


def runs(size: int, strengths: int) -> int:
    """The strengths at which a run of this size starts."""
    starts = strengths & strengths >> 1
    if size > 2:
        starts &= strengths >> 2
    if size > 3:
        starts &= strengths >> 3
    return starts


def can_fill(gaps: int, free: int, elites: int) -> bool:
    """Whether all elites and, for the rest, free cards fill the gaps of a run, one each."""
    missing = gaps & ~free
    if elites & 4:
        if not gaps >> SPY_STRENGTH & 1:
            return False
        missing &= ~(1 << SPY_STRENGTH)
    if elites & 8:
        if not gaps & SHIELD_STRENGTHS:
            return False
        lacking = missing & SHIELD_STRENGTHS
        missing &= ~(lacking & -lacking)
    if elites & 1:
        missing &= missing - 1
    if elites & 2:
        missing &= missing - 1
    return missing == 0


def equal_strength_total(size: int, held: int, missing: int, free: int) -> int:
    siege = held & SIEGE
    strengths = STRENGTHS
    if held >> 62 & 1:
        strengths = 1 << SPY_STRENGTH
    if held >> 63:
        strengths &= SHIELD_STRENGTHS
    if siege:
        strength = bits.lowest(siege) % 12
        strengths &= 1 << strength
        if siege & ~(ALIKE << strength):
            return -1
    strengths &= with_at_least(missing, free)
    return size * bits.highest(strengths) if strengths else -1


def with_at_least(number: int, free: int) -> int:
    """The strengths of which so many cards are free."""
    one = two = three = four = 0
    for colour in range(5):
        strengths = free >> 12 * colour & STRENGTHS
        four |= three & strengths
        three |= two & strengths
        two |= one & strengths
        one |= strengths
    if number == 0:
        return STRENGTHS
    if number == 1:
        return one
    if number == 2:
        return two
    if number == 3:
        return three
    return four


def colour_total(size: int, held: int, missing: int, free: int, with_runs: bool) -> int:
    best = -1
    siege = held & SIEGE
    for colour in range(5):
        own = siege >> 12 * colour & STRENGTHS
        if own << 12 * colour != siege:
            continue
        total = one_colour_total(
            size, own, missing, free >> 12 * colour & STRENGTHS, held >> 60, with_runs
        )
        if total > best:
            best = total
    return best


def one_colour_total(
    size: int, own: int, missing: int, free: int, elites: int, with_runs: bool
) -> int:
    taken = 0
    for _ in range(missing):
        if free == 0:
            return -1
        top = 1 << bits.highest(free)
        free ^= top
        taken |= top
    total = total_of(own) + total_of(taken) + elites_total(elites)
    if with_runs:
        return total
    strengths = own | taken | elites_strengths(elites)
    if elites & 11:
        # ST2-13: a run, or two jokers beside an 11, would be a mere sum; an elite that takes
        # a strength one lower turns it into neither
        if is_run(size, strengths) or strengths & (strengths - 1) == 0:
            total -= 1
        return total
    while is_run(size, strengths):
        if taken == 0 or free == 0:
            return -1
        lowest = taken & -taken
        next = 1 << bits.highest(free)
        free ^= next
        taken ^= lowest | next
        strengths = own | taken | elites_strengths(elites)
        total += bits.highest(next) - bits.lowest(lowest)
    return total


def is_run(size: int, strengths: int) -> bool:
    return strengths == ((1 << size) - 1) * (strengths & -strengths)


def total_of(strengths: int) -> int:
    total = 0
    while strengths:
        total += bits.lowest(strengths)
        strengths &= strengths - 1
    return total


def elites_total(elites: int) -> int:
    """With every strength at its highest (ST2-34)."""
    return 11 * ((elites & 1) + (elites >> 1 & 1)) + 10 * (elites >> 2 & 1) + 3 * (elites >> 3)


def elites_strengths(elites: int) -> int:
    """The strengths that make up `elites_total`."""
    strengths = 0
    if elites & 3:
        strengths = 1 << 11
    if elites & 4:
        strengths |= 1 << 10
    if elites & 8:
        strengths |= 1 << 3
    return strengths


def run_total(size: int, held: int, free: int, with_colour_runs: bool) -> int:
    siege = held & SIEGE
    own = 0
    available = 0
    cards = siege
    while cards:
        strength = 1 << bits.lowest(cards) % 12
        if own & strength:
            return -1
        own |= strength
        cards &= cards - 1
    for colour in range(5):
        available |= free >> 12 * colour
    available &= STRENGTHS
    barred = 0
    if not with_colour_runs and held == siege:
        barred = colour_runs_only(size, siege, free)  # ST2-13; an elite takes another colour
    start = highest_run(size, own, available & ~own, held >> 60, barred)
    return start if start < 0 else size * start + size * (size - 1) // 2


def colour_runs_only(size: int, siege: int, free: int) -> int:
    """The starts of the runs that could only be had in one colour."""
    starts = 0
    for colour in range(5):
        own = siege >> 12 * colour & STRENGTHS
        if own << 12 * colour != siege:
            continue
        others = 0
        for other in range(5):
            if other != colour:
                others |= free >> 12 * other
        starts |= runs(size, own | (free >> 12 * colour & STRENGTHS & ~others))
    return starts


def sum_total(held: int, missing: int, free: int, lowest: bool) -> int:
    """The highest total, or the lowest; -1 where too few cards are free."""
    cards = held & SIEGE
    total = held >> 63 if lowest else elites_total(held >> 60)
    if lowest and held >> 62 & 1:
        total += SPY_STRENGTH
    while cards:
        total += bits.lowest(cards) % 12
        cards &= cards - 1
    for _ in range(missing):
        if free == 0:
            return -1
        strengths = free | free >> 12 | free >> 24 | free >> 36 | free >> 48
        strengths &= STRENGTHS
        strength = bits.lowest(strengths) if lowest else bits.highest(strengths)
        total += strength
        alike = free & (ALIKE << strength)
        free ^= alike & -alike
    return total


def best(face: int, cards: Sequence[int], free: int) -> int:
    """`strongest` of any type, for Python."""
    held, missing = checked(face, cards)
    return strongest(face, held, missing, free & SIEGE & ~held, SUM)


def reach(face: int, type: int, cards: Sequence[int], free: int) -> int:
    """The highest total to which a side can be completed as this type; -1: it can't be.

    Where all types count, every run in one colour is a run and a colour too.
    """
    held, missing = checked(face, cards)
    free &= SIEGE & ~held
    size = CAPACITY[face]
    accepts = ACCEPTS[face]
    if not SUM <= type <= COLOUR_RUN or not accepts >> type & 1:
        raise ValueError(f"type {type} doesn't count at face {face}")
    with_runs = bool(accepts >> COLOUR_RUN & 1)
    if type == COLOUR_RUN:
        return colour_run_total(size, held, free)
    if type == EQUAL_STRENGTH:
        return equal_strength_total(size, held, missing, free)
    if type == COLOUR:
        return colour_total(size, held, missing, free, with_runs)
    if type == RUN:
        return run_total(size, held, free, with_runs)
    return sum_total(held, missing, free, False)


def checked(face: int, cards: Sequence[int]) -> tuple[int, int]:
    """A side as a set, and how many cards it lacks; `prover.prove` has kinder words."""
    if not 0 <= face < wall.FACES:
        raise ValueError(f"no face {face}")
    held = 0
    for card in cards:
        if not 0 <= card < deck.FIRST_ACTION or held >> card & 1:
            raise ValueError(f"no siege card or elite {card}, or twice")
        held |= ONE << card
    missing = wall.CAPACITY[face] - bits.count(held)
    if missing < 0:
        raise ValueError(f"more than {wall.CAPACITY[face]} cards at face {face}")
    return held, missing
