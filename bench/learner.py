"""Teaches the bots what positions promise, game by game; `train.py` is the way in."""

import sys

import learn_face_to_face
import learn_gallop

GAMES = {"face-to-face": learn_face_to_face.learn, "gallop": learn_gallop.learn}

if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        GAMES[game]()
