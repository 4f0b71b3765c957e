"""Positions that can't be are refused, and the field is named."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import koloda
from koloda import InvalidPosition, Rng, State
from koloda.games.gallop.fields import FIELDS
from koloda.games.gallop.position import Position
from tests.games.gallop.tables import GAME, KINDS, legal, play, saved, table

Saved = dict[str, Any]


def dealt() -> Saved:
    """Three players; the first of them has put down."""
    state = GAME.deal(seed=4, players=3, first=0, removed="purple")
    state.play(state.legal_moves()[0])
    return state.save()


def choosing() -> Saved:
    """One of two cities is to be taken; then an exchange is left for the last one."""
    state = table(["R1 R5", "O1 O5", "X1 X5"], rows=["Y1", "G1", "B1"], deck="X2 X3 X4")
    return play(state, "R1/6", "O1/5", "X1/4").save()


def giving() -> Saved:
    state = table(["R6", "X1 D", "Y6"], rows=["R1 O1", "G1 B1", "Y1 O2"], deck="X2 X3 X4")
    return play(state, "R6/5", "X1/1", "Y6/4", "R6").save()


def getting() -> Saved:
    return play(GAME.load(giving()), "-G1").save()


def over() -> Saved:
    state = table(["G1 X3", "G2 X4"], rows=["R3 O6 Y4", "R6"], deck="X1 X2", match="single")
    return play(state, "G1/6", "G2/5", "G1").save()


def change_side(seat: int, **fields: Any) -> Any:
    return lambda s: s["sides"][seat].update(fields)


def swap_cards(s: Saved) -> None:
    s["deck"][0] = s["deck"][1]


CHANGES = [
    (dealt, lambda s: s.pop("game"), "game:"),
    (dealt, lambda s: s.update(game="scram"), "game:"),
    (dealt, lambda s: s.update(seen_by=0), "seen_by:"),
    (dealt, lambda s: s.update(players=5), "players:"),
    (dealt, lambda s: s.update(players=True), "players:"),
    (dealt, lambda s: s.update(players=2), "removed:"),
    (dealt, lambda s: s.update(match="wins"), "match: deals won"),
    (dealt, lambda s: s.update(match="rubber"), "match: must be one of"),
    (dealt, lambda s: s.update(match=["target"]), "match: must be one of"),
    (dealt, lambda s: s.update(goal=0), "goal:"),
    (dealt, lambda s: s.update(goal=501), "goal:"),
    (dealt, lambda s: s.update(removed=["pink"]), "removed:"),
    (dealt, lambda s: s.update(removed=[["red"]]), "removed:"),
    (dealt, lambda s: s.update(removed="purple"), "removed: must be a list"),
    (dealt, lambda s: s.update(out=["P1"]), "out: P1 is not there"),
    (dealt, lambda s: s.update(out=["U", "U", "U"]), "out: U is not there"),
    (dealt, lambda s: s.update(out=["R1"]), "R1 must be there 0 times, not 1"),
    (dealt, lambda s: s.update(out=[{}]), "out: {} is no card"),
    (dealt, lambda s: s.update(points=[0, 0]), "points:"),
    (dealt, lambda s: s.update(points=[0, 0, 1]), "points: must be 3 numbers from 0 to 0"),
    (dealt, lambda s: s.update(points=[0, 0, None]), "points:"),
    (dealt, lambda s: s.update(deals=200), "deals:"),
    (dealt, lambda s: s.update(deals=3, points=[60, 3, 4]), "phase: the match is over"),
    (dealt, lambda s: s.update(rounds=500), "rounds:"),
    (dealt, lambda s: s.update(rounds=1), "flights: 5 must be left after 1 rounds"),
    (dealt, lambda s: s.update(decks=1), "decks:"),
    (dealt, lambda s: s.update(reveals=2**31), "reveals:"),
    (dealt, lambda s: s.update(marker=3), "marker:"),
    (dealt, lambda s: s.update(marker=1), "laid: nothing is put down, or it is hidden"),
    (dealt, lambda s: s.update(turn=0), "laid: nothing is put down"),
    (dealt, lambda s: s.update(turn=2), "seat 1: laid: must be an object"),
    (dealt, lambda s: s.update(turn=3), "turn:"),
    (dealt, lambda s: s.update(phase="sleep"), "phase:"),
    (dealt, lambda s: s.update(phase="pick"), "laid: must be an object"),
    (dealt, lambda s: s.update(phase="over"), "deals:"),
    (dealt, lambda s: s.update(swap={"card": "X1", "gives": None}), "swap:"),
    (dealt, lambda s: s.update(unseen=[]), "unseen:"),
    (dealt, lambda s: s.update(rng=None), "rng:"),
    (dealt, lambda s: s.update(rng="0" * 32), "rng:"),
    (dealt, lambda s: s.update(deck_size=7), "deck: has 32 cards, but deck_size is 7"),
    (dealt, lambda s: s.update(deck="R1"), "deck: must be a list"),
    (dealt, lambda s: s["deck"].pop(), "deck: has 31 cards"),
    (dealt, swap_cards, "must be there 1 times"),
    (dealt, lambda s: s["pile"].append("R1"), "R1 must be there 1 times, not 2"),
    (dealt, lambda s: s.update(pile=[7]), "pile: 7 is no card"),
    (dealt, lambda s: s.update(sides=[]), "sides:"),
    (dealt, lambda s: s.update(sides=[1, 2, 3]), "sides: each must be an object"),
    (dealt, change_side(1, hand=["R1"]), "seat 1: hand: has not as many"),
    (dealt, change_side(1, hand=None), "seat 1: hand: must be a list"),
    (dealt, change_side(1, hand=["R9", "R1", "R2"]), "seat 1: hand: 'R9' is no card"),
    (dealt, change_side(1, hand_decks=[0, 0, 1]), "seat 1: hand_decks:"),
    (dealt, change_side(1, hand_decks=[0] * 4), "seat 1: hand_decks:"),
    (dealt, change_side(1, hand_not=["", "", "X"]), "seat 1: hand_not:"),
    (dealt, change_side(1, hand_not=["U"] * 3), "seat 1: hand_not: can't be known"),
    (dealt, change_side(1, hand_not=["U", "", ""]), "seat 1: hand_not: must be the same"),
    (dealt, lambda s: s["sides"][1]["hand"].reverse(), "in the order of decks and kinds"),
    (dealt, change_side(0, flights=[1, 2, 3, 4, 5]), "seat 0: flights: 6 must be left"),
    (dealt, change_side(0, flights=[1, 2, 3, 4, 5, 5]), "seat 0: flights:"),
    (dealt, change_side(0, flights=None), "seat 0: flights:"),
    (dealt, change_side(0, laid={"card": "X9", "flight": 1}), "seat 0: laid: 'X9' is no card"),
    (dealt, change_side(0, laid={"card": "P1", "flight": 1}), "P1 is not in the hand"),
    (dealt, change_side(0, laid={"card": "R1", "flight": 7}), "flight:"),
    (dealt, change_side(0, collection=["X1"]), "only cities belong there"),
    (dealt, change_side(0, collection=["R1", "R2"]), "GAL-22"),
    (dealt, change_side(0, collection=["R1", "O2", "R2", "O3", "R3"]), "GAL-23"),
    (choosing, lambda s: s.update(turn=1), "phase: pick with turn 1"),
    (choosing, lambda s: s.update(phase="lay"), "seat 0: laid: nothing"),
    (choosing, change_side(0, laid={"card": "R1", "flight": 1}), "flights: 1 is put down"),
    (choosing, change_side(0, laid={"card": None, "flight": 6}), "R1 must be there 1 times"),
    (giving, lambda s: s.update(swap=None), "swap: must be an object"),
    (giving, lambda s: s.update(swap={"card": "D", "gives": None}), "swap: D is no exchange"),
    (giving, lambda s: s.update(swap={"card": "X1", "gives": "G1"}), "gives:"),
    (giving, lambda s: s.update(phase="pick"), "swap: hidden"),
    (getting, lambda s: s.update(swap={"card": "X1", "gives": "R1"}), "phase: get"),
    (getting, lambda s: s.update(swap={"card": "X1", "gives": None}), "swap: None is no card"),
    (over, lambda s: s.update(phase="lay"), "seat 0: collection: complete"),
    (over, lambda s: s.update(points=[14, 9]), "points: the collections are worth"),
    (over, lambda s: s.update(match="target", goal=15), "phase: the match is not over"),
    (over, lambda s: s.update(match="target", goal=5, points=[9, 8]), "points: the last deal"),
]


@pytest.mark.parametrize(("start", "change", "message"), CHANGES)
def test_a_position_that_can_not_be_is_refused(start, change, message) -> None:
    position = start()
    assert GAME.load(position).save() == position
    change(position)
    with pytest.raises(InvalidPosition, match=message):
        GAME.load(position)


@pytest.mark.parametrize("position", [None, [], "x", 3, {}])
def test_what_is_no_position_is_refused(position) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(position)
    with pytest.raises(InvalidPosition):
        GAME.load_seen(position)


def test_a_round_does_not_start_with_a_complete_collection() -> None:
    with pytest.raises(InvalidPosition, match="GAL-26"):
        table(["G1", "G2"], rows=["R3 O6 Y4 G3", "R6"], deck="X1 X2")


def test_a_round_does_not_start_with_an_empty_hand() -> None:
    with pytest.raises(InvalidPosition, match="phase"):
        table(["G1", ""], deck="X1 X2")


def test_too_few_cards_make_no_game() -> None:
    with pytest.raises(InvalidPosition, match="out: fewer than 2"):
        table(["G1", ""], rest="out")


def test_cards_that_must_be_taken_first_do_not_lie_beside_an_exchange() -> None:
    position = giving()
    position["sides"][1]["hand"], position["sides"][1]["hand_decks"] = [], []
    position["sides"][1]["hand_not"] = []
    position["sides"][2]["laid"] = {"card": "D", "flight": 4}
    position["turn"] = 1
    with pytest.raises(InvalidPosition):
        GAME.load(position)


SEEN_CHANGES = [
    (lambda s: s.update(seen_by=3), "seen_by:"),
    (lambda s: s.update(seen_by=-1), "seen_by:"),
    (lambda s: s.update(rng="0123456789abcdef0123456789abcdef"), "rng:"),
    (lambda s: s.update(deck=[]), "deck:"),
    (lambda s: s.update(unseen=None), "unseen:"),
    (lambda s: s.update(unseen=[]), "unseen: must have the cards of the decks"),
    (lambda s: s.update(unseen=[1, 2]), "unseen:"),
    (lambda s: s["unseen"][0]["cards"].reverse(), "unseen: deck 0 has"),
    (lambda s: s["unseen"][0]["cards"].pop(), "unseen: deck 0 has"),
    (lambda s: s["unseen"][0]["cards"].__setitem__(0, "P6"), "unseen: deck 0|must be there"),
    (lambda s: s["sides"][1].update(hand=["R1", "R2", "R3"]), "hand: hidden"),
    (lambda s: s["sides"][2].update(hand=None), "hand: must be a list"),
    (lambda s: s["sides"][0].update(laid={"card": "R1", "flight": 1}), "laid: nothing"),
]


@pytest.mark.parametrize(("change", "message"), SEEN_CHANGES)
def test_what_no_seat_can_see_is_refused(change, message) -> None:
    seen = GAME.load(dealt()).seen_by(2).save()
    assert GAME.load_seen(seen).save() == seen
    change(seen)
    with pytest.raises(InvalidPosition, match=message):
        GAME.load_seen(seen)


def test_hidden_cards_must_fit_what_all_know_of_them() -> None:
    """Else no world would, and one would look for it for ever."""
    start = saved(["R1", "Y1 U", "D O2"], deck="B1 B2 B3", rest="pile", decks=1, rounds=6)
    start["sides"][1].update(hand_decks=[0, 1], hand_not=["U", ""])
    start["sides"][2].update(hand=["D", "O2"], hand_decks=[0, 1])
    seen = GAME.load(start).seen_by(0).save()
    assert seen["unseen"][0] == {"deck": 0, "cards": ["Y1", "D"]}
    GAME.load_seen(seen).imagine(Rng(1))
    for known in (["U", "D"], ["D", "D"], ["UD", "D"]):
        seen["sides"][1]["hand_not"][0], seen["sides"][2]["hand_not"][0] = known
        if known == ["U", "D"]:
            world = GAME.load_seen(seen).imagine(Rng(1))
            assert world.save()["sides"][1]["hand"][0] == "D"
            continue
        with pytest.raises(InvalidPosition, match="does not fit what hand_not says"):
            GAME.load_seen(seen)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from(["R1", "X3", "U", "D", "", "over", "pick"])
    | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["card", "flight", "deck", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def some_state(number: int) -> State:
    state = GAME.deal(seed=number % 50, players=2 + number % 3)
    for step in range(number % 40):
        state.play(state.legal_moves()[step * 7 % len(state.legal_moves())])
    return state


@given(st.integers(0, 10**6), JSON, st.booleans())
def test_any_field_with_any_value_is_loaded_or_refused(number, value, is_seen) -> None:
    """No JSON, however wrong, gives another error or harms the compiled build."""
    state = some_state(number)
    position = copy.deepcopy(state.seen_by(0).save() if is_seen else state.save())
    places: list[tuple[Any, Any]] = [(position, name) for name in position]
    places += [(side, name) for side in position["sides"] for name in side]
    places += [
        (held, index)
        for side in position["sides"]
        for held in side.values()
        if isinstance(held, list)
        for index in range(len(held))
    ]
    where, name = places[number % len(places)]
    where[name] = value
    load = GAME.load_seen if is_seen else GAME.load
    try:
        loaded = load(json.loads(json.dumps(position)))
    except InvalidPosition:
        return
    assert loaded.save()
    if is_seen:
        loaded = loaded.imagine(Rng(number))
    if koloda.compiled:
        loaded.playout(Rng(random.Random(number).getrandbits(60)))


# What Python can reach of the compiled class


def test_a_bare_position_is_over_and_does_nothing() -> None:
    bare = Position(2, 0, 50)
    assert bare.seat_to_move is None
    assert bare.legal_moves() == []
    assert not any(bare.play(move) for move in range(600))
    assert bare.playout(Rng(1)) == 0
    assert FIELDS.key(bare.clone()) == FIELDS.key(bare)


@pytest.mark.parametrize("arguments", [(1, 0, 50), (5, 0, 50), (2, 3, 50), (2, 0, 0), (2, -1, 9)])
def test_there_is_no_such_match(arguments) -> None:
    with pytest.raises(ValueError, match="no such match"):
        Position(*arguments)


def test_wrong_arguments_raise_and_change_nothing() -> None:
    state = GAME.deal(seed=1, players=3)
    position, before = state.position, state.clone()
    for call in (
        lambda: position.seen_by(3),
        lambda: position.seen_by(-1),
        lambda: position.seen_by(None),
        lambda: position.imagine(Rng(1)),
        lambda: position.imagine(None),
        lambda: position.playout(None),
        lambda: position.deal(None, 0, 0),
        lambda: position.deal(Rng(1), 3, 0),
        lambda: position.deal(Rng(1), 64, 0),
        lambda: position.cities(3),
        lambda: position.hand_cards(-1),
        lambda: position.hand_decks(99),
        lambda: position.seen_by(0).seen_by(0),
        lambda: position.seen_by(0).playout(Rng(1)),
        lambda: position.seen_by(0).imagine(None),
    ):
        with pytest.raises((ValueError, TypeError)):
            call()
    assert not position.seen_by(0).play(state.legal_moves()[0])
    assert state == before


UNSOUND = [
    lambda s: s.update(seen_by=0),
    lambda s: s.update(seen_by=7),
    lambda s: s.update(rng=None),
    lambda s: s.update(out=["U"]),
    lambda s: s.update(out=["R1"] * 43),
    lambda s: s.update(out=None),
    lambda s: s.update(marker=2),
    lambda s: s.update(marker=-1),
    lambda s: s.update(turn=1),
    lambda s: s.update(turn=2),
    lambda s: s.update(phase="pick"),
    lambda s: s.update(phase="give"),
    lambda s: s.update(phase="get"),
    lambda s: s.update(phase=9),
    change_side(1, hand=[], hand_decks=[], hand_not=[]),
    lambda s: s["sides"][0].update({name: s["sides"][0][name] * 2 for name in HELD}),
    change_side(0, hand=[99] * 3),
    change_side(0, hand=[None] * 3),
    lambda s: s["sides"].pop(),
    change_side(0, flights=[]),
    change_side(0, flights=[0]),
    change_side(1, flights=list(range(8))),
    change_side(0, laid={"card": "R1", "flight": 3}),
    lambda s: [side.update(laid={"card": "X5", "flight": 3}) for side in s["sides"]],
    lambda s: s.update(swap={"card": "X1", "gives": "R4"}),
    change_side(0, collection=[f"{colour}{n}" for n in range(1, 7) for colour in "ROYG"]),
    change_side(0, collection=["U"]),
    change_side(0, collection=[None]),
    lambda s: s.update(deck=["R1"] * 60, deck_size=60),
    lambda s: s.update(pile=KINDS),
    lambda s: s.update(pile=[None] * 5),
    lambda s: s.update(unseen=[{"deck": 0, "cards": ["R2", "R3", "R4"]}]),
]
HELD = ("hand", "hand_decks", "hand_not")


@pytest.mark.parametrize("change", UNSOUND)
def test_only_sound_positions_are_restored(change) -> None:
    """What the compiled rules rely on is checked before a position is filled."""
    position = GAME.deal(seed=1, players=2, match="single").save()
    GAME.load(position).playout(Rng(1))
    change(position)
    with pytest.raises(InvalidPosition):
        GAME.load(position)


def test_texts_that_mean_nothing_are_no_moves() -> None:
    state = GAME.deal(seed=1)
    for text in ("R7/1", "R1/7", "R0", "Z1", "-X1", "+U", "-R1/3", "R1//3", "R13", "U1", "+-R1"):
        with pytest.raises(koloda.InvalidMove):
            state.parse(text)
    assert state.parse("r1 3") == state.parse("R1/3") == state.parse(" R1 / 3 ")
    assert {state.text(state.parse(text)) for text in ("X3", "-r5", "+B2", "u/6")} == {
        "X3",
        "-R5",
        "+B2",
        "U/6",
    }
    assert all(text == text.upper() for text in legal(state))
