"""The scorepad for people at a real table; the engine counts with the same functions."""

import pytest

from koloda import KolodaError, Rng
from koloda.games.scram.scorepad import (
    InvalidScore,
    MatchScore,
    Round,
    score_match,
    score_pad,
    score_round,
)
from koloda.locales import LANGUAGES, texts
from tests.games.scram.tables import GAME

clause = pytest.mark.clause


@clause("SCR-25", "SCR-37")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ([], 0),
        (["="], 0),
        (["=", "="], 0),
        ([4], 4),
        (["=", 4], 8),
        ([9, "=", 2, "="], 15),
        ([13, 13, "="], 39),
        (17, 17),
        (0, 0),
    ],
)
def test_a_camp_is_entered_as_cards_or_as_its_total(cards, total) -> None:
    assert score_round(Round([cards, 0, 0, 0]), 0).own_totals == (total, 0, 0, 0)


@clause("SCR-26", "SCR-37")
@pytest.mark.parametrize(
    ("caller", "recorded"),
    [(None, (9, 12)), (0, (0, 12)), (2, (0, 12)), (1, (9, 22)), (3, (9, 22))],
)
def test_the_callers_team_records_nothing_or_ten_more(caller, recorded) -> None:
    score = score_round(Round([4, 6, 5, 6], caller), 0)
    assert score.totals == (9, 12)
    assert score.recorded == recorded


@clause("SCR-26")
def test_a_level_call_is_a_right_one() -> None:
    assert score_round(Round([4, 6, 5, 3], 1), 0).recorded == (9, 0)


@clause("SCR-27", "SCR-37")
@pytest.mark.parametrize(
    ("totals", "caller", "starter", "following"),
    [
        ([4, 4, 1, 0], None, 0, 3),  # the books' example: 5 against 4
        ([9, 1, 0, 20], None, 0, 2),
        ([3, 9, 3, 9], None, 0, 2),  # level in the team: clockwise after the starter
        ([3, 9, 3, 9], None, 1, 2),
        ([3, 9, 3, 9], None, 2, 0),
        ([3, 9, 3, 9], None, 3, 0),
        ([3, 9, 5, 9], None, 0, 0),
        ([3, 4, 7, 6], None, 1, 0),  # level teams: the lowest at the table
        ([3, 3, 7, 7], None, 0, 1),
        ([3, 3, 7, 7], None, 1, 0),
        ([5, 5, 5, 5], None, 2, 3),
        ([5, 9, 5, 1], 0, 0, 2),  # level totals, but the call brought the team to 0
        ([5, 9, 6, 1], 0, 0, 3),  # 11 against 10: the call was wrong
        ([0, 2, 0, 0], 1, 2, 0),  # both record 0 and 2: the team that recorded less
    ],
)
def test_who_starts_the_next_round(totals, caller, starter, following) -> None:
    assert score_round(Round(totals, caller), starter).next_starter == following


@clause("SCR-27", "SCR-30")
def test_three_players_are_a_solo_player_and_a_pair() -> None:
    score = score_round(Round([9, 4, 4]), 0)
    assert (score.totals, score.next_starter) == ((9, 8), 1)
    assert score_round(Round([9, 4, 4]), 1).next_starter == 2
    assert score_round(Round([7, 4, 4]), 1).next_starter == 0
    assert score_round(Round([8, 4, 4], 2), 0).recorded == (8, 0)


@clause("SCR-28", "SCR-29", "SCR-33", "SCR-37")
@pytest.mark.parametrize(
    ("players", "rounds", "winner", "clause"),
    [
        (4, [(5, 4)] * 4, 1, "SCR-28"),
        (6, [(4, 5)] * 3, 0, "SCR-28"),
        (4, [(9, 1), (1, 9), (3, 4), (4, 3)], 1, "SCR-29"),
        (4, [(9, 1), (1, 9), (4, 4), (4, 4)], 0, "SCR-29"),
        (6, [(7, 7)] * 3, None, "SCR-29"),
        (3, [(9, 1), (0, 0), (1, 9)], 0, "SCR-33"),
        (3, [(1, 9), (0, 0), (9, 1)], 0, "SCR-33"),
        (3, [(7, 7)] * 3, 0, "SCR-33"),
        (3, [(9, 8)] * 3, 1, "SCR-28"),
    ],
)
def test_who_wins_the_match(players, rounds, winner, clause) -> None:
    score = score_match(players, rounds)
    assert (score.winner, score.clause) == (winner, clause)
    assert score.reason is not None


@clause("SCR-28", "SCR-37")
def test_nobody_wins_before_the_last_round() -> None:
    score = score_match(4, [(5, 4)] * 3)
    assert (score.sums, score.winner, score.reason) == ((15, 12), None, None)
    assert score_match(4, [(5, 4)] * 3, number=3).winner == 1


@clause("SCR-37")
def test_a_whole_pad_round_by_round() -> None:
    pad = [
        Round([[3, 1], [4], [1], []]),
        Round([[10], [4, "="], ["="], [2]], caller=3),
        Round([20, 0, 0, 9], caller=1),
        Round([6, 7, 6, 7]),
    ]
    rounds, match = score_pad(pad, first=0)
    assert [score.recorded for score in rounds] == [(5, 4), (10, 0), (20, 0), (12, 14)]
    assert [score.next_starter for score in rounds] == [3, 3, 1, 2]
    assert isinstance(match, MatchScore)
    assert (match.sums, match.winner, match.reason) == ((47, 18), 1, "lowest-sum")


@clause("SCR-37")
def test_each_line_has_its_clause_and_its_words() -> None:
    rounds, match = score_pad([Round([[3, "="], 4, 1, 0], caller=0), Round([1, 2, 3, 4])], 0, 2)
    lines = [*(line for score in rounds for line in score.lines), *match.lines]
    assert {line.clause for line in lines} == {"SCR-24", "SCR-25", "SCR-26", "SCR-27", "SCR-28"}
    wrong = next(line for line in lines if line.key == "pad-wrong-call")
    assert wrong.as_dict() == {
        "clause": "SCR-26",
        "key": "pad-wrong-call",
        "values": {"team": 0, "score": 17},
    }
    ends = [
        score_match(4, [(9, 1), (1, 9), (3, 4), (4, 3)]),
        score_match(6, [(7, 7)] * 3),
        score_match(3, [(7, 7)] * 3),
        score_match(4, []),
    ]
    right = score_round(Round([0, 1, 2, 3], 0), 0)
    for line in [*lines, *right.lines, *(line for end in ends for line in end.lines)]:
        for language in LANGUAGES:
            assert texts(language).say(f"scram-{line.key}", line.values)


@clause("SCR-37")
@pytest.mark.parametrize(
    ("entered", "starter", "message"),
    [
        (Round([1, 2]), 0, "3, 4 or 6 play"),
        (Round([1, 2, 3, 4]), 4, "starter: there is no seat 4"),
        (Round([1, 2, 3, 4]), True, "starter"),
        (Round([1, 2, 3, 4]), None, "starter"),
        (Round([1, 2, 3, 4], caller=-1), 0, "caller: there is no seat -1"),
        (Round([1, -2, 3, 4]), 0, "seat 1: -2"),
        (Round([1, 1000, 3, 4]), 0, "seat 1: 1000"),
        (Round([1, 2, [14], 4]), 0, "seat 2: 14 is no card"),
        (Round([1, 2, [0], 4]), 0, "seat 2: 0 is no card"),
        (Round([1, 2, [True], 4]), 0, "seat 2: True is no card"),
        (Round([1, 2, 3, ["x"]]), 0, "seat 3: 'x' is no card"),
        (Round([1, 2, 3, "12"]), 0, "seat 3: a camp is a list"),
        (Round([1, 2, 3, None]), 0, "seat 3: a camp is a list"),
    ],
)
def test_a_slip_is_named(entered, starter, message) -> None:
    with pytest.raises(InvalidScore, match=message) as caught:
        score_round(entered, starter)
    assert isinstance(caught.value, KolodaError)


@clause("SCR-37")
def test_a_pad_needs_rounds_of_the_same_players() -> None:
    with pytest.raises(InvalidScore, match="at least one"):
        score_pad([], 0)
    with pytest.raises(InvalidScore, match="same players"):
        score_pad([Round([1, 2, 3]), Round([1, 2, 3, 4])], 0)
    with pytest.raises(InvalidScore, match="players: 5"):
        score_match(5, [])


@clause("SCR-37")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_engine_counts_as_the_scorepad_does(players, scale) -> None:
    for seed in range(scale(20)):
        state = GAME.deal(seed=seed, players=players)
        first, entered, chooser = state.view(0)["starter"], [], Rng(seed)
        while state.seat_to_move is not None:
            moves = state.legal_moves()
            state.play(moves[chooser.below(len(moves))])
            view = state.view(None)
            if view["phase"] in ("round-over", "over"):
                camps = [[cell["card"] for cell in row] for row in view["camps"]]
                entered.append(Round(camps, view["caller"]))
                rounds, match = score_pad(entered, first)
                assert view["counted"]["lines"] == [line.as_dict() for line in rounds[-1].lines]
                assert view["recorded"] == [list(score.recorded) for score in rounds]
                assert view["next_starter"] in (rounds[-1].next_starter, None)
        assert match.winner is None or state.outcome.winners[0] in (match.winner, 1)
        assert state.outcome.clause == match.clause
        assert {state.outcome.scores[seat] for seat in state.outcome.winners} == {
            match.sums[team] for team in (0, 1) if team == match.winner
        }
