"""Bots against each other: `koloda arena`."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from koloda.bots.levels import LEVELS, makers
from koloda.engine.errors import OptionError
from koloda.engine.option import check_effects, check_options
from koloda.games import GAMES, game
from koloda.lab.arena import Arena, write
from koloda.lab.bout import CLOCK, Terms
from koloda.lab.entrant import CHEAT, Entrant
from koloda.lab.lineup import lineups
from koloda.lab.plot import plot
from koloda.lab.statistics import Share
from koloda.locales import texts
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play each other, and rate them",
        description=(
            "Let every bot play every other, on the same deals from all seats. Ctrl-C stops and "
            "shows the results so far; with --output the arena can continue later."
        ),
    )
    names = ", ".join(makers(next(iter(GAMES))))
    parser.add_argument("--game", required=True, choices=GAMES, metavar="GAME")
    parser.add_argument("--players", type=int, help="number of players (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--bots",
        default=",".join(LEVELS),
        help=f"which bots, from {names} and {CHEAT}; to give one its own budget: strong@500 or "
        "strong@0.1s; a bot of your own: module:Class",
    )
    parser.add_argument(
        "--chain", action="store_true", help="let each bot play only its neighbours in the list"
    )
    parser.add_argument(
        "--games", type=int, default=100, help="the fewest games of each pair (default 100)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals (default 1)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time", type=float, metavar="SECONDS", help="seconds per move, for bots that search"
    )
    budget.add_argument(
        "--simulations", type=int, help="simulations per move, for bots that search"
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write what was played, a JSON line per deal"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the results as SVG")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    arena = arranged(arguments)
    if arguments.output:
        arena.open(arguments.output)
    screen = Screen(texts("en"))
    try:
        play(arena, arguments.jobs, arguments.output, screen)
    except KeyboardInterrupt:
        screen.show("Stopped. Results so far:")
    if not arena.played:
        return
    screen.console.print(ladder(arena))
    screen.console.print(matrix(arena))
    if arena.lone():
        screen.console.print(lone(arena))
    if arguments.json:
        arguments.json.write_text(json.dumps(arena.summary(), indent=1) + "\n", encoding="utf-8")
    if arguments.plot:
        arguments.plot.write_text(plot(arena), encoding="utf-8")


def arranged(arguments: argparse.Namespace) -> Arena:
    found = game(arguments.game)
    players = found.check_players(arguments.players)
    given = dict(each.partition("=")[::2] for each in arguments.option)
    options = {}
    for name, text in given.items():
        try:
            options[name] = json.loads(text)
        except ValueError:
            options[name] = text
    check_effects(found.options, check_options(found.options, options))
    names = tuple(dict.fromkeys(arguments.bots.split(",")))
    for name in names:
        Entrant.parse(name).bot(found.id, 1, CLOCK)
    if len(names) < 2:
        raise OptionError("an arena needs at least two bots, e.g. --bots random,strong")
    if arguments.games < 1 or arguments.jobs < 1:
        raise OptionError("--games and --jobs must be at least 1")
    each = len(lineups(found, players, *names[:2]))
    terms = Terms(found.id, players, options, arguments.simulations, arguments.time, arguments.seed)
    return Arena(terms, names, -(-arguments.games // each), arguments.chain)


def play(arena: Arena, jobs: int, output: Path | None, screen: Screen) -> None:
    missing = len(arena.missing())
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task("deals", total=missing)

        def note(bout: dict[str, Any]) -> None:
            if output:
                write(output, bout)
            progress.advance(task)

        arena.run(jobs, note)


def ladder(arena: Arena) -> Table:
    made = Table("bot", title="Ladder (Bradley-Terry, in Elo points)")
    for head in ("rating", "±", "moves", "simulations/s", "ms per move", "99th percentile"):
        made.add_column(head, justify="right")
    work = arena.work()
    for name, (rating, reach) in sorted(arena.ratings().items(), key=lambda each: -each[1][0]):
        spent = work[name]
        made.add_row(
            name,
            f"{rating:+.0f}",
            f"{reach:.0f}",
            f"{spent['moves']:,}",
            f"{spent['simulations/s']:,.0f}",
            f"{spent['mean']:.1f}",
            f"{spent['p99']:.1f}",
        )
    return made


def matrix(arena: Arena) -> Table:
    return shares(arena.matrix(), "How often each bot is ahead of each other, with 95 % intervals")


def lone(arena: Arena) -> Table:
    fair = 1 / len(set(game(arena.terms.game).sides(arena.terms.players)))
    return shares(arena.lone(), f"How often a lone bot wins\n(by luck {fair:.0%})")


def shares(found: dict[tuple[str, str], Share], title: str) -> Table:
    names = list(dict.fromkeys(mine for mine, _ in found))
    made = Table("", *names, title=title)
    for mine in names:
        cells = (found.get((mine, other)) for other in names)
        made.add_row(
            mine,
            *(f"{each.mean:.1%}\n{each.low:.0%}-{each.high:.0%}" if each else "" for each in cells),
        )
    return made
