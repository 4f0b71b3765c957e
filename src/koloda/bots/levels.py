"""The bots that are offered, by name: four levels for people, and three to measure them by."""

import time
from collections.abc import Callable
from dataclasses import replace

from koloda.bots.contract import Bot
from koloda.bots.face_to_face import minds as face_to_face
from koloda.bots.gallop import minds as gallop
from koloda.bots.hunch import HunchBot
from koloda.bots.mind import Mind
from koloda.bots.schotten_totten_2 import minds as schotten_totten_2
from koloda.bots.scram import memory
from koloda.bots.scram import minds as scram
from koloda.bots.searching import Clock, SearchBot
from koloda.bots.uniform import UniformBot
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
PLAIN = Mind(has_sense=False, exploration=0.7)
"""Search without a game's sense, as it is in the books."""

MINDS = {
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
    minds = MINDS[game]

    def searching(mind: Mind) -> Callable[[int], Bot]:
        return lambda seed: SearchBot(replace(mind, threads=threads), seed, clock)

    return {
        "random": lambda seed: UniformBot(Rng(seed)),
        "greedy": HunchBot,
        "plain": searching(PLAIN),
        "newcomer": lambda seed: HunchBot(seed, minds.NEWCOMER, RECALL.get(game)),
        "casual": searching(minds.CASUAL),
        "strong": searching(minds.STRONG),
        "master": searching(minds.MASTER),
    }


def bot(game: str, name: str, seed: int, threads: int = 1, clock: Clock = time.perf_counter) -> Bot:
    """The bot of that name for a game; the seed fixes its choices."""
    found = makers(game, threads, clock)
    if name not in found:
        raise NoSuchBot(f"there is no bot {name!r}; there are {', '.join(found)}")
    return found[name](seed)
