"""What stands in the way of a claim, so that it needn't be judged again after every card.

A claim that can't be proved stays unproved as long as the cards stay free with which the defender
would hold. `formation` tells the value of his strongest completion; cards that make it are found
here. Where that would take long (elites, or a colour that is not seen at once) all free cards are
named: then the claim is judged anew when any of them is gone.
"""

from collections.abc import Sequence

from koloda.engine import bits
from koloda.games.schotten_totten_2 import formation, wall

ONE = 1
SIEGE = (1 << 60) - 1
ELITES = 0b1111 << 60
STANDING = 1 << 63
"""The defender's complete formation: no card needs to stay free for it."""
ALIKE = 0b000000000001_000000000001_000000000001_000000000001_000000000001
STRENGTHS = 0b111111111111
SUM = 0
RUN = 1
COLOUR = 2
EQUAL_STRENGTH = 3
COLOUR_RUN = 4
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
    """0 where the claim is good, as `prover.holds_claim` says; else a set of free cards."""
    size = CAPACITY[face]
    claimed = formation.value(face, attacker, size)
    held = formation.gathered(defender, defenders)
    missing = size - defenders
    best = formation.strongest(face, held, missing, free, claimed >> 6)
    if missing == 0:
        return 0 if best < claimed or (best == claimed and attacker_first) else STANDING  # ST2-16
    if best <= claimed:
        return 0  # ST2-17
    return completion(face, held, missing, free, best)


def completion(face: int, held: int, missing: int, free: int, best: int) -> int:
    """Free cards among which are those of a completion that counts `best`."""
    if held & ELITES:
        return free
    if IS_LOWEST[face]:
        return extreme(missing, free, True)
    size = CAPACITY[face]
    total = best & 63
    start = (total - size * (size - 1) // 2) // size
    if best >> 6 == SUM:
        return extreme(missing, free, False)
    if best >> 6 == COLOUR_RUN:
        return colour_run(size, start, held, free)
    if best >> 6 == EQUAL_STRENGTH:
        return of_strengths(1 << total // size, free)
    if best >> 6 == RUN:
        gaps = ((1 << size) - 1) << start & ~strengths_of(held)
        return of_strengths(gaps, free)
    if held:
        return free & (STRENGTHS << 12 * (bits.lowest(held) // 12))
    return free


def colour_run(size: int, start: int, held: int, free: int) -> int:
    for colour in range(5):
        wanted = ((ONE << size) - 1) << (12 * colour + start)
        if held & ~wanted == 0 and wanted & ~held & ~free == 0:
            return wanted & ~held
    return free


def extreme(missing: int, free: int, lowest: bool) -> int:
    """So many of the lowest or highest free cards; there are enough."""
    taken = 0
    strength = 0 if lowest else 11
    while missing > 0:
        alike = free & (ALIKE << strength)
        while alike and missing > 0:
            card = alike & -alike
            alike ^= card
            taken |= card
            missing -= 1
        strength += 1 if lowest else -1
    return taken


def strengths_of(held: int) -> int:
    strengths = 0
    while held:
        strengths |= 1 << bits.lowest(held) % 12
        held &= held - 1
    return strengths


def of_strengths(strengths: int, free: int) -> int:
    """All free cards of these strengths."""
    found = 0
    while strengths:
        found |= ALIKE << bits.lowest(strengths)
        strengths &= strengths - 1
    return free & found
