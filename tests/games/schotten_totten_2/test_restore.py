"""`Position.restore` is open to Python: with nothing may the compiled rules leave their arrays."""

from typing import Any

import pytest

from koloda import Rng
from koloda.games.schotten_totten_2.codes import CHOOSING, DRAWING, GIVING, PLACING
from koloda.games.schotten_totten_2.position import Position

SIEGE = (1 << 60) - 1
NUMBERS = {
    "observer": -1,
    "attacker": 0,
    "turn": 0,
    "seat": 0,
    "phase": 0,
    "action": -1,
    "held": -1,
    "oiled": 0,
    "cauldrons": 3,
    "damaged": 0,
    "revealed": 0,
    "winner": -1,
    "ending": 0,
    "discard": SIEGE & ~0b11111111,
    "fallen": 0,
    "returned": 0,
    "rounds": 0,
    "games": 0,
    "siege_deck_size": 2,
    "tactics_deck_size": 4,
}
SIDE = {
    "siege": 0b111,
    "tactics": 0b1110000,
    "siege_size": 3,
    "tactics_size": 3,
    "known": 0,
    "known_tactics": 0,
    "given": 0,
    "given_tactics": 0,
    "given_size": 0,
    "used": 0,
    "played": 0,
    "origins": [0] * 8,
}


def restored(
    numbers: dict[str, int] | None = None,
    side: dict[str, Any] | None = None,
    decks: tuple[list[int], list[int]] = ([6, 7], [60, 61, 62, 63]),
    wall: list[list[list[int]]] | None = None,
) -> Position:
    position = Position(True, True)
    position.restore(
        {**NUMBERS, **(numbers or {})},
        [{**SIDE, **(side or {})}, {**SIDE, "siege": 0b111000, "tactics": 0b1110000000}],
        wall or [[[]] * 7] * 2,
        [-1] * 7,
        decks,
        [(0, 0, 0, 0)] * 2,
        "0" * 31 + "1",
    )
    return position


def test_a_harmless_position_is_played_out() -> None:
    position = restored()
    position.playout(Rng(1))
    assert position.winner in (0, 1)


HOSTILE: list[dict[str, Any]] = [
    {"numbers": {"seat": 2}},
    {"numbers": {"attacker": -1}},
    {"numbers": {"siege_deck_size": 61}},
    {"numbers": {"siege_deck_size": 3}},
    {"numbers": {"siege_deck_size": 60}, "decks": ([1] * 60, [60, 61, 62, 63])},
    {"numbers": {"tactics_deck_size": 5}},
    {"numbers": {"games": 2}},
    {"numbers": {"games": 3}},
    {"numbers": {"phase": 5}},
    {"numbers": {"phase": PLACING, "action": 0}},
    {"numbers": {"phase": PLACING, "action": 1}},
    {"numbers": {"phase": PLACING, "action": 1, "held": 0}},
    {"numbers": {"phase": PLACING, "action": 3, "held": 5}},
    {"numbers": {"phase": PLACING, "action": 2, "held": 20}},
    {"numbers": {"phase": CHOOSING, "action": -1}},
    {"numbers": {"phase": CHOOSING, "action": 4}},
    {"numbers": {"phase": CHOOSING, "action": 5, "held": 60}},
    {"numbers": {"phase": GIVING}},
    {"numbers": {"held": 5}},
    {"numbers": {"discard": -1}},
    {"numbers": {"discard": 2**64 - 1}},
    {"side": {"siege_size": 8}},
    {"side": {"siege_size": 4}},
    {"side": {"siege": SIEGE}},
    {"side": {"tactics": 0}},
    {"side": {"tactics": 2**20}},
    {"side": {"known": 0b11111}},
    {"side": {"known": SIEGE}},
    {"side": {"siege": 0b111 | 0b1111 << 20, "siege_size": 7}},
    {"side": {"origins": [2**60] * 8}},
    {"decks": ([6, 7], [60, 61, 62, 71])},
    {"decks": ([6, 60], [60, 61, 62, 63])},
    {"decks": ([6, 7], [0] * 4)},
    {"wall": [[[0, 1, 2, 3, 4]] + [[]] * 6, [[]] * 7]},
    {"wall": [[[64]] + [[]] * 6, [[]] * 7]},
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_would_break_the_arrays_is_refused(hostile) -> None:
    with pytest.raises((ValueError, OverflowError)):
        restored(**hostile)


def test_a_hand_that_has_played_has_room_for_the_draw() -> None:
    side = {"siege": 0b111 | 0b1 << 20, "siege_size": 4}
    discard = NUMBERS["discard"] & ~(0b1 << 20)
    assert restored(numbers={"discard": discard}, side=side)
    with pytest.raises(ValueError, match="seat 0"):
        restored(numbers={"discard": discard, "phase": DRAWING}, side=side)


@pytest.mark.parametrize("rng", [None, 1, "x"])
def test_only_a_generator_is_taken_for_one(rng) -> None:
    for ask in (restored().playout, lambda r: restored().deal(r, 0), restored().seen_by(0).imagine):
        with pytest.raises(TypeError):
            ask(rng)
