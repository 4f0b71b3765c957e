"""Good moves at Face to Face that the bots must find."""

from collections.abc import Callable

import pytest

from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.lab.bout import Bout, Terms
from koloda.lab.bout import play as play_bout
from tests.games.face_to_face.tables import play, table

DRAW = ([*range(4, 10), *range(11, 20), *range(33, 40)], [*range(2, 20), *range(42, 52)])


def chosen(state: State, name: str = "strong") -> str:
    seat = state.seat_to_move
    assert seat is not None
    choice = bot("face-to-face", name, 1).choose(state.seen_by(seat), Budget(simulations=1500))
    return state.text(choice.move)


def turn(state: State, name: str = "strong") -> list[str]:
    """What the bot plays until its turn is over."""
    mover = state.seat_to_move
    found = []
    while state.seat_to_move == mover:
        found.append(chosen(state, name))
        play(state, found[-1])
    return found


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_finds_the_reverse_trick(name: str) -> None:
    state = table(
        ([30, 44, 45, 50], [20, 25, 40, 41]), up=(40, 22), down=(10, 38), piles=DRAW, plays=1
    )
    assert "A30" in turn(state, name)


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_plans_two_cards(name: str) -> None:
    """The first card skips eight numbers more, and lets the second come ten back."""
    state = table(([22, 32, 27, 43, 44], [20, 25, 40, 41]), up=(24, 22), down=(2, 58), piles=DRAW)
    assert turn(state, name)[:2] == ["A32", "A22"]


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_it_stops_after_two_cards_when_a_third_only_costs_room(name: str) -> None:
    state = table(
        ([26, 29, 30, 58], [20, 25, 40, 41]), up=(21, 22), down=(3, 38), piles=DRAW, plays=2
    )
    assert chosen(state, name) == "E"


def test_it_wins_at_once_when_it_can() -> None:
    """Seat 0 has three cards and nothing to draw: all of them fit, if the lowest goes first."""
    state = table(([50, 51, 52], [30, 31]), up=(40, 20), down=(2, 50))
    turn(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_it_gives_the_other_no_room_that_he_lacks() -> None:
    """The opponent is stuck if neither of their piles is improved."""
    state = table(
        ([30, 31, 32, 33, 4, 19], [20, 21, 22, 23, 24, 25]),
        up=(29, 58),
        down=(28, 3),
        piles=([7, 8, 9, 35], [7, 8, 9, 35]),
    )
    turn(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.parametrize("highest", [15, 25, 40])
def test_search_pays_in_shorter_games_too(highest: int, scale: Callable[[int], int]) -> None:
    """What was learnt from long games alone is wrong there; of 100 games *strong* won 76 to 98."""
    terms = Terms("face-to-face", 2, {"highest": highest})
    games = [
        game
        for deal in range(scale(20))
        for game in play_bout(terms, Bout("strong@200", "greedy", deal))["games"]
    ]
    assert sum(game["ahead"] for game in games) >= 0.5 * len(games)
