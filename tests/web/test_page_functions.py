"""Small functions of the page, without a browser."""

from typing import Any

import pytest

from tests.web.node import NEEDS_NODE, Program, program

pytestmark = NEEDS_NODE


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return program("page_functions", tmp_path_factory.mktemp("page"))


def view(ascending: int, played: list[int]) -> dict[str, Any]:
    side = {"ascending": ascending, "descending": 60, "played": played}
    return {"highest": 59, "sides": [side, {**side, "ascending": 1}]}


def moved(seat: int, card: int, owner: int, pile: str = "ascending") -> dict[str, Any]:
    played = {"event": "played", "seat": seat, "card": card, "owner": owner, "pile": pile}
    return {"event": "moved", "seat": seat, "happened": [played]}


def test_a_gift_keeps_its_givers_colour_although_the_owner_played_that_number(run: Program) -> None:
    table = view(20, [20, 40])
    past = [moved(0, 20, 0, "descending"), moved(0, 40, 0), moved(1, 20, 0)]
    asked = [
        ["giverOf", [table, [], past, 0, "ascending"]],
        ["giverOf", [table, past[2]["happened"], past[:2], 0, "ascending"]],
        ["giverOf", [table, [], [moved(0, 20, 0)], 0, "ascending"]],
    ]
    assert run(asked) == [1, 1, 0]


def test_without_a_log_the_numbers_played_tell_whose_card_it_is(run: Program) -> None:
    asked = [
        ["giverOf", [view(20, [20]), [], [], 0, "ascending"]],
        ["giverOf", [view(20, [40]), [], [], 0, "ascending"]],
        ["giverOf", [view(1, [40]), [], [], 0, "ascending"]],
    ]
    assert run(asked) == [0, 1, 0]


def test_moves_that_were_taken_back_have_no_mover(run: Program) -> None:
    log = [
        {"event": "started"},
        {"event": "moved", "seat": 0},
        {"event": "moved", "seat": 1},
        {"event": "moved", "seat": 0},
        {"event": "taken-back", "seat": 0, "to": 1},
        {"event": "moved", "seat": 2},
    ]
    assert run([["moversIn", [log]]]) == [[0, 2]]


def percents(run: Program, *chances: float | None) -> list[tuple[str, int | None]]:
    options = [{"text": str(number), "chance": chance} for number, chance in enumerate(chances)]
    [found] = run([["considered", [{"options": options}]]])
    return [(each["option"]["text"], each["percent"]) for each in found]


def test_the_chosen_move_comes_first_and_no_other_seems_better(run: Program) -> None:
    assert percents(run, 0.40, 0.43, 0.38) == [("0", 40), ("2", 38), ("1", None)]
    assert percents(run, 0.50, 0.30, 0.45) == [("0", 50), ("2", 45), ("1", 30)]
    assert percents(run, None, None) == [("0", None), ("1", None)]
    assert percents(run) == []
