"""Claims for tests: random ones that a brute force can afford, and ones written by hand."""

from math import comb, prod
from random import Random
from typing import NamedTuple

from koloda.engine import bits
from koloda.games.schotten_totten_2.wall import CAPACITY
from koloda.games.schotten_totten_2.written_claim import numbered

EVERY = (1 << 60) - 1
READINGS = {60: 60, 61: 60, 62: 5, 63: 15}
"""How many values an elite can take."""


class Claim(NamedTuple):
    face: int
    attacker: list[int]
    defender: list[int]
    free: int
    attacker_first: bool = True

    @property
    def cost(self) -> int:
        """Formations that a brute force looks at."""
        missing = CAPACITY[self.face] - len(self.defender)
        return readings(self.attacker) + readings(self.defender) * comb(
            bits.count(self.free), missing
        )


def readings(cards: list[int]) -> int:
    return prod(READINGS.get(card, 1) for card in cards)


def random_claim(random: Random, face: int, elites: int, affordable: int) -> Claim:
    while True:
        claim = any_claim(random, face, elites)
        if claim.cost <= affordable:
            return claim


def any_claim(random: Random, face: int, elites: int) -> Claim:
    """Half of them have cards that nearly belong together, so that strong formations meet."""
    size = CAPACITY[face]
    pool = random.sample(range(60), 60)
    if random.random() < 0.5:
        near = random.randrange(60)
        pool.sort(key=lambda card: distance(card, near) + 4 * random.random() ** 2)
    defenders = random.randint(0, size)
    elites = min(elites, size + defenders)
    there = [*random.sample(range(60, 64), elites), *pool[: size + defenders - elites]]
    random.shuffle(there)
    rest = pool[size + defenders - elites :]
    free = random.sample(rest, random.randint(0, len(rest)))
    return Claim(face, there[:size], there[size:], bits.gathered(free), random.random() < 0.5)


def distance(card: int, other: int) -> int:
    return abs(card % 12 - other % 12) + 3 * (card // 12 != other // 12)


def written(
    tile: int,
    attacker: str,
    defender: str = "",
    *,
    damaged: bool = False,
    free: str | None = None,
    gone: str = "",
    attacker_first: bool = True,
) -> Claim:
    """Everything else is free unless `free` says what is; tiles are 1 to 7."""
    places = numbered(
        {"attacker": attacker, "defender": defender, "free": free or "", "gone": gone}
    )
    left = EVERY & ~bits.gathered(card for cards in places.values() for card in cards)
    if free is not None:
        left = bits.gathered(places["free"])
    face = 2 * (tile - 1) + damaged
    return Claim(face, places["attacker"], places["defender"], left, attacker_first)
