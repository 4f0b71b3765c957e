"""PettingZoo: its classic card games, which are RLCard's behind the agent-environment cycle."""

from importlib import metadata
from random import Random
from time import process_time
from types import ModuleType

from pettingzoo.classic import (  # type: ignore[import-not-found]
    leduc_holdem_v4,
    texas_holdem_v4,
)
from worker import Contender

NAME = "PettingZoo"

GAMES = {"leduc_holdem_v4": leduc_holdem_v4, "texas_holdem_v4": texas_holdem_v4}

VIEWS = 64
"""How many views a sample takes."""


def version() -> str:
    return metadata.version("pettingzoo")


def contenders() -> list[Contender]:
    return [Trial(module).contender(game) for game, module in GAMES.items()]


class Trial:
    """One game; each of its samplers times a small sample."""

    def __init__(self, module: ModuleType) -> None:
        self.env = module.env()
        self.env.reset(seed=0)
        self.random = Random(0)

    def contender(self, game: str) -> Contender:
        return Contender(
            game,
            "Python",
            {
                "driven": self.driven,
                "dealt": self.dealt,
                "view": self.view,
                "batched": self.dealt,  # one game at a time is all it has
            },
            "view: observe, after the deal; can't be copied: deepcopy gives an environment "
            "without a game; no playouts inside",
        )

    def driven(self) -> tuple[int, float]:
        self.env.reset()
        start = process_time()
        moves = self.drive()
        return moves, process_time() - start

    def dealt(self) -> tuple[int, float]:
        start = process_time()
        self.env.reset()
        moves = self.drive()
        return moves, process_time() - start

    def view(self) -> tuple[int, float]:
        self.env.reset()
        observe = self.env.observe
        agent = self.env.agent_selection
        start = process_time()
        for _ in range(VIEWS):
            observe(agent)
        return VIEWS, process_time() - start

    def drive(self) -> int:
        env = self.env
        random = self.random.random
        moves = 0
        while True:
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return moves
            legal = observed["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(random() * len(legal))])
            moves += 1
