"""Hidden cards change nothing that a seat can get at: exactly, over thousands of positions."""

import random

import pytest

import koloda
from koloda import KolodaError, Rng, State
from koloda.engine.contract import ALL
from tests.conformance.test_contract import some_states
from tests.hidden import (
    EXCHANGES,
    OneSwap,
    after_move,
    deals_anew,
    exchanged_state,
    lying,
)
from tests.variants import Variant


def errors(state: State, moves: list[int]) -> list[str]:
    """What the engine says to these moves, made by the seat to move."""
    said = []
    for move in moves:
        try:
            state.clone().play(move)
            said.append("legal")
        except KolodaError as error:
            said.append(f"{type(error).__name__}: {error}")
    return said


def test_every_listed_game_is_checked() -> None:
    assert set(EXCHANGES) == set(koloda.games())


def test_nothing_hidden_reaches_a_seat(variant, scale) -> None:
    chooser = random.Random(3)
    wanted, exchanged, seed = scale(3000), 0, 100
    while exchanged < wanted:
        seed += 1
        for state in some_states(variant, 1, seed):
            exchanged += sum(looks_alike(state, seat, chooser) for seat in range(state.players))
            exchanged += looks_alike(state, None, chooser)


def test_a_move_reveals_nothing_to_its_mover_without_a_new_information_point(
    variant, scale
) -> None:
    """Else a take-back would give knowledge away: what was hidden stays hidden, exactly."""
    chooser = random.Random(4)
    wanted, exchanged, seed = scale(1000), 0, 500
    while exchanged < wanted:
        seed += 1
        for state in some_states(variant, 1, seed):
            seat = state.seat_to_move
            if seat is None:
                continue
            exchanged += 1
            other = exchanged_state(state, seat, chooser)
            move = chooser.choice(state.legal_moves())
            revealed = state.revealed
            state.play(move)
            assert state.revealed >= revealed
            if other is not None and state.revealed == revealed:
                other.play(move)
                assert other.seen_by(seat) == state.seen_by(seat)
                assert other.events(seat) == state.events(seat)


def test_events_tell_nobody_of_cards_that_stay_hidden(variant, scale) -> None:
    chooser = random.Random(5)
    wanted, swapped, seed = scale(1000), 0, 900
    while swapped < wanted:
        seed += 1
        for state in some_states(variant, 1, seed):
            swapped += told_of_the_past_only(state, chooser)


def told_of_the_past_only(state: State, chooser: random.Random) -> int:
    """Two hidden cards change places, and the same move is made: who can't tell the worlds apart
    afterwards is told the same, unless both cards were open for a moment and are gone.

    Returns how many seats could be asked.
    """
    if state.seat_to_move is None:
        return 0
    move, after = chooser.choice(state.legal_moves()), state.clone()
    after.play(move)
    if after.outcome is not None or deals_anew(after.events(None)):
        return 0
    asked = 0
    for seat in range(state.players):
        other = exchanged_state(state, seat, OneSwap(chooser.random()))
        same = None if other is None else after_move(other, move, after.seen_by(seat))
        if same is not None:
            asked += 1
            assert same.events(seat) == after.events(seat) or lying(same) == lying(after)
    return asked


def test_a_private_draw_that_is_told_to_everybody_is_found(monkeypatch) -> None:
    rules = koloda.game("face-to-face").rules
    honest = rules.events
    monkeypatch.setitem(vars(rules), "events", lambda position, _: honest(position, ALL))
    with pytest.raises(AssertionError):
        test_events_tell_nobody_of_cards_that_stay_hidden(
            Variant("face-to-face", 2), lambda wanted: wanted
        )


def looks_alike(state: State, seat: int | None, chooser: random.Random) -> bool:
    """Exchange what is hidden from the seat and compare all that it can get.

    False where nothing else could be there.
    """
    other = exchanged_state(state, seat, chooser)
    if other is None:
        return False
    assert other.view(seat) == state.view(seat)
    if seat is not None:
        seen, seen_other = state.seen_by(seat), other.seen_by(seat)
        assert seen_other == seen
        assert seen_other.save() == seen.save()
        assert str(seen_other) == str(seen)
        assert seen_other.legal_moves() == seen.legal_moves()
        assert seen_other.imagine(Rng(seat)) == seen.imagine(Rng(seat))
        if state.seat_to_move == seat:
            tried = [chooser.randrange(2**15) for _ in range(5)]
            tried += [chooser.randrange(300) for _ in range(15)]
            assert errors(other, tried) == errors(state, tried)
    return other != state
