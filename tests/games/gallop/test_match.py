"""The end of a deal and the match: a scenario for each of GAL-26 … GAL-34."""

import random

import pytest

from koloda import OptionError, Rng, State
from koloda.games.gallop import scoring
from koloda.games.gallop.cards import NUMBERS
from tests.games.gallop.tables import GAME, events, play, rows, table

clause = pytest.mark.clause


def cities(names: str) -> list[int]:
    return [NUMBERS[name] for name in names.split()]


def last_round(first: str, second: str, **changes) -> State:
    """Two players, just before the last cards of a round: seat 0 gets G1, seat 1 G2."""
    state = table(["G1", "G2"], rows=[first, second], deck="X1 X2 X3 X4", **changes)
    return play(state, "G1/6", "G2/5", "G1")


# The end of a deal


@clause("GAL-26")
@pytest.mark.parametrize(
    ("hands", "collection", "is_complete"),
    [
        (["G1", "D"], "R1 O1 Y1", True),
        (["G1", "D"], "R1 O1 R2", False),
        (["G1", "D", "D"], "R1 O1 Y1 B1", True),
        (["G1", "D", "D"], "R1 O1 Y1", False),
        (["G1", "D", "D", "D"], "R1 O1 Y1 B1 P1", True),
        (["G1", "D", "D", "D"], "R1 O1 Y1 B1 Y2", False),
    ],
)
def test_every_colour_in_play_ends_the_deal(hands, collection, is_complete) -> None:
    players = len(hands)
    state = table(hands, rows=[collection, *[""] * (players - 1)], deck="X1 X2 X3 X4")
    play(state, "G1/1", *["D/6"] * (players - 1))
    ended = [{"event": "deal-ended", "clause": "GAL-26"}] if is_complete else []
    assert events(state, "deal-ended") == ended
    assert [event["complete"] for event in events(state, "scored")] == (
        [True, *[False] * (players - 1)] if is_complete else []
    )
    assert state.save()["deals"] == is_complete


@clause("GAL-26")
def test_complete_in_mid_round_and_no_longer_at_its_end_does_not_count() -> None:
    """Seat 1 takes G1 and has all five colours; then seat 0's exchange puts R3 beside R2."""
    state = table(["X3", "G1", "B6"], rows=["R3", "R2 O3 Y1 B1", ""], deck="X1 X2 X4")
    play(state, "X3/1", "G1/6", "B6/5")
    assert not state.view(None)["sides"][1]["complete"]
    play(state, "G1")
    swapped = [event["event"] for event in state.events(None)]
    assert "swapped" in swapped and "burnt" in swapped
    assert rows(state)[1] == "Y1 B1 G1"
    assert "deal-ended" not in swapped
    assert state.save()["deals"] == 0


@clause("GAL-26")
def test_complete_is_shown_in_mid_round() -> None:
    state = table(["G1", "O6", "B6"], rows=["R3 O3 Y1 B1", "", ""], deck="X1 X2 X4")
    play(state, "G1/6", "O6/5", "B6/4", "G1")
    assert [side["complete"] for side in state.view(None)["sides"]] == [True, False, False]
    assert state.save()["deals"] == 0


@clause("GAL-27", "GAL-28")
def test_the_complete_one_scores_the_highest_the_others_the_difference() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", match="single")
    assert [event["points"] for event in events(state, "scored")] == [16, 10]
    assert state.outcome.scores == (5 + 6 + 4 + 1, (6 - 1) + (5 - 2) + 2)


@clause("GAL-27")
def test_several_complete_players_all_score_the_highest() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 Y6 O5", match="single")
    assert [event["complete"] for event in events(state, "scored")] == [True, True]
    assert state.outcome.scores == (16, 6 + 5 + 6 + 2)


@clause("GAL-27", "GAL-28")
def test_each_line_of_the_score_names_its_clause() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", match="single")
    first, second = events(state, "scored")
    assert first["lines"] == [
        {"colour": "red", "values": [5, 3], "points": 5, "clause": "GAL-27"},
        {"colour": "orange", "values": [6], "points": 6, "clause": "GAL-27"},
        {"colour": "yellow", "values": [4], "points": 4, "clause": "GAL-27"},
        {"colour": "green", "values": [1], "points": 1, "clause": "GAL-27"},
    ]
    assert second["collection"] == ["R6", "O2", "R1", "O5", "G2"]
    assert second["lines"] == [
        {"colour": "red", "values": [6, 1], "points": 5, "clause": "GAL-28"},
        {"colour": "orange", "values": [5, 2], "points": 3, "clause": "GAL-28"},
        {"colour": "green", "values": [2], "points": 2, "clause": "GAL-28"},
    ]


@clause("GAL-29")
def test_the_rulebooks_examples() -> None:
    assert scoring.total(cities("R6 O4 Y5 R1 G2 B2"), True) == 19
    assert scoring.total(cities("R3 O4 R1 Y3 G4 Y2"), False) == 11
    assert [line.points for line in scoring.lines(cities("R3 O4 R1 Y3 G4 Y2"), False)] == [
        2,
        4,
        1,
        4,
    ]
    assert [scoring.total(cities("R6"), True), scoring.total(cities("R3 R1"), False)] == [6, 2]


@clause("GAL-29")
def test_the_rulebooks_examples_at_a_table() -> None:
    state = table(
        ["B2", "B4", "D"],
        rows=["R6 O4 Y5 R1 G2", "R4 O5 R2 Y3 O1 Y2", "G6"],
        deck="X1 X2 X3",
        match="single",
    )
    play(state, "B2/5", "B4/4", "D/6", "B2")
    assert state.outcome.scores == (19, (4 - 2) + (5 - 1) + (3 - 2) + 4, 0)


# Matches


@clause("GAL-30")
def test_points_are_added_up_to_the_target() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=2, points=[33, 39])
    assert state.outcome is None
    assert state.save()["points"] == [49, 49]
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=2, points=[34, 12])
    assert state.save()["points"] == [50, 22]
    assert state.outcome.winners == (0,)
    assert (state.outcome.reason, state.outcome.clause) == ("target-reached", "GAL-30")
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=2, points=[34, 12], goal=51)
    assert state.outcome is None


@clause("GAL-30")
def test_most_points_win_also_if_another_was_complete() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=4, points=[34, 49])
    assert state.outcome.scores == (50, 59)
    assert state.outcome.winners == (1,)


@clause("GAL-30")
def test_level_at_the_target_means_one_more_deal_until_one_leads_alone() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=4, points=[40, 46])
    assert state.save()["points"] == [56, 56]
    assert state.outcome is None
    assert events(state, "dealt")
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", deals=5, points=[56, 56])
    assert state.outcome.winners == (0,)


@clause("GAL-30")
def test_for_a_new_deal_everything_starts_anew_but_colours_points_and_marker() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", marker=0, rounds=4)
    now = state.save()
    assert now["removed"] == ["blue", "purple"]
    assert (now["deals"], now["rounds"], now["decks"], now["pile"]) == (1, 0, 0, [])
    assert now["deck_size"] == 29
    for side in now["sides"]:
        assert side["collection"] == []
        assert side["flights"] == [1, 2, 3, 4, 5, 6]
        assert len(side["hand"]) == 3
    assert (now["marker"], state.seat_to_move) == (1, 1)
    assert events(state, "dealt") == [{"event": "dealt", "marker": 1}]
    other = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", marker=0, rounds=4, rng="f" * 32)
    assert other.save()["deck"] != now["deck"]


@clause("GAL-30")
def test_the_marker_goes_on_also_where_the_deal_ended_for_want_of_cards() -> None:
    """Seat 0 held it in the last round that was played, so seat 1 begins."""
    state = table(["R6", "O5 O4"], rest="out")
    play(state, "R6/2", "O5/1", "R6")
    assert events(state, "deal-ended")[0]["clause"] == "GAL-14"
    assert state.save()["marker"] == 1


@clause("GAL-31")
@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ("R3 O6 R5 Y4", "R6 O2 R1 O5", [1, 0]),
        ("R6 O6", "R1 O1 Y1", [0, 1]),  # complete, with fewer points
        ("R1 O1 Y1", "R6 O2 Y2", [0, 1]),
        ("R6 O6 Y6", "R5 O5 Y5", [1, 0]),
        ("R6 O5 Y6", "R5 O6 Y5", [0, 0]),  # 6 + 5 + 6 + 1 and 5 + 6 + 5 + 2
    ],
)
def test_two_players_may_count_won_deals(first, second, won) -> None:
    """By the complete one; both complete: by the higher score; equal: by neither."""
    state = last_round(first, second, match="wins", goal=3)
    assert state.save()["deals"] == 1
    assert state.save()["points"] == won


@clause("GAL-31")
def test_nobody_wins_a_deal_in_which_nobody_is_complete() -> None:
    state = table(["R6", "O5 O4"], rest="out", match="wins", goal=3)
    play(state, "R6/2", "O5/1", "R6")
    assert (state.save()["deals"], state.save()["points"]) == (1, [0, 0])


@clause("GAL-31")
def test_three_won_deals_win_unless_the_table_sets_another_number() -> None:
    three = {"match": "wins", "goal": 3, "deals": 4, "points": [2, 2]}
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", **three)
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (3, 2))
    assert (state.outcome.reason, state.outcome.clause) == ("deals-won", "GAL-31")
    assert last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", **{**three, "goal": 4}).outcome is None
    assert GAME.deal(seed=1, match="wins").save()["goal"] == 3
    assert GAME.deal(seed=1, match="wins", wins=5).save()["goal"] == 5


@clause("GAL-31")
def test_more_players_can_not_count_won_deals() -> None:
    for players in (3, 4):
        with pytest.raises(OptionError, match="'target' or 'single'"):
            GAME.deal(seed=1, players=players, match="wins")


@clause("GAL-32")
def test_a_single_deal_is_a_short_match() -> None:
    state = last_round("R3 O6 R5 Y4", "R6 O2 R1 O5", match="single")
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (16, 10))
    assert (state.outcome.reason, state.outcome.clause) == ("one-deal-played", "GAL-32")


@clause("GAL-32")
def test_level_players_share_the_win() -> None:
    state = last_round("R1 O1 Y1", "R2", match="single")
    assert state.outcome.scores == (4, 4)
    assert state.outcome.winners == (0, 1)


# Nothing goes on for ever


@clause("GAL-33")
def test_a_deal_without_cities_would_go_on_for_ever() -> None:
    state = table(["D", "U"], deck="D U X1 X2", rest="out", match="single", rounds=480)
    made = state.playout(Rng(1))
    assert state.save()["rounds"] == 500
    assert made >= 2 * 20
    assert (state.outcome.winners, state.outcome.scores) == ((0, 1), (0, 0))


@clause("GAL-33")
def test_the_last_round_is_scored_with_nobody_complete_unless_somebody_is() -> None:
    rounds = {"rounds": 499, "match": "single"}
    state = last_round("R6 O6", "R2", **rounds)
    assert events(state, "deal-ended") == [{"event": "deal-ended", "clause": "GAL-33"}]
    assert state.outcome.scores == (13, 4)
    state = last_round("R6 O6", "R2", rounds=498, match="single")
    assert state.outcome is None
    state = last_round("R6 O6 Y6", "R2", **rounds)
    assert events(state, "deal-ended") == [{"event": "deal-ended", "clause": "GAL-26"}]


@clause("GAL-33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_who_avoid_being_complete_need_the_limit(players, scale) -> None:
    """With all cards: of many ways to play a round they take one after which little is complete."""
    state, chooser = GAME.deal(seed=7, players=players, match="single"), random.Random(7)
    limit = scale(600)
    while state.seat_to_move is not None and state.position.rounds < limit:
        state = min((one_round(state, chooser) for _ in range(30)), key=most_colours)
    assert state.position.rounds == min(limit, 500)
    assert bool(events(state, "deal-ended")) == (limit > 500)


def one_round(state: State, chooser: random.Random) -> State:
    """A round in which everybody does anything."""
    after = state.clone()
    while after.seat_to_move is not None and after.position.rounds == state.position.rounds:
        after.play(chooser.choice(after.legal_moves()))
    return after


def most_colours(state: State) -> tuple[int, int]:
    """That one collection has, and that all have together."""
    counts = [len({city[0] for city in row.split()}) for row in rows(state)]
    return max(counts), sum(counts)


@clause("GAL-34")
def test_a_match_ends_after_200_deals_at_the_latest() -> None:
    last = {"deals": 199, "points": [3, 3], "rounds": 499}
    state = last_round("R6 O6", "R2", **last)
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (16, 7))
    assert (state.outcome.reason, state.outcome.clause) == ("match-too-long", "GAL-34")
    assert last_round("R6 O6", "R2", **{**last, "deals": 198}).outcome is None


@clause("GAL-34")
def test_level_after_200_deals_is_a_shared_win() -> None:
    state = last_round("R2", "O1", deals=199, points=[3, 3], rounds=499)
    assert (state.outcome.winners, state.outcome.scores) == ((0, 1), (6, 6))
    state = last_round("R2", "O1", deals=199, points=[0, 2], rounds=499, match="wins", goal=3)
    assert (state.outcome.winners, state.outcome.scores) == ((1,), (0, 2))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_alone_ends_deals_long_before_the_limit(players) -> None:
    longest = 0
    for seed in range(100_000):
        state = GAME.deal(seed=seed, players=players, match="single")
        state.playout(Rng(seed, stream=1))
        longest = max(longest, state.position.rounds)
    assert longest < 250
