"""The engine against the independent reference: move by move, and by counting whole trees."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from koloda import State
from koloda.games.schotten_totten_2.reference import Table, kept, sequences
from tests.games.schotten_totten_2.tables import GAME, legal, play, table
from tests.games.sequences import sequences_in_engine

COUNTS = Path(__file__).with_name("counts.json")


def play_beside_the_reference(seed: int, **options: Any) -> None:
    state = GAME.deal(seed=seed, **options)
    reference, chooser = Table(state.save()), random.Random(seed)
    while state.seat_to_move is not None:
        moves = reference.legal()
        assert legal(state) == set(moves)
        assert len(state.legal_moves()) == len(moves)
        move = chooser.choice(moves)
        play(state, move)
        reference.play(move)
        saved = state.save()
        reference.adopt(saved)
        assert kept(saved) == reference.public()
        assert [tile["claimable"] for tile in state.view(None)["tiles"]] == [
            reference.winner is None and tile in reference.claims() for tile in range(1, 8)
        ]
    assert state.outcome.winners == (reference.winner,)


@pytest.mark.parametrize(
    ("games", "options"),
    [
        (200, {}),
        (60, {"tactics": True}),
        (20, {"match": "revenge"}),
        (10, {"match": "revenge", "tactics": True}),
    ],
)
def test_the_reference_finds_the_same_moves_and_the_same_end(games, options, scale) -> None:
    for seed in range(scale(games)):
        play_beside_the_reference(seed, **options)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "options"),
    [
        (3000, {}),
        (600, {"tactics": True}),
        (200, {"match": "revenge"}),
        (100, {"match": "revenge", "tactics": True}),
    ],
)
def test_the_reference_agrees_over_many_games(games, options, scale) -> None:
    for seed in range(10**6, 10**6 + scale(games)):
        play_beside_the_reference(seed, **options)


SMALL_TABLES = [
    # the whole rest of a game
    (
        {
            "attack": {"4": "R10"},
            "defence": {"4": "G9"},
            "hands": ["R11 R0", "G11 P1"],
            "deck": "B1",
        },
        5,
    ),
    # claims, clashes and oil
    (
        {
            "attack": {"4": "R10", "3": "B9 B10", "7": "R0"},
            "defence": {"4": "R9", "3": "G4", "7": "P1 P3"},
            "hands": ["R11 B11", "R8 G0"],
            "deck": "B1 B2 B3 G11",
        },
        4,
    ),
    # no room but after a retreat or a claim
    (
        {
            "attack": {
                "1": "R1 G1 B1",
                "2": "R2 G3 B5 Y7",
                "3": "R4 G4 B8",
                "4": "R10 R11",
                "5": "R6 G7 B9",
                "6": "Y1 Y2 P4 P5",
                "7": "Y3 Y5 P6",
            },
            "hands": ["P1", "P2"],
            "deck": "G11 B11",
        },
        4,
    ),
    # the last tiles, damaged
    (
        {
            "attack": {"2": "R11", "4": "R0 G1 B2", "6": "B7"},
            "defence": {"2": "B9", "4": "Y0", "6": "R9 G10"},
            "hands": ["G11 Y3", "R8 G0"],
            "deck": "B1 Y1",
            "damaged": [2, 4, 6],
        },
        4,
    ),
    # actions
    (
        {
            "attack": {"3": "R1 J1"},
            "defence": {"3": "G2", "5": "B11"},
            "hands": ["redeployment desertion B0", "treason recruitment P1"],
            "deck": "B1 B2",
            "tactics_deck": "H S",
            "tactics": True,
        },
        4,
    ),
    (
        {
            "attack": {"3": "R1 J1", "4": "G5"},
            "defence": {"4": "G6"},
            "hands": ["explosion S P2", "J2 treason P1"],
            "deck": "B1 B2",
            "tactics_deck": "H",
            "tactics": True,
            "seat": 1,
        },
        3,
    ),
    # a swap
    (
        {
            "attack": {"4": "R1"},
            "hands": ["swap B1 J1 J2 desertion", "P1 P2 P3 S"],
            "deck": "B5 B6",
            "tactics_deck": "H",
            "tactics": True,
            "moves": ["SWA"],
        },
        7,
    ),
]


def small_table(row: dict[str, Any]) -> State:
    walls = {
        name: {int(tile): cards for tile, cards in row[name].items()}
        for name in ("attack", "defence")
        if name in row
    }
    fields = {name: value for name, value in row.items() if name != "moves"}
    state = table(**{**fields, **walls, "hands": tuple(row["hands"])})
    return play(state, *row.get("moves", ()))


def test_trees_have_as_many_branches_as_counted(scale) -> None:
    rows = json.loads(COUNTS.read_text())
    assert len(rows) >= 2 * len(SMALL_TABLES)
    for row in rows:
        if row["sequences"] <= scale(10**6):
            state = small_table(row["table"])
            assert sequences_in_engine(state, row["depth"]) == row["sequences"], row


def test_the_counts_are_the_references(scale) -> None:
    """Only the small ones; `count` wrote the whole file with the reference."""
    checked = 0
    for row in json.loads(COUNTS.read_text()):
        if row["sequences"] <= scale(2000):
            reference = Table(small_table(row["table"]).save())
            assert sequences(reference, row["depth"]) == row["sequences"], row
            checked += 1
    assert checked >= 5


def count() -> None:
    """Count again: python -m tests.games.schotten_totten_2.test_reference"""
    rows = []
    for row, deepest in SMALL_TABLES:
        for depth in range(1, deepest + 1):
            reference = Table(small_table(row).save())
            rows.append({"table": row, "depth": depth, "sequences": sequences(reference, depth)})
            print(rows[-1]["depth"], rows[-1]["sequences"], flush=True)
    COUNTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    count()
