"""Choices whose order doesn't matter: canonical moves reach each of them, and only once."""

from collections import Counter
from collections.abc import Callable

import pytest

import koloda
from koloda import Rng, State
from tests.conformance.test_contract import some_states
from tests.games.schotten_totten_2.tables import play, table

Moves = Callable[[State], list[int]]


def ends(state: State, is_over: Callable[[State], bool], moves: Moves) -> Counter[object]:
    """Count by how many sequences each end of a choice is reached."""
    if is_over(state):
        return Counter([state.key()])
    found: Counter[object] = Counter()
    for move in moves(state):
        after = state.clone()
        after.play(move)
        found += ends(after, is_over, moves)
    return found


def compare(state: State, is_over: Callable[[State], bool]) -> tuple[int, int]:
    """Return how many sequences of legal and of canonical moves there are."""
    legal = ends(state, is_over, State.legal_moves)
    canonical = ends(state, is_over, State.canonical_moves)
    assert canonical.keys() == legal.keys()
    assert set(canonical.values()) == {1}
    return legal.total(), canonical.total()


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("R1 R2 R3 R4", (24, 4)),
        ("R1 R2 J1 J2", (12, 3)),
        ("R1 R2 J1 desertion", (24, 4)),
        ("R1 R2 S J1 J2 H", (72, 14)),
    ],
)
def test_the_cards_of_a_swap(hand, expected) -> None:
    state = table(hands=(f"swap {hand}", "P1 P2 P3 P4"), tactics=True)
    play(state, "SWA")
    giver = state.seat_to_move
    assert compare(state, lambda state: state.seat_to_move != giver) == expected


def test_the_cards_of_reinforcements() -> None:
    state = table(hands=("reinforcements R1", "P1 P2"), deck="B1 B2", tactics=True)
    play(state, "REI")
    number = len(state.legal_moves())
    assert number > 20

    # the shuffle makes the ends differ by chance, so compare the pairs themselves
    def pairs(moves: Moves) -> Counter[frozenset[int]]:
        found: Counter[frozenset[int]] = Counter()
        for first in moves(state):
            after = state.clone()
            after.play(first)
            found.update(frozenset((first, second)) for second in moves(after))
        return found

    assert pairs(State.canonical_moves) == Counter(list(pairs(State.legal_moves)))
    assert pairs(State.legal_moves).total() == number * (number - 1)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_cards_that_are_pushed(players) -> None:
    rng, found = Rng(6), 0
    for seed in range(12):
        state = koloda.game("scram").deal(seed=seed, players=players)
        while state.seat_to_move is not None and not is_pushing(state):
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])
        if is_pushing(state):
            legal, canonical = (
                pushed(state, State.legal_moves),
                pushed(state, State.canonical_moves),
            )
            assert canonical == Counter(list(legal))
            found += canonical != legal
    assert found > 3


def is_pushing(state: State) -> bool:
    return bool(state.save()["phase"] == "push")


def pushed(state: State, moves: Moves, more: int = 3) -> Counter[tuple[str, ...]]:
    """Count by how many sequences up to this many more cards are pushed together."""
    found = Counter([tuple(state.save()["pushed"])])
    for move in moves(state) if more else ():
        after = state.clone()
        after.play(move)
        if is_pushing(after):
            found += pushed(after, moves, more - 1)
    return found


def test_canonical_moves_are_legal_and_never_missing(variant, scale) -> None:
    for state in some_states(variant, scale(10)):
        moves = state.canonical_moves()
        assert set(moves) <= set(state.legal_moves())
        assert bool(moves) == bool(state.legal_moves())
        for seat in range(state.players):
            mine = moves if state.seat_to_move == seat else []
            assert state.seen_by(seat).canonical_moves() == mine


def test_a_choice_that_began_in_another_order_can_be_finished() -> None:
    state = table(hands=("swap R1 R2 R3 R4", "P1 P2 P3 P4"), tactics=True)
    play(state, "SWA", "R4")
    assert state.canonical_moves() == state.legal_moves()
