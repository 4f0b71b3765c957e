"""Golden games: one random game a variant, as a record and as a playthrough of every seat's view.

They hold rules and random numbers in place for ever, in both builds. After a wanted change:
`python -m tests.golden` writes them anew; read the difference before you commit it.
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
"""Each so many moves the views are printed whole; between them, a digest stands for them."""


def record(variant: Variant) -> Record:
    chooser = random.Random(SEED)
    names = [f"seat {seat}" for seat in range(variant.players)]
    made = Record(variant.game, variant.players, variant.options, SEED, names)
    state = made.start()
    while state.seat_to_move is not None:
        made.moves.append(chooser.choice(state.legal_moves()))
        state.play(made.moves[-1])
    return made


def playthrough(made: Record) -> Iterator[str]:
    for number, state in enumerate(made.states()):
        is_last = number == len(made.moves)
        views = [json.dumps(state.view(seat)) for seat in [*range(state.players), None]]
        yield f"after {number} moves: seat {state.seat_to_move} to move"
        if number % EVERY == 0 or is_last:
            yield str(state)
            yield from views
        else:
            yield "views " + sha256("\n".join(views).encode()).hexdigest()[:16]
        if not is_last:
            yield "legal " + " ".join(state.text(move) for move in state.legal_moves())
            yield "plays " + state.text(made.moves[number])


def text(lines: Iterator[str]) -> str:
    return "".join(line + "\n" for line in lines)


def files(variant: Variant) -> dict[Path, str]:
    made = record(variant)
    return {
        FOLDER / f"{variant}.jsonl": text(made.lines()),
        FOLDER / f"{variant}.txt": text(playthrough(made)),
    }


def write() -> None:
    for variant in VARIANTS:
        for path, content in files(variant).items():
            path.write_text(content, encoding="utf-8")
