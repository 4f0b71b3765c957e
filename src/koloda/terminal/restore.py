"""Restores a server's database from a backup."""

import argparse
from pathlib import Path
from typing import Any

from koloda.locales import texts
from koloda.server.backup import restore
from koloda.terminal.database import add_database
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "restore",
        help="restore a server's tables from a backup",
        description="Check a backup, then put it in the database's place. The server must be "
        "stopped. A database that is already there is kept under another name.",
    )
    parser.add_argument("backup", type=Path, metavar="FROM", help="the backup")
    parser.add_argument("--force", action="store_true", help="replace a database that exists")
    parser.add_argument(
        "--damaged",
        action="store_true",
        help="accept a backup with damaged tables; the server will refuse them one by one",
    )
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    content, old = restore(
        arguments.backup, arguments.database, force=arguments.force, damaged=arguments.damaged
    )
    screen.say("terminal-restored", tables=content.tables, file=str(arguments.database))
    if old is not None:
        screen.say("terminal-set-aside", file=str(old))
