"""Which language the terminal speaks."""

import argparse
import os

from koloda.locales import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In which a system says its language, the weightier first: "uk_UA.UTF-8"."""


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=system_language(),
        help="the language to speak; else the system's, else English",
    )


def system_language() -> str:
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    language = said.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
