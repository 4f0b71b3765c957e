"""One revision of our own engine, for `compare.py`, which puts that revision's sources on the path.

Every revision is measured by this tree's code, so this file and `koloda/lab/speed.py` may import
only what the older revision has too.
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import randrange
from time import process_time
from typing import Any

from worker import Contender, Sampler

import koloda
from koloda.bots.contract import Budget
from koloda.bots.levels import bot

SPEED = Path(__file__).parents[2] / "src" / "koloda" / "lab" / "speed.py"
FIGURES = ("inside", "driven", "clone", "view", "search")
SIMULATIONS = 100
"""For each move of a guided search."""
POSITIONS = 12
"""Searched in one sample of it."""
NAME = "Koloda"
PADDING: list[bytearray] = []


def version() -> str:
    """Return the tree from which the engine was imported."""
    if not koloda.compiled:
        raise RuntimeError("it is not compiled")
    assert koloda.__file__
    return str(Path(koloda.__file__).parents[2])


def contenders() -> list[Contender]:
    PADDING.extend(padding())
    speed = speed_of_this_tree()
    return [
        Contender(game, "Cython", samplers(speed, game, players), players=players)
        for game in koloda.games()
        for players in koloda.game(game).seats
    ]


def padding() -> list[bytearray]:
    """Return blocks of random sizes, some of them freed, so that every process has another heap.

    Whether an array of a bot's network straddles cache lines depends on where the heap puts it, in
    the same way each time a program starts. That alone makes `guided` a quarter slower or faster.
    """
    blocks = [bytearray(16 * randrange(40, 2000)) for _ in range(300)]
    return [block for number, block in enumerate(blocks) if number % 3]


def speed_of_this_tree() -> Any:
    spec = spec_from_file_location("speed_of_this_tree", SPEED)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samplers(speed: Any, game: str, players: int) -> dict[str, Sampler]:
    trial = speed.Trial(game, players)

    def guided() -> tuple[int, float]:
        """Time simulations of the strong bot, which weighs moves and evaluates leaves."""
        states = [state for state in trial.midgames if len(state.legal_moves()) > 1][:POSITIONS]
        seen = [state.seen_by(state.seat_to_move) for state in states]
        strong = bot(game, "strong", seed=0)
        start = process_time()
        done = sum(
            strong.choose(each, Budget(simulations=SIMULATIONS)).simulations for each in seen
        )
        return done, process_time() - start

    return {**{name: getattr(trial, name) for name in FIGURES}, "guided": guided}
