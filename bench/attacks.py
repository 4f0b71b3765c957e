"""Measures how long players wait while somebody attacks the server, with its usual limits.

`.venv/bin/python bench/attacks.py` prints a row for each attack; `--tree` measures another tree,
which must be compiled. The server listens on 127.0.0.1 only, and is stopped at the end.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

import uvloop
from attackers import ATTACKS
from crowd import Company
from host import Host
from load import compact, crowd, gathered, late, two_cores
from results import RESULTS
from rich.console import Console
from source_tree import ROOT, environment

from koloda.client import Client

SERVER = Path(__file__).with_name("limited_host.py")
PEACE = "none"
TABLES, PACE = 10, 0.4
"""Tables of two players each, and the most seconds that a player waits before a move."""
BEGIN = 2.0
"""Seconds for an attack to begin."""
PATIENCE = 30.0


@dataclass
class Siege:
    attack: str
    moves: int
    p50: float
    p99: float
    worst: float
    """Seconds from sending a move until everyone at the table was sent it."""
    newcomer: float
    """The most seconds until a new connection was answered."""
    bot: float
    """The most seconds until a casual bot at another table had moved."""
    memory: int
    """The most bytes that the server grew by."""


async def measure(attack: str, tree: Path, core: int, folder: Path, seconds: float) -> Siege:
    database, log = folder / f"{attack}.sqlite", RESULTS / f"attacks-{attack}.log"
    with Host(
        "koloda", core, log, str(database), script=SERVER, environment=environment(tree)
    ) as server:
        companies = await gathered(server, "face-to-face", 2, TABLES)
        playing = crowd(companies)
        playing.players[0].tally.pace = PACE
        memory = server.memory
        attackers = start(attack, server.port, BEGIN + seconds + PATIENCE)
        try:
            await asyncio.sleep(BEGIN)
            playing.start()
            newcomers = Probe(partial(come_in, server.port))
            bots = Probe(partial(play_a_bot, server.port))
            until, most = perf_counter() + seconds, 0
            while perf_counter() < until:
                await asyncio.sleep(0.1)
                most = max(most, server.memory - memory)
            playing.stop()
            delays = [*playing.tally.delays, *overdue(companies)]
            newcomer, bot = newcomers.longest(), bots.longest()
        finally:
            if attackers is not None:
                attackers.kill()
                attackers.wait()
            playing.close()
        if playing.tally.refusals:
            raise RuntimeError(f"the server refused: {playing.tally.refusals[0].decode()}")
    return Siege(
        attack, len(delays), late(delays, 50), late(delays, 99), max(delays), newcomer, bot, most
    )


def start(attack: str, port: int, seconds: float) -> "subprocess.Popen[bytes] | None":
    if attack == PEACE:
        return None
    script = Path(__file__).with_name("attackers.py")
    return subprocess.Popen([sys.executable, script, attack, str(port), str(seconds)])


def overdue(companies: Sequence[Company]) -> list[float]:
    """Return how long the moves that haven't been answered yet have been waiting."""
    now = perf_counter()
    sent = [company.moved_at for company in companies if company.moved_at]
    sent += [at for company in companies for at, _ in company.unseen.values()]
    return [now - at for at in sent]


class Probe:
    """Does something again and again; `longest` is how long it took at most."""

    def __init__(self, work: Callable[["Probe"], Awaitable[None]]) -> None:
        self.took: list[float] = []
        self.since = perf_counter()
        self.task = asyncio.ensure_future(work(self))

    def begin(self) -> None:
        self.since = perf_counter()

    def end(self) -> None:
        self.took.append(perf_counter() - self.since)
        self.since = 0.0

    def longest(self) -> float:
        self.task.cancel()
        if self.since:
            self.end()
        return max(self.took)


async def come_in(port: int, probe: Probe) -> None:
    while True:
        probe.begin()
        await Client(f"http://127.0.0.1:{port}").call("GET", "/api/me")
        probe.end()
        await asyncio.sleep(0.3)


async def play_a_bot(port: int, probe: Probe) -> None:
    async with Client(f"http://127.0.0.1:{port}", "Ada") as client:
        while True:
            table = await client.open("face-to-face", 2)
            await table.seat_bot(1, "casual")
            await table.start()
            async for turn in table.my_turns():
                if probe.since:
                    probe.end()
                await table.move(turn["legal"][0]["move"])
                probe.begin()
            await table.close()


def show(console: Console, sieges: Sequence[Siege]) -> None:
    table = compact("Players under attack")
    for name in ("attack", "moves", "p50\nms", "p99\nms", "worst\nms", "newcomer\nms"):
        table.add_column(name, justify="left" if name == "attack" else "right")
    table.add_column("casual bot\nms", justify="right")
    table.add_column("memory\nMB", justify="right")
    for one in sieges:
        times = (one.p50, one.p99, one.worst, one.newcomer, one.bot)
        milliseconds = [f"{1000 * seconds:,.0f}" for seconds in times]
        table.add_row(one.attack, str(one.moves), *milliseconds, f"{one.memory / 1e6:+.0f}")
    console.print(table)


async def measure_all(attacks: Sequence[str], tree: Path, core: int, seconds: float) -> list[Siege]:
    with tempfile.TemporaryDirectory(dir=RESULTS) as folder:
        return [await measure(one, tree, core, Path(folder), seconds) for one in attacks]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"some of: {', '.join([PEACE, *ATTACKS])}")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the source tree to measure")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each attack")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    RESULTS.mkdir(exist_ok=True)
    with two_cores() as core:
        chosen = options.attacks or [PEACE, *ATTACKS]
        sieges = uvloop.run(measure_all(chosen, options.tree.resolve(), core, options.seconds))
    if options.json:
        print(json.dumps([asdict(one) for one in sieges]))
    else:
        show(Console(), sieges)


if __name__ == "__main__":
    main()
