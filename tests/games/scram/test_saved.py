"""Positions that can't be are refused, and the field is named."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import koloda
from koloda import InvalidPosition, Rng
from koloda.games.scram import saved as saved_module
from koloda.games.scram.position import Position
from tests.games.scram.tables import GAME, play, saved, table

CAMPS = ("1? 2? 3", "4? 5", "6? 7?", "8? 9")


def at(moves: str, *camps: str, **fields: Any) -> dict[str, Any]:
    return play(table(*(camps or CAMPS), **{"deck": "12 10 11", **fields}), moves).save()


def exchanged(position: dict[str, Any]) -> None:
    position["deck"][0]["card"] = position["camps"][0][0]["card"]


CHANGES = [
    ("", {"game": "gallop"}, "game:"),
    ("", {"seen_by": 0}, "seen_by:"),
    ("", {"players": 5}, "players:"),
    ("", {"players": 3}, "next_of_pair|camps"),
    ("", {"rounds": 0}, "rounds:"),
    ("", {"rounds": 5}, "rounds:"),
    ("", {"memory_aid": 0}, "memory_aid:"),
    ("", {"phase": "none"}, "phase:"),
    ("", {"phase": "drawn"}, "held: must be there"),
    ("", {"phase": "push"}, "held: must be there"),
    ("", {"phase": "gap"}, "camp A: the only gap"),
    ("", {"phase": "new-card"}, "held: must be there"),
    ("", {"phase": "penalty"}, "penalties: 0"),
    ("", {"phase": "target"}, "ability:"),
    ("", {"phase": "swap"}, "ability:"),
    ("", {"phase": "join"}, "ability:"),
    ("", {"phase": "round-over"}, "recorded:"),
    ("", {"phase": "over"}, "recorded:"),
    ("", {"recorded": [[1, 2]]}, "recorded: 1 rounds of 1"),
    ("", {"recorded": [[1]]}, "recorded:"),
    ("", {"recorded": [[1, -2]]}, "recorded:"),
    ("", {"starter": 4}, "starter:"),
    ("", {"next_starter": 1}, "next_starter:"),
    ("", {"seat": None}, "seat:"),
    ("", {"caller": 4}, "caller:"),
    ("", {"caller": 0, "turns_left": 3}, "turns_left:"),
    ("", {"caller": 3, "turns_left": 2}, "turns_left:"),
    ("", {"turns_left": 1}, "turns_left: nobody"),
    ("", {"next_of_pair": 1}, "next_of_pair:"),
    ("", {"camps": [[], [], []]}, "camps:"),
    ("", {"camps": [[], [], [], 7]}, "camps:"),
    ("", {"camps": [[7], [], [], []]}, "camp A: a card has"),
    ("", {"camps": [[None], [], [], []]}, "camp A: a card has"),
    ("", {"deck": []}, "cards:"),
    ("", {"discard": [0]}, "discard: 0 is no card"),
    ("", {"discard": ["x"]}, "discard: 'x' is no card"),
    ("", {"discard": None}, "discard: must be a list"),
    ("", {"source": "deck"}, "held:"),
    ("", {"pushed": ["A1"]}, "pushed: nobody"),
    ("", {"pushed": ["A9"]}, "pushed: there is no card 'A9'"),
    ("", {"pushed": [1]}, "pushed: there is no card 1"),
    ("", {"penalties": 1}, "penalties:"),
    ("", {"ability": 4}, "ability:"),
    ("", {"ability": 5}, "ability:"),
    ("", {"targets": ["A1"]}, "targets:"),
    ("", {"joining": 1}, "targets:"),
    ("", {"looker": 1}, "looked:"),
    ("", {"looked": ["A1"], "looker": 1}, "looked:"),
    ("", {"revealed": -1}, "revealed:"),
    ("", {"rng": None}, "rng:"),
    ("", {"rng": "0" * 32}, "rng:"),
    ("D", {"held": None}, "held:"),
    ("D", {"source": "discard"}, "held:"),
    ("D", {"seat": 1}, "held: its holder"),
    ("D R", {"pushed": ["B1"]}, "pushed: only cards of the player's own team"),
    ("D R", {"pushed": ["C1"]}, "pushed: one of the player's own camp"),
    ("D R", {"pushed": ["A1", "A1"]}, "pushed: a card is there twice"),
    ("D R", {"pushed": ["K1"]}, "pushed: only cards of the player's own team"),
    ("D U", {"targets": ["A1"]}, "targets: this card was not touched"),
    ("D U", {"targets": ["K2"]}, "targets: the deck's second"),
    ("D U", {"targets": ["A1", "A2"]}, "targets: not that many"),
    ("D U", {"ability": 11}, "ability: the card in use lies"),
    ("D U", {"ability": 9}, "held:"),
    ("D U A1", {"looked": []}, "looked:"),
    ("D U A1", {"looker": None}, "looked:"),
    ("D U A1", {"phase": "swap"}, "targets:"),
    ("D U A1 A2", {"phase": "target"}, "targets:"),
]


@pytest.mark.parametrize(("moves", "change", "message"), CHANGES)
def test_a_position_that_can_not_be_is_refused(moves, change, message) -> None:
    position = at(moves)
    assert GAME.load(position).save() == position
    with pytest.raises(InvalidPosition, match=message):
        GAME.load({**position, **change})


CARD_CHANGES = [
    (lambda s: s["camps"][0][0].update(card=0), "camp A: 0 is no card"),
    (lambda s: s["camps"][0][0].update(card=None), "camp A: None is no card"),
    (lambda s: s["camps"][0][0].update(card=True), "camp A: True is no card"),
    (lambda s: s["camps"][0][0].update(up=1), "camp A: up"),
    (lambda s: s["camps"][0][0].update(up=True), "camp A: everybody knows"),
    (lambda s: s["camps"][0][0].update(known_by=[4]), "camp A: known_by"),
    (lambda s: s["camps"][0][0].update(known_by=[1, 0]), "camp A: known_by"),
    (lambda s: s["camps"][0][0].update(known_by=[0, 0]), "camp A: known_by"),
    (lambda s: s["camps"][0][0].update(known_by=None), "camp A: known_by"),
    (lambda s: s["camps"][0][0].update(extra=1), "camp A: a card has"),
    (lambda s: s["deck"][0].update(known_by=[1]), "deck: nobody"),
    (lambda s: s["camps"][0].pop(), "cards: 3 is there 3 times"),
    (lambda s: s["deck"].pop(), "cards:"),
    (exchanged, "times, not 4"),
]


@pytest.mark.parametrize(("change", "message"), CARD_CHANGES)
def test_cards_that_can_not_be_are_refused(change, message) -> None:
    position = at("")
    change(position)
    with pytest.raises(InvalidPosition, match=message):
        GAME.load(position)


def test_the_end_of_a_round_must_be_what_the_scorepad_makes_it() -> None:
    position = at("D X", "1", "2", "3", "4", deck="7", rounds=2)
    assert GAME.load(position).save() == position
    for change, message in [
        ({"recorded": [[4, 7]]}, r"recorded: the last round counts \[4, 6\]"),
        ({"next_starter": 2}, "next_starter: seat 0 starts"),
        ({"next_starter": None}, "next_starter:"),
        ({"seat": 0}, "seat: the seat on the starter's right"),
        ({"caller": 1, "turns_left": 4}, "turns_left: too many"),
        ({"rounds": 1}, "recorded: 1 rounds of 1"),
        ({"phase": "turn"}, "next_starter"),
    ]:
        with pytest.raises(InvalidPosition, match=message):
            GAME.load({**position, **change})
    position["camps"][0][0].update(up=False, known_by=[])
    with pytest.raises(InvalidPosition, match="camp A: at the end of a round"):
        GAME.load(position)


def test_what_one_seat_sees_hides_what_it_must() -> None:
    position = table(*CAMPS).seen_by(0).save()
    position["camps"][0][0]["card"] = 1
    with pytest.raises(InvalidPosition, match="camp A: hidden from"):
        GAME.load_seen(position)
    position = table(*CAMPS).seen_by(0).save()
    with pytest.raises(InvalidPosition, match="rng:"):
        GAME.load_seen({**position, "rng": saved(*CAMPS)["rng"]})
    with pytest.raises(InvalidPosition, match="seen_by: there is no seat 4"):
        GAME.load_seen({**position, "seen_by": 4})
    position["discard"][0] = "="
    with pytest.raises(InvalidPosition, match="= is there 5 times"):
        GAME.load_seen(position)


@pytest.mark.parametrize("position", [None, [], "x", 3, {}])
def test_what_is_no_position_is_refused(position) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(position)
    with pytest.raises(InvalidPosition):
        GAME.load_seen(position)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 6)
    | st.sampled_from(["=", "A1", "B1", "K1", "K2", "turn", "push", "target", "join"])
    | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.integers(0, 10**6), st.lists(JSON, min_size=1, max_size=3), st.integers(0, 2))
def test_any_field_with_any_value_is_loaded_or_refused(number, values, seen) -> None:
    """No JSON, however wrong, gives another error or harms the compiled build."""
    chooser = random.Random(number)
    state = GAME.deal(seed=number % 50, players=chooser.choice([3, 4, 6]), rounds=2)
    for _ in range(number % 97):
        if state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
    position = copy.deepcopy(state.seen_by(0).save() if seen else state.save())
    rows = [row for row in [*position["camps"], position["deck"]] if row]
    places = [(position, name) for name in position] * 3
    places += [(row, 0) for row in rows] + [
        (one, name) for row in rows for one in row[:1] for name in one or ()
    ]
    for value in values:
        where, name = chooser.choice(places)
        where[name] = value
    load = GAME.load_seen if seen else GAME.load
    try:
        loaded = load(json.loads(json.dumps(position)))
    except InvalidPosition:
        return
    assert loaded.save()
    if seen:
        loaded.view()
        loaded = loaded.imagine(Rng(number))
    loaded.playout(Rng(number))


EQUALS = {"card": "=", "up": False, "known_by": []}
BREAKING = [
    ({"camps": [[], [], []]}, "camps: must be a list of 4"),
    ({"camps": [[EQUALS] * 70, [], [], []]}, "camp A: must be a list of at most 69"),
    ({"deck": [{**EQUALS, "card": 1}] * 52}, "cards: 1 is there"),
    ({"deck": [{**EQUALS, "card": 14}]}, "deck: 14 is no card"),
    ({"deck": [{**EQUALS, "card": 15}]}, "deck: 15 is no card"),
    ({"deck": [{**EQUALS, "card": 0}]}, "deck: 0 is no card"),
    ({"deck": [EQUALS] * 51}, "cards:"),
    ({"seat": 4}, "seat: there is no seat 4"),
    ({"phase": 11}, "phase: must be one of"),
    ({"recorded": [[1, 1]] * 5}, "recorded: 5 rounds of 4"),
    ({"recorded": [[1, 1]] * 4}, "recorded: 4 rounds of 4"),
    ({"recorded": [[1] * 9]}, "recorded: must be a list of 2"),
    ({"targets": ["A1", "A2", "A3"]}, "targets:"),
    ({"targets": ["A61"]}, "targets: there is no card 'A61'"),
    ({"targets": ["H1"]}, "targets: there is no card 'H1'"),
    ({"phase": "target", "ability": 9}, "held: must be there"),
    ({"phase": "target", "ability": 6, "targets": ["A1", "A2"]}, "ability: the card in use lies"),
    ({"phase": "target", "ability": 6, "looked": ["A1", "A2"]}, "ability: the card in use lies"),
]


@pytest.mark.parametrize(("change", "message"), BREAKING)
def test_what_would_break_the_compiled_rules_is_refused(change, message) -> None:
    """Nothing checks these after `load`: the position is filled out of Python's reach."""
    position = at("", rounds=4)
    assert GAME.load(position).playout(Rng(1)) > 0
    with pytest.raises(InvalidPosition, match=message):
        GAME.load({**position, **change})
    if koloda.compiled:
        assert not hasattr(saved_module, "restored")


def test_no_turn_begins_without_a_deck() -> None:
    position = at("")
    rest = [card["card"] for card in position["deck"]]
    with pytest.raises(InvalidPosition, match="deck: without it no turn begins"):
        GAME.load({**position, "deck": [], "discard": [*rest, *position["discard"]]})


def test_a_card_in_hand_that_nobody_knows_is_no_empty_hand() -> None:
    position = table(*CAMPS).seen_by(0).save()
    with pytest.raises(InvalidPosition, match="held: its holder knows it"):
        GAME.load_seen({**position, "held": {"card": None, "up": False, "known_by": []}})


def test_python_can_not_harm_a_position() -> None:
    for arguments in [(5, 1, False), (4, 0, False), (4, 5, True)]:
        with pytest.raises(ValueError, match="no such game"):
            Position(*arguments)
    position = GAME.deal(seed=1, players=4).position
    for call in (position.playout, position.imagine, lambda rng: position.deal(rng, 0)):
        with pytest.raises(TypeError):
            call(None)
    with pytest.raises(ValueError, match="no seat"):
        position.seen_by(4)
    with pytest.raises(ValueError, match="no seat"):
        position.camp_cards(-1)
    with pytest.raises(ValueError, match="imagine"):
        position.imagine(Rng(1))
    with pytest.raises(ValueError, match="holes"):
        position.seen_by(0).playout(Rng(1))
    assert not position.seen_by(0).play(0)
    with pytest.raises(ValueError, match="dealt before"):
        GAME.load(GAME.deal(seed=1, players=4).save()).position.deal(Rng(1), 0)
    with pytest.raises(ValueError, match="dealt before"):
        position.deal(Rng(1), 0)
    assert not Position(4, 1, False).play(0)  # nothing was dealt
    assert Position(4, 1, False).playout(Rng(1)) == 0
    if koloda.compiled:
        assert not hasattr(position, "step")


def test_three_players_can_be_saved_right_after_one_of_the_pair_has_called() -> None:
    state = play(table("5 6 7", "1", "2", seat=1), "S")
    assert state.view(0)["turns_left"] == 3  # SCR-32
    assert GAME.load(state.save()) == state
