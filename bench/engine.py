"""An engine under measurement, in its own process and environment."""

import json
import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Any, Self

from koloda.lab.speed import Slice

WORKER = Path(__file__).parent / "worker.py"
PATIENCE = 180
"""Seconds to wait for an answer; compiling with JAX takes longest."""


class Absent(Exception):
    """An engine or one of its figures can't be measured; the message says why."""


@dataclass
class Entry:
    """One game of an engine, and the slices taken of it so far."""

    engine: "Engine"
    index: int
    game: str
    players: int | None
    language: str
    note: str
    slices: dict[str, list[Slice]] = field(default_factory=dict)

    def warm_up(self, figure: str, seconds: float = 0.0, samples: int = 1) -> int:
        """Measure without keeping the result; return how many samples were taken."""
        taken: int = self.measured(figure, seconds, samples)["samples"]
        return taken

    def take(self, figure: str, seconds: float = 0.0, samples: int = 1) -> None:
        """Add a slice that takes at least this long and has at least this many samples."""
        answer = self.measured(figure, seconds, samples)
        self.slices[figure].append(Slice(answer["done"], answer["seconds"]))

    def measured(self, figure: str, seconds: float, samples: int) -> dict[str, Any]:
        return self.engine.ask(
            {"contender": self.index, "figure": figure, "seconds": seconds, "samples": samples}
        )


class Engine:
    """A process that runs `peers/<module>.py` and stays idle until it is asked for a slice."""

    def __init__(
        self, module: str, python: Path, log: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        with log.open("w") as errors:
            self.process = subprocess.Popen(
                [python, WORKER, module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **(environment or {})},
            )
        introduction = self.answer()
        self.name: str = introduction["peer"]
        self.version: str = introduction["version"]
        self.entries = [
            Entry(
                self,
                index,
                contender["game"],
                contender["players"],
                contender["language"],
                contender["note"],
                {figure: [] for figure in contender["figures"]},
            )
            for index, contender in enumerate(introduction["contenders"])
        ]

    def ask(self, request: Mapping[str, object]) -> dict[str, Any]:
        assert self.process.stdin
        try:
            print(json.dumps(request), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Absent("its process has ended") from None
        return self.answer()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout
        impatience = Timer(PATIENCE, self.process.kill)
        impatience.start()
        line = self.process.stdout.readline()
        impatience.cancel()
        if not line:
            raise Absent(f"its process ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Absent(answer["error"])
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()
