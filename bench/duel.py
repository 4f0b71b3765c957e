"""Plays our bots against OpenSpiel's own search, on our engine, in that peer's environment.

`python bench/duel.py` does for the arenas of docs/bots.md with this guest what `bots.py` does for
the others.
"""

import argparse

from bots import write_page
from environment import run


def main() -> None:
    parser = argparse.ArgumentParser(description="Play against OpenSpiel's own search.")
    parser.add_argument("--only", default="", help="play only arenas with this in their name")
    asked = parser.parse_args()
    run("open_spiel", "guest.py", asked.only)
    write_page()


if __name__ == "__main__":
    main()
