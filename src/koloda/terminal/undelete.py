"""Brings back tables that a server has deleted because nobody visited them."""

import argparse
import sqlite3
import time
from contextlib import closing
from typing import Any

from koloda.engine.errors import OptionError
from koloda.locales import texts
from koloda.server.database import open_database
from koloda.server.sqlite import bring_back
from koloda.server.store import StoreError
from koloda.terminal.database import add_database
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen

DELETED = "select id, deleted_at from tables where deleted_at > 0 order by deleted_at, id"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "undelete",
        help="bring back tables that nobody visited for too long",
        description="List the deleted tables that can still be brought back, or bring some back. "
        "The server may run meanwhile.",
    )
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="a table's id, as in its link")
    parser.add_argument("--all", action="store_true", help="bring all of them back")
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    if not arguments.database.is_file():
        raise StoreError(f"{arguments.database}: there is no database")
    screen = Screen(texts(arguments.lang))
    with closing(open_database(arguments.database)) as connection:
        try:
            deleted = dict(connection.execute(DELETED).fetchall())
            ids = list(deleted) if arguments.all else arguments.tables
            if not ids:
                for id, at in deleted.items():
                    screen.show(f"{id}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(at))}")
                screen.say("terminal-deleted-tables", tables=len(deleted))
                return
            for id in ids:
                if not bring_back(connection, id, time.time()):
                    raise OptionError(f"no deleted table {id!r}; it may have been purged")
        except sqlite3.Error as error:
            raise StoreError(f"{arguments.database}: {error}") from None
    screen.say("terminal-undeleted", tables=len(ids))
