"""What a seat knows answers like the state it was taken from, for that seat alone."""

import random

import pytest

import koloda
from koloda import GameOver, IllegalMove, InvalidMove, NotToMove, Seen, State
from tests.conformance.test_contract import some_states
from tests.hidden import exchanged_state
from tests.variants import Variant


def every_seen(variant: Variant, games: int) -> list[tuple[State, Seen]]:
    return [
        (state, state.seen_by(seat))
        for state in some_states(variant, games)
        for seat in range(state.players)
    ]


def test_offers_and_descriptions_are_those_of_the_state_for_the_seat_to_move(
    variant, scale
) -> None:
    for state, seen in every_seen(variant, scale(8)):
        if state.seat_to_move == seen.seat:
            assert seen.offers() == state.offers()
            for move in state.legal_moves():
                assert seen.describe(move) == state.describe(move)
        else:
            assert seen.offers() == []


def test_only_the_seat_to_move_can_describe_a_move(variant) -> None:
    state = variant.deal(1)
    mover, move = state.seat_to_move, state.legal_moves()[0]
    waiting = state.seen_by((mover + 1) % state.players)
    with pytest.raises(NotToMove, match=f"seat {mover} is to move"):
        waiting.describe(move)
    with pytest.raises((IllegalMove, InvalidMove)):
        state.seen_by(mover).describe(2**15 - 1)
    with pytest.raises(InvalidMove):
        state.seen_by(mover).describe("E")
    state.playout(koloda.Rng(1))
    with pytest.raises(GameOver):
        state.seen_by(mover).describe(move)
    with pytest.raises(GameOver):
        state.seen_by(mover).wanted()


def test_only_the_seat_to_move_knows_what_it_has_to_do(variant, scale) -> None:
    for state, seen in every_seen(variant, scale(8)):
        if state.seat_to_move == seen.seat:
            assert seen.wanted() == state.wanted()
        elif state.seat_to_move is not None:
            with pytest.raises(NotToMove):
                seen.wanted()


def test_a_seat_knows_the_events_of_the_last_move(variant, scale) -> None:
    for seed in range(scale(10)):
        state, rng = variant.deal(seed), koloda.Rng(seed)
        assert state.seen_by(0).events() == []
        while (moves := state.legal_moves()) != []:
            before = state.seen_by(0)
            shown = before.events()
            state.play(moves[rng.below(len(moves))])
            assert before.events() == shown
            for seat in range(state.players):
                assert state.seen_by(seat).events() == state.events(seat)
                assert state.seen_by(seat).clone().events() == state.events(seat)
        assert variant.game.load_seen(state.seen_by(0).save()).events() == []


def test_a_clone_of_what_a_seat_knows_is_equal_and_has_the_same_holes(variant, scale) -> None:
    for _state, seen in every_seen(variant, scale(5)):
        twin = seen.clone()
        assert twin == seen
        assert hash(twin) == hash(seen)
        assert twin.save() == seen.save()
        assert twin.imagine(koloda.Rng(3)) == seen.imagine(koloda.Rng(3))


def test_hidden_cards_change_none_of_it(variant, scale) -> None:
    chooser = random.Random(8)
    for state in some_states(variant, scale(8), 300):
        for seat in range(state.players):
            other = exchanged_state(state, seat, chooser)
            if other is not None and state.seat_to_move is not None:
                if state.seat_to_move == seat:
                    assert other.seen_by(seat).wanted() == state.seen_by(seat).wanted()
                assert other.seen_by(seat).offers() == state.seen_by(seat).offers()
