"""How fast claims of Schotten Totten 2 are judged, beside a brute force over all completions."""

from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.table import Table
from tables import compact

from koloda.lab.speed import SECONDS, prover_speed
from tests.games.schotten_totten_2 import prover_twin as twin
from tests.games.schotten_totten_2.positions import Claim, random_claim

GOALS = {0: 0.1, 2: 20.0}
"""µs a claim, by the number of elites."""
AFFORDABLE = 4_000
"""Formations that the brute force may look at in one claim: it would need hours for some."""
SAMPLE = 200


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
    """The median of claims that it can afford: an understatement of what it takes."""
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
    made = compact("Judging a claim of Schotten Totten 2, µs")
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
