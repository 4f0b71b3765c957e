"""Prove that nobody chose the cards of a record."""

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
        help="compute a record's deal and moves again",
        description="Compute everything in a record again: that its lines are whole, that its "
        "secret is the one that the table had committed to, that the cards follow from it and from "
        "the bytes that the seats added, that each move was legal, and that the end is right.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
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
