"""Trains the outlooks of the bots, in an environment that has numpy.

`python bench/train.py face-to-face` takes about ten minutes, `python bench/train.py gallop` about
twenty; each writes `outlook.json` beside the game's bots. Without a name both are trained. How they
learn is in `learn_face_to_face.py` and `learn_gallop.py`.
"""

import sys

from environment import run

if __name__ == "__main__":
    run("training", "learner.py", *sys.argv[1:])
