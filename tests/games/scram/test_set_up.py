"""The cards, the teams and the deal; three players."""

from collections import Counter

import pytest

from koloda import OptionError, Rng
from tests.games.scram.tables import GAME, camp, legal, play, saved, shown, table

clause = pytest.mark.clause


def all_cards(state) -> Counter:
    position = state.save()
    rows = [*position["camps"], position["deck"]]
    return Counter([one["card"] for row in rows for one in row] + position["discard"])


@clause("SCR-1")
@pytest.mark.parametrize(("players", "copies", "number"), [(3, 4, 56), (4, 4, 56), (6, 5, 70)])
def test_four_or_three_players_leave_one_card_of_each_kind_out(players, copies, number) -> None:
    cards = all_cards(GAME.deal(seed=1, players=players))
    assert cards == Counter(dict.fromkeys([*range(1, 14), "="], copies))
    assert cards.total() == number


@clause("SCR-2", "SCR-3")
@pytest.mark.parametrize(("players", "deck"), [(4, 35), (6, 39)])
def test_a_camp_is_three_cards_down_and_two_up_from_left_to_right(players, deck) -> None:
    state = GAME.deal(seed=1, players=players)
    for seat in [*range(players), None]:
        view = state.view(seat)
        assert view["teams"] == list(GAME.sides(players)) == [0, 1, 0, 1, 0, 1][:players]
        for row in view["camps"]:
            assert [cell["up"] for cell in row] == [False, False, False, True, True]
            assert ["card" in cell for cell in row] == [False, False, False, True, True]
            assert not any("known" in cell for cell in row)
        assert view["deck"]["size"] == deck
        assert view["discard"]["size"] == 1
        assert view["discard"]["top"] is not None


@clause("SCR-3")
def test_the_first_starter_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    starters = Counter(GAME.deal(seed=seed, players=4).seat_to_move for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60
    state = GAME.deal(seed=1, players=4, first=3)
    order = []
    for _ in range(5):
        order.append(state.seat_to_move)
        play(state, "D X")
    assert order == [3, 0, 1, 2, 3]


@clause("SCR-3")
def test_only_the_top_of_the_discard_pile_shows() -> None:
    state = play(table("1?", "2?", "3?", "4?", deck="7 8 9"), "D X")
    for seat in (0, 1, None):
        assert state.view(seat)["discard"]["top"] == 7
        assert "cards" not in state.view(seat)["discard"]


@clause("SCR-3")
def test_the_seat_on_the_starters_right_deals_the_next_round() -> None:
    state = table("1", "2", "3", "4", deck="7", rounds=2)
    play(state, "D X")
    assert state.view(0)["phase"] == "round-over"
    assert state.view(0)["next_starter"] == 0
    assert state.seat_to_move == 3
    assert legal(state) == {"N"}
    play(state, "N")
    assert (state.seat_to_move, state.view(0)["phase"], state.view(0)["round"]) == (0, "turn", 2)
    assert [len(row) for row in state.view(0)["camps"]] == [5, 5, 5, 5]
    assert state.view(0)["deck"]["size"] == 35


@clause("SCR-4", "SCR-28")
def test_the_lower_total_wins() -> None:
    state = play(table("1", "9", "3", "9", deck="7"), "D X")
    assert (state.outcome.winners, state.outcome.scores) == ((0, 2), (4, 18, 4, 18))
    assert (state.outcome.reason, state.outcome.clause) == ("lowest-sum", "SCR-28")


@clause("SCR-30")
def test_the_solo_player_has_eight_cards_and_starts() -> None:
    for seed in range(20):
        state = GAME.deal(seed=seed, players=3)
        view = state.view(0)
        assert view["teams"] == list(GAME.sides(3)) == [0, 1, 1]
        assert [len(row) for row in view["camps"]] == [8, 5, 5]
        assert [sum(cell["up"] for cell in row) for row in view["camps"]] == [2, 2, 2]
        assert [cell["up"] for cell in view["camps"][0]] == [False] * 6 + [True] * 2
        assert view["deck"]["size"] == 56 - 18 - 1
        assert state.seat_to_move == 0
        assert view["rounds"] == 3


@clause("SCR-31")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 0, 2, 0, 1]), (1, [1, 0, 2, 0, 1, 0]), (2, [2, 0, 1, 0, 2, 0])]
)
def test_the_solo_player_plays_after_each_of_the_pair(first, order) -> None:
    state = GAME.deal(seed=1, players=3, first=first)
    played = []
    for _ in order:
        played.append(state.seat_to_move)
        play(state, "D X")
    assert played == order


@clause("SCR-32")
@pytest.mark.parametrize("next_of_pair", [1, 2])
def test_after_the_solo_players_call_the_pair_has_a_turn_each(next_of_pair) -> None:
    state = table("1 2", "5 6 7", "8 9 10", deck="3 3 3 2 2 2", next_of_pair=next_of_pair)
    play(state, "S")
    assert state.seat_to_move == 1
    play(state, "D X")
    assert state.seat_to_move == 2
    play(state, "D X")
    assert state.outcome is not None


@clause("SCR-32")
@pytest.mark.parametrize("caller", [1, 2])
def test_after_a_call_of_the_pair_the_solo_player_has_two_turns(caller) -> None:
    camps = ["10 11 12", "5 6", "8 9"]
    state = play(table(*camps, deck="1 1 1 2 2 2", seat=caller), "S")
    for seat, last in ((0, 2), (3 - caller, 1), (0, 1)):
        assert state.seat_to_move == seat
        assert state.wanted()[1]["last"] == last
        assert "S" not in legal(state)
        play(state, "D X")
    assert state.outcome is not None


@clause("SCR-33")
def test_level_at_the_end_the_solo_player_wins() -> None:
    state = table("5", "2", "3", deck="7", rounds=3, recorded=[[4, 9], [9, 4]])
    play(state, "D X")
    outcome = state.outcome
    assert outcome.scores == (18, 18, 18)
    assert (outcome.winners, outcome.clause) == ((0,), "SCR-33")


def test_a_starter_must_have_a_seat() -> None:
    with pytest.raises(OptionError, match="first must be a seat from 0 to 3"):
        GAME.deal(seed=1, players=4, first=4)


def test_rounds_may_be_fewer_than_the_rules_say() -> None:
    state = GAME.deal(seed=1, players=6, rounds=1)
    state.playout(Rng(1))
    assert len(state.view(0)["recorded"]) == 1
    assert GAME.deal(seed=1, players=6).view(0)["rounds"] == 3
    assert GAME.deal(seed=1, players=4).view(0)["rounds"] == 4


def test_later_rounds_are_shuffled_by_what_a_table_may_feed() -> None:
    dealt = []
    for feed in (bytes(4000), bytes(range(250)) * 16):
        state = table("1", "2", "3", "4", deck="7", rounds=2)
        state.chance.feed(feed)
        play(state, "D X")
        assert state.chance is not None
        play(state, "N")
        dealt.append([camp(state, owner) for owner in range(4)])
        assert state.chance is None  # no round is to come
    assert dealt[0] != dealt[1]


def test_a_new_round_forgets_everything() -> None:
    state = table("1?0", "2", "3", "4", deck="7", rounds=2)
    play(state, "D X N")
    for seat in range(4):
        assert not any("known" in cell for row in state.view(seat)["camps"] for cell in row)
    assert [camp(state, owner).count("?") for owner in range(4)] == [3, 3, 3, 3]


def test_the_tables_of_these_tests_are_what_they_say() -> None:
    state = GAME.load(saved("7 7?1", "=", "4?", "2", deck="5! 6?0 9"))
    assert camp(state, 0) == "7 7?1"
    assert (shown(state, 1, "A1"), shown(state, 1, "A2"), shown(state, 2, "B1")) == (7, None, "=")
    assert (shown(state, None, "K1"), shown(state, None, "K2")) == (5, None)
