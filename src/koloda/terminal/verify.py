"""Verifies that nobody chose the cards of a recorded game."""

import argparse
from pathlib import Path
from typing import Any

from koloda.engine.fair import FairDeal
from koloda.engine.record import Record
from koloda.games import game
from koloda.locales import texts
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="verify a record's deal and moves",
        description="Recompute everything in a record and check it: that no line was changed, that "
        "the table had committed to this secret, that the cards follow from the secret and from "
        "the bytes that the seats added, that every move was legal, and that the result is right.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    record = Record.read(arguments.file, game)
    moves = len(record.moves)
    if isinstance(record.deal, FairDeal):
        added = sum(1 for contribution in record.deal.contributions if contribution)
        screen.say("terminal-verified-fair", moves=moves, added=added, check=record.deal.commitment)
    else:
        screen.say("terminal-verified", moves=moves)
