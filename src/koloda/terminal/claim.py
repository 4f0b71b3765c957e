"""Checks a claim made in a game of Schotten Totten 2 with real cards."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.markup import escape

from koloda.games.schotten_totten_2.prover import InvalidClaim, Proof
from koloda.games.schotten_totten_2.wall import TILES
from koloda.games.schotten_totten_2.written_claim import SIDES, UnknownFirst, judge, judge_json
from koloda.locales import texts
from koloda.terminal.language import add_language
from koloda.terminal.screen import Screen

EPILOG = """\
Cards: R5 is the red 5; colours R Y G B P, strengths 0 to 11; J joker, S spy, H shield.

  koloda claim 4 --attacker R10 R11 --defender B3
  koloda claim 7 --damaged --attacker R5 R6 J --gone Y5 Y6 B5 B6
  koloda claim --json FILE       {"tile": 4, "damaged": true, "attacker": ["R0", …],
                                  "defender": […], "gone": […], "first": "attacker"}

Without arguments, the command asks for the cards."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "claim",
        help="check a claim in a real game of Schotten Totten 2",
        description="Check a claim in Schotten Totten 2. The answer is a proof, or cards with "
        "which the defender would hold the tile.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("tile", nargs="?", type=int, metavar="TILE", help="the tile, from 1 to 7")
    parser.add_argument("--damaged", action="store_true", help="the tile's damaged side is up")
    parser.add_argument(
        "--attacker", nargs="+", default=[], metavar="CARD", help="the attacker's cards there"
    )
    parser.add_argument(
        "--defender", nargs="*", default=[], metavar="CARD", help="the defender's cards there"
    )
    parser.add_argument(
        "--gone", nargs="*", default=[], metavar="CARD", help="cards at other tiles or discarded"
    )
    parser.add_argument(
        "--first", choices=SIDES, help="who completed their side first, if both are complete"
    )
    parser.add_argument(
        "--json", metavar="FILE", help="read all of this from a file (-: standard input)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    screen = Screen(texts(arguments.lang))
    given = arguments.tile is not None or arguments.attacker or arguments.defender or arguments.gone
    if arguments.json is not None:
        if given or arguments.damaged or arguments.first:
            raise InvalidClaim("give --json or the cards, not both")
        proof = judge_json(read_json(arguments.json))
    elif given:
        if arguments.tile is None:
            raise InvalidClaim("which TILE is claimed, from 1 to 7?")
        proof = judge(
            arguments.tile,
            arguments.attacker,
            arguments.defender,
            arguments.gone,
            arguments.damaged,
            arguments.first,
        )
    else:
        proof = ask(screen, arguments.damaged, arguments.first)
    show(screen, proof)


def read_json(path: str) -> object:
    return parsed(sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes())


def parsed(text: str | bytes) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidClaim(f"this is not JSON: {error}") from error


def ask(screen: Screen, damaged: bool, first: str | None) -> Proof:
    """Ask one question after another; the first answer may also be pasted JSON."""
    tile = asked(screen, "tile")
    if tile.startswith("{"):
        while tile.count("{") > tile.count("}"):
            tile += "\n" + screen.console.input()
        return judge_json(parsed(tile))
    damaged = damaged or tile.lower().endswith("d")
    number = tile.lower().removesuffix("d").strip()
    if number not in map(str, range(1, TILES + 1)):
        raise InvalidClaim(
            f"{tile!r} is not a tile; type a number from 1 to {TILES}, with a d if it is damaged"
        )
    attacker, defender, gone = (asked(screen, place) for place in ("attacker", "defender", "gone"))
    try:
        return judge(int(number), attacker, defender, gone, damaged, first)
    except UnknownFirst:
        first = asked(screen, "first").lower()
        return judge(int(number), attacker, defender, gone, damaged, first)


def asked(screen: Screen, question: str) -> str:
    screen.say(f"schotten-totten-2-claim-{question}", "bold")
    return screen.console.input("› ").strip()


def show(screen: Screen, proof: Proof) -> None:
    verdict = "good" if proof.proved else "not-proved"
    screen.say(f"schotten-totten-2-claim-{verdict}", "bold")
    for message, arguments in proof.reasons:
        screen.show(escape(screen.texts.say(f"schotten-totten-2-{message}", arguments)))
