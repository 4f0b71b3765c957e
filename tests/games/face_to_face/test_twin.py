"""The engine against the independent twin: move by move, and by counting whole trees."""

import json
import random
from pathlib import Path

import pytest

from koloda import State
from tests.games.face_to_face.tables import GAME, legal, play
from tests.games.face_to_face.twin import from_saved, sequences

COUNTS = Path(__file__).with_name("counts.json")


def sequences_in_engine(state: State, depth: int) -> int:
    moves = state.legal_moves() if depth else []
    total = 0
    for move in moves:
        branch = state.clone()
        branch.play(move)
        total += sequences_in_engine(branch, depth - 1)
    return total if moves else 1


@pytest.mark.parametrize(("highest", "hand"), [(59, 6), (30, 6), (21, 4), (14, 3), (9, 3)])
def test_the_twin_finds_the_same_moves_and_the_same_winner(highest, hand, scale) -> None:
    for seed in range(scale(150)):
        state = GAME.deal(seed=seed, highest=highest, hand=hand)
        twin, chooser = from_saved(state.save()), random.Random(seed)
        while state.seat_to_move is not None:
            assert state.seat_to_move == twin.mover
            assert legal(state) == set(twin.legal())
            move = chooser.choice(twin.legal())
            play(state, move)
            twin = twin.after(move)
            for side, player in zip(state.save()["sides"], twin.players, strict=True):
                assert side["hand"] == sorted(player.hand)
                assert side["draw_pile"] == list(player.pile)
                assert (side["ascending"], side["descending"]) == (player.up, player.down)
        assert state.outcome.winners == (twin.winner,)


def test_trees_have_as_many_branches_as_counted() -> None:
    for row in json.loads(COUNTS.read_text()):
        state = GAME.deal(seed=row["seed"], highest=row["highest"], hand=row["hand"])
        assert sequences_in_engine(state, row["depth"]) == row["sequences"], row


def test_the_counts_are_the_twins() -> None:
    """Every third: the file itself is made by this twin, all of it when it runs as a program."""
    for row in json.loads(COUNTS.read_text())[::3]:
        twin = from_saved(
            GAME.deal(seed=row["seed"], highest=row["highest"], hand=row["hand"]).save()
        )
        assert sequences(twin, row["depth"]) == row["sequences"], row


def count() -> None:
    """Count anew: python -m tests.games.face_to_face.test_twin"""
    rows = []
    for highest, hand, depth, seeds in [(9, 3, 9, 4), (14, 3, 8, 4), (14, 4, 6, 4), (59, 6, 4, 3)]:
        for seed in range(seeds):
            twin = from_saved(GAME.deal(seed=seed, highest=highest, hand=hand).save())
            row = {"highest": highest, "hand": hand, "seed": seed, "depth": depth}
            rows.append({**row, "sequences": sequences(twin, depth)})
    COUNTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    count()
