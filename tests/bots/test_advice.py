"""What a move costs, compared with the advised one, from what a seat knows."""

import random

import pytest

import koloda
from koloda.bots.advice import compared
from koloda.bots.contract import Choice
from koloda.bots.levels import bot
from koloda.games import game, games
from tests.hidden import exchanged_state

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="needs a search")


def test_wasting_a_pile_costs_a_clear_part_of_the_chances() -> None:
    state = game("face-to-face").deal(seed=3, first=0)
    seen = state.seen_by(0)
    advised = bot("face-to-face", "strong", 1).choose(seen)
    wasteful = max(
        (move for move in seen.legal_moves() if seen.text(move).startswith("A")),
        key=lambda move: int(seen.text(move)[1:]),
    )
    best, other = compared(seen, advised, wasteful, 1).estimates
    assert (best.move, other.move) == (advised.move, wasteful)
    assert best.chance is not None and other.chance is not None
    assert best.chance - other.chance > 0.12


@pytest.mark.parametrize("id", games())
def test_a_comparison_depends_only_on_what_the_seat_knows(id) -> None:
    state = game(id).deal(seed=5)
    seat = state.seat_to_move
    assert seat is not None
    other = exchanged_state(state, seat, random.Random(1))
    assert other is not None
    moves = state.legal_moves()
    first, second = (
        compared(one.seen_by(seat), Choice(moves[0]), moves[-1], 1) for one in (state, other)
    )
    assert first == second


def test_a_move_that_wins_at_once_is_certain() -> None:
    state = game("face-to-face").deal(seed=27, first=0, highest=18, hand=5)
    while True:
        seen = state.seen_by(state.seat_to_move)
        for move in seen.legal_moves():
            after = state.clone()
            after.play(move)
            if after.outcome is not None and seen.seat in after.outcome.winners:
                best, _ = compared(seen, Choice(move), seen.legal_moves()[0], 1).estimates
                assert best.chance == 1
                return
        state.play(bot("face-to-face", "newcomer", 1).choose(seen).move)
