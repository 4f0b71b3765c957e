"""How fast claims of Schotten Totten 2 are checked, compared with trying every completion."""

from random import Random
from statistics import median
from time import process_time
from typing import Any

from compiled import loaded
from rich.table import Table
from tables import compact

from koloda.lab.speed import GAMES, SECONDS, SLICES, Figure, Sampler, Slice, figure, take
from tests.games.schotten_totten_2 import prover_twin as twin
from tests.games.schotten_totten_2.positions import Claim, random_claim

GOALS = {0: 0.1, 2: 20.0}
"""µs per claim, by the number of elites."""
AFFORDABLE = 4_000
"""The most formations that brute force may try for a claim; some claims would take hours."""
SAMPLE = 200


ELITES = (0, 1, 2, 3, 4)
"""How many elites are at the tiles whose claims are timed."""


def prover_speed(seconds: float = SECONDS, slices: int = SLICES) -> dict[int, Figure]:
    """Return how long the engine takes to check a claim, by the number of elites.

    The claims are random: every face, any number of the defender's cards and of free cards.
    """
    samplers = {elites: checking(elites) for elites in ELITES}
    taken: dict[int, list[Slice]] = {elites: [] for elites in ELITES}
    for _ in range(slices):
        for elites, sample in samplers.items():
            taken[elites].append(take(sample, seconds))
    return {elites: figure("µs", found) for elites, found in taken.items()}


def checking(elites: int, seed: int = 0) -> Sampler:
    made = loaded("claim_batch")
    random = Random(seed)
    batch = made.ClaimBatch([made.random_claim(random, elites) for _ in range(made.BATCH)])

    def sample() -> Slice:
        start = process_time()
        batch.check(GAMES)
        return Slice(GAMES * made.BATCH, process_time() - start)

    return sample


def measured(seconds: float = SECONDS) -> list[dict[str, Any]]:
    ours = prover_speed(seconds)
    return [
        {
            "elites": elites,
            "µs": figure.value,
            "spread": figure.spread,
            "goal": GOALS.get(elites),
            "brute force µs": brute_force(elites),
        }
        for elites, figure in ours.items()
    ]


def brute_force(elites: int) -> float:
    """Return the median over claims that it can afford, which understates what it takes."""
    random = Random(elites)
    claims = [random_claim(random, random.randrange(14), elites, AFFORDABLE) for _ in range(SAMPLE)]
    return 1e6 * median(timed(claim) for claim in claims)


def timed(claim: Claim) -> float:
    face, free = twin.face(claim.face), twin.siege(claim.free)
    attacker, defender = twin.cards(claim.attacker), twin.cards(claim.defender)
    start = process_time()
    twin.holds(face, attacker, defender, free, claim.attacker_first)
    return process_time() - start


def table(rows: list[dict[str, Any]]) -> Table:
    made = compact("Checking a claim of Schotten Totten 2, µs")
    for heading in ("elites", "inside", "goal", "brute force", "times"):
        made.add_column(heading, justify="right")
    for row in rows:
        goal = row["goal"]
        reached = goal is None or row["µs"] <= goal
        made.add_row(
            str(row["elites"]),
            f"[{'green' if reached else 'red'}]{row['µs']:.3f}[/]",
            "" if goal is None else f"{goal:g}",
            f"{row['brute force µs']:,.0f}",
            f"{row['brute force µs'] / row['µs']:,.0f}",
        )
    return made
