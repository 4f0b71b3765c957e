"""Our bots against OpenSpiel's own search, on our cards, in the environment of that peer.

`python bench/duel.py` plays what is missing of the arenas of docs/bots.md in which it is a guest,
records what came out and writes the page, as `bots.py` does with the others.
"""

import argparse
import os
import subprocess
from pathlib import Path

from bots import write_page
from environment import prepare

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description="Play against OpenSpiel's own search.")
    parser.add_argument("--only", default="", help="arenas with this in their name")
    asked = parser.parse_args()
    python = prepare("open_spiel")
    # our engine comes along as it lies here: it needs nothing that is not there
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    subprocess.run([python, HERE / "guest.py", asked.only], env=environment, check=True)
    write_page()


if __name__ == "__main__":
    main()
