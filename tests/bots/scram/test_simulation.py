"""What a strong bot does in camps where the best move is plain, and what a newcomer forgets."""

import random

import pytest

from koloda.bots.contract import Budget
from koloda.bots.levels import bot
from koloda.bots.registry import simulation
from koloda.bots.scram.memory import CASUAL, NEWCOMER, recalled, remembers
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.engine.state import State
from tests.bots.test_bots import positions
from tests.games.scram.tables import GAME, saved
from tests.variants import Variant

ENOUGH = Budget(simulations=300)


def chosen(state: State, name: str = "strong") -> str:
    assert state.seat_to_move is not None
    seen = state.seen_by(state.seat_to_move)
    return seen.text(bot("scram", name, 3).choose(seen, ENOUGH).move)


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_a_low_camp_calls_against_high_ones(name: str) -> None:
    state = GAME.load(saved("1 2", "12 11 10", "1 3", "9 9 13", deck="5 6 7 8"))
    assert chosen(state, name) == "S"


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_a_1_on_the_discard_pile_is_taken_for_a_pair_of_12s(name: str) -> None:
    state = GAME.load(saved("12 12 3 4", "8 8 8", "9 9 9", "7 7 7", deck="13 13 13 13", top="1"))
    assert chosen(state, name) == "T"
    state.play(state.parse("T"))
    assert chosen(state, name) in ("A1", "A2")
    state.play(state.parse("A1"))
    assert chosen(state, name) == "A2"
    state.play(state.parse("A2"))
    assert chosen(state, name) == "O"


def test_a_13_goes_to_the_other_team() -> None:
    state = GAME.load(saved("1 2 3", "4 4 4", "5 5 5", "6 6 6", deck="13 9 9 9", top="11"))
    state.play(state.parse("D"))
    assert chosen(state) == "U"
    state.play(state.parse("U"))
    assert chosen(state)[0] in "BD"


@pytest.mark.parametrize("share", [NEWCOMER, CASUAL])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_easier_levels_forget_only_what_lies_face_down(players: int, share: int) -> None:
    forgotten = kept = 0
    for state in positions(Variant("scram", players), 300, 21):
        seat = state.seat_to_move
        assert seat is not None
        seen = state.seen_by(seat)
        after = recalled(seen, share)
        assert recalled(after, share) == after
        assert after.legal_moves() == seen.legal_moves()
        for before, now in zip(seen.save()["camps"], after.save()["camps"], strict=True):
            for old, new in zip(before, now, strict=True):
                if old == new:
                    kept += old is not None and old["card"] is not None and not old["up"]
                    continue
                assert old["card"] is not None and not old["up"]
                assert new["card"] is None and seat not in new["known_by"]
                forgotten += 1
    assert forgotten and kept


@pytest.mark.parametrize("share", [NEWCOMER, CASUAL])
def test_the_easier_levels_know_some_cards_of_ten_in_every_round(share: int) -> None:
    values: tuple[int | str, ...] = (*range(1, 14), "=")
    for finished in range(4):
        known = [remembers(finished, camp, value, share) for camp in range(6) for value in values]
        assert sum(known) / len(known) == pytest.approx(share / 10, abs=0.03)


def test_what_was_forgotten_doesn_t_come_back() -> None:
    chooser = random.Random(4)
    for seed in range(6):
        state = GAME.deal(seed=seed, players=4, rounds=1)
        lost: set[tuple[int, int | str]] = set()
        while (seat := state.seat_to_move) is not None:
            if seat == 0:
                seen = state.seen_by(0)
                for camp, cards in enumerate(recalled(seen, NEWCOMER).save()["camps"]):
                    for old, new in zip(seen.save()["camps"][camp], cards, strict=True):
                        if old is None or old["card"] is None or old["up"]:
                            continue
                        if new["card"] is None:
                            lost.add((camp, old["card"]))
                        else:
                            assert (camp, old["card"]) not in lost
            state.play(chooser.choice(state.legal_moves()))


def chances(camp: str, is_guided: bool) -> float:
    """The first team's, in its last turn, with two cards of the caller's face down."""
    state = GAME.load(
        saved("8 9", camp, "3", "5", deck="5 5", discard=0, caller=1, turns_left=1, starter=1)
    )
    search = Search(simulation(state.seen_by(0), 5), 2000, is_guided, 1.0)
    run_simulations(search, 2000)
    return search.chances()[0]


def test_cards_that_their_owner_knows_and_keeps_are_taken_to_be_low() -> None:
    assert chances("7?1 7?1", True) < chances("7? 7?", True) - 0.2


def test_plain_search_takes_all_worlds_to_be_equally_likely() -> None:
    assert chances("7?1 7?1", False) == chances("7? 7?", False)


def test_the_same_seed_gives_the_same_beliefs() -> None:
    assert chances("7?1 7?1", True) == chances("7?1 7?1", True)
