"""The results of one run, for the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from engine import Entry
from figures import FIGURES
from rich import box
from rich.console import Console
from rich.table import Table
from targets import Verdict

from koloda.lab.speed import figure

UNITS = {"moves/s": "k/s", "sims/s": "k/s", "µs": "µs"}


def show(
    console: Console,
    entries: Sequence[Entry],
    verdicts: Sequence[Verdict],
    absent: Mapping[str, str],
) -> None:
    notes = list(dict.fromkeys(entry.note for entry in entries if entry.note))
    console.print(speeds(entries, notes))
    console.print(footnotes(notes))
    for name, reason in absent.items():
        console.print(f"[yellow]{name} was left out:[/] {reason}", highlight=False)
    for game, group in groupby(verdicts, key=lambda verdict: titled(verdict.ours)):
        console.print(to_reach(game, group))


def speeds(entries: Sequence[Entry], notes: Sequence[str]) -> Table:
    table = compact("Random games on one core, in thousands of moves per second and µs")
    table.add_column("", no_wrap=True)
    for name, unit in FIGURES.items():
        table.add_column(f"{name}\n{UNITS[unit]}", justify="right")
    table.add_column("±", justify="right", style="dim")
    table.add_column("note", justify="right", style="dim")
    for engine, games in groupby(entries, key=lambda entry: entry.engine):
        table.add_row(f"[bold]{engine.name} {engine.version}[/]")
        for entry in games:
            table.add_row(
                titled(entry),
                *(value(entry, name) for name in FIGURES),
                widest_spread(entry),
                str(notes.index(entry.note) + 1) if entry.note else "",
            )
    return table


def footnotes(notes: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column(style="dim")
    grid.add_row("±", "half the range of the slices, for the figure of the row that varies most")
    for number, note in enumerate(notes, 1):
        grid.add_row(str(number), note)
    return grid


def to_reach(game: str, verdicts: Iterable[Verdict]) -> Table:
    table = compact(f"{game}: how many times as fast as its rivals, round by round")
    table.add_column("", no_wrap=True)
    table.add_column("rival", no_wrap=True)
    for heading in ("goal", "median", "rounds"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for verdict in verdicts:
        table.add_row(
            verdict.target.figure,
            rival_name(verdict),
            f"{verdict.target.least:g}",
            f"{verdict.ratio:.1f}",
            f"{verdict.lowest:.1f}–{verdict.highest:.1f}",
            "[green]reached[/]" if verdict.reached else "[red]missed[/]",
        )
    return table


def rival_name(verdict: Verdict) -> str:
    rival = verdict.rival
    if rival.game == verdict.ours.game:
        return rival.engine.name
    return f"{rival.engine.name} {rival.game}"


def compact(title: str) -> Table:
    """Return a table that fits into 80 columns."""
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))


def titled(entry: Entry) -> str:
    return f"{entry.game} ×{entry.players}" if entry.players else entry.game


def value(entry: Entry, name: str) -> str:
    if name not in entry.slices:
        return "–"
    measured = figure(FIGURES[name], entry.slices[name])
    if measured.unit != "µs":
        return f"{measured.value / 1000:,.0f}"
    return f"{measured.value:,.2f}" if measured.value < 100 else f"{measured.value:,.0f}"


def widest_spread(entry: Entry) -> str:
    spreads = [figure(FIGURES[name], slices).spread for name, slices in entry.slices.items()]
    return f"{max(spreads):.0%}" if spreads else ""
