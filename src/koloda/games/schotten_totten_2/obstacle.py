"""What stands in the way of a claim, so that it needn't be judged again after every card.

A claim that can't be proved stays unproved while the cards with which the defender would hold stay
free. `formation` gives the value of the defender's strongest completion; this module finds cards
that make it. Where that would take long (with elites, or a colour that isn't known at once) it
names all free cards: then the claim is judged again when any of them is gone.
"""

from collections.abc import Sequence

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, codes, formation, wall

STANDING = 1 << 63
"""The defender's complete formation: no card needs to stay free for it."""
CAPACITY = list(wall.CAPACITY)
IS_LOWEST = [accepts == wall.LOWEST_SUM for accepts in wall.ACCEPTS]


def obstacle(
    face: int,
    attacker: Sequence[int],
    defender: Sequence[int],
    defenders: int,
    free: int,
    attacker_first: bool,
) -> int:
    """Judge a claim: return 0 if it is valid, otherwise cards with which the defender would hold.

    If both formations are complete, the stronger wins (ST2-15); otherwise no completion with the
    `free` cards may beat the attacker's (ST2-17). The arguments are unchecked. The set of cards
    that is returned may have more free cards than the defender would need, or be `STANDING`.
    """
    size = CAPACITY[face]
    claimed = formation.value(face, attacker, size)
    held = formation.gathered(defender, defenders)
    missing = size - defenders
    best = formation.strongest(face, held, missing, free, codes.formation_type(claimed))
    if not formation.holds_against(best, claimed, missing == 0, attacker_first):
        return 0
    return STANDING if missing == 0 else completion(face, held, missing, free, best)


def completion(face: int, held: int, missing: int, free: int, best: int) -> int:
    """Return free cards among which are those of a completion that counts `best`."""
    if cards.elites_in(held):
        return free
    if IS_LOWEST[face]:
        return extreme(missing, free, True)
    size = CAPACITY[face]
    type = codes.formation_type(best)
    total = codes.formation_total(best)
    if type == codes.SUM:
        return extreme(missing, free, False)
    if type == codes.COLOUR_RUN:
        return colour_run(size, start_of_run(total, size), held, free)
    if type == codes.EQUAL_STRENGTH:
        return free & cards.of_strength(total // size)
    if type == codes.RUN:
        run = formation.run_from(start_of_run(total, size), size)
        return of_strengths(run & ~cards.strengths_of(held), free)
    if held:
        return free & cards.of_colour(cards.colour(bits.lowest(held)))
    return free


def start_of_run(total: int, size: int) -> int:
    return (total - formation.total_of_run(0, size)) // size


def colour_run(size: int, start: int, held: int, free: int) -> int:
    run = of_strengths(formation.run_from(start, size), cards.siege_set())
    for colour in range(cards.COLOUR_COUNT):
        needed = run & cards.of_colour(colour)
        if held & ~needed == 0 and needed & ~held & ~free == 0:
            return needed & ~held
    return free


def extreme(missing: int, free: int, lowest: bool) -> int:
    """Return this many of the lowest or highest free cards; there are enough."""
    taken = 0
    strength = 0 if lowest else cards.HIGHEST_STRENGTH
    while missing > 0:
        alike = free & cards.of_strength(strength)
        while alike and missing > 0:
            taken |= bits.only(bits.lowest(alike))
            alike = bits.without_lowest(alike)
            missing -= 1
        strength += 1 if lowest else -1
    return taken


def of_strengths(strengths: int, free: int) -> int:
    """Return all free cards of these strengths."""
    found = 0
    while strengths:
        found |= cards.of_strength(bits.lowest(strengths))
        strengths = bits.without_lowest(strengths)
    return free & found
