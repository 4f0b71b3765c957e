"""Positions that can't be are refused, and the field is named."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import koloda
from koloda import InvalidPosition
from tests.games.face_to_face.tables import GAME


def dealt() -> dict[str, Any]:
    return GAME.deal(seed=4, first=0).save()


def swapped_for_another(saved: dict[str, Any]) -> None:
    saved["sides"][0]["hand"][0] = saved["sides"][0]["draw_pile"][0]


CHANGES = [
    (lambda s: s.pop("game"), "game:"),
    (lambda s: s.update(game="scram"), "game:"),
    (lambda s: s.update(highest=60), "highest:"),
    (lambda s: s.update(highest="59"), "highest:"),
    (lambda s: s.update(hand_limit=7), "hand_limit:"),
    (lambda s: s.update(seat=2), "seat:"),
    (lambda s: s.update(seat=True), "seat:"),
    (lambda s: s.update(plays=-1), "plays:"),
    (lambda s: s.update(plays=1), "plays:"),
    (lambda s: s.update(helped=1), "helped:"),
    (lambda s: s.update(helped=True), "helped:"),
    (lambda s: s.update(turns=2**31), "turns:"),
    (lambda s: s.update(winner=0), "winner: nobody has won yet"),
    (lambda s: s.update(winner=5), "winner:"),
    (lambda s: s.update(seen_by=0), "seen_by:"),
    (lambda s: s.update(sides=[]), "sides:"),
    (lambda s: s.update(sides=[1, 2]), "sides:"),
    (lambda s: s["sides"][0].update(ascending=17), "ascending shows 17, which was not played"),
    (lambda s: s["sides"][1].update(descending=0), "descending:"),
    (lambda s: s["sides"][0]["hand"].append(9), "hand: has 7 cards"),
    (lambda s: s["sides"][0]["hand"].pop(), "hand: has 5 cards"),
    (lambda s: s["sides"][0].update(hand_size=7), "hand_size:"),
    (lambda s: s["sides"][0].update(hand_size=5), "58 cards must be accounted for"),
    (lambda s: s["sides"][0]["draw_pile"].pop(), "draw_pile: has 51 cards"),
    (lambda s: s["sides"][0].update(draw_pile=None), "draw_pile: must be a list"),
    (lambda s: s["sides"][0]["played"].append(30), "58 cards must be accounted for"),
    (lambda s: s["sides"][0]["hand"].__setitem__(0, 60), "hand: 60 is no card"),
    (lambda s: s["sides"][0]["hand"].__setitem__(0, "7"), "hand: '7' is no card"),
    (swapped_for_another, "is there twice"),
]


@pytest.mark.parametrize(("change", "message"), CHANGES)
def test_a_position_that_can_not_be_is_refused(change, message) -> None:
    saved = dealt()
    GAME.load(saved)
    change(saved)
    with pytest.raises(InvalidPosition, match=message):
        GAME.load(saved)


@pytest.mark.parametrize("saved", [None, [], "x", 3, {}])
def test_what_is_no_position_is_refused(saved) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(saved)
    with pytest.raises(InvalidPosition):
        GAME.load_seen(saved)


def test_the_end_must_be_what_the_rules_make_it() -> None:
    state = GAME.deal(seed=4)
    state.playout(koloda.Rng(1))
    saved = state.save()
    for winner in (None, 1 - saved["winner"]):
        with pytest.raises(InvalidPosition, match="winner: seat"):
            GAME.load({**saved, "winner": winner})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.integers(0, 10**6), JSON, st.integers(0, 1))
def test_any_field_with_any_value_is_loaded_or_refused(number, value, seen) -> None:
    """No JSON, however wrong, gives another error or harms the compiled build."""
    state = GAME.deal(seed=number % 50)
    saved = copy.deepcopy(state.seen_by(0).save() if seen else state.save())
    places = [(saved, name) for name in saved]
    places += [(side, name) for side in saved["sides"] for name in side]
    places += [(side["hand"], 0) for side in saved["sides"] if side["hand"]]
    where, name = places[number % len(places)]
    where[name] = value
    load = GAME.load_seen if seen else GAME.load
    try:
        loaded = load(json.loads(json.dumps(saved)))
    except InvalidPosition:
        return
    assert loaded.save()
    loaded.view() if seen else loaded.playout(koloda.Rng(random.Random(number).getrandbits(60)))
