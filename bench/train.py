"""Trains the bots' value networks, in an environment that has numpy.

`python bench/train.py face-to-face` takes about ten minutes, `gallop` about twenty, `scram` about
seven; each writes `value_network.json` beside the game's bots. Without a name all are trained.
How they learn is in `learn_face_to_face.py`, `learn_gallop.py` and `learn_scram.py`.
"""

import sys

from environment import run

if __name__ == "__main__":
    run("training", "learner.py", *sys.argv[1:])
