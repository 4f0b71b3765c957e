"""The bots that are offered, by name: four levels for people, and three to measure them by."""

import time
from collections.abc import Callable
from dataclasses import replace

from koloda.bots.contract import Bot
from koloda.bots.face_to_face import levels as face_to_face
from koloda.bots.gallop import levels as gallop
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.random_bot import RandomBot
from koloda.bots.schotten_totten_2 import levels as schotten_totten_2
from koloda.bots.scram import levels as scram
from koloda.bots.scram import memory
from koloda.bots.search.bot import Clock, SearchBot
from koloda.bots.search.settings import SearchSettings
from koloda.engine.errors import KolodaError
from koloda.engine.rng import Rng

LEVELS = ("newcomer", "casual", "strong", "master")
"""For people, from the easiest on."""
USUAL = "casual"
"""Where nobody has said which."""
ADVISER = "strong"
"""Gives hints."""
STAND_IN = "strong"
"""Plays for who is gone or out of time: nobody should lose by that more than he must."""
PLAIN = SearchSettings(is_guided=False, exploration=0.7)
"""Textbook search, without a game's weights, beliefs or evaluation."""

LEVEL_SETTINGS = {
    "face-to-face": face_to_face,
    "gallop": gallop,
    "schotten-totten-2": schotten_totten_2,
    "scram": scram,
}

RECALL = {"scram": memory.of_a_newcomer}
"""What a newcomer still knows, where there is something to remember."""


class NoSuchBot(KolodaError, ValueError):
    """Says which there are."""


def makers(
    game: str, threads: int = 1, clock: Clock = time.perf_counter
) -> dict[str, Callable[[int], Bot]]:
    levels = LEVEL_SETTINGS[game]

    def searching(settings: SearchSettings) -> Callable[[int], Bot]:
        return lambda seed: SearchBot(replace(settings, threads=threads), seed, clock)

    return {
        "random": lambda seed: RandomBot(Rng(seed)),
        "greedy": PolicyBot,
        "plain": searching(PLAIN),
        "newcomer": lambda seed: PolicyBot(seed, levels.NEWCOMER, RECALL.get(game)),
        "casual": searching(levels.CASUAL),
        "strong": searching(levels.STRONG),
        "master": searching(levels.MASTER),
    }


def bot(game: str, name: str, seed: int, threads: int = 1, clock: Clock = time.perf_counter) -> Bot:
    """The bot of that name for a game; the seed fixes its choices."""
    found = makers(game, threads, clock)
    if name not in found:
        raise NoSuchBot(f"there is no bot {name!r}; there are {', '.join(found)}")
    return found[name](seed)
