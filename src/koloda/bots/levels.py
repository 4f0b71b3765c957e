"""The bots on offer, by name: four levels for people, and three to measure the levels against."""

import time
from collections.abc import Callable
from dataclasses import replace

from koloda.bots.contract import Bot
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.random_bot import RandomBot
from koloda.bots.registry import BOTS
from koloda.bots.search.bot import Clock, SearchBot
from koloda.bots.search.settings import SearchSettings
from koloda.engine.errors import KolodaError
from koloda.engine.rng import Rng

LEVELS = ("newcomer", "casual", "strong", "master")
"""For people, easiest first."""
USUAL = "casual"
"""Plays where nobody has chosen a level."""
ADVISER = "strong"
"""Gives hints."""
STAND_IN = "strong"
"""Plays for people who are gone or out of time, where hints are allowed. It is strong so that a
disconnect costs as little as possible."""
PLAIN_STAND_IN = LEVELS[0]
"""Does the same where hints are forbidden: nobody may gain by letting time run out."""
PLAIN = SearchSettings(is_guided=False, exploration=0.7)
"""Textbook search, which knows nothing of a game but its rules."""


class NoSuchBot(KolodaError, ValueError):
    """Says which bots there are."""


def makers(
    game: str, threads: int = 1, clock: Clock = time.perf_counter
) -> dict[str, Callable[[int], Bot]]:
    """Return for each bot of a game, by name, the function that makes it from a seed."""
    levels = BOTS[game].levels

    def searching(settings: SearchSettings) -> Callable[[int], Bot]:
        return lambda seed: SearchBot(replace(settings, threads=threads), seed, clock)

    return {
        "random": lambda seed: RandomBot(Rng(seed)),
        "greedy": PolicyBot,
        "plain": searching(PLAIN),
        "newcomer": lambda seed: PolicyBot(seed, levels.newcomer.sharpness, levels.newcomer.recall),
        "casual": searching(levels.casual),
        "strong": searching(levels.strong),
        "master": searching(levels.master),
    }


def bot(game: str, name: str, seed: int, threads: int = 1, clock: Clock = time.perf_counter) -> Bot:
    """Return a game's bot of that name. The seed fixes its choices."""
    found = makers(game, threads, clock)
    if name not in found:
        raise NoSuchBot(f"there is no bot {name!r}; there are {', '.join(found)}")
    return found[name](seed)
