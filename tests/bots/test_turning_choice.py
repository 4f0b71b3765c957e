"""The choice that cost most: a real choice, honest, and the same for everybody."""

from pathlib import Path

import pytest

import koloda
from koloda import Record, tutorials
from koloda.bots import turning_choice as module
from koloda.bots.curve import chances
from koloda.bots.turning_choice import (
    TurningChoice,
    costliest,
    costly_steps,
    expected,
    turning_choices,
)

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def record() -> Record:
    return Record.read(GOLDEN / "face-to-face-2-highest=14-hand=3-first=1.jsonl", koloda.game)


@pytest.fixture(autouse=True)
def quick(monkeypatch, scale) -> None:
    monkeypatch.setattr(module, "WORLDS", scale(12))
    monkeypatch.setattr(module, "SIMULATIONS", 10)


def found(record: Record) -> list[list[float]]:
    return [chances(state, 20, step) for step, state in enumerate(record.states())]


def test_only_moves_with_an_alternative_are_looked_at(record) -> None:
    steps = costly_steps(record, found(record))
    states = [state.clone() for state in record.states()]
    assert 0 < len(steps) <= module.LOOKS
    assert all(len(states[step].legal_moves()) > 1 for step in steps)


def test_a_choice_names_the_move_made_and_a_different_better_one(record) -> None:
    choices = [*turning_choices(record, found(record))]
    assert any(choices)
    for choice in filter(None, choices):
        assert choice.made == record.moves[choice.step] != choice.better
        assert {choice.made, choice.better} <= set(choice.seen.legal_moves())
        assert 0 <= choice.made_chance <= 1 and 0 <= choice.better_chance <= 1
    again = [*turning_choices(record, found(record))]
    assert [one and one.cost for one in again] == [one and one.cost for one in choices]


def test_the_costliest_choice_counts_if_it_cost_enough(record) -> None:
    seen = next(record.states()).seen_by(0)

    def cost(of: float) -> TurningChoice:
        return TurningChoice(0, seen, 0, 1, 0.5 - of, 0.5)

    choices = [None, cost(0.1), cost(0.3), cost(-0.2)]
    assert costliest(choices) is choices[2]
    assert costliest([None, cost(module.COST / 2)]) is None


def test_what_the_mover_did_not_know_changes_nothing() -> None:
    """The order of the draw piles is hidden, so another order has the same chances."""
    state = koloda.game("face-to-face").deal(seed=3, first=0)
    saved = state.save()
    for side in saved["sides"]:
        side["draw_pile"].reverse()
    other = koloda.game("face-to-face").load(saved)
    assert other != state
    move = state.legal_moves()[0]
    assert expected(state.seen_by(0), move, 1) == expected(other.seen_by(0), move, 1)


def test_a_move_that_wins_in_every_world_is_certain() -> None:
    """The last card ends the game at once (F2F-14)."""
    state = tutorials.at("face-to-face", 40)
    wins = [move for move in state.legal_moves() if after(state, move).outcome is not None]
    assert wins
    seat = state.seat_to_move
    assert seat is not None
    assert expected(state.seen_by(seat), wins[0], 0) == 1.0


def after(state: koloda.State, move: int) -> koloda.State:
    played = state.clone()
    played.play(move)
    return played
