"""Trains the outlook of the bots at Gallop across Europe, in an environment that has numpy.

`python bench/train.py` takes about twenty minutes and writes `src/koloda/bots/gallop/outlook.json`;
what it does is in `learner.py`.
"""

from environment import run

if __name__ == "__main__":
    run("training", "learner.py")
