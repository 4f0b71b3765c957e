"""Verifies that nobody chose the cards of a recorded game, and that nobody changed the record."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from koloda.engine.errors import KolodaError
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
        "--notes",
        type=Path,
        metavar="FILE",
        help="everything that your browser noted, saved where the page verifies the deal",
    )
    parser.add_argument(
        "--key", metavar="HEX", help="the server's public key, from its address /api/key"
    )
    add_language(parser)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Notes:
    """What somebody noted before the deal; None: nothing."""

    commitment: str | None
    bytes: str | None
    seat: int | None
    sealed: Any = None
    """The hashes and the terms that were fixed before anybody revealed their bytes."""


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(texts(arguments.lang))
    notes = noted(arguments)
    record = Record.read(arguments.file, game)
    moves, deal = len(record.moves), record.deal
    results = []
    if isinstance(deal, FairDeal):
        added = sum(1 for contribution in deal.contributions if contribution)
        screen.say("terminal-verified-fair", moves=moves, added=added, check=deal.commitment)
        results.append(compared(notes.commitment, [deal.commitment]))
        screen.say("terminal-verify-commitment", result=results[-1])
        seats = range(record.players) if notes.seat is None else [notes.seat]
        known = [deal.contributions[n].hex() for n in seats if 0 <= n < record.players]
        results.append(compared(notes.bytes, known))
        screen.say("terminal-verify-bytes", result=results[-1])
        if deal.terms is None:
            screen.say("terminal-verify-old")
        if deal.terms is not None or notes.sealed is not None:
            results.append(is_as_sealed(deal, notes.sealed))
            screen.say("terminal-verify-sealed", result=results[-1])
    else:
        screen.say("terminal-verified", moves=moves)
        if (notes.commitment, notes.bytes) != (None, None):
            screen.say("terminal-verify-no-deal")
            results.append("bad")
    results.append(compared(arguments.key, [record.signed_by]))
    is_signed = "signed" if record.signed_by else "unsigned"
    result = is_signed if results[-1] == "unknown" or not record.signed_by else results[-1]
    screen.say("terminal-verify-signature", result=result, key=record.signed_by or "")
    return int("bad" in results)


def noted(arguments: argparse.Namespace) -> Notes:
    """Return what the arguments say was noted; those given by hand come first."""
    given = Notes(arguments.commitment, arguments.bytes, arguments.seat)
    if arguments.notes is None:
        return given
    saved = read_notes(arguments.notes)
    if given.bytes is not None or given.seat is not None:
        saved = Notes(saved.commitment, given.bytes, given.seat, saved.sealed)
    return Notes(given.commitment or saved.commitment, saved.bytes, saved.seat, saved.sealed)


def read_notes(path: Path) -> Notes:
    """Read a file of evidence that the page has saved."""
    try:
        notes = json.loads(path.read_bytes())["evidence"]["notes"]
        sealed, seat, own = notes["sealed"], notes["seat"], notes["own"]
        if seat is not None and type(seat) is not int:
            raise TypeError
        is_part = bool(own) and (sealed is None or bool(sealed["hashes"][seat]))
        return Notes(str(notes["commitment"]), str(own) if is_part else None, seat, sealed)
    except (ValueError, LookupError, TypeError, RecursionError):
        raise KolodaError(f"{path}: these are no notes about a deal") from None


def is_as_sealed(deal: FairDeal, sealed: Any) -> str:
    """Return whether all bytes and the terms are those that were fixed before any were known."""
    if sealed is None:
        return "unknown"
    terms = None if deal.terms is None else deal.terms.as_dict()
    is_same = sealed == {"hashes": list(deal.hashes), "terms": terms}
    return "good" if is_same else "bad"


def compared(noted: str | None, found: Sequence[str | None]) -> str:
    """Return whether what somebody noted is what the record has; "unknown" if nothing is noted."""
    if noted is None:
        return "unknown"
    return "good" if noted and noted.lower() in found else "bad"
