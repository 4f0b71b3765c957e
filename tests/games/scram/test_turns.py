"""What a turn is, and replacing. Both rulebooks' examples are among these."""

import pytest

from koloda import GameOver
from tests.games.scram.tables import (
    GAME,
    camp,
    deck,
    discards,
    known,
    legal,
    play,
    refused,
    shown,
    table,
)

clause = pytest.mark.clause

CAMPS = ("5? 6? 8", "2? 3", "7? 8?0", "9? 10")


# A turn


@clause("SCR-5")
def test_the_drawn_card_is_seen_by_its_drawer_alone() -> None:
    state = play(table(*CAMPS, deck="12 13"), "D")
    assert state.view(0)["held"] == {"source": "deck", "up": False, "known": True, "card": 12}
    for seat in (1, 2, 3, None):
        assert "card" not in state.view(seat)["held"]
    assert legal(state) == {"U", "R", "X"}


@clause("SCR-5", "SCR-16")
def test_a_card_without_ability_is_for_replacing_or_discarding() -> None:
    for value in ("1", "4", "="):
        state = play(table(*CAMPS, deck=f"{value} 13"), "D")
        assert legal(state) == {"R", "X"}
        assert refused(state, "U") == "SCR-16"


@clause("SCR-5")
def test_a_drawn_card_may_just_be_discarded() -> None:
    state = play(table(*CAMPS, deck="12 13"), "D X")
    assert discards(state, 1) == [12]
    assert state.seat_to_move == 1
    assert state.view(1)["held"] is None


@clause("SCR-6", "SCR-12")
def test_a_card_from_the_discard_pile_is_for_replacing_and_stays_face_up() -> None:
    state = play(table(*CAMPS, top="4"), "T")
    assert legal(state) == {"A1", "A2", "A3"}
    assert refused(state, "U") == refused(state, "X") == "SCR-6"
    play(state, "A2 O")
    assert camp(state, 0) == "5? 4 8"


@clause("SCR-6")
def test_an_empty_discard_pile_can_not_be_taken_from() -> None:
    state = table(*CAMPS, discard=0)
    assert legal(state) == {"D"}
    assert refused(state, "T") == "SCR-6"


@clause("SCR-6")
def test_the_next_card_of_the_pile_shows_when_the_top_is_taken() -> None:
    state = play(table(*CAMPS, deck="11 12", top="4"), "D X T")
    assert state.view(None)["discard"]["top"] == 4


@clause("SCR-7")
@pytest.mark.parametrize(("own", "may"), [("1? 2 3", False), ("1? 2", True), ("1?", True)])
def test_two_cards_or_fewer_may_call(own, may) -> None:
    state = table(own, "2", "3", "4")
    assert ("S" in legal(state)) == may
    if not may:
        assert refused(state, "S") == "SCR-7"


@clause("SCR-7", "SCR-8")
def test_an_empty_camp_may_draw_or_call_only() -> None:
    state = table("", "2", "3", "4", deck="5 12 13")
    assert legal(state) == {"D", "S"}
    assert refused(state, "T") == "SCR-8"
    play(state, "D")
    assert legal(state) == {"U", "X"}
    assert refused(state, "R") == "SCR-8"


@clause("SCR-7")
def test_a_call_comes_before_anything_else_of_the_turn() -> None:
    state = play(table("1? 2", "2", "3", "4"), "D")
    assert refused(state, "S") == "SCR-5"


# Replacing


@clause("SCR-9")
def test_the_first_pushed_card_is_ones_own_and_further_ones_are_the_teams() -> None:
    state = play(table(*CAMPS), "D R")
    assert legal(state) == {"A1", "A2", "A3"}
    for other in ("C1", "B1", "K1", "A9", "O"):
        assert refused(state, other) == "SCR-9"
    play(state, "A3")
    assert legal(state) == {"A1", "A2", "C1", "C2", "O"}
    assert refused(state, "A3") == refused(state, "D1") == "SCR-9"
    play(state, "C2 A1")
    assert state.view(1)["pushed"] == ["A1", "A3", "C2"]


@clause("SCR-9")
def test_nothing_is_turned_before_all_are_pushed() -> None:
    state = play(table(*CAMPS), "D R")
    before = state.revealed
    play(state, "A1 C1")
    assert [shown(state, seat, "C1") for seat in (0, 1, 2, None)] == [None] * 4
    assert state.revealed == before
    play(state, "O")
    assert [shown(state, seat, "C1") for seat in (0, 1, 2, None)] == [7] * 4
    assert state.revealed > before


@clause("SCR-9")
def test_the_only_own_card_is_pushed_by_itself_and_stays_unseen() -> None:
    state = play(table("5?", "2? 3", "7? 8?0", "9? 10"), "D R")
    assert state.view(0)["pushed"] == ["A1"]
    assert shown(state, 0, "A1") is None
    assert legal(state) == {"C1", "C2", "O"}


@clause("SCR-10")
def test_a_single_card_always_succeeds() -> None:
    state = play(table(*CAMPS, deck="4 1"), "D R A2 O")
    assert camp(state, 0) == "5? 4?0 8"
    assert discards(state, 1) == [6]
    assert state.seat_to_move == 1


@clause("SCR-10", "SCR-12")
def test_8_and_8_across_two_camps() -> None:
    """The books' example: an open 8, a team-mate's 8 seen before, a 4 drawn from the deck."""
    state = table("8", "11? 12?", "2 8?0 4", "13? 13", deck="4 1")
    play(state, "D R C2 O")
    assert discards(state, 2) == [8, 8]
    assert camp(state, 2) == "2 4"
    assert camp(state, 0) == "4?0"  # of which only she knows
    assert known(state, 0) == {"A1"}
    assert known(state, 2) == set()


@clause("SCR-11", "SCR-12", "SCR-13")
def test_11_and_10_fail() -> None:
    """The books' example: a 7 taken from the pile, an 11 and what was believed to be one."""
    state = table("11 3?", "2?", "10? 5", "2", top="7")
    play(state, "T A1 C1 O")
    assert state.view(0)["phase"] == "new-card"
    assert camp(state, 2) == "10 5"
    assert state.view(0)["pushed"] == []
    play(state, "A<")
    assert camp(state, 0) == "7 11 3?"
    assert state.seat_to_move == 1  # two values cost nothing more
    assert len(state.save()["deck"]) == 4


@clause("SCR-10", "SCR-14")
def test_equals_with_a_10() -> None:
    """The books' example: an own "=" and a team-mate's unknown card, which is a 10."""
    state = table("= 3?", "2?", "10? 5", "2", deck="6 1")
    play(state, "D R A1 C1 O")
    assert discards(state, 2) == ["=", 10]
    assert camp(state, 0) == "6?0 3?"
    assert camp(state, 2) == "5"


@clause("SCR-10")
def test_equals_cards_alone_match() -> None:
    state = play(table("= =? 3?", "2?", "=", "2", deck="6 1"), "D R A1 A2 C1 O")
    assert discards(state, 3) == ["=", "=", "="]
    assert legal(state) == {"A1", "A2"}


@clause("SCR-14")
def test_equals_cards_go_under_the_others_whatever_the_order_of_pushing() -> None:
    for order in ("A1 A2 C1", "A2 C1 A1"):
        state = play(table("9 = 3?", "2?", "9?", "2", deck="6 1"), f"D R {order} O")
        assert discards(state, 3) == ["=", 9, 9]


@clause("SCR-12")
@pytest.mark.parametrize(
    ("gap", "after"), [("A1", "4?0 7? 2"), ("A3", "7? 4?0 2"), ("A5", "7? 2 4?0")]
)
def test_the_new_card_fills_the_gap_that_is_chosen_and_the_others_close(gap, after) -> None:
    state = table("5? 7? 5 2 5?", "2?", "9? 5 9?", "2", deck="4 1")
    play(state, "D R A1 A3 A5 C2 O")
    assert camp(state, 0) == "__ 7? __ 2 __"
    assert camp(state, 2) == "9? 9?"
    assert legal(state) == {"A1", "A3", "A5"}
    assert refused(state, "A2") == "SCR-12"
    play(state, gap)
    assert camp(state, 0) == after


@clause("SCR-12")
def test_after_a_failure_the_new_card_goes_to_either_end() -> None:
    for end, after in (("A<", "4?0 5 6 8"), ("A>", "5 6 8 4?0")):
        state = play(table(*CAMPS, deck="4 1"), "D R A1 A2 O")
        assert legal(state) == {"A<", "A>"}
        assert refused(state, "A1") == refused(state, "C<") == "SCR-12"
        assert camp(play(state, end), 0) == after


@clause("SCR-13")
@pytest.mark.parametrize(
    ("own", "penalties"),
    [
        ("1? 2", 0),
        ("1? 2 =", 0),
        ("1? 2 1", 0),
        ("1? 2 3?", 1),
        ("1? 2 3? =", 1),
        ("1? 2 3? 4", 2),
        ("1? 2 3? 4 5?", 3),
        ("1? 2 3? 4 5? 6", 3),
    ],
)
def test_the_penalty_counts_different_values(own, penalties) -> None:
    state = table(own, "7", "8", "9", deck="10 11 11 11 12 12")
    places = [f"A{place}" for place in range(1, len(own.split()) + 1)]
    play(state, f"D R {' '.join(places)} O")
    assert state.view(0)["penalties"] == penalties
    play(state, "A>")
    for _ in range(penalties):
        assert state.view(0)["phase"] == "penalty"
        assert refused(state, "A1") == "SCR-13"
        play(state, "A<")
    assert state.seat_to_move == 1
    faces = own.replace("?", "").split()
    assert camp(state, 0).split() == [*["11?"] * penalties, *faces, "10?0"]


@clause("SCR-13")
def test_each_penalty_card_goes_to_the_end_that_is_chosen_and_nobody_knows_it() -> None:
    state = table("1? 2 3? 4", "7", "8", "9", deck="10 11 12 13")
    play(state, "D R A1 A2 A3 A4 O A< A> A<")
    assert camp(state, 0) == "12? 10?0 1 2 3 4 11?"
    assert known(state, 0) == {"A2"}


@clause("SCR-13")
def test_a_short_deck_gives_the_penalty_that_it_has() -> None:
    state = table("1? 2 3? 4", "7", "8", "9", deck="10 11")
    play(state, "D R A1 A2 A3 A4 O A> A>")
    assert camp(state, 0) == "1 2 3 4 10 11"  # the round is over: all cards are up
    assert state.outcome is not None


@clause("SCR-13")
def test_without_a_deck_there_is_no_penalty() -> None:
    state = play(table("1? 2 3?", "7", "8", "9", deck="10"), "D R A1 A2 A3 O A>")
    assert state.outcome is not None


@clause("SCR-13")
def test_a_camp_may_hold_nearly_all_cards() -> None:
    words = [str(n) for n in range(1, 14) for _ in range(4)] + ["="] * 3
    own = [*words[:-2], "="]
    state = table(" ".join(own), "", "", "", deck="=", top="=")
    play(state, "D R")
    for place in range(1, len(own) + 1):
        play(state, f"A{place}")
    assert legal(state) == {"O"}
    play(state, "O A<")
    assert len(state.save()["camps"][0]) == 55
    assert max(len(line) for line in str(state).splitlines()) <= 80


@clause("SCR-14")
def test_the_drawn_card_can_not_be_discarded_along() -> None:
    state = play(table("8 2?", "3", "8?", "4", deck="8 1"), "D R A1 C1 O")
    assert discards(state, 3) != [8, 8, 8]
    assert camp(state, 0) == "8?0 2?"


@clause("SCR-15")
def test_no_ability_is_used_when_replacing() -> None:
    state = play(table(*CAMPS, deck="10 1"), "D R")
    assert refused(state, "U") == refused(state, "X") == "SCR-15"
    play(state, "A1 O")
    assert state.seat_to_move == 1
    assert deck(state) == "1?"


# Calling


@clause("SCR-22")
@pytest.mark.parametrize("players", [4, 6])
def test_after_a_call_every_other_player_has_one_more_turn(players) -> None:
    camps = ["1 2", "1", "2", "3", "4", "5"][:players]
    state = play(table(*camps, deck="6 7 8 9 10 11"), "S")
    assert state.view(0)["caller"] == 0
    for seat in range(1, players):
        assert state.seat_to_move == seat
        assert state.view(0)["turns_left"] == players - seat
        assert "S" not in legal(state)
        assert refused(state, "S") == "SCR-22"
        play(state, "D X")
    assert state.outcome is not None
    with pytest.raises(GameOver):
        play(state, "D")


@clause("SCR-22")
def test_after_a_call_the_prompt_says_that_this_is_the_last_turn() -> None:
    state = table("1 2", "1", "2", "3", deck="6 7 8 9 10 11")
    assert state.wanted()[1]["last"] == 0
    play(state, "S")
    for _ in range(3):
        assert state.wanted() == ("wanted-turn", {"take": "yes", "call": "no", "last": 1})
        play(state, "D X")


@clause("SCR-16")
def test_only_a_card_with_an_ability_is_offered_for_use() -> None:
    state = table("5 6 7", "1", "2", "3", deck="3 9")
    assert play(state, "D").wanted() == ("wanted-drawn", {"use": "no", "replace": "yes"})
    assert play(state, "X D").wanted() == ("wanted-drawn", {"use": "yes", "replace": "yes"})


@clause("SCR-16", "SCR-22")
def test_the_callers_camp_may_still_be_touched() -> None:
    state = play(table("1? 2", "1", "2", "3", deck="13 7 8 9", seat=0), "S D U A<")
    assert camp(state, 0) == "13 1? 2"


@clause("SCR-23")
def test_an_empty_deck_ends_the_round_before_the_next_turn() -> None:
    state = play(table("5", "1", "2", "3", deck="7"), "D X")
    assert state.outcome is not None
    assert state.view(0)["caller"] is None  # B could have called, but there was no turn


@clause("SCR-23", "SCR-26")
def test_an_empty_deck_ends_the_last_turns_too_and_the_call_counts() -> None:
    state = play(table("1 2", "5", "2", "6", deck="7"), "S D X")
    assert state.view(0)["turns_left"] == 2
    assert state.outcome.scores == (0, 11, 0, 11)


@clause("SCR-24")
def test_at_the_end_all_camps_are_turned_up() -> None:
    state = play(table("5?", "1? 3?2", "2", "3", deck="7"), "D X")
    for seat in (0, 1, 2, 3, None):
        assert [shown(state, seat, place) for place in ("A1", "B1", "B2")] == [5, 1, 3]
        assert state.view(seat)["counted"]["totals"] == [7, 7]


@clause("SCR-25")
def test_equals_counts_as_the_lowest_of_its_own_camp() -> None:
    state = play(table("9 = 4", "= =", "1", "=? 13", deck="7"), "D X")
    assert state.view(0)["counted"]["own_totals"] == [17, 0, 1, 26]


@clause("SCR-26")
@pytest.mark.parametrize(
    ("own", "others", "recorded"),
    [("1 2", "4", [0, 4]), ("1 3", "4", [0, 4]), ("1 4", "4", [15, 4])],
)
def test_a_call_pays_if_the_team_is_lower_or_level_and_costs_ten_if_not(
    own, others, recorded
) -> None:
    state = play(table(own, others, "", "", deck="10 10 11 12"), "S D X D X D X")
    assert state.view(0)["recorded"] == [recorded]


@clause("SCR-26")
def test_without_a_call_both_record_their_totals() -> None:
    state = play(table("1 2", "4", "", "", deck="10"), "D X")
    assert state.view(0)["recorded"] == [[3, 4]]


@clause("SCR-27")
def test_team_totals_5_and_4_and_who_starts() -> None:
    """The books' example: 4 and 1 with a "=" against 4 and 0; the empty camp's owner starts."""
    state = play(table("3 1", "4", "1", "", deck="10", rounds=2), "D X")
    assert state.view(0)["counted"]["totals"] == [5, 4]
    assert state.view(0)["next_starter"] == 3
    state = play(table("1 = 2", "4", "1", "", deck="10", rounds=2), "D X")
    assert state.view(0)["counted"]["totals"] == [5, 4]  # the same with "=", which counts 1
    assert state.view(0)["next_starter"] == 3
    assert state.seat_to_move == 2
    assert play(state, "N").seat_to_move == 3


@clause("SCR-28")
@pytest.mark.parametrize(("players", "rounds"), [(3, 3), (4, 4), (6, 3)])
def test_a_match_has_its_rounds(players, rounds) -> None:
    state = GAME.deal(seed=2, players=players)
    dealt = 1
    while state.seat_to_move is not None:
        assert state.view(None)["round"] == dealt
        if legal(state) == {"N"}:
            play(state, "N")
            dealt += 1
        else:
            play(state, "D X")
    assert dealt == len(state.view(None)["recorded"]) == rounds
    sums = [sum(scores) for scores in zip(*state.view(None)["recorded"], strict=True)]
    assert state.view(None)["sums"] == sums
    teams = state.view(None)["teams"]
    assert state.outcome.scores == tuple(sums[team] for team in teams)


@clause("SCR-29")
def test_level_sums_are_decided_by_the_latest_round_that_was_not_level() -> None:
    camps = ("5", "5", "", "")
    for recorded, winners in (([[3, 7], [7, 3]], (1, 3)), ([[7, 3], [3, 7]], (0, 2))):
        state = play(table(*camps, deck="10", rounds=3, recorded=recorded), "D X")
        assert (state.outcome.winners, state.outcome.clause) == (winners, "SCR-29")
        assert state.outcome.reason == "lower-late-round"


@clause("SCR-29")
def test_level_in_every_round_everybody_loses() -> None:
    state = play(table("5", "5", "", "", deck="10", rounds=2, recorded=[[7, 7]]), "D X")
    assert (state.outcome.winners, state.outcome.scores) == ((), (12, 12, 12, 12))
    assert (state.outcome.reason, state.outcome.clause) == ("everybody-loses", "SCR-29")
