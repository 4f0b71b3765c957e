"""Nothing that `load` accepts makes the compiled rules leave their arrays."""

import copy
from typing import Any

import pytest

import koloda
from koloda import InvalidPosition, Rng
from koloda.games.schotten_totten_2 import saved as saved_module
from tests.games.schotten_totten_2.tables import GAME, table

Saved = dict[str, Any]
HANDS = (
    "R0 R1 R2 redeployment recruitment desertion",
    "R3 R4 R5 treason explosion reinforcements",
)


def harmless() -> Saved:
    state = table(
        hands=HANDS, deck="R6 R7", tactics_deck="J1 J2 S H", tactics=True, match="revenge"
    )
    return state.save()


def changed(change: Saved) -> Saved:
    """Return the harmless position with other fields; `side` has those of seat 0."""
    saved = copy.deepcopy(harmless())
    saved.update({name: value for name, value in change.items() if name != "side"})
    saved["sides"][0].update(change.get("side", {}))
    return saved


def test_a_harmless_position_is_played_out() -> None:
    state = GAME.load(harmless())
    state.playout(Rng(1))
    assert state.outcome is not None


ALL_BUT_8 = [f"{colour}{strength}" for colour in "RYGBP" for strength in range(12)][8:]
GAME_OVER = {"winner": 0, "ending": "tile-broken", "siege_deck_size": 0, "strength": 0}
HOSTILE: list[Saved] = [
    {"seat": 2},
    {"attacker": -1},
    {"siege_deck_size": 61},
    {"siege_deck_size": 3},
    {"siege_deck_size": 60, "siege_deck": ["R1"] * 60},
    {"siege_deck_size": 61, "siege_deck": ["R1"] * 61},
    {"tactics_deck_size": 5},
    {"tactics_deck_size": 12, "tactics_deck": ["S"] * 12},
    {"games": [GAME_OVER] * 2},
    {"games": [GAME_OVER] * 3},
    {"phase": "resting"},
    {"phase": "placing", "action": "redeployment"},
    {"phase": "placing", "action": "recruitment"},
    {"phase": "placing", "action": "recruitment", "held": "R0"},
    {"phase": "placing", "action": "treason", "held": "R5"},
    {"phase": "placing", "action": "desertion", "held": "Y8"},
    {"phase": "choosing", "action": None},
    {"phase": "choosing", "action": "explosion"},
    {"phase": "choosing", "action": "reinforcements", "held": "J1"},
    {"phase": "giving"},
    {"held": "R5"},
    {"discard": -1},
    {"discard": [*ALL_BUT_8, "R0", "J1", "swap"]},
    {"side": {"siege_size": 8}},
    {"side": {"siege_size": 4}},
    {"side": {"hand": [*ALL_BUT_8, "R0"]}},
    {"side": {"hand": ["R0", "R1", "R2"]}},
    {"side": {"hand": ["R0", "R1", "R2", "peace"]}},
    {"side": {"known": ["R0", "R1", "R2", "R3", "R4"]}},
    {"side": {"known": ALL_BUT_8}},
    {"side": {"hand": [*HANDS[0].split(), "Y8", "Y9", "Y10", "Y11"], "siege_size": 7}},
    {"side": {"origins": [2**60] * 8}},
    {"side": {"origins": [0] * 9}},
    {"tactics_deck": ["J1", "J2", "S", "peace"]},
    {"siege_deck": ["R6", "J1"]},
    {"tactics_deck": ["R0"] * 4},
    {"wall": [[["R0", "R1", "R2", "R3", "R4"]] + [[]] * 6, [[]] * 7]},
    {"wall": [[["redeployment"]] + [[]] * 6, [[]] * 7]},
    {"wall": [[[]] * 8, [[]] * 8]},
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_would_break_the_arrays_is_refused(hostile) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(changed(hostile))


def test_a_hand_that_has_played_has_room_for_the_draw() -> None:
    hands = ("R0 R1 R2 R8 redeployment recruitment desertion", HANDS[1])
    fields: dict[str, Any] = {
        "hands": hands,
        "deck": "R6 R7",
        "tactics_deck": "J1 J2 S H",
        "tactics": True,
    }
    assert table(**fields)
    with pytest.raises(InvalidPosition, match="seat 0"):
        table(**fields, phase="drawing")


@pytest.mark.skipif(not koloda.compiled, reason="only the compiled build can hide it")
def test_python_can_not_reach_what_fills_a_position() -> None:
    assert not hasattr(saved_module, "restored")


@pytest.mark.parametrize("rng", [None, 1, "x"])
def test_only_a_generator_is_taken_for_one(rng) -> None:
    position = GAME.load(harmless()).position
    for ask in (position.playout, lambda r: position.deal(r, 0), position.seen_by(0).imagine):
        with pytest.raises(TypeError):
            ask(rng)
