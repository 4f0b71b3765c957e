"""Shows a recorded game move by move."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.markup import escape

from koloda.engine.contract import View
from koloda.engine.errors import OptionError
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.games import game
from koloda.locales import texts
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="check a record and show its game",
        description="Check every line and every move of a record, and show the game.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    parser.add_argument(
        "--seat", type=int, help="show what this seat saw (default: all cards open)"
    )
    parser.add_argument("--at", type=int, metavar="N", help="show only the position after N moves")
    parser.add_argument("--boards", action="store_true", help="show the board after each move")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    record = Record.read(arguments.file, game)
    moves = len(record.moves)
    screen.say(
        "terminal-replay",
        "bold",
        game=screen.title(record.game),
        moves=moves,
        names=screen.names(record),
    )
    if arguments.at is not None and not 0 <= arguments.at <= moves:
        raise OptionError(f"--at must be from 0 to {moves}, not {arguments.at}")
    if arguments.at is None:
        show_game(screen, record, arguments.seat, arguments.boards)
    else:
        state = replace(record, moves=record.moves[: arguments.at]).end()
        screen.board(state, view(state, arguments.seat))


def show_game(screen: Screen, record: Record, seat: int | None, boards: bool) -> None:
    text = ""
    for number, state in enumerate(record.states()):
        if number > 0:
            screen.show(f"[dim]{number:>4}[/]  [bold]{escape(text)}[/]")
            screen.events(state, seat, screen.names(record))
        if boards or number in (0, len(record.moves)):
            screen.board(state, view(state, seat))
        if number < len(record.moves):
            text = state.text(record.moves[number])
    outcome = record.outcome(state)
    if outcome:
        screen.outcome(state, outcome, screen.names(record))
    else:
        screen.say("terminal-unfinished")


def view(state: State, seat: int | None) -> View:
    return state.view_all() if seat is None else state.view(seat)
