"""The director's beats, measured to the millisecond with a clock of its own."""

from typing import Any

import pytest

from tests.web.node import NEEDS_NODE, Program, program

pytestmark = NEEDS_NODE

FACTORS = {"calm": 1.3, "normal": 1.0, "quick": 0.45}
TURN = 1000
MOVE = 250
SCENE = 2200
ROUND = [
    {"seat": 1, "at": 0, "motion": 450},  # draws
    {"seat": 1, "at": 0, "motion": 0},
    {"seat": 1, "at": 0, "motion": 450},
    {"seat": 2, "at": 0, "motion": 450},
    {"seat": 3, "at": 0, "motion": 450},
    {"seat": 3, "at": 0, "motion": SCENE, "isScene": True},
]
"""Three bots move: in three steps, in one, and with something that changes the game for all."""


@pytest.fixture(scope="module")
def direct(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return program("director", tmp_path_factory.mktemp("director"))


def directed(
    direct: Program, moves: list[Any], pace: str = "normal", presses: tuple[int, ...] = ()
) -> list[Any]:
    """Return what the director did: when, what, and for which move."""
    return list(direct([{"pace": pace, "moves": moves, "presses": presses}])[0])


def times(deeds: list[Any], what: str) -> dict[int, float]:
    return {move: time for time, deed, move in deeds if deed == what}


@pytest.mark.parametrize("pace", FACTORS)
def test_a_turn_takes_what_the_setting_says(direct, pace) -> None:
    factor = FACTORS[pace]
    shown = times(directed(direct, ROUND, pace), "show")
    assert shown[0] == 0
    # a turn in three steps: each has its time, and together they are longer than a turn must be
    assert shown[3] == pytest.approx((450 + MOVE + 450) * factor)
    assert TURN * factor <= shown[3] <= 1.5 * TURN * factor
    # one step stays as long as a turn
    assert shown[4] - shown[3] == pytest.approx(TURN * factor)


@pytest.mark.parametrize("pace", FACTORS)
def test_a_scene_takes_two_to_three_seconds(direct, pace) -> None:
    deeds = directed(direct, [*ROUND, {"seat": 1, "at": 0, "motion": 450}], pace)
    shown = times(deeds, "show")
    length = (shown[6] - shown[5]) / FACTORS[pace]
    assert 2000 <= length <= 3000


@pytest.mark.parametrize("pace", [*FACTORS, "step", "instant"])
def test_words_never_run_ahead_of_the_board(direct, pace) -> None:
    deeds = directed(direct, ROUND, pace, tuple(range(100, 20_000, 3000)))
    shown, told = times(deeds, "show"), times(deeds, "tell")
    assert shown.keys() == told.keys()
    for move, time in told.items():
        assert time >= shown[move]
    if pace in FACTORS:
        # unhurried ones wait until everything has arrived
        unhurried = times(directed(direct, ROUND, pace), "tell")
        starts = times(directed(direct, ROUND, pace), "show")
        for move, one in enumerate(ROUND):
            assert unhurried[move] == pytest.approx(starts[move] + one["motion"] * FACTORS[pace])


def test_your_own_move_waits_for_nothing(direct) -> None:
    moves = [
        {"seat": 1, "at": 0, "motion": 450},
        {"seat": 0, "at": 500, "motion": 240},
        {"seat": 1, "at": 510, "motion": 450},
    ]
    deeds = directed(direct, moves)
    shown, told = times(deeds, "show"), times(deeds, "tell")
    assert shown[1] == told[1] == 500
    # and the answer to it doesn't wait for a turn that is yours
    assert shown[2] == 740


def test_a_turn_that_was_long_ago_delays_nothing(direct) -> None:
    moves = [{"seat": 1, "at": 0, "motion": 450}, {"seat": 2, "at": 5000, "motion": 450}]
    assert times(directed(direct, moves), "show")[1] == 5000


def test_one_press_finishes_a_beat_and_two_finish_all(direct) -> None:
    calm = times(directed(direct, ROUND), "show")
    once = times(directed(direct, ROUND, presses=(100,)), "show")
    assert once[1] == 100 < calm[1]
    # the rest of the turn is shown as always
    assert once[2] - once[1] == calm[2] - calm[1]
    deeds = directed(direct, ROUND, presses=(100, 110))
    assert deeds[-1] == [110, "tell", len(ROUND) - 1]


def test_a_press_between_two_turns_begins_the_next_one(direct) -> None:
    moves = [{"seat": 1, "at": 0, "motion": 450}, {"seat": 2, "at": 0, "motion": 450}]
    assert times(directed(direct, moves), "show")[1] == TURN
    assert times(directed(direct, moves, presses=(700,)), "show")[1] == 700


def test_step_by_step_each_turn_waits_for_a_press(direct) -> None:
    deeds = directed(direct, ROUND, "step")
    assert [what for _, what, _ in deeds].count("wait") == 1
    assert times(deeds, "show").keys() == {0, 1, 2}  # the first turn, and no more
    deeds = directed(direct, ROUND, "step", presses=(50_000, 90_000))
    shown = times(deeds, "show")
    assert shown[3] == 50_000
    assert shown[4] == 90_000
