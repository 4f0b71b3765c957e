"""What the start of a round promises: from what all can see, and the more the better it looks."""

import random
from collections.abc import Callable

import pytest

from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.gallop.value_network import WEIGHTS, inputs
from koloda.bots.levels import bot
from koloda.bots.registry import simulation
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.games.gallop import codes
from koloda.games.gallop.cards import colour
from koloda.games.gallop.scoring import total
from tests.bots.test_bots import positions
from tests.games.gallop.tables import GAME, play, table
from tests.hidden import exchanged_state
from tests.variants import VARIANTS


def starts_of_rounds(number: int, seed: int) -> list[State]:
    """So many of each variant, at most."""
    found = []
    for variant in VARIANTS:
        if variant.game_id == "gallop":
            starts = [
                state
                for state in positions(variant, 40 * number, seed)
                if state.position.phase == codes.LAY and state.position.turn == 0
            ]
            found += starts[:number]
    assert found
    return found


def chances(state: State, seat: int) -> list[float]:
    search = Search(simulation(state.seen_by(seat), 3), 400, True, 0.3)
    run_simulations(search, 400)
    return search.chances()


def test_the_network_has_the_shape_that_the_code_expects() -> None:
    assert sorted(WEIGHTS) == ["2", "3", "4"]
    asked = inputs(GAME.deal(seed=1, players=2).position)
    for weights in WEIGHTS.values():
        assert len(weights["inputs"]) == len(weights["bias"]) == len(weights["outputs"]) == 12
        assert {len(each) for each in weights["inputs"]} == {len(asked[0])}


def test_it_is_asked_about_collections_and_flights(scale: Callable[[int], int]) -> None:
    """Each collection, counted another way."""
    for state in starts_of_rounds(scale(40), 4):
        position = state.position
        for seat, asked in enumerate(inputs(position)):
            mine = position.cities(seat)
            missing = state.players + 2 - len({colour(city) for city in mine})
            assert [i for i in range(5) if asked[i]] == [missing] * (missing < 5)
            assert asked[5] == missing / 6
            assert asked[6] == total(mine, complete=True) / 20
            assert asked[7] == total(mine, complete=False) / 20
            assert asked[8] == len(mine) / 8
            flights = [flight for flight in range(1, 7) if position.flights[seat] >> flight & 1]
            assert asked[12] == pytest.approx(sum(flights) / len(flights) / 4)
            assert asked[13] == max(flights) / 6
            others = [position.cities(s) for s in range(state.players) if s != seat]
            assert asked[26] == max(total(each, complete=False) for each in others) / 20


def test_nothing_hidden_is_asked_about() -> None:
    chooser = random.Random(2)
    changed = 0
    for state in starts_of_rounds(4, 6):
        assert state.seat_to_move is not None
        other = exchanged_state(state, state.seat_to_move, chooser)
        if other is not None and other != state:
            changed += 1
            assert inputs(other.position) == inputs(state.position)
    assert changed


def test_in_the_middle_of_a_round_there_is_nothing_to_ask() -> None:
    state = GAME.deal(seed=1, players=2)
    state.play(state.legal_moves()[0])
    with pytest.raises(ValueError, match="not the start of a round"):
        inputs(state.position)


@pytest.mark.parametrize(
    "rows",
    [
        ["R6 O5 Y4", "R1"],
        ["R6 O5 Y4", "R1", "O2"],
        ["R6 O5 Y4 G6", "R1", "O2", "Y1"],
    ],
)
def test_who_is_far_ahead_has_better_chances(rows: list[str]) -> None:
    hands = ["X1 X2", "X3 X4", "X5 X6", "U"][: len(rows)]
    state = table(hands, rows=rows, deck="G1 G2 G3 R2 R3")
    for seat in range(len(rows)):
        found = chances(state, seat)
        assert sum(found) == pytest.approx(1)
        assert found[0] == max(found)
        assert found[0] > 1.2 / len(rows)


def test_the_last_to_put_down_looks_at_his_own_moves_from_the_first_world_on() -> None:
    """In a seat's worlds, those who choose before it choose sensibly, at no cost in simulations."""
    state = GAME.deal(seed=4, players=4, first=1)
    for _ in range(3):
        play(state, state.text(state.legal_moves()[0]))
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    choice = bot("gallop", "master", 1).choose(seen, Budget(simulations=5))
    assert sum(round(each.share * 4) for each in choice.estimates) == 4
    assert choice.move == choice.estimates[0].move
