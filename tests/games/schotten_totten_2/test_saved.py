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
from tests.games.schotten_totten_2.tables import DEFENDER, GAME, play, table

Saved = dict[str, Any]


def base() -> Saved:
    return table({3: "R1 R2 R4", 5: "G5"}, {5: "G6"}, ("B1 B2", "P1 P2"), deck="Y1 Y2 Y3").save()


def tactics() -> Saved:
    return table(
        {3: "R1 J1"},
        {5: "G6"},
        ("B1 S swap", "P1 P2 H"),
        deck="Y1 Y2 Y3",
        tactics_deck="explosion",
        tactics=True,
        played=(4, 3),
    ).save()


def swapping() -> Saved:
    state = table(hands=("swap R1 R2 R3 R4", "P1 P2 P3 P4"), tactics=True)
    return play(state, "SWA", "R1").save()


def placing() -> Saved:
    state = table({3: "R1 R2"}, hands=("redeployment P1", "P2"), tactics=True)
    return play(state, "RED", "R1").save()


def revenge() -> Saved:
    game = {"winner": 1, "ending": "tile-broken", "siege_deck_size": 9, "strength": 6}
    return table(hands=("P1", "P2"), match="revenge", games=[game]).save()


def over() -> Saved:
    return play(table(hands=("P1", "P2"), deck=""), "P1>1").save()


def side(owner: int, **changes: Any) -> Any:
    return lambda saved: saved["sides"][owner].update(changes)


def put(**changes: Any) -> Any:
    return lambda saved: saved.update(changes)


def opposed(saved: Saved) -> None:
    for owner, card in enumerate(("B0", "B11")):
        saved["discard"].remove(card)
        saved["wall"][owner][4].append(card)


CHANGES = [
    (base, lambda s: s.pop("game"), "game:"),
    (base, put(tactics=1), "tactics:"),
    (base, put(tactics=True), "cards: there must be 60 siege and 11 tactics cards, not 60 and 0"),
    (base, put(match="best-of-three"), "match:"),
    (base, put(match=None), "match:"),
    (base, put(attacker=2), "attacker:"),
    (base, put(attacker=True), "attacker:"),
    (base, put(turn=1), "seat: another's turn"),
    (base, put(seat="0"), "seat:"),
    (base, put(phase="resting"), "phase:"),
    (base, put(phase=["playing"]), "phase:"),
    (base, put(phase="drawing"), "phase: drawing would leave no choice"),
    (base, put(phase="choosing"), "phase: choosing is no step of a turn"),
    (base, put(action="swap"), "phase: playing is no step of swap"),
    (base, put(held="R1"), "held:"),
    (base, put(held="R12"), "held: 'R12' is no card"),
    (base, put(oiled=True), "oiled:"),
    (base, put(oiled=0), "oiled:"),
    (base, put(cauldrons=4), "cauldrons:"),
    (base, put(damaged=[8]), "damaged: 8 is no tile"),
    (base, put(damaged=[1, 1]), "damaged: 1 is no tile"),
    (base, put(damaged=[1, 2, 3, 4]), "ending:"),
    (base, put(damaged=[1, 2, 3, 4, 5]), "damaged:"),
    (base, put(revealed=-1), "revealed:"),
    (base, put(winner=0), "winner: nobody has won"),
    (base, put(ending="tile-broken"), "ending:"),
    (base, put(ending="rain"), "ending:"),
    (base, put(wall=[]), "wall:"),
    (base, put(wall=[[], []]), "wall: each side"),
    (base, lambda s: s["wall"][0][3].extend(["B9", "B10", "B11"]), "wall: tile 4 takes 2"),
    (base, lambda s: s["wall"][0][3].append("swap"), "wall: swap can't be there"),
    (base, lambda s: s["wall"][1][4].append("G5"), "cards: G5 is there twice"),
    (base, put(earlier=[0] * 7), "earlier: 0 has no complete formation at tile 1"),
    (base, put(earlier=[None] * 7), "earlier: None has no complete formation at tile 3"),
    (base, put(earlier=[None] * 6), "earlier:"),
    (base, put(discard=None), "discard:"),
    (base, lambda s: s["discard"].pop(), "cards: there must be 60"),
    (base, lambda s: s["discard"].append(s["discard"][0]), "discard: a card is there twice"),
    (base, lambda s: s["discard"].append("swap"), "discard: swap can't be there"),
    (base, put(siege_deck=None), "siege_deck: must be a list"),
    (base, put(siege_deck=["Y1"]), "siege_deck: has 1 cards"),
    (base, lambda s: s["siege_deck"].__setitem__(0, 5), "siege_deck: 5 is no card"),
    (base, put(siege_deck_size=61), "siege_deck_size:"),
    (base, put(tactics_deck=["S"], tactics_deck_size=1), "cards: there must be 60 siege and 0"),
    (base, put(sides=[1, 2]), "sides:"),
    (base, side(0, hand=None), "hand:"),
    (base, side(0, hand=["B1"]), "cards: there must be 60"),
    (base, side(0, siege_size=3), "hand: seat 0's hand is not of"),
    (base, side(0, siege_size=7), "siege_size:"),
    (base, side(0, known=["P1"]), "known: seat 0 doesn't hold"),
    (base, side(0, known=["B1", "P1", "P2"]), "known: seat 0 has fewer"),
    (base, side(0, given=["B1"]), "given: seat 0 doesn't hold these, or given_size is wrong"),
    (base, side(0, given=["B1"], given_size=1), "given: there is no swap"),
    (base, side(0, actions=["swap"]), "cards: there must be 60 siege and 0"),
    (base, side(0, actions=["R5"]), "actions: R5 can't be there"),
    (base, side(0, tactics_played=1), "tactics_played:"),
    (base, side(0, origins=[1] + [0] * 7), "origins:"),
    (base, side(0, origins=[0] * 7), "origins:"),
    (base, side(0, origins=[0.5] * 8), "origins:"),
    (base, put(returned=["Y1"]), "returned: nobody has played reinforcements"),
    (base, put(returned=["R1"]), "returned: at most two"),
    (base, put(rounds=1), "rounds:"),
    (base, put(games=[{}]), "winner:"),
    (base, put(games=[1]), "games:"),
    (base, put(games=revenge()["games"]), "games: a single game"),
    (base, put(rng="0" * 31 + "1"), "rng: nothing will be shuffled"),
    (tactics, put(rng=None), "rng:"),
    (tactics, put(rng="zz"), "rng:"),
    (base, put(seen_by=0), "seen_by:"),
    (base, opposed, "wall: B0 and B11 clash"),
    (tactics, put(tactics=False), "cards: there must be 60 siege and 0 tactics cards"),
    (tactics, side(0, tactics_played=5), "tactics_played:"),
    (tactics, side(0, tactics_played=3), "tactics_played:"),
    (tactics, lambda s: s["sides"][0]["actions"].append("explosion"), "twice"),
    (tactics, lambda s: s["sides"][1]["hand"].append("J1"), "cards: J1 is there twice"),
    (tactics, lambda s: s["sides"][1]["hand"].append("J"), "hand: 'J' is no card"),
    (swapping, side(1, given_size=1), "given:"),
    (swapping, side(0, given=["R1", "R9"], given_size=2), "given: seat 0 doesn't hold"),
    (swapping, put(turn=1), "action: swap is not beside seat 1"),
    (placing, put(held=None), "held: must be there exactly"),
    (placing, put(held="B1"), "held: B1 can't be chosen"),
    (placing, put(phase="giving"), "phase: giving is no step of redeployment"),
    (revenge, put(games=[]), None),
    (revenge, lambda s: s["games"][0].update(winner=0), "games: game 1 can't have ended so"),
    (revenge, lambda s: s["games"].append(s["games"][0]), "games: not as many"),
    (revenge, lambda s: s["games"][0].update(strength=11), "strength:"),
    (over, put(winner=None), "winner: somebody has won"),
    (over, put(winner=0), "winner: seat 1 has won"),
    (over, put(ending="wall-held"), "ending:"),
    (over, put(ending=None, winner=None), "phase: drawing would leave no choice"),
]


@pytest.mark.parametrize(("make", "change", "message"), CHANGES)
def test_a_position_that_can_not_be_is_refused(make, change, message) -> None:
    saved = make()
    GAME.load(saved)
    change(saved)
    if message is None:
        assert GAME.load(saved)
        return
    with pytest.raises(InvalidPosition, match=message):
        GAME.load(saved)


def test_a_full_wall_at_the_defenders_turn_is_an_end() -> None:
    full = {1: 3, 2: 4, 3: 3, 4: 2, 5: 3, 6: 4, 7: 3}
    cards = iter(f"{colour}{strength}" for colour in "RYG" for strength in range(1, 11))
    wall = {tile: " ".join(next(cards) for _ in range(size)) for tile, size in full.items()}
    with pytest.raises(InvalidPosition, match="ending"):
        table({}, wall, ("P1", "P2"), seat=DEFENDER)
    assert table({}, wall, ("P1", "P2"), seat=DEFENDER, ending="wall-held", winner=DEFENDER)


def test_what_is_hidden_may_not_be_there() -> None:
    seen = GAME.deal(seed=4, tactics=True).seen_by(0).save()
    whole = GAME.deal(seed=4, tactics=True).save()
    for name in ("siege_deck", "tactics_deck", "rng"):
        with pytest.raises(InvalidPosition, match=f"{name}: hidden"):
            GAME.load_seen({**seen, name: whole[name]})
    for name in ("hand", "given"):
        changed = copy.deepcopy(seen)
        changed["sides"][1][name] = whole["sides"][1][name]
        with pytest.raises(InvalidPosition, match=f"{name}: hidden"):
            GAME.load_seen(changed)


def states(seed: int) -> State:
    """Some position of some game."""
    chooser = random.Random(seed)
    match = chooser.choice(["single", "revenge"])
    state = GAME.deal(seed=seed, tactics=chooser.random() < 0.7, match=match)
    for _ in range(chooser.randrange(120)):
        if state.seat_to_move is not None:
            state.play(chooser.choice(state.legal_moves()))
    return state


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 80)
    | st.integers()
    | st.sampled_from(["R5", "J1", "swap", "playing", "drawing", "giving", "J"])
    | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.integers(0, 10**6), JSON, st.integers(0, 1))
def test_any_field_with_any_value_is_loaded_or_refused(number, value, seen) -> None:
    """No JSON, however wrong, gives another error or harms the compiled build."""
    state = states(number % 200)
    saved = copy.deepcopy(state.seen_by(0).save() if seen else state.save())
    places = [(saved, name) for name in saved if name != "seen_by"]
    places += [(side, name) for side in saved["sides"] for name in side]
    places += [(game, name) for game in saved["games"] for name in game]
    places += [(lying, i) for wall in saved["wall"] for lying in wall for i in range(len(lying))]
    where, name = places[number % len(places)]
    where[name] = value
    load = GAME.load_seen if seen else GAME.load
    try:
        loaded = load(json.loads(json.dumps(saved)))
    except InvalidPosition:
        return
    assert loaded.save()
    if seen:
        loaded.view()
        loaded.imagine(Rng(number)).playout(Rng(number))
    elif loaded.seat_to_move is not None:
        loaded.playout(koloda.Rng(number))
