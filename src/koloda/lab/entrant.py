"""An entrant of an arena: a bot's name and, optionally, its own budget per move, in simulations or
seconds: `master`, `plain@500`, `strong@0.1s`, `cheat`. A bot of your own is `module:Bot`."""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Self

from koloda.bots.contract import Bot, Budget
from koloda.bots.levels import NoSuchBot, bot
from koloda.bots.search.bot import Clock
from koloda.engine.state import Seen, State

CHEAT = "cheat"
"""A bot that sees all cards, to show how much there is to win at most. Never offered to players."""
CHEATS_LIKE = "master"
"""The level whose search the cheat uses."""
GUESTS: dict[str, Callable[[str, int], Bot]] = {}
"""Other people's bots, made from a game and a seed; callers that provide bots add them here."""


def imported(name: str) -> Callable[[str, int], Bot]:
    """Return what `module:Bot` names; modules in the current folder are found too."""
    module, _, maker = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        made: Callable[[str, int], Bot] = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot(f"{name!r}: {error}") from error
    return made


@dataclass(frozen=True)
class Entrant:
    name: str
    budget: Budget | None = None
    """Its own budget; None: the arena's budget, or the bot's."""

    @classmethod
    def parse(cls, written: str) -> Self:
        name, at, budget = written.partition("@")
        if not at:
            return cls(name)
        if match := re.fullmatch(r"(\d+\.?\d*)s", budget):
            return cls(name, Budget(seconds=float(match[1])))
        if match := re.fullmatch(r"[1-9]\d*", budget):
            return cls(name, Budget(simulations=int(budget)))
        raise NoSuchBot(f"{written!r}: write a budget as strong@500 or strong@0.1s")

    def bot(self, game: str, seed: int, clock: Clock) -> Bot:
        if self.name in GUESTS:
            return GUESTS[self.name](game, seed)
        if ":" in self.name:
            return imported(self.name)(game, seed)
        return bot(game, CHEATS_LIKE if self.name == CHEAT else self.name, seed, clock=clock)

    def seen(self, state: State, seat: int) -> Seen:
        """Return what its seat knows or, if it cheats, everything but the shuffles to come."""
        if self.name == CHEAT:
            return Seen(state.game, state.position, seat)
        return state.seen_by(seat)
