"""What a formation counts, and the most that a started one can reach (ST2-12, ST2-13, ST2-34).

A side of a tile is a set of siege cards and elites; the free cards are a set of siege cards. For
one colour, or for all together, the strengths that are there are a set too. Elites are not tried
one value after another: what they can be follows from what the other cards leave open.
"""

from collections.abc import Sequence

from koloda.engine import bits
from koloda.engine.errors import InvalidArgument
from koloda.games.schotten_totten_2 import cards, codes, wall

TYPES = (wall.SUM, wall.RUN, wall.COLOUR, wall.EQUAL_STRENGTH, wall.COLOUR_RUN)
"""The names of the types of formations, the weakest first (ST2-12)."""

# which types count at a tile; every other formation is a mere sum there (ST2-13)
ONLY_LOWEST_SUM = 0
ACCEPTED = {
    wall.SUM: bits.gathered([codes.SUM]),
    wall.RUN: bits.gathered([codes.SUM, codes.RUN]),
    wall.COLOUR: bits.gathered([codes.SUM, codes.COLOUR]),
    wall.EQUAL_STRENGTH: bits.gathered([codes.SUM, codes.EQUAL_STRENGTH]),
    wall.ALL: bits.gathered(range(len(TYPES))),
    wall.LOWEST_SUM: ONLY_LOWEST_SUM,
}

CAPACITY = list(wall.CAPACITY)
ACCEPTS = [ACCEPTED[accepted] for accepted in wall.ACCEPTS]

BELOW = 63
"""A lowest sum counts as this less its total, so that a higher value is better everywhere."""


def gathered(lying: Sequence[int], n: int) -> int:
    """Return the set of the first n cards."""
    held = 0
    for i in range(n):
        held |= bits.only(lying[i])
    return held


def value(face: int, lying: Sequence[int], n: int) -> int:
    """Return what a complete formation counts, with its elites at their best (ST2-34)."""
    return strongest(face, gathered(lying, n), 0, 0, codes.SUM)


def strongest(face: int, held: int, missing: int, free: int, least: int) -> int:
    """Return the highest value that a side can reach with this many of the free cards.

    -1 if no completion has the type `least` or a stronger one.
    """
    accepts = ACCEPTS[face]
    if accepts == ONLY_LOWEST_SUM:
        # only the total counts, and the lower one wins (ST2-13)
        total = sum_total(held, missing, free, True)
        return BELOW - total if total >= 0 else -1
    size = CAPACITY[face]
    # colour run > equal strength > colour > run > sum (ST2-12), as far as the tile accepts them
    all_count = bits.has(accepts, codes.COLOUR_RUN)
    if all_count:
        total = colour_run_total(size, held, free)
        if total >= 0:
            return codes.formation(codes.COLOUR_RUN, total)
    if least <= codes.EQUAL_STRENGTH and bits.has(accepts, codes.EQUAL_STRENGTH):
        total = equal_strength_total(size, held, missing, free)
        if total >= 0:
            return codes.formation(codes.EQUAL_STRENGTH, total)
    if least <= codes.COLOUR and bits.has(accepts, codes.COLOUR):
        total = colour_total(size, held, missing, free, all_count)
        if total >= 0:
            return codes.formation(codes.COLOUR, total)
    if least <= codes.RUN and bits.has(accepts, codes.RUN):
        total = run_total(size, held, free, all_count)
        if total >= 0:
            return codes.formation(codes.RUN, total)
    if least <= codes.SUM:
        return sum_total(held, missing, free, False)
    return -1


def holds_against(defence: int, claimed: int, is_complete: bool, attacker_first: bool) -> bool:
    """Tell whether the defender's best value holds a tile against the attacker's."""
    # both complete: the stronger wins (ST2-15); tied, the one complete earlier (ST2-16)
    if is_complete and not attacker_first:
        return defence >= claimed
    # the attacker was complete first, so a tied formation doesn't hold (ST2-16, ST2-17)
    return defence > claimed


# runs


def run_from(start: int, size: int) -> int:
    """Return the strengths of a run that starts at this one."""
    return bits.below(size) << start


def total_of_run(start: int, size: int) -> int:
    return size * start + size * (size - 1) // 2


def is_run(size: int, strengths: int) -> bool:
    return strengths == run_from(bits.lowest(strengths), size)


def runs(size: int, strengths: int) -> int:
    """Return the strengths at which a run of this size starts: the next ones are there too."""
    starts = strengths & strengths >> 1
    if size > 2:
        starts &= strengths >> 2
    if size > 3:
        starts &= strengths >> 3
    return starts


def highest_run(size: int, own: int, free: int, elites: int, barred: int) -> int:
    """Return the lowest strength of the highest run that holds all of `own`; -1: there is none.

    Runs that start at a strength in `barred` don't count.
    """
    first = 0
    last = cards.STRENGTHS - size
    if own:
        first = bits.highest(own) - size + 1
        if first < 0:
            first = 0
        if bits.lowest(own) < last:
            last = bits.lowest(own)
    if elites == 0:
        starts = runs(size, own | free) & ~barred & bits.below(last + 1)
        if starts == 0:
            return -1
        start = bits.highest(starts)
        return start if start >= first else -1
    for start in range(last, first - 1, -1):
        if can_fill(run_from(start, size) & ~own, free, elites):
            return start
    return -1


def can_fill(gaps: int, free: int, elites: int) -> bool:
    """Tell whether all elites and, for the rest, free cards fill the gaps of a run, one each."""
    missing = gaps & ~free
    if elites & cards.THE_SPY:
        if not bits.has(gaps, cards.SPY_STRENGTH):
            return False
        missing = bits.without(missing, cards.SPY_STRENGTH)
    if elites & cards.THE_SHIELD:
        if not gaps & cards.SHIELD_STRENGTHS:
            return False
        lacking = missing & cards.SHIELD_STRENGTHS
        if lacking:
            missing = bits.without(missing, bits.lowest(lacking))
    if elites & cards.FIRST_JOKER:
        missing = bits.without_lowest(missing)
    if elites & cards.SECOND_JOKER:
        missing = bits.without_lowest(missing)
    return missing == 0


def colour_run_total(size: int, held: int, free: int) -> int:
    """One colour, consecutive strengths (ST2-12)."""
    best = -1
    siege = cards.siege_in(held)
    for colour in range(cards.COLOUR_COUNT):
        if siege & ~cards.of_colour(colour):
            continue  # a card of another colour lies there
        start = highest_run(
            size,
            cards.strengths_of_colour(siege, colour),
            cards.strengths_of_colour(free, colour),
            cards.elites_in(held),
            0,
        )
        if start > best:
            best = start
    return best if best < 0 else total_of_run(best, size)


def run_total(size: int, held: int, free: int, with_colour_runs: bool) -> int:
    """Consecutive strengths of any colours (ST2-12)."""
    siege = cards.siege_in(held)
    own = cards.strengths_of(siege)
    if bits.count(own) != bits.count(siege):
        return -1  # two cards of one strength
    barred = 0
    if not with_colour_runs and held == siege:
        # at a run tile a colour run is a mere sum (ST2-13); an elite takes another colour
        barred = colour_runs_only(size, siege, free)
    available = cards.strengths_of(free) & ~own
    start = highest_run(size, own, available, cards.elites_in(held), barred)
    return start if start < 0 else total_of_run(start, size)


def colour_runs_only(size: int, siege: int, free: int) -> int:
    """Return the starts of the runs that could only be made in one colour."""
    starts = 0
    for colour in range(cards.COLOUR_COUNT):
        if siege & ~cards.of_colour(colour):
            continue
        others = cards.strengths_of(free & ~cards.of_colour(colour))
        alone = cards.strengths_of_colour(free, colour) & ~others
        starts |= runs(size, cards.strengths_of_colour(siege, colour) | alone)
    return starts


# equal strength


def equal_strength_total(size: int, held: int, missing: int, free: int) -> int:
    """All cards of one strength (ST2-12), which an elite may repeat as often as it can (ST2-34)."""
    siege = cards.siege_in(held)
    elites = cards.elites_in(held)
    strengths = cards.ALL_STRENGTHS
    if elites & cards.THE_SPY:
        strengths = bits.only(cards.SPY_STRENGTH)
    if elites & cards.THE_SHIELD:
        strengths &= cards.SHIELD_STRENGTHS
    if siege:
        strength = cards.strength(bits.lowest(siege))
        strengths &= bits.only(strength)
        if siege & ~cards.of_strength(strength):
            return -1
    strengths &= with_at_least(missing, free)
    return size * bits.highest(strengths) if strengths else -1


def with_at_least(number: int, free: int) -> int:
    """Return the strengths of which this many cards are free."""
    one = two = three = four = 0
    for colour in range(cards.COLOUR_COUNT):
        strengths = cards.strengths_of_colour(free, colour)
        four |= three & strengths
        three |= two & strengths
        two |= one & strengths
        one |= strengths
    if number == 0:
        return cards.ALL_STRENGTHS
    if number == 1:
        return one
    if number == 2:
        return two
    if number == 3:
        return three
    return four


# colour


def colour_total(size: int, held: int, missing: int, free: int, with_runs: bool) -> int:
    """All cards of one colour (ST2-12)."""
    best = -1
    siege = cards.siege_in(held)
    for colour in range(cards.COLOUR_COUNT):
        if siege & ~cards.of_colour(colour):
            continue
        total = one_colour_total(
            size,
            cards.strengths_of_colour(siege, colour),
            missing,
            cards.strengths_of_colour(free, colour),
            cards.elites_in(held),
            with_runs,
        )
        if total > best:
            best = total
    return best


def one_colour_total(
    size: int, own: int, missing: int, free: int, elites: int, with_runs: bool
) -> int:
    """Return the highest total of a colour that has these strengths; `free` ones may be added."""
    taken = 0
    for _ in range(missing):
        if free == 0:
            return -1
        taken |= bits.only(bits.highest(free))
        free = bits.without(free, bits.highest(free))
    total = total_of(own) + total_of(taken) + elites_total(elites)
    if with_runs:
        return total
    strengths = own | taken | elites_strengths(elites)
    if elites & (cards.BOTH_JOKERS | cards.THE_SHIELD):
        # at a colour tile a colour run, or two jokers beside an 11, would be a mere sum (ST2-13);
        # an elite that takes a strength one lower turns it into neither
        if is_run(size, strengths) or not bits.has_several(strengths):
            total -= 1
        return total
    while is_run(size, strengths):
        # exchange the lowest card taken for the next free one, which breaks the run
        if taken == 0 or free == 0:
            return -1
        lowest = bits.lowest(taken)
        next = bits.highest(free)
        free = bits.without(free, next)
        taken = bits.without(taken, lowest) | bits.only(next)
        strengths = own | taken | elites_strengths(elites)
        total += next - lowest
    return total


def total_of(strengths: int) -> int:
    total = 0
    while strengths:
        total += bits.lowest(strengths)
        strengths = bits.without_lowest(strengths)
    return total


def elites_total(elites: int) -> int:
    """With every strength at its highest (ST2-34)."""
    total = cards.HIGHEST_STRENGTH * bits.count(elites & cards.BOTH_JOKERS)
    if elites & cards.THE_SPY:
        total += cards.SPY_STRENGTH
    if elites & cards.THE_SHIELD:
        total += cards.HIGHEST_OF_SHIELD
    return total


def elites_strengths(elites: int) -> int:
    """Return the strengths that make up `elites_total`."""
    strengths = 0
    if elites & cards.BOTH_JOKERS:
        strengths = bits.only(cards.HIGHEST_STRENGTH)
    if elites & cards.THE_SPY:
        strengths |= bits.only(cards.SPY_STRENGTH)
    if elites & cards.THE_SHIELD:
        strengths |= bits.only(cards.HIGHEST_OF_SHIELD)
    return strengths


# sum


def sum_total(held: int, missing: int, free: int, lowest: bool) -> int:
    """Return the highest total, or the lowest; -1 if too few cards are free."""
    left = cards.siege_in(held)
    elites = cards.elites_in(held)
    total = lowest_elites_total(elites) if lowest else elites_total(elites)
    while left:
        total += cards.strength(bits.lowest(left))
        left = bits.without_lowest(left)
    for _ in range(missing):
        if free == 0:
            return -1
        strengths = cards.strengths_of(free)
        strength = bits.lowest(strengths) if lowest else bits.highest(strengths)
        total += strength
        free = bits.without(free, bits.lowest(free & cards.of_strength(strength)))
    return total


def lowest_elites_total(elites: int) -> int:
    """With every strength at its lowest (ST2-34)."""
    total = 0
    if elites & cards.THE_SPY:
        total += cards.SPY_STRENGTH
    if elites & cards.THE_SHIELD:
        total += cards.LOWEST_OF_SHIELD
    return total


# for Python


def best(face: int, lying: Sequence[int], free: int) -> int:
    """Return the `strongest` value of any type."""
    held, missing = checked(face, lying)
    return strongest(face, held, missing, cards.siege_in(free) & ~held, codes.SUM)


def strongest_completion(face: int, lying: Sequence[int], free: int) -> tuple[int, ...]:
    """Return the free cards that make the most of a side; of equally good ones, the lowest.

    Empty if there are too few free cards.
    """
    held, missing = checked(face, lying)
    free = cards.siege_in(free) & ~held
    most = strongest(face, held, missing, free, codes.SUM)
    added: list[int] = []
    while len(added) < missing and free:
        card = bits.lowest(free)
        free = bits.without(free, card)
        left = missing - len(added) - 1
        if strongest(face, held | bits.only(card), left, free, codes.SUM) == most:
            held |= bits.only(card)
            added.append(card)
    return tuple(added) if len(added) == missing else ()


def reach(face: int, type: int, lying: Sequence[int], free: int) -> int:
    """Return the highest total to which a side can be completed as this type; -1: it can't be.

    Where all types count, every run in one colour is a run and a colour too.
    """
    held, missing = checked(face, lying)
    free = cards.siege_in(free) & ~held
    size = CAPACITY[face]
    accepts = ACCEPTS[face]
    if not codes.SUM <= type <= codes.COLOUR_RUN or not bits.has(accepts, type):
        raise InvalidArgument(f"type {type} doesn't count at face {face}")
    with_runs = bits.has(accepts, codes.COLOUR_RUN)
    if type == codes.COLOUR_RUN:
        return colour_run_total(size, held, free)
    if type == codes.EQUAL_STRENGTH:
        return equal_strength_total(size, held, missing, free)
    if type == codes.COLOUR:
        return colour_total(size, held, missing, free, with_runs)
    if type == codes.RUN:
        return run_total(size, held, free, with_runs)
    return sum_total(held, missing, free, False)


def checked(face: int, lying: Sequence[int]) -> tuple[int, int]:
    """Return a side as a set, and how many cards it lacks; `prover.prove` has kinder words."""
    if not 0 <= face < wall.FACES:
        raise InvalidArgument(f"no face {face}")
    held = 0
    for card in lying:
        if not 0 <= card < cards.FIRST_ACTION or bits.has(held, card):
            raise InvalidArgument(f"no siege card or elite {card}, or twice")
        held |= bits.only(card)
    missing = CAPACITY[face] - bits.count(held)
    if missing < 0:
        raise InvalidArgument(f"more than {CAPACITY[face]} cards at face {face}")
    return held, missing
