"""The `koloda` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import koloda
from koloda.engine.errors import KolodaError, LocalizedError
from koloda.locales import texts
from koloda.terminal import (
    arena,
    backup,
    bench,
    claim,
    play,
    replay,
    restore,
    rules,
    serve,
    undelete,
    verify,
)

COMMANDS = (
    play,
    serve,
    rules,
    replay,
    verify,
    claim,
    backup,
    restore,
    undelete,
    bench,
    arena,
)
DESCRIPTION = "Koloda: modern card games with hidden cards, to play and to study."
EPILOG = """\
examples:
  koloda play                      choose a game and play it against a bot
  koloda serve --open              play in your browser
  koloda rules face-to-face        read the rules, and how moves are written
  koloda rules face-to-face F2F-8  read one clause of them
  koloda replay FILE               check a record and watch its game
  koloda verify FILE               verify that nobody chose its cards
  koloda claim                     check a claim in a real game of Schotten Totten 2
  koloda backup FILE               back up a server's tables, also while it runs
  koloda bench                     measure how fast the engine is on this machine
  koloda arena --game scram        let bots play each other, and rate them

`koloda COMMAND --help` describes each command."""


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="koloda",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    build = "compiled" if koloda.compiled else "uncompiled"
    parser.add_argument(
        "--version", action="version", version=f"koloda {koloda.__version__} ({build})"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    language = "en"
    try:
        options = make_parser().parse_args(arguments)
        language = getattr(options, "lang", language)
        code: int | None = options.run(options)
        sys.stdout.flush()
    except LocalizedError as error:
        reason = texts(language).say(error.message, error.arguments)
        return refuse(f"{reason} ({error.clause})" if error.clause else reason)
    except KolodaError as error:
        return refuse(str(error))
    except BrokenPipeError:  # `koloda rules … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, EOFError):
        return 130
    return code or 0


def refuse(reason: str) -> int:
    print(f"koloda: {reason}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
