"""Nothing hidden gets out where it is most likely to: deck, penalties, ends of rounds."""

import random

import pytest

from koloda import State
from tests.conformance.test_leaks import compare_worlds
from tests.games.scram.tables import GAME, play, table

CAMPS = ("1? 2?0 3", "4?13 5 6?", "6? 7?2", "8? 9 9?")

SCENES = {
    "a drawn card": "D",
    "a card put down": "D R A1 O",
    "a look at the deck": "D U A1 K1",
    "a swap with the deck": "D U A1 K1 W",
    "a swap within the deck": "D U K1 K2 W",
    "a known card on the deck": "D U A2 K1 W D",
    "a card drawn that another knows": "D U A1 K1 L D R B1 O",
    "penalties": "D R A1 A2 A3 C1 O A< A>",
    "penalties that somebody knows": "D U K1 K2 L D R B1 B2 B3 D1 D2 O B> B<",
    "pushed cards": "D R A1 C1",
}


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_leaks_after(scene, scale) -> None:
    state = play(table(*CAMPS, deck="12 10 11 13 9", top="2"), SCENES[scene])
    check(state, scale(12))


@pytest.mark.parametrize("value", [7, 8])
def test_nothing_leaks_after_a_deck_top_is_turned_up(value, scale) -> None:
    state = play(table(*CAMPS, deck=f"{value} 10 11 13", top="2"), "D U K1")
    check(state, scale(12))
    if value == 8:
        check(play(state, "K2"), scale(12))
        check(play(state, "D X"), scale(12))


def test_nothing_leaks_while_gaps_are_chosen(scale) -> None:
    state = play(table("5? 5 7?", "1?2", "5? 2?", "3?", deck="4 9 10"), "D R A1 A2 C1 O")
    check(state, scale(12))


def test_nothing_leaks_between_two_rounds_and_after_the_end(scale) -> None:
    for rounds in (1, 2):
        state = table("5?", "1? 3?2", "2", "3", deck="7 8 9 10", rounds=rounds, seat=1)
        play(state, "S D X D X D X")
        check(state, scale(12))  # the deck is still hidden
        assert state.view(None)["phase"] == ("over" if rounds == 1 else "round-over")
    check(play(state, "N"), scale(12))


def check(state: State, number: int) -> None:
    chooser = random.Random(7)
    for seat in [*range(state.players), None]:
        exchanged = [compare_worlds(state, seat, chooser) for _ in range(number)]
        assert any(exchanged)


def test_events_name_a_card_only_where_it_lies_open_or_to_its_mover(scale) -> None:
    for seed in range(scale(40)):
        state, chooser = GAME.deal(seed=seed, players=4, rounds=1), random.Random(seed)
        while state.seat_to_move is not None:
            mover = state.seat_to_move
            state.play(chooser.choice(state.legal_moves()))
            for seat in (0, 1, 2, 3, None):
                for event in state.events(seat):
                    if event.get("card") is not None:
                        assert event["up"] or seat == mover
                    if event.get("up"):
                        assert event["card"] is not None


def test_moves_can_be_taken_back_until_something_shows() -> None:
    state = table(*CAMPS, deck="11 10 13 3", top="2")
    steps = []
    for move in ("D", "U", "A1", "K1", "T", "B1", "D1", "O", "B<", "D", "X", "D", "R", "D1"):
        before = state.revealed
        play(state, move)
        steps.append((move, state.revealed > before))
    assert steps == [
        ("D", True),
        ("U", True),
        ("A1", False),  # 11 names two cards before anything happens
        ("K1", False),  # and they are swapped unseen
        ("T", True),  # the next card of the discard pile shows
        ("B1", False),
        ("D1", False),
        ("O", True),
        ("B<", False),
        ("D", True),
        ("X", True),
        ("D", True),
        ("R", False),
        ("D1", False),
    ]


def test_the_order_of_pushing_makes_no_difference() -> None:
    first, second = (
        play(table(*CAMPS, deck="11 10 13", top="2"), f"D R {order}")
        for order in ("A1 A3 C2", "A3 C2 A1")
    )
    assert first == second
    assert first.view(1) == second.view(1)
