"""Good moves at Gallop across Europe that the bots must find."""

import pytest

from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from tests.games.gallop.tables import play, table


def chosen(state: State, name: str) -> str:
    seat = state.seat_to_move
    assert seat is not None
    choice = bot("gallop", name, 1).choose(state.seen_by(seat), Budget(simulations=1500))
    return state.text(choice.move)


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_completes_its_collection_when_that_wins(name: str) -> None:
    state = table(["G6", "R2"], rows=["R6 O5 Y4", "R1 O1"], deck="X1 X2", match="single", goal=1)
    play(state, "G6/6", "R2/1")
    assert chosen(state, name) == "G6"


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_lets_nothing_burn_that_needn_t(name: str) -> None:
    state = table(["R2", "G1"], rows=["O5 R6", "Y1 O1"], deck="X1 X2")
    play(state, "R2/6", "G1/1")
    assert chosen(state, name) == "G1"


def test_it_takes_what_the_other_needs_to_win() -> None:
    """Either city adds a colour; one of them would complete the other's collection."""
    state = table(["G2", "Y2"], rows=["R1 O1", "R6 O5 Y6"], deck="X1 X2", match="single", goal=1)
    play(state, "G2/6", "Y2/1")
    assert chosen(state, "strong") == "G2"
