"""The choice that cost most: a real choice, honest, and the same for everybody."""

from pathlib import Path

import pytest

import koloda
from koloda import Record
from koloda.bots import advice
from koloda.bots import turning_choice as module
from koloda.bots.contract import Budget, Estimate
from koloda.bots.curve import chances
from koloda.bots.turning_choice import (
    TurningChoice,
    costliest,
    costly_steps,
    turning_choices,
)

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def record() -> Record:
    return Record.read(GOLDEN / "face-to-face-2-highest=14-hand=3-first=1.jsonl", koloda.game)


@pytest.fixture(autouse=True)
def quick(monkeypatch, scale) -> None:
    monkeypatch.setattr(advice, "WORLDS", scale(8))
    monkeypatch.setattr(advice, "SIMULATIONS", 10)
    monkeypatch.setattr(module, "BUDGET", Budget(simulations=scale(200)))


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
        assert choice.made.move == record.moves[choice.step] != choice.better.move
        assert {choice.made.move, choice.better.move} <= set(choice.seen.legal_moves())
    again = [*turning_choices(record, found(record))]
    assert [one and one.cost for one in again] == [one and one.cost for one in choices]


def test_the_costliest_choice_counts_if_it_cost_enough(record) -> None:
    seen = next(record.states()).seen_by(0)

    def cost(of: float) -> TurningChoice:
        return TurningChoice(0, seen, Estimate(0, 0.5 - of, 0.5), Estimate(1, 0.5, 0.5))

    choices = [None, cost(0.1), cost(0.3), cost(-0.2)]
    assert costliest(choices) is choices[2]
    assert costliest([None, cost(module.COST / 2)]) is None
