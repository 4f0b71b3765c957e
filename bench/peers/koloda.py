"""Our own engine, in whichever build the environment asks for."""

import batches
from worker import Contender, Sampler

import koloda
from koloda.lab.speed import Trial
from koloda.research import Batch

NAME = "Koloda" if koloda.compiled else "Koloda uncompiled"


def version() -> str:
    return koloda.__version__


def contenders() -> list[Contender]:
    return [
        contender(game, players) for game in koloda.games() for players in koloda.game(game).seats
    ]


def contender(game: str, players: int) -> Contender:
    samplers: dict[str, Sampler] = {**Trial(game, players).samplers}
    if koloda.compiled:
        samplers["batched"] = batches.sampler(Batch(game, batches.GAMES, players))
    return Contender(
        game=game,
        players=players,
        language="Cython" if koloda.compiled else "Python",
        samplers=samplers if koloda.compiled else {"inside": samplers["inside"]},
    )
