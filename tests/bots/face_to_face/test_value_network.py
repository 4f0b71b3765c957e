"""What the start of a turn promises: from both sides' room, cards and next plays."""

import math
from collections.abc import Callable, Iterator

import pytest

import koloda
from koloda import State
from koloda.bots.contract import Budget
from koloda.bots.face_to_face.value_network import WEIGHTS, inputs
from koloda.bots.levels import bot
from koloda.bots.registry import simulation
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from tests.bots.test_bots import positions
from tests.games.face_to_face.tables import GAME, table
from tests.variants import VARIANTS

OWN = 14
"""Facts about one side."""
Side = tuple[frozenset[int], int, int]
"""A hand and the tops of its two piles."""
DRAW = [*range(4, 10), *range(15, 20), *range(33, 40), *range(56, 59)]


def starts_of_turns(number: int, seed: int) -> list[State]:
    found = []
    for variant in VARIANTS:
        if variant.game_id == "face-to-face":
            found += [
                state for state in positions(variant, number, seed) if state.position.plays == 0
            ]
    assert found
    return found


def plays(side: Side) -> Iterator[tuple[int, Side]]:
    """Each play on an own pile, with the numbers that it skips (F2F-6, F2F-7, F2F-8)."""
    hand, ascending, descending = side
    for card in hand:
        if card > ascending or card == ascending - 10:
            yield card - ascending, (hand - {card}, card, descending)
        if card < descending or card == descending + 10:
            yield descending - card, (hand - {card}, ascending, card)


def cheapest(side: Side) -> tuple[int, list[Side]]:
    """What the cheapest play costs, 40 if there is none, and where all that cost so little lead."""
    least = min((cost for cost, _ in plays(side)), default=40)
    return least, [after for cost, after in plays(side) if cost == least] or [side]


def test_the_network_has_the_shape_that_the_code_expects() -> None:
    asked = inputs(GAME.deal(seed=1, players=2).position)
    assert len(WEIGHTS["inputs"]) == len(WEIGHTS["bias"]) == len(WEIGHTS["outputs"]) == 12
    assert {len(each) for each in WEIGHTS["inputs"]} == {len(asked)} == {2 * OWN}


def test_it_is_asked_about_both_sides(scale: Callable[[int], int]) -> None:
    """First about the one to move; each counted another way."""
    for state in starts_of_turns(scale(400), 4):
        saved = state.save()
        asked = inputs(state.position)
        for seat, facts in ((saved["seat"], asked[:OWN]), (1 - saved["seat"], asked[OWN:])):
            side = saved["sides"][seat]
            hand, up, down = side["hand"], side["ascending"], side["descending"]
            left = [*hand, *side["draw_pile"]]
            above = [card for card in left if card > up]
            below = [card for card in left if card < down]
            room = saved["highest"] + down - up
            wanted = [
                len(above) / 58,
                len(below) / 58,
                math.log(1 + room) / 5,
                math.log(1 + len(above) + len(below)) / 5,
                sum(card - 10 in left for card in above) / 20,
                sum(card + 10 in left for card in below) / 20,
                sum(card - 10 in hand for card in hand) / 3,
                sum(down <= card <= up for card in hand) / 6,
                len(hand) / 6,
                len(side["draw_pile"]) / 52,
            ]
            assert facts[:10] == pytest.approx(wanted)


def test_it_is_asked_what_the_next_four_plays_cost(scale: Callable[[int], int]) -> None:
    for state in starts_of_turns(scale(400), 5):
        saved = state.save()
        facts = inputs(state.position)[10:OWN]
        mine = saved["sides"][saved["seat"]]
        start = (frozenset(mine["hand"]), mine["ascending"], mine["descending"])
        assert facts[0] == cheapest(start)[0] / 20
        pairs = [
            (first + second, after)
            for first, between in plays(start)
            for second, ends in [cheapest(between)]
            for after in ends
        ]
        least = min((cost for cost, _ in pairs), default=80)
        assert facts[1] == least / 40
        # of equally cheap ways each will do
        further = {
            (third / 20, cheapest(end)[0] / 20)
            for cost, after in pairs
            if cost == least
            for third, ends in [cheapest(after)]
            for end in ends
        }
        assert (facts[2], facts[3]) in (further or {(2, 2)})


def test_in_the_middle_of_a_turn_there_is_nothing_to_ask() -> None:
    state = GAME.deal(seed=1, players=2)
    state.play(state.legal_moves()[0])
    with pytest.raises(ValueError, match="not the start of a turn"):
        inputs(state.position)


@pytest.mark.parametrize("better", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_more_room_has_better_chances(better: int, seat: int) -> None:
    up, down = ((20, 50), (45, 12)) if better == 0 else ((50, 20), (12, 45))
    state = table(([10, 22, 53, 55], [10, 22, 53, 55]), up, down, piles=(DRAW, DRAW), seat=seat)
    search = Search(simulation(state.seen_by(seat), 3), 400, True, 0.35)
    run_simulations(search, 400)
    found = search.chances()
    assert sum(found) == pytest.approx(1)
    assert found[better] > 0.6


@pytest.mark.skipif(not koloda.compiled, reason="a few games tell nothing, many take too long")
def test_it_foresees_the_winner() -> None:
    """In the middle of games between others, more often than not."""
    right = 0
    for number in range(200):
        state = GAME.deal(seed=1000 + number, players=2)
        bots = [bot("face-to-face", "master", number) for _ in range(2)]
        predicted = -1
        while (seat := state.seat_to_move) is not None:
            seen = state.seen_by(seat)
            if state.position.plays == 0 and state.position.turns == 20:
                search = Search(simulation(seen, 1), 64, True, 0.35)
                run_simulations(search, 64)
                predicted = 0 if search.chances()[0] > 0.5 else 1
            state.play(bots[seat].choose(seen, Budget(simulations=40)).move)
        assert state.outcome is not None
        right += predicted in state.outcome.winners
    assert right > 120
