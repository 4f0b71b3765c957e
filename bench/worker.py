"""One engine's side of the bench: `python worker.py PEER` measures slices on request.

It introduces itself with one line of JSON, and answers each line it reads with another. It needs
only the standard library, so it runs in every peer's environment.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TextIO

Sampler = Callable[[], tuple[int, float]]
"""Times a small sample; returns how often something was done, and the CPU seconds it took."""


@dataclass(frozen=True)
class Contender:
    """One game of an engine, with the figures it supports."""

    game: str
    language: str
    """The language in which its rules run."""
    samplers: dict[str, Sampler]
    """By figure, without those it doesn't support."""
    note: str = ""
    """How moves were counted, and what is missing."""
    players: int | None = None
    """Given if a game is measured with several numbers of players."""


def introduction(name: str, version: str, contenders: list[Contender]) -> dict[str, object]:
    return {
        "peer": name,
        "version": version,
        "contenders": [
            {
                "game": contender.game,
                "players": contender.players,
                "language": contender.language,
                "figures": list(contender.samplers),
                "note": contender.note,
            }
            for contender in contenders
        ],
    }


def take(sample: Sampler, seconds: float, samples: int) -> dict[str, object]:
    """Sample until this many seconds were timed and this many samples were taken."""
    taken, done, spent = 0, 0, 0.0
    while taken < samples or spent < seconds:
        more, longer = sample()
        taken += 1
        done += more
        spent += longer
    return {"samples": taken, "done": done, "seconds": spent}


def reason(error: Exception) -> dict[str, object]:
    traceback.print_exception(error)
    lines = str(error).splitlines() or [""]
    return {"error": f"{type(error).__name__}: {lines[0]}"}


def serve(module: str, answers: TextIO) -> None:
    def answer(message: dict[str, object]) -> None:
        print(json.dumps(message), file=answers, flush=True)

    try:
        peer = import_module(f"peers.{module}")
        contenders: list[Contender] = peer.contenders()
        answer(introduction(peer.NAME, peer.version(), contenders))
    except Exception as error:
        answer(reason(error))
        return
    for line in sys.stdin:
        request = json.loads(line)
        sample = contenders[request["contender"]].samplers[request["figure"]]
        try:
            answer(take(sample, request["seconds"], request["samples"]))
        except Exception as error:
            answer(reason(error))


if __name__ == "__main__":
    # some libraries print greetings: send them to stderr, and keep stdout for the answers
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    # stay on one core, whatever threads a library starts
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    serve(sys.argv[1], answers)
