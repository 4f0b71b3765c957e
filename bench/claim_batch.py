"""A batch of claims of Schotten Totten 2, checked inside the engine as the rules check them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, obstacle, prover, wall

BATCH = 512


class Claim(NamedTuple):
    """The arguments of `prover.prove`."""

    face: int
    attacker: list[int]
    defender: list[int]
    free: int
    attacker_first: bool


def random_claim(random: Random, elites: int = 0) -> Claim:
    """Return a claim on any face, with any number of defenders and free cards.

    The elites lie on either side.
    """
    face = random.randrange(wall.FACES)
    size = wall.CAPACITY[face]
    siege = random.sample(range(cards.SIEGE_CARDS), cards.SIEGE_CARDS)
    defenders = random.randint(max(0, elites - size), size)
    there = random.sample(cards.ELITES, elites) + siege[: size + defenders - elites]
    random.shuffle(there)
    rest = siege[size + defenders - elites :]
    free = bits.gathered(random.sample(rest, random.randint(0, len(rest))))
    return Claim(face, there[:size], there[size:], free, random.random() < 0.5)


class ClaimBatch:
    def __init__(self, claims: Sequence[Claim]) -> None:
        if len(claims) > BATCH:
            raise ValueError(f"at most {BATCH} claims")
        self.face = [0] * 512
        self.attacker = [0] * 2048
        self.defender = [0] * 2048
        self.defenders = [0] * 512
        self.free = [0] * 512
        self.attacker_first = [False] * 512
        self.count = len(claims)
        for i, claim in enumerate(claims):
            prover.check(claim.face, claim.attacker, claim.defender, claim.free)
            self.face[i] = claim.face
            self.defenders[i] = len(claim.defender)
            self.free[i] = claim.free
            self.attacker_first[i] = claim.attacker_first
            for j, card in enumerate(claim.attacker):
                self.attacker[4 * i + j] = card
            for j, card in enumerate(claim.defender):
                self.defender[4 * i + j] = card

    def check(self, times: int) -> int:
        """Check each claim that many times, and return how often one was valid."""
        valid = 0
        attacker = [0, 0, 0, 0]
        defender = [0, 0, 0, 0]
        for _ in range(times):
            for i in range(self.count):
                for j in range(4):
                    attacker[j] = self.attacker[4 * i + j]
                    defender[j] = self.defender[4 * i + j]
                in_the_way = obstacle.obstacle(
                    self.face[i],
                    attacker,
                    defender,
                    self.defenders[i],
                    self.free[i],
                    self.attacker_first[i],
                )
                valid += in_the_way == 0
        return valid
