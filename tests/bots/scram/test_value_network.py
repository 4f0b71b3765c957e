"""What the start of a turn promises: from both teams' camps, and the more the better they look."""

from collections.abc import Callable
from typing import Any

import pytest

import koloda
from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.bots.network import Network
from koloda.bots.registry import simulation
from koloda.bots.scram.value_network import WEIGHTS, inputs
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.engine.state import Seen
from koloda.games.scram.codes import BEGIN_TURN
from tests.bots.test_bots import positions
from tests.games.scram.tables import GAME, saved
from tests.variants import VARIANTS

FACTS = 13
"""About one team."""
Card = dict[str, Any]


def starts_of_turns(number: int, seed: int) -> list[State]:
    """So many of each number of players, at most."""
    found = []
    for variant in VARIANTS:
        if variant.game_id == "scram":
            starts = [
                state
                for state in positions(variant, 8 * number, seed)
                if state.position.phase == BEGIN_TURN and state.position.caller < 0
            ]
            found += starts[:number]
    assert found
    return found


def best_of_each(camps: dict[int, list[Card]]) -> dict[int, int]:
    """For each value of which a player knows a card of their own, how many they could discard."""
    found: dict[int, int] = {}
    for seat, own in camps.items():
        known = numbers(seat, camps)
        for value in numbers(seat, {seat: own}):
            found[value] = max(found.get(value, 0), known.count(value))
    return found


def knows(seat: int, card: Card) -> bool:
    return card["up"] or seat in card["known_by"]


def best_swap(mine: dict[int, list[Card]], theirs: dict[int, list[Card]]) -> int:
    """Of a card of ours for a lower one of theirs, by somebody who knows both."""
    gains = [
        max(numbers(seat, mine), default=0) - min(numbers(seat, theirs), default=13)
        for seat in mine
    ]
    return max(0, *gains)


def numbers(seat: int, camps: dict[int, list[Card]]) -> list[int]:
    """That the seat knows there."""
    return [card["card"] for card in of(camps) if knows(seat, card) and card["card"] != "="]


def of(camps: dict[int, list[Card]]) -> list[Card]:
    return [card for camp in camps.values() for card in camp]


def total(camp: list[Card]) -> int:
    """SCR-25."""
    numbers = [card["card"] for card in camp if card["card"] != "="]
    return sum(numbers) + (len(camp) - len(numbers)) * min(numbers, default=0)


def test_the_network_has_the_shape_that_the_code_expects() -> None:
    assert sorted(WEIGHTS) == ["3", "4", "6"]
    asked = inputs(GAME.deal(seed=1, players=4).position)
    for weights in WEIGHTS.values():
        assert len(weights["inputs"]) == len(weights["bias"]) == len(weights["outputs"]) == 12
        assert {len(each) for each in weights["inputs"]} == {len(asked)} == {2 * FACTS + 6}


def test_a_network_with_too_many_inputs_is_refused() -> None:
    with pytest.raises(ValueError, match="no network has room for 33 inputs"):
        Network({"inputs": [[0.0] * 33] * 12, "bias": [0.0] * 12, "outputs": [0.0] * 12})


def test_it_is_asked_about_both_teams(scale: Callable[[int], int]) -> None:
    """First about the one to move; each counted another way."""
    for state in starts_of_turns(scale(60), 4):
        facts = state.save()
        sides = GAME.sides(state.players)
        asked = inputs(state.position)
        mine = sides[state.position.seat]
        for team, described in ((mine, asked[:FACTS]), (1 - mine, asked[FACTS : 2 * FACTS])):
            teams: list[dict[int, list[Card]]] = [{}, {}]
            for seat, camp in enumerate(facts["camps"]):
                teams[sides[seat] != team][seat] = camp
            camps, others = teams
            unseen = [
                card for seat, camp in camps.items() for card in camp if not knows(seat, card)
            ]
            known = [card for seat, camp in camps.items() for card in camp if knows(seat, card)]
            best = best_of_each(camps)
            worth = sorted((value * number for value, number in best.items()), reverse=True)
            sizes = [len(camp) for camp in camps.values()]
            wanted = [
                sum(map(total, camps.values())) / 40,
                sum(sizes) / 10,
                min(sizes) / 4,
                max(sizes) / 8,
                len(unseen) / 5,
                sum(3 if card["card"] == "=" else card["card"] for card in unseen) / 30,
                max([card["card"] for card in known if card["card"] != "="], default=0) / 13,
                [*worth, 0][0] / 24,
            ]
            assert described[:8] == pytest.approx(wanted)
            assert round(described[8] * 3) in (best.values() or [0])
            assert described[9:] == pytest.approx(
                [
                    sum(card["up"] for card in of(camps)) / 5,
                    sum(card["card"] == "=" for card in of(camps)) / 2,
                    [*worth, 0, 0][1] / 24,
                    best_swap(camps, others) / 12,
                ]
            )


def test_it_is_asked_how_the_match_stands() -> None:
    facts = saved("1 2 3", "4 4 4", "5 5 5", "6 6 6", deck="13 9 9 9", top="11", rounds=4)
    for recorded, lead in (([], 0), ([[3, 9]], 6), ([[3, 9], [20, 0], [5, 6]], -13)):
        asked = inputs(GAME.load({**facts, "recorded": recorded}).position)
        left = 4 - len(recorded)
        assert asked[2 * FACTS :] == pytest.approx(
            [4 / 40, 11 / 13, 3 / 5, lead / 24 / left, lead / 12 if left == 1 else 0, 1]
        )


def test_after_a_call_and_within_a_turn_there_is_nothing_to_ask() -> None:
    state = GAME.deal(seed=1, players=4)
    state.play(state.parse("D"))
    with pytest.raises(ValueError, match="not the start of a turn"):
        inputs(state.position)
    state = GAME.load(saved("1 2", "12 11 10", "1 3", "9 9 13", deck="5 6 7 8"))
    state.play(state.parse("S"))
    with pytest.raises(ValueError, match="before a call"):
        inputs(state.position)


@pytest.mark.parametrize("seat", range(4))
def test_who_has_lower_camps_has_better_chances(seat: int) -> None:
    deck = "5 6 7 8 9 10 11 12 6 7 8 9"
    state = GAME.load(saved("1 2 3", "9 10 11", "2 3 4", "8 12 13", deck=deck, top="7"))
    search = Search(simulation(state.seen_by(seat), 3), 400, True, 0.6)
    run_simulations(search, 400)
    found = search.chances()
    assert found[0] == found[2] == pytest.approx(1 - found[1])
    assert found[0] > 0.6


def test_who_plays_alone_has_the_better_half_of_a_match_by_three() -> None:
    """Between equal players, the solo player wins nine of ten."""
    state = GAME.deal(seed=5, players=3)
    search = Search(simulation(state.seen_by(0), 3), 400, True, 0.6)
    run_simulations(search, 400)
    assert search.chances()[0] > 0.65


@pytest.mark.skipif(not koloda.compiled, reason="a few games tell nothing, many take too long")
def test_it_foresees_the_winner() -> None:
    """Late in rounds between others, if it is told where all cards lie: two times of three."""
    right = number = 0
    for seed in range(120):
        state = GAME.deal(seed=1000 + seed, players=4, rounds=1)
        bots = [bot("scram", "master", seed) for _ in range(4)]
        turns = 0
        predicted = -1
        while (seat := state.seat_to_move) is not None:
            turns += state.position.phase == BEGIN_TURN
            if state.position.phase == BEGIN_TURN and turns == 24:
                search = Search(simulation(Seen(GAME, state.position, seat), 1), 1, True, 0.6)
                run_simulations(search, 1)
                predicted = 0 if search.chances()[0] > 0.5 else 1
            choice = bots[seat].choose(state.seen_by(seat), Budget(simulations=40))
            state.play(choice.move)
        assert state.outcome is not None
        if predicted >= 0:
            number += 1
            right += predicted in state.outcome.winners
    assert number > 80
    assert right > 0.66 * number
