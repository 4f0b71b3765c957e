"""RLCard: one environment per game; every step also builds the next seat's observation."""

from copy import deepcopy
from importlib import metadata
from random import Random
from time import process_time

import rlcard  # type: ignore[import-not-found]
from worker import Contender, Sampler

NAME = "RLCard"

GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
UNCOPIABLE = {"gin-rummy"}
"""`deepcopy` fails on a module that these games hold."""

COPIES = 8
VIEWS = 64
"""How many views a sample takes."""


def version() -> str:
    return metadata.version("rlcard")


def contenders() -> list[Contender]:
    return [Trial(game).contender() for game in GAMES]


class Trial:
    """One game; each of its samplers times a small sample."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.env = rlcard.make(name, config={"seed": 0})
        self.random = Random(0)

    def contender(self) -> Contender:
        samplers: dict[str, Sampler] = {
            "driven": self.driven,
            "dealt": self.dealt,
            "view": self.view,
        }
        notes = ["a step makes an observation", "view: get_state", "no playouts inside"]
        if self.name in UNCOPIABLE:
            notes.append("can't be copied")
        else:
            samplers["clone"] = self.clone
            notes.append("clone: deepcopy")
        return Contender(self.name, "Python", samplers, "; ".join(notes))

    def driven(self) -> tuple[int, float]:
        observed, _ = self.env.reset()
        start = process_time()
        moves = self.drive(observed)
        return moves, process_time() - start

    def dealt(self) -> tuple[int, float]:
        start = process_time()
        observed, _ = self.env.reset()
        moves = self.drive(observed)
        return moves, process_time() - start

    def clone(self) -> tuple[int, float]:
        self.play_half()
        start = process_time()
        for _ in range(COPIES):
            deepcopy(self.env)
        return COPIES, process_time() - start

    def view(self) -> tuple[int, float]:
        self.play_half()
        get_state = self.env.get_state
        seat = self.env.get_player_id()
        start = process_time()
        for _ in range(VIEWS):
            get_state(seat)
        return VIEWS, process_time() - start

    def drive(self, observed: dict[str, dict[int, object]]) -> int:
        env = self.env
        random = self.random.random
        moves = 0
        while not env.is_over():
            legal = list(observed["legal_actions"])
            observed, _ = env.step(legal[int(random() * len(legal))])
            moves += 1
        return moves

    def play_half(self) -> None:
        """Start a new game and play half as many moves as a random game took."""
        observed, _ = self.env.reset()
        half = self.drive(observed) // 2
        while True:
            observed, _ = self.env.reset()
            for _ in range(half):
                if self.env.is_over():
                    break
                observed, _ = self.env.step(self.random.choice(list(observed["legal_actions"])))
            if not self.env.is_over():
                return
