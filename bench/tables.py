"""The results of one run, for the terminal."""

from collections.abc import Mapping, Sequence

from engine import Entry
from rich.console import Console
from rich.table import Table
from targets import Verdict

from koloda.lab.speed import FIGURES, figure

HEADINGS = {
    "driven": "moves/s\ndriven",
    "dealt": "moves/s\ndealt and driven",
    "inside": "moves/s\ninside",
    "clone": "clone\nµs",
    "view": "view\nµs",
}


def show(
    console: Console,
    entries: Sequence[Entry],
    verdicts: Sequence[Verdict],
    absent: Mapping[str, str],
) -> None:
    notes = list(dict.fromkeys(entry.note for entry in entries if entry.note))
    console.print(speeds(entries, notes))
    for number, note in enumerate(notes, 1):
        console.print(f"[dim]{number:>2}  {note}[/]")
    for name, reason in absent.items():
        console.print(f"[yellow]{name}: {reason}[/]")
    if verdicts:
        console.print(to_reach(verdicts))


def speeds(entries: Sequence[Entry], notes: Sequence[str]) -> Table:
    table = Table(title="Random games on one core: median of the slices ± half their range")
    table.add_column("engine")
    table.add_column("game")
    for name in FIGURES:
        table.add_column(HEADINGS[name], justify="right")
    table.add_column("note", justify="right", style="dim")
    engine = None
    for entry in entries:
        if engine and engine is not entry.engine:
            table.add_section()
        table.add_row(
            "" if engine is entry.engine else f"{entry.engine.name} {entry.engine.version}",
            titled(entry),
            *(cell(entry, name) for name in FIGURES),
            str(notes.index(entry.note) + 1) if entry.note else "",
        )
        engine = entry.engine
    return table


def to_reach(verdicts: Sequence[Verdict]) -> Table:
    table = Table(title="To reach: how many times as fast as the rival (lowest and highest round)")
    for heading in ("game", "figure", "rival"):
        table.add_column(heading)
    for heading in ("to reach", "measured", "rounds"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for verdict in verdicts:
        table.add_row(
            titled(verdict.ours),
            verdict.target.figure,
            f"{verdict.rival.engine.name} {verdict.rival.game}",
            f"{verdict.target.least:g} ×",
            f"{verdict.ratio:.2f} ×",
            f"{verdict.lowest:.2f}–{verdict.highest:.2f}",
            "[green]reached[/]" if verdict.reached else "[red]missed[/]",
        )
    return table


def titled(entry: Entry) -> str:
    return f"{entry.game}, {entry.players} players" if entry.players else entry.game


def cell(entry: Entry, name: str) -> str:
    if name not in entry.slices:
        return "–"
    measured = figure(FIGURES[name], entry.slices[name])
    value = measured.value
    number = f"{value:,.2f}" if measured.unit == "µs" else f"{value / 1000:,.0f} k"
    return f"{number} [dim]±{measured.spread:3.0%}[/]"
