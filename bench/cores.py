"""How many more simulations per second a search makes on two cores than on one.

This is wall-clock time, so it is meaningful only if both cores are otherwise idle.
"""

from statistics import median
from time import perf_counter
from typing import Any

from rich.table import Table
from tables import compact

import koloda
from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.lab.speed import SECONDS, SLICES

GOAL = 1.8


def measured(seconds: float = SECONDS) -> list[dict[str, Any]]:
    return [measured_game(game, seconds) for game in koloda.games()]


def measured_game(game: str, seconds: float) -> dict[str, Any]:
    state = koloda.game(game).deal(seed=1)
    while len(state.legal_moves()) < 2:
        state.play(state.legal_moves()[0])
    rounds = [(rate(state, 1, seconds), rate(state, 2, seconds)) for _ in range(SLICES)]
    return {
        "game": game,
        "one": median(one for one, _ in rounds),
        "two": median(two for _, two in rounds),
        "ratio": median(two / one for one, two in rounds),
        "goal": GOAL,
    }


def rate(state: koloda.State, threads: int, seconds: float) -> float:
    """Return the strongest bot's simulations per second."""
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    master = bot(state.game.id, "master", 0, threads)
    begun = perf_counter()
    choice = master.choose(seen, Budget(seconds=seconds))
    return choice.simulations / (perf_counter() - begun)


def table(rows: list[dict[str, Any]]) -> Table:
    made = compact("The master's simulations per second of wall-clock time")
    made.add_column("", no_wrap=True)
    for heading in ("one core", "two cores", "times", "goal"):
        made.add_column(heading, justify="right")
    for row in rows:
        reached = row["ratio"] >= row["goal"]
        made.add_row(
            row["game"],
            f"{row['one']:,.0f}",
            f"{row['two']:,.0f}",
            f"[{'green' if reached else 'red'}]{row['ratio']:.2f}[/]",
            f"{row['goal']:g}",
        )
    return made
