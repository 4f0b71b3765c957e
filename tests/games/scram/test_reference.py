"""The engine against the independent reference: moves, views, knowledge, and counts."""

import json
import random
from pathlib import Path

import pytest

from koloda import State
from koloda.games.scram.reference import Table, sequences
from tests.games.scram.tables import GAME, legal, saved
from tests.games.sequences import sequences_in_engine

COUNTS = Path(__file__).with_name("counts.json")

SMALL = {
    "four": saved("5? 2", "3? 9", "5?", "4?0", deck="6 12 9 10"),
    "two cards left": saved("= 2?", "7", "=? 2", "8?", deck="11 5! 13"),
    "nothing but a deck": saved("", "1?", "", "2", deck="12 9 8 7 6"),
    "solo": saved("1? 1 2", "3", "4?", deck="10 8 11", seat=1),
    "six": saved("5?", "4", "5", "3?", "", "2", deck="13 6 9"),
    "penalties": saved("1? 2 3? 4", "9", "8", "7", deck="4 11? 12"),
}
"""Few cards in the camps and fewer in the deck, so that everything that can happen is counted."""


def compare(state: State, reference: Table) -> None:
    assert legal(state) == reference.options
    if reference.options:
        assert state.seat_to_move == reference.mover
    for seat in [*range(state.players), None]:
        view = state.view(seat)
        for frame in ("game", "seat", "seat_to_move", "outcome"):
            view.pop(frame)
        if "counted" in view:
            view["counted"].pop("lines")
        assert view == reference.view(seat)
    for seat in range(state.players):
        seen = state.seen_by(seat).save()
        memory = reference.memory(seat)
        assert {name: seen[name] for name in memory} == memory


def choose(options: set[str], chooser: random.Random) -> str:
    """Choose at random, but stop pushing earlier and call less often, or all camps fill up."""
    if "O" in options and chooser.random() < 0.5:
        return "O"
    if "S" in options and chooser.random() < 0.7:
        return "D"
    return chooser.choice(sorted(options))


def play_turns(players: int, turns: int, seed: int) -> None:
    played = 0
    while played < turns:
        chooser = random.Random(seed)
        state = GAME.deal(seed=seed, players=players, memory_aid=seed % 3 == 0)
        reference = Table(state.save())
        compare(state, reference)
        while state.seat_to_move is not None:
            move = choose(reference.options, chooser)
            state.play(state.parse(move))
            if move == "N":
                reference.take_over(state.save())
            reference.play(move)
            compare(state, reference)
            played += reference.phase == "turn"
        seed += 1


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_reference_sees_and_knows_the_same_at_every_step(players, scale) -> None:
    play_turns(players, scale(600), seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 10_000, 1_000))
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_reference_sees_and_knows_the_same_over_100_000_turns(players, start) -> None:
    play_turns(players, 3_400, seed=100_000 + start)


def test_trees_have_as_many_branches_as_counted() -> None:
    for row in json.loads(COUNTS.read_text()):
        state = GAME.load(SMALL[row["position"]])
        assert sequences_in_engine(state, row["depth"]) == row["sequences"], row


def test_the_counts_are_those_of_the_reference() -> None:
    """Check the shallower ones; running this file as a program counts all of them."""
    for row in json.loads(COUNTS.read_text()):
        if row["sequences"] < 1500:
            assert sequences(SMALL[row["position"]], row["depth"]) == row["sequences"], row


def count() -> None:
    """Write the counts again: python -m tests.games.scram.test_reference"""
    rows = []
    for position in SMALL:
        for depth in range(1, 12):
            number = sequences(SMALL[position], depth)
            if number > 60_000 or (rows and rows[-1]["sequences"] == number and depth > 4):
                break
            rows.append({"position": position, "depth": depth, "sequences": number})
    COUNTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    count()
