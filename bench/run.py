"""Measures Koloda and its peers in one run: `make bench`, or `python bench/run.py --help`.

The last sections are the server under load and the page in a browser. To run one of them alone, use
`load.py` or `browser.py`.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the tests' brute-force twins

import batches
import browser
import claims
import cores
import load
from engine import Absent, Engine, Entry
from environment import prepare
from figures import FIGURES
from results import RESULTS, write
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tables import show
from targets import verdicts

import koloda
from koloda.build import UNCOMPILED
from koloda.lab.speed import SECONDS, SLICES

PEERS = ("open_spiel", "rlcard", "pettingzoo", "pgx")

Absentees = dict[str, str]
"""What can't be measured here, each with the reason."""


def main() -> None:
    options = arguments()
    console = Console()
    RESULTS.mkdir(exist_ok=True)
    absent: Absentees = {}
    with ExitStack() as running:
        ours = running.enter_context(Engine("koloda", Path(sys.executable), RESULTS / "koloda.log"))
        rivals = [running.enter_context(other_build())]
        rivals += [running.enter_context(engine) for engine in yardstick(absent)]
        for peer in started(console, PEERS if options.peers else (), absent):
            rivals.append(running.enter_context(peer))
        entries = [
            entry
            for engine in (ours, *rivals)
            for entry in engine.entries
            if options.only in (None, entry.game) or entry.game not in koloda.games()
        ]
        measure(console, entries, SECONDS / 4 if options.quick else SECONDS, absent)
    compared = verdicts(
        [entry for entry in entries if entry.engine is ours],
        [entry for entry in entries if entry.engine is not ours],
    )
    show(console, entries, compared, absent)
    checking = []
    if options.only in (None, "schotten-totten-2"):
        with console.status("Checking claims"):
            checking = claims.measured(SECONDS / 4 if options.quick else SECONDS)
        console.print(claims.table(checking))
    with console.status("Searching on two cores"):
        searching = cores.measured(SECONDS / 4 if options.quick else SECONDS)
    console.print(cores.table(searching))
    with console.status("Stepping batches"):
        stepping = batches.measured(SECONDS / 4 if options.quick else SECONDS)
    console.print(batches.table(stepping))
    path = write(entries, compared, absent, checking, searching, stepping)
    console.print(f"also in {os.path.relpath(path)}", highlight=False)
    if options.only is None:
        load.run(console, options.quick)
        browser.run(console, options.quick)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Koloda and its peers in one run.")
    parser.add_argument("--quick", action="store_true", help="shorter slices: a rougher picture")
    parser.add_argument(
        "--only", choices=koloda.games(), help="of our games, measure only this one"
    )
    parser.add_argument(
        "--no-peers", dest="peers", action="store_false", help="measure only our own engine"
    )
    return parser.parse_args()


def other_build() -> Engine:
    log = RESULTS / "koloda-uncompiled.log"
    return Engine("koloda", Path(sys.executable), log, {UNCOMPILED: "1"})


def yardstick(absent: Absentees) -> Iterator[Engine]:
    try:
        yield Engine("yardstick", Path(sys.executable), RESULTS / "yardstick.log")
    except Absent as missing:
        absent["yardstick"] = str(missing)


def started(console: Console, peers: Iterable[str], absent: Absentees) -> Iterator[Engine]:
    """Start the peers that can be installed here; the run continues without the others."""
    for peer in peers:
        with console.status(f"{peer}: getting ready (the first run installs it)"):
            try:
                engine = Engine(peer, prepare(peer), RESULTS / f"{peer}.log")
            except Absent as missing:
                absent[peer] = str(missing)
                continue
        yield engine


def measure(console: Console, entries: list[Entry], seconds: float, absent: Absentees) -> None:
    """Take slices in turn, figure by figure, so that all engines get the same conditions."""
    columns = (
        TextColumn("{task.description:40}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    plan = [
        (entry, figure, 0 if warming else seconds / 4 if unit == "µs" else seconds)
        for warming in [True] + [False] * SLICES
        for figure, unit in FIGURES.items()
        for entry in entries
        if figure in entry.slices
    ]
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(plan))
        for entry, figure, length in plan:
            progress.update(task, description=f"{entry.engine.name} {entry.game}: {figure}")
            if figure in entry.slices:
                try:
                    if length:
                        entry.take(figure, length)
                    else:
                        entry.warm_up(figure)
                except Absent as missing:
                    del entry.slices[figure]
                    absent[f"{entry.engine.name} {entry.game}, {figure}"] = str(missing)
            progress.advance(task)


if __name__ == "__main__":
    main()
