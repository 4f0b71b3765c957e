"""Koloda's speed beside its peers', in one run: `make bench`, or `python bench/run.py --help`."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from engine import Absent, Engine, Entry
from environment import prepare
from results import RESULTS, write
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tables import show
from targets import verdicts

import koloda
from koloda.build import UNCOMPILED
from koloda.lab.speed import FIGURES, SECONDS, SLICES

PEERS = ("open_spiel", "rlcard", "pettingzoo", "pgx")


def main() -> None:
    options = arguments()
    console = Console()
    RESULTS.mkdir(exist_ok=True)
    absent: dict[str, str] = {}
    with ExitStack() as running:
        ours = running.enter_context(Engine("koloda", Path(sys.executable), RESULTS / "koloda.log"))
        rivals = [
            running.enter_context(engine) for engine in started(console, options.peers, absent)
        ]
        entries = [
            entry
            for engine in (ours, *rivals)
            for entry in engine.entries
            if options.only in (None, entry.game) or entry.game not in koloda.games()
        ]
        measure(console, entries, SECONDS / 4 if options.quick else SECONDS, absent)
    entries = [entry for entry in entries if entry.slices]
    judged = verdicts(
        [entry for entry in entries if entry.engine is ours],
        [entry for entry in entries if entry.engine is not ours],
    )
    show(console, entries, judged, absent)
    console.print(f"also in {write(entries, judged, absent)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Koloda's speed beside its peers', in one run.")
    parser.add_argument("--quick", action="store_true", help="shorter slices: a rougher picture")
    parser.add_argument("--only", choices=koloda.games(), help="of our games, measure this one alone")
    parser.add_argument(
        "--no-peers", dest="peers", action="store_false", help="measure our own engine alone"
    )
    return parser.parse_args()


def started(console: Console, peers: bool, absent: dict[str, str]) -> Iterator[Engine]:
    """The other build of our rules, then every peer that can be had here."""
    yield Engine(
        "koloda", Path(sys.executable), RESULTS / "koloda-uncompiled.log", {UNCOMPILED: "1"}
    )
    for peer in PEERS if peers else ():
        with console.status(f"{peer}: getting ready"):
            try:
                yield Engine(peer, prepare(peer), RESULTS / f"{peer}.log")
            except Absent as missing:
                absent[peer] = str(missing)


def measure(
    console: Console, entries: list[Entry], seconds: float, absent: dict[str, str]
) -> None:
    """Take the slices in turn, those of one figure next to each other: the machine's mood changes."""
    columns = (
        TextColumn("{task.description:40}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    plan = [
        (entry, figure, 0 if round == 0 else seconds if unit == "moves/s" else seconds / 4)
        for round in range(SLICES + 1)
        for figure, unit in FIGURES.items()
        for entry in entries
        if figure in entry.slices
    ]
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(plan))
        for entry, figure, seconds in plan:
            ...
