"""Verifies that nobody chose the cards of a recorded game, and that nobody changed the record."""

import argparse
from collections.abc import Sequence
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
        help="verify a record's deal, moves and signature",
        description="Recompute everything in a record and check it: that no line was changed, that "
        "the cards follow from the secret and from the bytes that the seats added, that every move "
        "was legal, and that the result is right. A record alone can't prove what was promised "
        "before the deal, nor who made the record. For that, pass what you noted at the table and "
        "the server's public key; what can't be checked is said. The exit code is 1 if one of them "
        "is wrong, and 2 if the record can't be read or is false.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the commitment that the table showed before the deal"
    )
    parser.add_argument("--bytes", metavar="HEX", help="the random bytes that you added")
    parser.add_argument("--seat", type=int, metavar="N", help="your seat, from 0 on")
    parser.add_argument(
        "--key", metavar="HEX", help="the server's public key, from its address /api/key"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(texts(arguments.lang))
    record = Record.read(arguments.file, game)
    moves, deal = len(record.moves), record.deal
    results = []
    if isinstance(deal, FairDeal):
        added = sum(1 for contribution in deal.contributions if contribution)
        screen.say("terminal-verified-fair", moves=moves, added=added, check=deal.commitment)
        results.append(compared(arguments.commitment, [deal.commitment]))
        screen.say("terminal-verify-commitment", result=results[-1])
        seats = range(record.players) if arguments.seat is None else [arguments.seat]
        known = [deal.contributions[n].hex() for n in seats if 0 <= n < record.players]
        results.append(compared(arguments.bytes, known))
        screen.say("terminal-verify-bytes", result=results[-1])
        if deal.terms is None:
            screen.say("terminal-verify-old")
    else:
        screen.say("terminal-verified", moves=moves)
        given = (arguments.commitment, arguments.bytes)
        if given != (None, None):
            screen.say("terminal-verify-no-deal")
            results.append("bad")
    results.append(compared(arguments.key, [record.signed_by]))
    is_signed = "signed" if record.signed_by else "unsigned"
    result = is_signed if results[-1] == "unknown" or not record.signed_by else results[-1]
    screen.say("terminal-verify-signature", result=result, key=record.signed_by or "")
    return int("bad" in results)


def compared(noted: str | None, found: Sequence[str | None]) -> str:
    """Return whether what somebody noted is what the record has; "unknown" if nothing is noted."""
    if noted is None:
        return "unknown"
    return "good" if noted and noted.lower() in found else "bad"
