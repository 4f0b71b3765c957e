"""Compare this tree's speed with an older revision's: `make compare REV=…`.

Both are compiled and measured in one run, in alternating slices. README.md says how. Ctrl-C ends
the run early and shows the results so far.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import load
import uvloop
from comparison import Comparison, order, slower
from engine import Absent, Engine, Entry
from host import Host
from results import RESULTS, machine
from rich.console import Console
from rich.table import Table
from source_tree import ROOT, build, environment, unpacked
from tables import compact, titled
from targets import rates

import koloda

FIGURES = ("inside", "driven", "clone", "view", "search", "guided")
SERVER = "server"
SERVER_TABLES = (("face-to-face", 2), ("gallop", 4), ("schotten-totten-2", 2), ("scram", 6))
CONNECTIONS = 40
"""At each kind of table on the server."""

Trees = tuple[Path, Path]
"""The old revision's and this one."""
Found = dict[tuple[str, str], Comparison]
"""By table and figure."""


@dataclass(frozen=True)
class Plan:
    rounds: int = 10
    """Each with new processes, whose memory is laid out differently (see `peers/revision.py`)."""
    slices: int = 4
    """Of each figure in a round."""
    seconds: float = 0.08
    """Of a slice. Many short ones: the shorter they are, the more alike are the two of a pair."""
    moves: int = 400
    """Of a slice at the server."""


QUICK = Plan(rounds=4, slices=3, seconds=0.03, moves=200)


def main() -> None:
    options = arguments()
    console = Console()
    plan = QUICK if options.quick else Plan()
    RESULTS.mkdir(exist_ok=True)
    trees = (unpacked(options.revision), ROOT)
    for tree in trees:
        with console.status(f"Compiling {tree}"):
            build(tree)
    try:
        found = list(measured(console, trees, options.only, plan).values())
    except Absent as missing:
        sys.exit(f"can't be measured: {missing} (the logs are in {RESULTS})")
    console.print(report(options.revision, found, options.at_least))
    console.print(f"also in {os.path.relpath(write(options.revision, found))}", highlight=False)
    if options.at_least and (failed := slower(found, options.at_least)):
        for each in failed:
            console.print(
                f"{each.table}, {each.figure}: {each.ratio:.3f} of the old speed", highlight=False
            )
        sys.exit(1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Compare this tree's speed with an older revision's, in one run."
    )
    parser.add_argument("revision", metavar="REV", help="the commit, tag or branch to compare with")
    parser.add_argument("--quick", action="store_true", help="fewer, shorter slices: a rough idea")
    parser.add_argument("--only", choices=koloda.games(), help="measure this game only")
    parser.add_argument(
        "--at-least",
        metavar="RATIO",
        type=float,
        help="fail if anything is slower than this share of the old speed, such as 0.97",
    )
    return parser.parse_args()


def measured(console: Console, trees: Trees, only: str | None, plan: Plan) -> Found:
    found: Found = {}
    with suppress(KeyboardInterrupt):
        for number in range(1, plan.rounds + 1):
            with console.status(f"Round {number} of {plan.rounds}"):
                measure_engines(trees, only, plan, found)
                measure_servers(trees, only, plan, found)
    return found


def noted(found: Found, table: str, figure: str) -> Comparison:
    return found.setdefault((table, figure), Comparison(table, figure))


# The engines


def measure_engines(trees: Trees, only: str | None, plan: Plan, found: Found) -> None:
    """Add a round of every figure of every game that both revisions have."""
    with ExitStack() as running:
        old, new = (running.enter_context(started(tree)) for tree in trees)
        before = {titled(entry): entry for entry in old.entries}
        for entry in new.entries:
            title = titled(entry)
            if title in before and only in (None, entry.game):
                for figure in FIGURES:
                    pair = (before[title], entry)
                    alternate(pair, figure, plan)
                    noted(found, title, figure).add(*(rates(each, figure) for each in pair))


def started(tree: Path) -> Engine:
    log = RESULTS / f"compare-{tree.name}.log"
    engine = Engine("revision", Path(sys.executable), log, environment(tree))
    if Path(engine.version) != tree:
        engine.process.kill()
        raise Absent(f"Python imports {engine.version} instead of {tree}")
    return engine


def alternate(pair: tuple[Entry, Entry], figure: str, plan: Plan) -> None:
    """Take the slices of both; the old one's pace says how many samples each slice has.

    So both always measure the same games, and a slow one slows both.
    """
    old, new = pair
    samples = old.warm_up(figure, plan.seconds)
    new.warm_up(figure, samples=samples)
    for both in order(plan.slices):
        for which in both:
            pair[which].take(figure, samples=samples)


# The servers


def measure_servers(trees: Trees, only: str | None, plan: Plan, found: Found) -> None:
    """Add a round of moves that players make at both servers, which share a core."""
    with load.two_cores() as core, tempfile.TemporaryDirectory(dir=RESULTS) as folder:
        uvloop.run(moves_at_both(trees, only, plan, found, core, Path(folder)))


async def moves_at_both(
    trees: Trees, only: str | None, plan: Plan, found: Found, core: int, folder: Path
) -> None:
    with ExitStack() as running:
        hosts = [running.enter_context(host(tree, core, folder)) for tree in trees]
        for game, players in SERVER_TABLES:
            if only in (None, game):
                sides = [await Side.seated(host, game, players) for host in hosts]
                for side in sides:
                    await side.rate(plan.moves)  # to warm up
                taken: tuple[list[float], list[float]] = ([], [])
                for both in order(plan.slices):
                    for which in both:
                        taken[which].append(await sides[which].rate(plan.moves))
                for side in sides:
                    side.crowd.close()
                await asyncio.sleep(0.2)
                noted(found, load.titled(game, players), SERVER).add(*taken)


def host(tree: Path, core: int, folder: Path) -> Host:
    """Start a tree's server by its own script, which knows that revision's modules."""
    return Host(
        "koloda",
        core,
        RESULTS / f"compare-server-{tree.name}.log",
        str(folder / f"{tree.name}.sqlite"),
        script=tree / "bench" / "host.py",
        environment=environment(tree),
    )


@dataclass
class Side:
    """One of the servers with its players."""

    host: Host
    crowd: load.Crowd

    @classmethod
    async def seated(cls, host: Host, game: str, players: int) -> "Side":
        companies = await load.gathered(host, game, players, CONNECTIONS // players)
        return cls(host, load.crowd(companies))

    async def rate(self, moves: int) -> float:
        """Return the moves in a second of the server's CPU time, timed over this many moves."""
        worked = self.host.busy
        self.crowd.start()
        while self.crowd.tally.done < moves:
            await asyncio.sleep(0.01)
        self.crowd.stop()
        rate = self.crowd.tally.done / (self.host.busy - worked)
        await asyncio.sleep(0.1)  # the moves on their way arrive
        load.expect_no_refusals(self.crowd.tally)
        return rate


# The report


def report(revision: str, found: Sequence[Comparison], least: float | None) -> Table:
    table = compact(f"This tree's speed as a share of {revision}'s")
    table.caption = "±: half the range of the middle half of the rounds, in hundredths"
    table.caption_justify = "left"
    table.add_column("", no_wrap=True)
    by_table: dict[str, dict[str, Comparison]] = {}
    for each in found:
        by_table.setdefault(each.table, {})[each.figure] = each
    for figure in (*FIGURES, SERVER):
        table.add_column(figure, justify="right", no_wrap=True)
    for title, row in by_table.items():
        table.add_row(title, *(cell(row, figure, least) for figure in (*FIGURES, SERVER)))
    return table


def cell(row: Mapping[str, Comparison], figure: str, least: float | None) -> str:
    if figure not in row:
        return ""
    comparison = row[figure]
    text = f"{comparison.ratio:.2f}±{100 * comparison.spread:.0f}"
    return f"[red]{text}[/]" if least and comparison.ratio < least else text


def write(revision: str, found: Sequence[Comparison]) -> Path:
    run = {
        "date": datetime.now().astimezone().isoformat(timespec="seconds"),
        "machine": machine(),
        "revision": revision,
        "rows": [
            {
                "table": each.table,
                "figure": each.figure,
                "ratio": each.ratio,
                "spread": each.spread,
                "rounds": each.rounds,
            }
            for each in found
        ],
    }
    path = RESULTS / "compare-latest.json"
    path.write_text(json.dumps(run, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    main()
