"""Every bot at every game: legal, honest, the same for the same seed, within its budget."""

import random
import time
import tracemalloc
from collections.abc import Callable

import pytest

import koloda
from koloda.bots.contract import Budget
from koloda.bots.levels import LEVELS, NoSuchBot, bot, makers
from koloda.bots.search.bot import ROOM
from koloda.engine.state import State
from tests.hidden import exchanged_state
from tests.variants import VARIANTS, Variant

NAMES = tuple(makers("face-to-face"))
SHORT = Budget(simulations=12)


def positions(variant: Variant, number: int, seed: int) -> list[State]:
    """So many positions with a choice, from random games."""
    chooser = random.Random(f"{variant} {seed}")
    found: list[State] = []
    deal = seed
    while len(found) < number:
        state = variant.deal(deal)
        deal += 1
        while state.seat_to_move is not None and len(found) < number:
            moves = state.legal_moves()
            if len(moves) > 1 and chooser.random() < 0.1:
                found.append(state.clone())
            state.play(chooser.choice(moves))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_only_legal_moves(
    variant: Variant, name: str, scale: Callable[[int], int]
) -> None:
    players = bot(variant.game_id, name, 1)
    for state in positions(variant, scale(60), 1):
        assert state.seat_to_move is not None
        choice = players.choose(state.seen_by(state.seat_to_move), SHORT)
        assert choice.move in state.legal_moves()
        assert all(each.move == choice.move for each in choice.estimates[:1])


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_can_t_see_doesn_t_change_its_choice(
    variant: Variant, name: str, scale: Callable[[int], int]
) -> None:
    chooser = random.Random(7)
    changed = 0
    for state in positions(variant, scale(30), 2):
        seat = state.seat_to_move
        assert seat is not None
        other = exchanged_state(state, seat, chooser)
        if other is None:
            continue
        changed += other != state
        choices = [
            bot(variant.game_id, name, 5).choose(each.seen_by(seat), SHORT)
            for each in (state, other)
        ]
        assert choices[0] == choices[1]
    assert changed


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_a_seed_and_a_number_of_simulations_fix_the_choice(
    variant: Variant, name: str, threads: int
) -> None:
    state = positions(variant, 3, 3)[2]
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    first, second = (bot(variant.game_id, name, 9, threads).choose(seen, SHORT) for _ in range(2))
    assert first == second


def test_a_search_makes_as_many_simulations_as_it_may(variant: Variant) -> None:
    state = positions(variant, 1, 4)[0]
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    for threads in (1, 2, 3):
        choice = bot(variant.game_id, "master", 1, threads).choose(seen, Budget(simulations=50))
        assert choice.simulations == 50
        assert sum(each.share for each in choice.estimates) == pytest.approx(1)
        assert all(0 <= (each.chance or 0) <= 1 for each in choice.estimates)


@pytest.mark.parametrize(("players", "simulations"), [(3, 100), (4, 700), (6, 700)])
def test_without_a_budget_a_level_takes_its_own_for_the_table(
    players: int, simulations: int
) -> None:
    state = koloda.game("scram").deal(seed=1, players=players)
    assert state.seat_to_move is not None
    choice = bot("scram", "strong", 1).choose(state.seen_by(state.seat_to_move))
    assert choice.simulations == simulations


def test_a_search_that_has_tried_no_move_yet_still_answers(variant: Variant) -> None:
    state = positions(variant, 1, 4)[0]
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    choice = bot(variant.game_id, "casual", 1).choose(seen, Budget(simulations=1))
    assert choice.move in state.legal_moves()
    assert choice.simulations == 1


def test_a_search_stops_when_its_time_is_over(variant: Variant) -> None:
    state = positions(variant, 1, 5)[0]
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    begun = time.perf_counter()
    choice = bot(variant.game_id, "master", 1).choose(seen, Budget(seconds=0.05))
    assert choice.simulations > 0
    # generous: the machine may be busy; a bot that forgets the clock would take a second
    assert time.perf_counter() - begun < 0.75


@pytest.mark.skipif(not koloda.compiled, reason="too slow to fill the memory")
def test_long_thoughts_take_no_more_memory_than_one_tree_has_room_for() -> None:
    state = koloda.game("face-to-face").deal(seed=1, players=2)
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    player = bot("face-to-face", "master", 1)
    peaks = []
    tracemalloc.start()
    for _ in range(4):
        # more simulations than there is room for information sets
        assert player.choose(seen, Budget(simulations=ROOM + 20_000)).simulations > ROOM
        peaks.append(tracemalloc.get_traced_memory()[1])
    tracemalloc.stop()
    assert 4_000_000 < peaks[0] < 20_000_000
    assert peaks[-1] < 1.1 * peaks[0]


def test_whoever_asks_for_a_bot_that_is_not_there_hears_which_are() -> None:
    with pytest.raises(NoSuchBot, match="newcomer, casual, strong, master"):
        bot("scram", "grandmaster", 1)
    assert set(LEVELS) <= set(NAMES)


def test_a_single_legal_move_needs_no_thought() -> None:
    state = koloda.game("scram").deal(seed=1, players=4)
    while len(state.legal_moves()) > 1:
        state.play(state.legal_moves()[0])
    assert state.seat_to_move is not None
    choice = bot("scram", "master", 1).choose(state.seen_by(state.seat_to_move))
    assert choice.simulations == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["newcomer", "master"])
def test_a_bot_plays_only_legal_moves_in_a_hundred_thousand_positions(
    variant: Variant, name: str, scale: Callable[[int], int]
) -> None:
    for seed in range(scale(100)):
        players = bot(variant.game_id, name, seed)
        for state in positions(variant, 100_000 // 100 // len(VARIANTS) + 1, 1000 * seed):
            assert state.seat_to_move is not None
            choice = players.choose(state.seen_by(state.seat_to_move), SHORT)
            assert choice.move in state.legal_moves()
