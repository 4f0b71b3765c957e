"""Our bots against OpenSpiel's own search, on our cards, in the environment of that peer.

`python bench/duel.py` plays what is missing of the arenas of docs/bots.md in which it is a guest,
records what came out and writes the page, as `bots.py` does with the others.
"""

import argparse

from bots import write_page
from environment import run


def main() -> None:
    parser = argparse.ArgumentParser(description="Play against OpenSpiel's own search.")
    parser.add_argument("--only", default="", help="arenas with this in their name")
    asked = parser.parse_args()
    run("open_spiel", "guest.py", asked.only)
    write_page()


if __name__ == "__main__":
    main()
