"""Pgx: many games at once, compiled by JAX for the CPU."""

import sys
from functools import partial
from importlib import metadata
from pathlib import Path
from time import process_time
from typing import Any

import jax  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from jax import numpy as jnp
from pgx.experimental import auto_reset  # type: ignore[import-not-found]
from worker import Contender

NAME = "pgx"

GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")

# compiling takes longer than measuring, so keep its results in the peer's environment
jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / "compiled"))

BATCH = 1024
STEPS = 20
"""Per call, for the figure `inside`."""


def version() -> str:
    return metadata.version("pgx")


def contenders() -> list[Contender]:
    return [
        Contender(
            game,
            "JAX",
            {"dealt": trial.dealt, "inside": trial.inside, "batched": trial.inside},
            f"{BATCH} games at once; chooses and deals within a step; states are immutable, "
            "an observation is made at each step: nothing to copy or view",
        )
        for game in GAMES
        for trial in [Trial(game)]
    ]


class Trial:
    """One game; each of its samplers times a small sample."""

    def __init__(self, game: str) -> None:
        env = pgx.make(game)
        self.init = jax.jit(jax.vmap(env.init))
        self.step = jax.vmap(auto_reset(env.step, env.init))
        self.key = jax.random.PRNGKey(0)
        self.state: Any = None

    def dealt(self) -> tuple[int, float]:
        """Time calls from Python that each make one step of the whole batch."""
        return self.timed(1)

    def inside(self) -> tuple[int, float]:
        return self.timed(STEPS)

    def timed(self, steps: int) -> tuple[int, float]:
        if self.state is None:
            self.state = self.init(jax.random.split(self.key, BATCH))
        start = process_time()
        self.key, key = jax.random.split(self.key)
        self.state = self.advanced(self.state, key, steps)
        jax.block_until_ready(self.state)
        return BATCH * steps, process_time() - start

    @partial(jax.jit, static_argnums=(0, 3))
    def advanced(self, state: Any, key: Any, steps: int) -> Any:
        return jax.lax.scan(self.move, state, jax.random.split(key, steps))[0]

    def move(self, state: Any, key: Any) -> tuple[Any, None]:
        choosing, stepping = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return self.step(state, actions, jax.random.split(stepping, BATCH)), None
