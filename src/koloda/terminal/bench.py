"""How fast the engine is on this machine. `make bench` also measures other engines."""

import argparse
from typing import Any

from rich.progress import track
from rich.table import Table

from koloda.games import GAMES, game
from koloda.lab.speed import FIGURES, Speed, measure
from koloda.locales import texts
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure how fast the engine is on this machine",
        description="Measure random games, driven from Python and inside the compiled engine.",
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=f"one of {', '.join(GAMES)} (default: all)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.4,
        help="seconds for each slice of a measurement (default 0.4)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    chosen = [game(arguments.game)] if arguments.game else list(GAMES.values())
    trials = [(one.id, players) for one in chosen for players in one.seats]
    screen = Screen(texts("en"))
    speeds = [
        measure(id, players, arguments.seconds)
        for id, players in track(trials, "Measuring", console=screen.console, transient=True)
    ]
    screen.console.print(table(speeds))


def table(speeds: list[Speed]) -> Table:
    made = Table(padding=(0, 0))
    made.add_column("game", no_wrap=True)
    made.add_column("seats", justify="right")
    for name, unit in FIGURES.items():
        made.add_column(f"{name}\n{unit}", justify="right")
    for speed in speeds:
        figures = (speed.figures[name] for name in FIGURES)
        values = (
            f"{one.value:,.2f}" if one.unit == "µs" else f"{one.value:,.0f}" for one in figures
        )
        made.add_row(speed.game, str(speed.players), *values)
    made.caption = "compiled build" if speeds[0].compiled else "uncompiled build"
    return made
