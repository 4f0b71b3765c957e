"""Measures the server under load, beside a bare echo of the same stack.

`make bench` runs it; to run it alone: `.venv/bin/python bench/load.py --quick`. The server listens
on 127.0.0.1 only, and is stopped at the end.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import uvloop
from crowd import Company, Crowd, Echoer, Player, Tally, bots_at_play, seated
from host import Host, settle
from results import RESULTS, machine
from rich import box
from rich.console import Console
from rich.table import Table
from wire import connect

import koloda

TABLES = (("face-to-face", 2), ("gallop", 4))
"""The games played under load, with their numbers of players."""
CROWD = 200
"""Connections that are busy at the same time: players, or echoers."""
CALM, PACE = 1000, 5.0
"""The number of unhurried players, and the seconds between two moves of each."""

BOTS = ("scram", 6, 50)
"""A game, its players, and the number of tables at which only bots play, beside people's."""

SHARE, LATE, WEIGHT = 0.10, 0.050, 60_000
"""The targets: moves per echo, p99 in seconds, and bytes per connection."""
LATE_BESIDE_BOTS = 0.100

MOST = 120.0
"""The most seconds that one part may take."""


@dataclass(frozen=True)
class Plan:
    rounds: int = 5
    busy: float = 2.0
    """Seconds per slice."""
    calm: float = 4.0


QUICK = Plan(rounds=3, busy=1.0, calm=2.5)


@dataclass
class Busy:
    """Players who move as fast as they are answered, with one slice per round."""

    name: str
    rates: list[float] = field(default_factory=list)
    """Moves, or echoed messages, per second of wall-clock time."""
    core_rates: list[float] = field(default_factory=list)
    """The same per second of the server's CPU time."""
    delays: list[float] = field(default_factory=list)
    """Seconds from sending a move until everyone at the table was sent it."""

    def shares(self, echo: "Busy") -> list[float]:
        """Return, for each round, moves per message that the echo sends in the same CPU time."""
        return [our / its for our, its in zip(self.core_rates, echo.core_rates, strict=True)]


@dataclass
class Calm:
    """A thousand unhurried players."""

    name: str
    delays: list[list[float]]
    """For each slice, each move's."""
    connection: float
    """Bytes of the server's memory per connection."""
    table: float
    """Bytes per table in mid-game, without its connections."""


@dataclass
class Beside:
    """Unhurried players, while bots think at other tables."""

    name: str
    delays: list[list[float]]


@dataclass(frozen=True)
class Verdict:
    name: str
    value: float
    goal: float
    reached: bool


Measured = tuple[list[Busy], list[Calm], list[Beside]]


def measure(console: Console, plan: Plan) -> Measured:
    with (
        two_cores() as core,
        tempfile.TemporaryDirectory(dir=RESULTS) as folder,
        console.status("the server"),
    ):
        return uvloop.run(all_of_it(plan, core, Path(folder)))


@contextmanager
def two_cores() -> Iterator[int]:
    """Keep this process, which plays, on the last core; yield the first, for the server."""
    cores, priority = sorted(os.sched_getaffinity(0)), os.getpriority(os.PRIO_PROCESS, 0)
    settle(cores[-1])
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)
        os.setpriority(os.PRIO_PROCESS, 0, priority)


async def all_of_it(plan: Plan, core: int, folder: Path) -> Measured:
    games = [(game, players) for game, players in TABLES if game in koloda.games()]
    with at_rest():
        async with asyncio.timeout(MOST):
            busy = await busy_tables(plan, core, folder, games)
        calm = []
        for game, players in games:
            async with asyncio.timeout(MOST):
                calm.append(await calm_tables(plan, core, folder, game, players))
        async with asyncio.timeout(MOST):
            beside = [await beside_bots(plan, core, folder, *TABLES[0])]
    return busy, calm, beside


@contextmanager
def at_rest() -> Iterator[None]:
    """Run without pauses for garbage collection, which would count as the server's delays."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def busy_tables(
    plan: Plan, core: int, folder: Path, games: Sequence[tuple[str, int]]
) -> list[Busy]:
    with (
        Host("echo", core, RESULTS / "load-echo.log") as echo,
        Host("koloda", core, RESULTS / "load-busy.log", str(folder / "busy.sqlite")) as server,
    ):
        crowds = [(Busy("echo"), await echoers(echo.port), echo)]
        for game, players in games:
            companies = await gathered(server, game, players, CROWD // players)
            crowds.append((Busy(titled(game, players)), crowd(companies), server))
        for number in range(plan.rounds + 1):
            for busy, playing, host in crowds:
                await take(busy, playing, host, plan.busy if number else plan.busy / 2)
                if not number:  # the first one is to warm up
                    busy.rates, busy.core_rates, busy.delays = [], [], []
        for _, playing, _ in crowds:
            playing.close()
        return [busy for busy, _, _ in crowds]


async def take(busy: Busy, playing: Crowd, host: Host, seconds: float) -> None:
    worked, begun = host.busy, perf_counter()
    playing.start()
    await asyncio.sleep(seconds)
    playing.stop()
    busy.rates.append(playing.tally.done / (perf_counter() - begun))
    busy.core_rates.append(playing.tally.done / (host.busy - worked))
    busy.delays += playing.tally.delays
    await asyncio.sleep(0.2)  # for messages on their way
    expect_no_refusals(playing.tally)


async def calm_tables(plan: Plan, core: int, folder: Path, game: str, players: int) -> Calm:
    database = folder / f"calm-{game}.sqlite"
    with Host("koloda", core, RESULTS / f"load-{game}.log", str(database)) as server:
        await gathered(server, game, players, 20)  # don't count what only the first tables need
        empty = server.memory
        companies = await seated(server.port, game, players, CALM // players, Tally())
        with_tables = server.memory
        await sit_down(server, companies)
        with_connections = server.memory
        playing = crowd(companies)
        await begin(companies)
        delays = await in_peace(plan, playing, players)
        played = server.memory - with_connections + with_tables - empty
        playing.close()
        return Calm(
            titled(game, players),
            delays,
            (with_connections - with_tables) / (len(companies) * players),
            played / len(companies),
        )


async def beside_bots(plan: Plan, core: int, folder: Path, game: str, players: int) -> Beside:
    with Host("koloda", core, RESULTS / "load-bots.log", str(folder / "bots.sqlite")) as server:
        companies = await gathered(server, game, players, CROWD // players)
        await bots_at_play(server.port, *BOTS)
        playing = crowd(companies)
        delays = await in_peace(plan, playing, players)
        playing.close()
        return Beside(f"{titled(game, players)} beside {BOTS[2]} tables of bots", delays)


async def in_peace(plan: Plan, playing: Crowd, players: int) -> list[list[float]]:
    """Return the delays, slice by slice."""
    # an unhurried table moves once in PACE / players on average, so a pause is at most twice that
    playing.tally.pace = 2 * PACE / players
    playing.start()
    delays = []
    for _ in range(plan.rounds):
        playing.tally.delays = []
        await asyncio.sleep(plan.calm)
        delays.append(playing.tally.delays)
    playing.stop()
    expect_no_refusals(playing.tally)
    return delays


async def echoers(port: int) -> Crowd:
    tally = Tally()
    return Crowd([Echoer(tally, await connect(port, "/ws/echo")) for _ in range(CROWD)], tally)


async def gathered(server: Host, game: str, players: int, tables: int) -> list[Company]:
    """Return new tables whose players are connected and whose games have begun."""
    companies = await seated(server.port, game, players, tables, Tally())
    await sit_down(server, companies)
    await begin(companies)
    return companies


async def sit_down(server: Host, companies: Sequence[Company]) -> None:
    for company in companies:
        await company.connect(server.port)
    await asyncio.sleep(0.5)


async def begin(companies: Sequence[Company]) -> None:
    for company in companies:
        company.players[0].start()
    await asyncio.sleep(1.0)


def crowd(companies: Sequence[Company]) -> Crowd:
    players: list[Player] = [player for company in companies for player in company.players]
    return Crowd(players, companies[0].tally)


def expect_no_refusals(tally: Tally) -> None:
    if tally.refusals:
        raise RuntimeError(f"the server refused: {tally.refusals[0].decode()}")


def titled(game: str, players: int) -> str:
    return f"{game} ×{players}"


# The report


def late(delays: Sequence[float], percent: int) -> float:
    """Return the delay that this percentage of all moves stayed within."""
    return quantiles(delays, n=100, method="inclusive")[percent - 1]


def usually_late(slices: Sequence[Sequence[float]], percent: int) -> float:
    """Return the median over slices, since some suffer when the disk is busy with other work."""
    return median(late(delays, percent) for delays in slices)


def verdicts(busy: Sequence[Busy], calm: Sequence[Calm], beside: Sequence[Beside]) -> list[Verdict]:
    echo, *tables = busy
    found = []
    for one in tables:
        share = median(one.shares(echo))
        found.append(Verdict(f"{one.name}: moves for each echo", share, SHARE, share >= SHARE))
    for peace in calm:
        last = usually_late(peace.delays, 99)
        found += [
            Verdict(f"{peace.name}: p99, in ms", last * 1e3, LATE * 1e3, last < LATE),
            Verdict(
                f"{peace.name}: KB a connection",
                peace.connection / 1e3,
                WEIGHT / 1e3,
                peace.connection < WEIGHT,
            ),
        ]
    for one in beside:
        last = usually_late(one.delays, 99)
        goal = LATE_BESIDE_BOTS
        found.append(Verdict(f"{one.name}: p99, in ms", last * 1e3, goal * 1e3, last < goal))
    return found


def show(
    console: Console, busy: Sequence[Busy], calm: Sequence[Calm], beside: Sequence[Beside]
) -> None:
    console.print(busy_table(busy))
    console.print(calm_table(calm))
    console.print(goals(verdicts(busy, calm, beside)))


def busy_table(busy: Sequence[Busy]) -> Table:
    table = compact(f"The server on one core, {CROWD} connections, as fast as they are answered")
    for heading in ("", "by the clock\n/s", "by the core\n/s", "share of\nthe echo", "p50\nms"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    table.add_column("p99\nms", justify="right")
    echo = busy[0]
    for one in busy:
        percentiles = [
            f"{late(one.delays, percent) * 1e3:.0f}" for percent in (50, 99) if one.delays
        ]
        share = f"{median(one.shares(echo)):.1%}" if one is not echo else ""
        table.add_row(
            one.name,
            f"{median(one.rates):,.0f}",
            f"{median(one.core_rates):,.0f}",
            share,
            *percentiles,
        )
    return table


def calm_table(calm: Sequence[Calm]) -> Table:
    table = compact(f"{CALM:,} players who each move every {PACE:g} s")
    headings = ("", "moves", "p50\nms", "p99\nms", "worst\np99", "a connection\nKB", "a table\nKB")
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for one in calm:
        table.add_row(
            one.name,
            f"{sum(map(len, one.delays)):,}",
            *(f"{usually_late(one.delays, percent) * 1e3:.1f}" for percent in (50, 99)),
            f"{max(late(delays, 99) for delays in one.delays) * 1e3:.1f}",
            f"{one.connection / 1e3:.1f}",
            f"{one.table / 1e3:.1f}",
        )
    return table


def goals(found: Sequence[Verdict]) -> Table:
    table = compact("To reach")
    for heading in ("", "goal", "measured", ""):
        table.add_column(heading, no_wrap=True)
    for one in found:
        table.add_row(
            one.name,
            f"{one.goal:g}",
            f"{one.value:.3g}",
            "[green]reached[/]" if one.reached else "[red]missed[/]",
        )
    return table


def compact(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))


def write(busy: Sequence[Busy], calm: Sequence[Calm], beside: Sequence[Beside]) -> Path:
    now = datetime.now().astimezone()
    run = {
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "busy": [
            {
                "name": one.name,
                "rates": one.rates,
                "core_rates": one.core_rates,
                "shares": one.shares(busy[0]),
                "delays": summary(one.delays),
            }
            for one in busy
        ],
        "calm": [
            {
                "name": one.name,
                "connection": one.connection,
                "table": one.table,
                "delays": [summary(delays) for delays in one.delays],
            }
            for one in calm
        ],
        "beside": [
            {"name": one.name, "delays": [summary(each) for each in one.delays]} for one in beside
        ],
        "targets": [asdict(verdict) for verdict in verdicts(busy, calm, beside)],
    }
    text = json.dumps(run, indent=1, ensure_ascii=False) + "\n"
    dated = RESULTS / f"load-{now:%Y-%m-%d-%H%M}.json"
    for path in (dated, RESULTS / "load-latest.json"):
        path.write_text(text, encoding="utf-8")
    return dated


def summary(delays: Sequence[float]) -> dict[str, Any]:
    if not delays:
        return {}
    return {"moves": len(delays), "p50": late(delays, 50), "p99": late(delays, 99)}


def run(console: Console, quick: bool) -> None:
    RESULTS.mkdir(exist_ok=True)
    measured = measure(console, QUICK if quick else Plan())
    show(console, *measured)
    console.print(f"also in {os.path.relpath(write(*measured))}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside a bare echo.")
    parser.add_argument("--quick", action="store_true", help="shorter slices: a rougher picture")
    run(Console(), parser.parse_args().quick)


if __name__ == "__main__":
    main()
