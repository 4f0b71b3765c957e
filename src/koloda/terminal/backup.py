"""Backs up a server's database while it is in use."""

import argparse
from pathlib import Path
from typing import Any

from koloda.locales import texts
from koloda.server.backup import back_up
from koloda.server.store import StoreError
from koloda.terminal.database import add_database
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help="back up a server's tables, also while it runs",
        description="Copy all tables, with everything acknowledged so far, to a new file. The "
        "server may go on playing. The file is as secret as the database: it holds all cards.",
    )
    parser.add_argument("to", type=Path, metavar="TO", help="the new file")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    content = back_up(arguments.database, arguments.to, force=arguments.force)
    screen = Screen(texts(arguments.lang))
    screen.say("terminal-backed-up", tables=content.tables, file=str(arguments.to))
    if content.damaged:
        raise StoreError(f"{arguments.database}: damaged tables: {', '.join(content.damaged)}")
