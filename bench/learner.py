"""Trains the bots' value networks, game by game; run it through `train.py`."""

import argparse

import learn_face_to_face
import learn_gallop
import learn_scram

GAMES = {
    "face-to-face": learn_face_to_face.learn,
    "gallop": learn_gallop.learn,
    "scram": learn_scram.learn,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="train.py", description="Train the bots' value networks.")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)} (default: all)")
    asked = parser.parse_args()
    for game in asked.game:
        if game not in GAMES:
            parser.error(f"{game!r} has no value network; {', '.join(GAMES)} have one")
    for game in asked.game or GAMES:
        GAMES[game]()
