"""Which database a command works on."""

import argparse
from pathlib import Path

from koloda.terminal.data_folder import data_folder


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        type=Path,
        default=data_folder() / "koloda.sqlite",
        metavar="FILE",
        help="where tables are kept (default: koloda.sqlite in your data folder)",
    )
