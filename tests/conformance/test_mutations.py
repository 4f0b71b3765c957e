"""Whatever is wrong with a saved position or a record, loading says so, or what it loads works."""

import json
import pickle
import random

import pytest

import koloda
from koloda import InvalidPosition, InvalidRecord, OptionError, Record, Rng, State
from koloda.engine.fair import FairDeal
from tests.conformance.mutations import deepened, mutated, mutated_record, with_checks
from tests.variants import VARIANTS, Variant

SLOW = 100_000 // (3 * len(VARIANTS)) + 1
"""Mutations for each kind of file and each variant, so that there are 100,000 in all."""

NUMBERS = [pytest.param(90, id="some"), pytest.param(SLOW, marks=pytest.mark.slow, id="many")]


def bases(variant: Variant) -> list[State]:
    """Return states from the deal to the end."""
    found = []
    for seed in range(4):
        state = variant.deal(seed)
        length = state.clone().playout(Rng(seed))
        stops = {0, length // 4, length // 2, length - 2, length - 1, length}
        rng = Rng(seed)
        for number in range(length + 1):
            if number in stops:
                found.append(state.clone())
            if number < length:
                moves = state.legal_moves()
                state.play(moves[rng.below(len(moves))])
    return found


def check_works(state: State) -> None:
    """Save, load, pickle, show and play on from a state that was accepted."""
    game = state.game
    assert game.load(json.loads(json.dumps(state.save()))) == state
    assert pickle.loads(pickle.dumps(state)) == state
    for seat in (*range(state.players), None):
        json.dumps(state.view(seat))
    assert str(state)
    for move in state.legal_moves():
        assert state.describe(move)
    end = state.clone()
    end.playout(Rng(1))
    assert end.outcome is not None
    assert game.load(end.save()) == end


@pytest.mark.parametrize("number", NUMBERS)
def test_a_mutated_position_is_refused_or_works(variant, number, scale) -> None:
    chooser = random.Random(str(variant))
    saves = [state.save() for state in bases(variant)]
    refused = 0
    for _ in range(scale(number)):
        saved = mutated(chooser.choice(saves), chooser)
        try:
            state = variant.game.load(saved)
        except InvalidPosition:
            refused += 1
        else:
            check_works(state)
    assert refused


@pytest.mark.parametrize("number", NUMBERS)
def test_mutated_knowledge_is_refused_or_fits_worlds(variant, number, scale) -> None:
    chooser = random.Random(str(variant))
    saves = [state.seen_by(seat).save() for state in bases(variant) for seat in (0, 1)]
    refused = 0
    for index in range(scale(number)):
        saved = mutated(chooser.choice(saves), chooser)
        try:
            seen = variant.game.load_seen(saved)
        except InvalidPosition:
            refused += 1
        else:
            assert variant.game.load_seen(json.loads(json.dumps(seen.save()))) == seen
            assert pickle.loads(pickle.dumps(seen)) == seen
            assert str(seen)
            world = seen.imagine(Rng(index))
            assert world.seen_by(seen.seat) == seen
            check_works(world)
    assert refused


def test_a_value_of_any_depth_is_refused(variant) -> None:
    chooser = random.Random(1)
    state = variant.deal(1)
    for load, saved in (
        (variant.game.load, state.save()),
        (variant.game.load_seen, state.seen_by(0).save()),
    ):
        for _ in range(20):
            with pytest.raises(InvalidPosition):
                load(deepened(saved, chooser))
    with pytest.raises(InvalidRecord):
        Record.parse("[" * 100_000 + "\n", koloda.game)
    with pytest.raises(InvalidRecord):
        Record.parse('{"a":' * 100_000 + "\n", koloda.game)


def records(variant: Variant) -> list[str]:
    """Return records of whole and of unfinished games, with every kind of deal."""
    fair = FairDeal(bytes(32), (b"",) * variant.players)
    found = []
    for deal in (1, variant.deal(2).save(), fair):
        record = Record(variant.game, variant.players, variant.options, deal, seats(variant))
        state = record.start()
        while state.seat_to_move is not None and len(record.moves) < 12:
            record.moves.append(state.legal_moves()[0])
            state.play(record.moves[-1])
        found.append("".join(f"{line}\n" for line in record.lines()))
    return found


def seats(variant: Variant) -> list[str]:
    return [f"player {seat}" for seat in range(variant.players)]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_mutated_record_is_refused_or_works(variant, number, scale) -> None:
    chooser = random.Random(str(variant))
    texts = records(variant)
    refused = 0
    for _ in range(scale(number)):
        text = mutated_record(chooser.choice(texts), chooser)
        try:
            record = Record.parse(text, koloda.game)
        except InvalidRecord:
            refused += 1
        else:
            again = "".join(f"{line}\n" for line in record.lines())
            assert Record.parse(again, koloda.game) == record
            assert pickle.loads(pickle.dumps(record)) == record
            for state in record.states():
                assert state.players == record.players == len(record.seats)
            check_works(record.end())
    assert refused


def test_a_record_that_contradicts_its_deal_is_refused(variant) -> None:
    header, *rest = (json.loads(line) for line in records(variant)[1].splitlines())
    others = [number for number in variant.game.seats if number != variant.players]
    contradictions = [{"players": number, "seats": ["x"] * number} for number in others]
    shown = variant.game.rules.options_of(variant.deal(2).position)
    for option in variant.game.options:
        other = [value for value in option.allowed if value not in (shown.get(option.name), None)]
        if option.name in shown and other:
            contradictions.append({"options": {**header["options"], option.name: other[0]}})
    assert contradictions
    for contradiction in contradictions:
        with pytest.raises(InvalidRecord, match=r"line 1: (players|option)"):
            Record.parse(with_checks([{**header, **contradiction}, *rest]), koloda.game)


def test_an_opponent_who_could_not_have_begun_their_turn_is_refused() -> None:
    """Seat 1 is to move, and nothing that seat 0 can't see fits anywhere (F2F-15)."""
    game = koloda.game("face-to-face")
    saved = game.deal(seed=1, first=1).seen_by(0).save()
    other = saved["sides"][1]
    other |= {"ascending": 59, "descending": 2, "played": [2, 12, 49, 59], "draw_pile_size": 48}
    with pytest.raises(InvalidPosition, match="no world fits"):
        game.load_seen(saved)
    other["played"] = [2, 12, 48, 59]  # only 49 fits, so it is in the hand
    world = game.load_seen(saved).imagine(Rng(1))
    assert 49 in world.save()["sides"][1]["hand"]


def test_origins_that_no_course_of_the_game_has_are_refused() -> None:
    game = koloda.game("schotten-totten-2")
    for seed in range(200):
        state = game.deal(seed=seed, tactics=True)
        rng = Rng(seed)
        while state.seat_to_move is not None and not state.save()["returned"]:
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])
        if state.seat_to_move is not None:
            break
    saved = state.seen_by(0).save()
    assert game.load_seen(saved)
    saved["sides"][1]["origins"] = [0] * 8
    with pytest.raises(InvalidPosition):
        game.load_seen(saved)


@pytest.mark.parametrize(
    ("options", "useless"),
    [
        ({"wins": 5}, "wins"),
        ({"match": "single", "wins": 5}, "wins"),
        ({"match": "single", "target": 20}, "target"),
        ({"match": "wins", "target": 20}, "target"),
    ],
)
def test_an_option_without_effect_is_refused_unless_it_was_recorded(options, useless) -> None:
    game = koloda.game("gallop")
    with pytest.raises(OptionError, match=f"option {useless} has no effect unless match is"):
        game.deal(seed=1, **options)
    record = Record(game, 2, options, 1, ["x", "y"])
    text = "".join(f"{line}\n" for line in record.lines())
    assert Record.parse(text, koloda.game) == record


def test_an_option_that_may_have_no_effect_can_have_its_default() -> None:
    game = koloda.game("gallop")
    assert game.deal(seed=1, match="single", target=50, wins=3) == game.deal(seed=1, match="single")
