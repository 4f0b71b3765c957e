"""The engine against the independent reference: move by move, and by counting whole trees."""

import json
import random
from pathlib import Path

import pytest

from koloda.games.face_to_face.reference import from_saved, sequences
from tests.games.face_to_face.tables import GAME, legal, play
from tests.games.sequences import sequences_in_engine

COUNTS = Path(__file__).with_name("counts.json")


@pytest.mark.parametrize(("highest", "hand"), [(59, 6), (30, 6), (21, 4), (14, 3), (9, 3)])
def test_the_reference_finds_the_same_moves_and_the_same_winner(highest, hand, scale) -> None:
    for seed in range(scale(150)):
        state = GAME.deal(seed=seed, highest=highest, hand=hand)
        reference, chooser = from_saved(state.save()), random.Random(seed)
        while state.seat_to_move is not None:
            assert state.seat_to_move == reference.mover
            assert legal(state) == set(reference.legal())
            move = chooser.choice(reference.legal())
            play(state, move)
            reference = reference.after(move)
            for side, player in zip(state.save()["sides"], reference.players, strict=True):
                assert side["hand"] == sorted(player.hand)
                assert side["draw_pile"] == list(player.draw_pile)
                assert (side["ascending"], side["descending"]) == (
                    player.ascending,
                    player.descending,
                )
        assert state.outcome.winners == (reference.winner,)


def test_trees_have_as_many_branches_as_counted() -> None:
    for row in json.loads(COUNTS.read_text()):
        state = GAME.deal(seed=row["seed"], highest=row["highest"], hand=row["hand"])
        assert sequences_in_engine(state, row["depth"]) == row["sequences"], row


def test_the_counts_are_the_references() -> None:
    """Every third row; `count` wrote the whole file with the reference."""
    for row in json.loads(COUNTS.read_text())[::3]:
        reference = from_saved(
            GAME.deal(seed=row["seed"], highest=row["highest"], hand=row["hand"]).save()
        )
        assert sequences(reference, row["depth"]) == row["sequences"], row


def count() -> None:
    """Count again: python -m tests.games.face_to_face.test_reference"""
    rows = []
    for highest, hand, depth, seeds in [(9, 3, 9, 4), (14, 3, 8, 4), (14, 4, 6, 4), (59, 6, 4, 3)]:
        for seed in range(seeds):
            reference = from_saved(GAME.deal(seed=seed, highest=highest, hand=hand).save())
            row = {"highest": highest, "hand": hand, "seed": seed, "depth": depth}
            rows.append({**row, "sequences": sequences(reference, depth)})
    COUNTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    count()
