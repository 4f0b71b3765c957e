"""Writes the text of docs/bots.md from the arenas that `bench/bots.py` recorded in docs/bots."""

import json
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from experiments import BOTS, EXPERIMENTS, QUESTIONS, Experiment

from koloda.games import game

HEAD = """\
# How strong the bots are

Bots get what their seat knows (`seen_by`) and nothing else. People can choose from four levels:

- *newcomer* plays by first impressions, without a search: the better a move looks, the likelier it
  is. At Scram! it forgets eight of ten cards that it has looked at.
- *casual* imagines ten games a move, or six at Scram! and Gallop. At Scram! it forgets seven of ten
  cards. At Face to Face and Gallop it is hasty: a move that it looked at twice as often is only
  twice as likely.
- *strong* imagines 500 to 800 games a move, but 200 at Gallop and 100 at Scram! with three players.
  It gives the hints, so players who follow them play as it does.
- *master* searches for a second a move.

See [bots-tried](decisions/bots-tried.md) for what makes them stronger than plain search, game by
game, and for what was tried in vain. [bot-writers](bot-writers.md) shows how to write a bot of your
own and let it play these.

Three more bots are there to measure them by: *random*, *greedy* (which always follows the
newcomer's first impression) and *plain* (information-set Monte Carlo tree search as in the books:
UCB1, uniform worlds, random play from the leaves). A number behind a name is the bot's budget a
move: `master@500` has 500 simulations, `plain@0.5s` half a second. *cheat* is a master that sees
all cards; it shows how much there is to gain.

*open-spiel* is OpenSpiel's own search on our engine, through the adapter `bench/guest.py`. It is
the `ISMCTSBot` in Python, with random play from the leaves; the one in C++ can't play a game that
is written in Python. It can't be given a time, only a number of simulations. So it gets as many as
fit into its time, judging by how long those of its last move took.

Every deal is played from all seats. A share is the share of games won; a draw counts half. With
three sides or more, it is a share of pairs: each seat of one bot is compared with each seat of the
other, and the one that is ahead wins the pair. In three-player Scram! the solo player has the
advantage, which draws the shares of mirrored deals towards 50 %. So the tables also show how each
bot did alone.

Intervals are 95 % intervals, by deals. Ratings are Bradley-Terry ratings in Elo points, because
bots don't change during an arena. The mean of each arena is 0, so ratings of different arenas can't
be compared. Time is CPU time, so other work on the machine doesn't change it.

`python bench/bots.py` writes this page from the records in `docs/bots`. The command under each
table plays it again.
"""

GLANCE = """\
## At a glance

The goals are:

- at least 99 % against *random*, and 95 % at Scram!; at Gallop with more than two players, a master
  alone among *random* bots should be first in 90 %
- 60 % against *plain* in the same time
- 65 % for each level against the one below

The tables for each game, further down, say how many games were played.

| | master, random | master, plain | casual, newcomer | strong, casual | master, strong |
|---|--:|--:|--:|--:|--:|
"""
ASKED = ("random", "plain", "levels")
"""The questions at a glance, in the order of the columns. In all of them only neighbours play."""
PACE = "pace"
PACES = """\
The 99th percentile of the time for a move in ms, on one core, for moves where there is a choice. It
should be at most 50 for a *newcomer* and 1000 for *strong*. A *master* takes the second that it is
given.
"""

Found = list[tuple[Experiment, dict[str, Any] | None]]
"""Every arena and its record, if there is one."""


def page(folder: Path) -> str:
    """Return the whole page, with all arenas that are recorded in the folder."""
    found = [(experiment, recorded(folder, experiment)) for experiment in EXPERIMENTS]
    parts = [HEAD, glance(found), paces(found)]
    for place, group in groupby(found, lambda each: each[0].table):
        blocks = [
            block(experiment, summary)
            for experiment, summary in group
            if summary and experiment.about != PACE
        ]
        if blocks:
            parts += [f"## {place}\n", *blocks]
    return "\n".join(parts)


def glance(found: Found) -> str:
    """Return how the bots meet their goals, with a line for each kind of table."""
    lines = []
    for place, group in groupby(found, lambda each: each[0].table):
        summaries = {experiment.about: summary for experiment, summary in group if summary}
        cells = [
            cell(answer(about, summaries.get(about)), better, worse)
            for about in ASKED
            for worse, better in pairwise(
                summaries[about]["bots"] if about in summaries else BOTS[about]
            )
        ]
        lines.append(f"| {place} | " + " | ".join(cells) + " |")
    return GLANCE + "\n".join(lines) + "\n"


def answer(about: str, summary: dict[str, Any] | None) -> list[list[Any]]:
    """Return the shares to compare with a goal: among random bots, how often one is first."""
    if summary is None:
        return []
    sides = game(summary["game"]).sides(summary["players"])
    return list(summary["lone" if about == "random" and max(sides) > 1 else "matrix"])


def paces(found: Found) -> str:
    """Return all games in one table: all but one move in a hundred take at most this long."""
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
    # a run that was stopped has played fewer games than it should
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
    """Yield a table of the bots in the rows against those in the columns."""
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
    """Return the share of one bot against another; empty if they haven't met."""
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
