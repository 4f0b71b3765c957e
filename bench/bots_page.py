"""docs/bots.md, written from the arenas that are recorded in docs/bots: `bench/bots.py`."""

import json
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from experiments import BOTS, EXPERIMENTS, QUESTIONS, Experiment

from koloda.games import game

HEAD = """\
# How strong the bots are

Bots get what their seat knows (`seen_by`) and nothing else. Four levels are offered to people:

- *newcomer* goes by first impressions, the better ones likelier, without search; at Scram! it
  forgets eight of ten cards that it has looked at
- *casual* imagines ten games a move, at Scram! and Gallop six; at Scram! it forgets seven cards of
  ten, and at Face to Face and Gallop it is hasty: a move that it looked at twice as often is only
  twice as likely
- *strong* imagines 500 to 800 games a move, at Gallop 200, at Scram! by three 100; it gives the
  hints, so who follows them plays as it does
- *master* searches for a second a move

What makes them stronger than plain search, game by game, and what was tried in vain:
[bots-tried](decisions/bots-tried.md).

Three more are to measure them by: *random*, *greedy* (always the newcomer's first impression) and
*plain* (information-set Monte Carlo tree search as in the books: UCB1, uniform worlds, random play
from the leaves). A number behind a name is its budget a move: `master@500` simulations,
`plain@0.5s` seconds. *cheat* is a master who sees all cards, to show how much there is to win.
*open-spiel* is OpenSpiel's own search on our engine: its `ISMCTSBot` in Python (the one in C++
can't play a game that is written in Python) with random play from the leaves, through the adapter
`bench/guest.py`. It knows only simulations; of them it is given as many as fit in its time, by how
long those of its last move took.

Every deal is played from all seats. Shares are of games won, a draw half; with three sides or more,
of all pairs of a seat of the one and a seat of the other, the one that is ahead. At Scram! by three
who plays alone has the better half of it, which draws the shares of mirrored deals towards 50 %; so
it is told, too, how each fared alone. Intervals are of 95 %, by deals. Ratings are Bradley and
Terry's in Elo's points, for bots don't change during an arena; the mean of each arena is 0, so
ratings of different arenas can't be compared. Time is a core's time: other work on the machine
doesn't change it.

`python bench/bots.py` writes this page from what it recorded in `docs/bots`; the command under each
table plays it again.
"""

GLANCE = """\
## At a glance

What is asked: at least 99 % against *random*, at Scram! 95 %, and at Gallop by more than two, alone
among them, to be first in 90 %; 60 % against *plain* in the same time; 65 % for each level against
the one below. How many games that were stands below, game by game.

| | master, random | master, plain | casual, newcomer | strong, casual | master, strong |
|---|--:|--:|--:|--:|--:|
"""
ASKED = ("random", "plain", "levels")
"""Questions at a glance, in the order of the columns; all are put to neighbours."""
PACE = "pace"
PACES = """\
The 99th percentile of a move's time in ms, where there is a choice, on one core. It should be at
most 50 for a *newcomer* and 1000 for *strong*; a *master* takes the second that it is given.
"""

Found = list[tuple[Experiment, dict[str, Any] | None]]
"""Every arena, and what was recorded of it."""


def page(folder: Path) -> str:
    """Of all arenas that are recorded there."""
    found = [(experiment, recorded(folder, experiment)) for experiment in EXPERIMENTS]
    parts = [HEAD, glance(found), paces(found)]
    for place, group in groupby(found, lambda each: each[0].table):
        told = [
            block(experiment, summary)
            for experiment, summary in group
            if summary and experiment.about != PACE
        ]
        if told:
            parts += [f"## {place}\n", *told]
    return "\n".join(parts)


def glance(found: Found) -> str:
    """The answers to what is asked of the bots, a line for each table."""
    lines = []
    for place, group in groupby(found, lambda each: each[0].table):
        told = {experiment.about: summary for experiment, summary in group if summary}
        cells = [
            cell(answer(about, told.get(about)), better, worse)
            for about in ASKED
            for worse, better in pairwise(told[about]["bots"] if about in told else BOTS[about])
        ]
        lines.append(f"| {place} | " + " | ".join(cells) + " |")
    return GLANCE + "\n".join(lines) + "\n"


def answer(about: str, summary: dict[str, Any] | None) -> list[list[Any]]:
    """The shares that were asked for: of one among several random ones, how often it is first."""
    if summary is None:
        return []
    sides = game(summary["game"]).sides(summary["players"])
    return list(summary["lone" if about == "random" and max(sides) > 1 else "matrix"])


def paces(found: Found) -> str:
    """All games in one table: what nobody waits longer for, but at one move of a hundred."""
    lines = [
        f"## {QUESTIONS[PACE]}\n",
        PACES,
        "| | newcomer | strong | moves |",
        "|---|--:|--:|--:|",
    ]
    for experiment, summary in found:
        if summary and experiment.about == PACE:
            newcomer, strong = (summary["work"][name] for name in experiment.bots)
            moves = newcomer["moves"] + strong["moves"]
            lines.append(
                f"| {experiment.table} | {newcomer['p99']:.1f} | {strong['p99']:.1f} | {moves:,} |"
            )
    return "\n".join([*lines, "\n`python bench/bots.py --only pace`\n"])


def recorded(folder: Path, experiment: Experiment) -> dict[str, Any] | None:
    path = folder / f"{experiment.name}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def block(experiment: Experiment, summary: dict[str, Any]) -> str:
    table = shares(summary) if experiment.is_chain else grid(summary)
    lines = [f"### {QUESTIONS[experiment.about]}\n", *table, "", *works(summary)]
    # a run that was stopped has fewer than were wanted
    played = max(games for *_, games in summary["matrix"])
    return "\n".join([*lines, f"\n`{experiment.command(played)}`\n"])


def shares(summary: dict[str, Any]) -> Iterator[str]:
    yield "| | against | share | 95 % | games |"
    yield "|---|---|--:|---|--:|"
    order = summary["bots"]
    for mine, other, *share in summary["matrix"]:
        if order.index(mine) > order.index(other):
            yield row(mine, other, share)
    for mine, other, *share in summary["lone"]:
        yield row(f"{mine}, alone, is first", f"{other} on all other seats", share)


def grid(summary: dict[str, Any]) -> Iterator[str]:
    """The bots of the rows against those of the columns."""
    order = summary["bots"][::-1]
    # a run that was stopped has played some pairs more often than others, or some not at all
    numbers = sorted({games for *_, games in summary["matrix"]})
    many = f"{numbers[0]} games" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]} games"
    yield f"| {many} each | " + " | ".join(order) + " |"
    yield "|---|" + "--:|" * len(order)
    for mine in order:
        cells = (cell(summary["matrix"], mine, other) for other in order)
        yield f"| {mine} | " + " | ".join(cells) + " |"


def cell(shares: list[list[Any]], mine: str, other: str) -> str:
    """Empty if they haven't met."""
    for *pair, mean, low, high, _ in shares:
        if pair == [mine, other]:
            return f"{mean:.0%} ({low:.0%} to {high:.0%})"
    return ""


def row(mine: str, other: str, share: list[float]) -> str:
    mean, low, high, games = share
    return f"| {mine} | {other} | {mean:.1%} | {low:.0%} to {high:.0%} | {games} |"


def works(summary: dict[str, Any]) -> Iterator[str]:
    yield "| | rating | ms a move | 99th percentile | simulations/s |"
    yield "|---|--:|--:|--:|--:|"
    for name in reversed(summary["bots"]):
        if name not in summary["ratings"]:
            continue  # the run was stopped before it had played
        rating, reach = summary["ratings"][name]
        work = summary["work"][name]
        yield (
            f"| {name} | {rating:+.0f} ± {reach:.0f} | {work['mean']:.1f} | {work['p99']:.1f} "
            f"| {work['simulations/s']:,.0f} |"
        )
