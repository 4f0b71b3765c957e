"""The language of the terminal's texts."""

import argparse
import os

from koloda.locales import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables in which a system states its language ("uk_UA.UTF-8"), by precedence."""


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=system_language(),
        help="language of the output (default: your system's, or else English)",
    )


def system_language() -> str:
    locale = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    language = locale.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
