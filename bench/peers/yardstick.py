"""Schotten Totten 2, base game, in hand-written C: the yardstick for our engine."""

import subprocess
from functools import cache
from pathlib import Path

from worker import Contender

NAME = "hand-written C"
HERE = Path(__file__).resolve().parents[1]
SOURCE = HERE / "yardstick" / "schotten_totten_2.c"
PROGRAM = HERE / "results" / "yardstick"
SECONDS = 0.1


def version() -> str:
    done = subprocess.run(["cc", "-dumpversion"], capture_output=True, text=True, check=True)
    return f"(cc {done.stdout.strip()} -O3)"


def contenders() -> list[Contender]:
    compiled()
    return [
        Contender(
            game="schotten-totten-2",
            players=2,
            language="C",
            samplers={"inside": playouts},
            note="Base rules, the same moves as ours; it shares nothing with the engine.",
        )
    ]


@cache
def compiled() -> Path:
    subprocess.run(["cc", "-O3", "-o", PROGRAM, SOURCE], check=True)
    return PROGRAM


def playouts() -> tuple[int, float]:
    done = subprocess.run([compiled(), str(SECONDS)], capture_output=True, text=True, check=True)
    rate = float(done.stdout.split()[0])
    return round(rate * SECONDS), SECONDS
