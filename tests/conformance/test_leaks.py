"""Hidden cards change nothing that a seat can observe, in thousands of positions."""

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
    all_cards,
    exchanged_state,
    has_new_deal,
)
from tests.research.encodings import encoding_of
from tests.variants import Variant


def errors(state: State, moves: list[int]) -> list[str]:
    """Return the engine's answers to these moves of the seat to move."""
    answers = []
    for move in moves:
        try:
            state.clone().play(move)
            answers.append("legal")
        except KolodaError as error:
            answers.append(f"{type(error).__name__}: {error}")
    return answers


def test_every_listed_game_is_checked() -> None:
    assert set(EXCHANGES) == set(koloda.games())


def test_nothing_hidden_reaches_a_seat(variant, scale) -> None:
    chooser = random.Random(3)
    enough, exchanged, seed = scale(3000), 0, 100
    while exchanged < enough:
        seed += 1
        for state in some_states(variant, 1, seed):
            exchanged += sum(compare_worlds(state, seat, chooser) for seat in range(state.players))
            exchanged += compare_worlds(state, None, chooser)


def test_a_move_that_leaves_revealed_unchanged_tells_its_mover_nothing(variant, scale) -> None:
    """Otherwise undo would give knowledge away."""
    chooser = random.Random(4)
    enough, exchanged, seed = scale(1000), 0, 500
    while exchanged < enough:
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


def test_a_seat_learns_from_a_move_only_what_it_is_shown(variant, scale) -> None:
    """Exchange hidden cards and make a move that reads the same. A seat that sees the same happen
    must then know the same.

    Comparing positions alone misses a card that gives another one away by the order in which
    somebody plays them: in Schotten Totten 2, the number of the joker that lies on the wall.
    """
    chooser = random.Random(6)
    enough, compared, seed = scale(2000), 0, 1300
    while compared < enough:
        seed += 1
        for state in some_states(variant, 1, seed):
            compared += sum(
                same_move_tells_the_same(state, n, chooser) for n in range(state.players)
            )


def same_move_tells_the_same(state: State, seat: int, chooser: random.Random) -> bool:
    """Return False if the seat moves itself, or if no other cards could be there."""
    if state.seat_to_move in (None, seat):
        return False
    other = exchanged_state(state, seat, chooser)
    if other is None:
        return False
    one = state.clone()
    written = one.text(chooser.choice(one.legal_moves()))
    if written not in map(other.text, other.legal_moves()):
        return False
    for world in (one, other):
        world.play(world.parse(written))
    if (one.events(seat), one.view(seat)) != (other.events(seat), other.view(seat)):
        return True  # it saw a difference
    assert one.seen_by(seat) == other.seen_by(seat)
    assert one.seen_by(seat).save() == other.seen_by(seat).save()
    return True


def test_events_show_nobody_cards_that_stay_hidden(variant, scale) -> None:
    chooser = random.Random(5)
    enough, swapped, seed = scale(1000), 0, 900
    while swapped < enough:
        seed += 1
        for state in some_states(variant, 1, seed):
            swapped += count_equal_events(state, chooser)


def count_equal_events(state: State, chooser: random.Random) -> int:
    """Swap two hidden cards and make the same move: a seat that can't tell the two worlds apart
    afterwards must get equal events, unless both cards were open for a moment and are gone.

    Return how many seats were compared.
    """
    if state.seat_to_move is None:
        return 0
    move, after = chooser.choice(state.legal_moves()), state.clone()
    after.play(move)
    if after.outcome is not None or has_new_deal(after.events(None)):
        return 0
    compared = 0
    for seat in range(state.players):
        other = exchanged_state(state, seat, OneSwap(chooser.random()))
        same = None if other is None else after_move(other, move, after.seen_by(seat))
        if same is not None:
            compared += 1
            assert same.events(seat) == after.events(seat) or all_cards(same) == all_cards(after)
    return compared


def test_a_private_draw_that_everybody_sees_is_detected(monkeypatch) -> None:
    rules = koloda.game("face-to-face").rules
    honest = rules.events
    monkeypatch.setitem(vars(rules), "events", lambda position, _: honest(position, ALL))
    with pytest.raises(AssertionError):
        test_events_show_nobody_cards_that_stay_hidden(
            Variant("face-to-face", 2), lambda number: number
        )


def compare_worlds(state: State, seat: int | None, chooser: random.Random) -> bool:
    """Exchange cards hidden from the seat, and compare everything that it can observe.

    Return False if no other cards could be there.
    """
    other = exchanged_state(state, seat, chooser)
    if other is None:
        return False
    assert other.view(seat) == state.view(seat)
    assert other.is_between_rounds == state.is_between_rounds
    if seat is not None:
        seen, seen_other = state.seen_by(seat), other.seen_by(seat)
        assert seen_other == seen
        assert seen_other.save() == seen.save()
        assert str(seen_other) == str(seen)
        assert seen_other.legal_moves() == seen.legal_moves()
        assert seen_other.imagine(Rng(seat)) == seen.imagine(Rng(seat))
        encoding = encoding_of(state)
        numbers = encoding.observation(state, seat).tobytes()
        assert encoding.observation(other, seat).tobytes() == numbers
        if state.outcome is not None:
            assert other.outcome is not None and other.outcome.payoffs == state.outcome.payoffs
        if state.seat_to_move == seat:
            assert encoding.legal(other).tobytes() == encoding.legal(state).tobytes()
            tried = [chooser.randrange(2**15) for _ in range(5)]
            tried += [chooser.randrange(300) for _ in range(15)]
            assert errors(other, tried) == errors(state, tried)
    return other != state
