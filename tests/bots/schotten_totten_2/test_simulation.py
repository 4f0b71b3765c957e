"""What the bots see in a wall, and what a strong one does about it."""

from itertools import product

import pytest

from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.bots.schotten_totten_2.formation_odds import at_least
from koloda.bots.schotten_totten_2.simulation import SchottenTotten2Simulation
from koloda.engine.state import State
from koloda.games.schotten_totten_2.codes import CLAIM, OIL
from tests.games.schotten_totten_2.tables import DEFENDER, table

ENOUGH = Budget(simulations=400)


def chosen(state: State, name: str = "strong") -> str:
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    return seen.text(bot("schotten-totten-2", name, 3).choose(seen, ENOUGH).move)


@pytest.mark.parametrize("name", ["greedy", "casual", "strong"])
def test_a_proved_claim_is_made_at_once(name: str) -> None:
    state = table({4: "R10 R11"}, {4: "Y1"}, hands=("R1 Y5 G5 B7 P2 P3", "G1 G2 B3 B4 P5 P6"))
    assert state.parse(chosen(state, name)) == CLAIM + 3


def test_the_card_that_breaks_a_damaged_tile_is_played() -> None:
    state = table(
        {1: "R9 Y10"},
        {1: "G1 B3 P9"},
        hands=("B11 Y1 G2 R2 P4 Y5", "G4 G5 B6 B4 P5 P6"),
        damaged=[1],
    )
    assert chosen(state) == "B11>1"


def test_a_cauldron_stops_what_could_not_be_stopped_otherwise() -> None:
    # G8 or G11 completes a colour run, and the fourth tile is damaged; few cards are unseen
    state = table(
        {3: "G9 G10"},
        {3: "Y1 P1"},
        hands=("G8 G11 B0 P0 Y0 R0", "Y4 Y6 P3 P6 B5 R2"),
        deck="Y7 Y8 Y9",
        seat=DEFENDER,
        damaged=[1, 2, 7],
    )
    assert state.parse(chosen(state)) == OIL + 2


def test_the_chance_is_the_share_of_the_courses_with_enough_cards() -> None:
    for number in range(5):
        for wanted in range(5):
            share = sum(
                0.3 ** sum(came) * 0.7 ** (number - sum(came))
                for came in product((0, 1), repeat=number)
                if sum(came) >= wanted
            )
            assert at_least(number, wanted, 0.3) == pytest.approx(share)


def test_a_formation_that_cannot_be_beaten_counts_as_a_fallen_tile() -> None:
    # the tiles' chances without and with a complete colour run against a hopeless side
    before = table({4: "R3"}, {4: "Y1 G4"}, hands=("R10 Y5 G5 B7 P2 P3", "G1 G2 B3 B4 P5 P6"))
    after = table({4: "R10 R11"}, {4: "Y1 G4"}, hands=("R1 Y5 G5 B7 P2 P3", "G1 G2 B3 B4 P5 P6"))
    falls = [SchottenTotten2Simulation(state.position, 0).signs()[3] for state in (before, after)]
    assert falls[1] == pytest.approx(1, abs=0.01)
    assert falls[0] < 0.5 * falls[1]


def test_signs_are_of_whole_positions_only() -> None:
    state = table(hands=("R10 Y5 G5 B7 P2 P3", "G1 G2 B3 B4 P5 P6"))
    with pytest.raises(ValueError, match="whole position"):
        SchottenTotten2Simulation(state.seen_by(0).position, 0).signs()
