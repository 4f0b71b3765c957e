"""Trains the outlooks of the bots, in an environment that has numpy.

`python bench/train.py face-to-face` and `python bench/train.py gallop` take about twenty minutes
each and write `outlook.json` beside the game's bots; without a name both are trained. How each
learns is in `learn_face_to_face.py` and `learn_gallop.py`.
"""

import sys

from environment import run

if __name__ == "__main__":
    run("training", "learner.py", *sys.argv[1:])
