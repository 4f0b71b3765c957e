"""Trains the outlook of the bots at Gallop across Europe, in an environment that has numpy.

`python bench/train.py` takes about twenty minutes and writes `src/koloda/bots/gallop/outlook.json`;
what it does is in `learner.py`.
"""

import os
import subprocess
from pathlib import Path

from environment import prepare

HERE = Path(__file__).parent


def main() -> None:
    python = prepare("training")
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    subprocess.run([python, HERE / "learner.py"], env=environment, check=True)


if __name__ == "__main__":
    main()
