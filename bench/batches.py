"""How fast batches are stepped: two threads beside one, and no observations beside playouts.

Two threads are measured by the clock, so that is meaningful only if both cores are otherwise idle.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from rich.table import Table
from tables import compact

import koloda
from koloda.lab.speed import SECONDS, SLICES, Slice, Trial, take
from koloda.research import Batch

GAMES = 1024
"""Games per batch, as many as the peers step at once."""
MANY_GAMES = 4096
"""For two threads, which need some work for each."""
STEPS = 10
"""Per sample."""
GOAL_OF_TWO = 1.8
GOAL_OF_BLIND = 0.6
"""Of the moves of playouts inside the engine."""


def sampler(batch: Batch, clock: Callable[[], float] = process_time) -> Callable[[], Slice]:
    """Return what times steps of uniformly random moves, with all that a step includes."""

    def sample() -> Slice:
        start = clock()
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        return Slice(STEPS * batch.games, clock() - start)

    return sample


def measured(seconds: float = SECONDS) -> list[dict[str, Any]]:
    return [
        measured_game(game, players, seconds)
        for game in koloda.games()
        for players in koloda.game(game).seats
    ]


def measured_game(game: str, players: int, seconds: float) -> dict[str, Any]:
    one, two = (
        sampler(Batch(game, MANY_GAMES, players, threads=threads), perf_counter)
        for threads in (1, 2)
    )
    blind = sampler(Batch(game, GAMES, players, observations=False))
    inside = Trial(game, players).inside
    samples = (one, two, blind, inside)
    rounds = [[take(sample, seconds).rate for sample in samples] for _ in range(SLICES)]
    return {
        "game": game,
        "players": players,
        "one": median(each[0] for each in rounds),
        "two": median(each[1] for each in rounds),
        "two / one": median(each[1] / each[0] for each in rounds),
        "blind": median(each[2] for each in rounds),
        "blind / inside": median(each[2] / each[3] for each in rounds),
    }


def table(rows: list[dict[str, Any]]) -> Table:
    made = compact("Batches, in thousands of moves per second: two threads, and no observations")
    made.add_column("", no_wrap=True)
    for heading in ("one", "two", "times", "blind", "of inside"):
        made.add_column(heading, justify="right")
    for row in rows:
        made.add_row(
            f"{row['game']} ×{row['players']}",
            f"{row['one'] / 1000:,.0f}",
            f"{row['two'] / 1000:,.0f}",
            coloured(row["two / one"], GOAL_OF_TWO),
            f"{row['blind'] / 1000:,.0f}",
            coloured(row["blind / inside"], GOAL_OF_BLIND),
        )
    return made


def coloured(ratio: float, goal: float) -> str:
    return f"[{'green' if ratio >= goal else 'red'}]{ratio:.2f}[/]"
