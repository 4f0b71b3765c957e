"""A game's rules in the terminal."""

import argparse
from typing import Any

from rich.markdown import Markdown

from koloda.engine.errors import OptionError
from koloda.engine.game import Game
from koloda.engine.rulebook import clauses
from koloda.games import GAMES, game
from koloda.locales import texts
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "rules",
        help="read a game's rules and its notation",
        description="Print a game's rules, clause by clause, and how its moves are written.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "clause", nargs="?", metavar="CLAUSE", help="print only this clause, e.g. F2F-8"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    show_rules(Screen(texts(arguments.lang)), game(arguments.game), arguments.clause)


def show_rules(screen: Screen, chosen: Game, clause: str | None = None) -> None:
    page = chosen.rulebook(screen.texts.language)
    if clause:
        found = clauses(page)
        if clause.upper() not in found:
            raise OptionError(f"there is no clause {clause!r}; the clauses are {', '.join(found)}")
        page = f"**{clause.upper()}** {found[clause.upper()]}"
    screen.console.print(Markdown(page))
