"""Golden games: one random game per variant, as a record and as a playthrough of every seat's view.

They pin the rules and the random numbers forever, in both builds. After an intended change,
`python -m tests.golden` rewrites them; read the difference before you commit it.
"""

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from koloda import Record
from tests.variants import VARIANTS, Variant

FOLDER = Path(__file__).parent
SEED = 2026
EVERY = 40
"""The views are printed in full once per this many moves; in between, a digest replaces them."""


def record(variant: Variant) -> Record:
    chooser = random.Random(SEED)
    names = [f"seat {seat}" for seat in range(variant.players)]
    golden = Record(variant.game, variant.players, variant.options, SEED, names)
    state = golden.start()
    while state.seat_to_move is not None:
        golden.moves.append(chooser.choice(state.legal_moves()))
        state.play(golden.moves[-1])
    return golden


def playthrough(golden: Record) -> Iterator[str]:
    for number, state in enumerate(golden.states()):
        is_last = number == len(golden.moves)
        views = [json.dumps(state.view(seat)) for seat in [*range(state.players), None]]
        yield f"after {number} moves: seat {state.seat_to_move} to move"
        if number % EVERY == 0 or is_last:
            yield str(state)
            yield from views
        else:
            yield "views " + sha256("\n".join(views).encode()).hexdigest()[:16]
        if not is_last:
            yield "legal " + " ".join(state.text(move) for move in state.legal_moves())
            yield "plays " + state.text(golden.moves[number])


def text(lines: Iterator[str]) -> str:
    return "".join(line + "\n" for line in lines)


def files(variant: Variant) -> dict[Path, str]:
    golden = record(variant)
    return {
        FOLDER / f"{variant}.jsonl": text(golden.lines()),
        FOLDER / f"{variant}.txt": text(playthrough(golden)),
    }


def write() -> None:
    for variant in VARIANTS:
        for path, content in files(variant).items():
            path.write_text(content, encoding="utf-8")
