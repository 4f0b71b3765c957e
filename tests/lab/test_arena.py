"""The arena: fair line-ups, reproducible games, and a file that can be resumed."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from koloda.cli import main
from koloda.engine.outcome import Outcome
from koloda.games import game
from koloda.lab.arena import Arena, InvalidArena, write
from koloda.lab.bout import Bout, Terms, play, points
from koloda.lab.lineup import lineups
from koloda.lab.plot import plot

TERMS = Terms("face-to-face", 2, {"highest": 12, "hand": 3}, simulations=5)


def test_with_two_sides_the_bots_swap_sides() -> None:
    assert lineups(game("scram"), 4, "a", "b") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert lineups(game("scram"), 3, "a", "b") == [("a", "b", "b"), ("b", "a", "a")]


def test_with_more_sides_each_bot_sits_alone_in_every_seat_once() -> None:
    seatings = lineups(game("gallop"), 3, "a", "b")
    assert len(set(seatings)) == len(seatings) == 6
    assert [seats.index("a") for seats in seatings if seats.count("a") == 1] == [0, 1, 2]
    assert [seats.index("b") for seats in seatings if seats.count("b") == 1] == [0, 1, 2]


def test_points_are_from_the_first_bots_point_of_view() -> None:
    bout = Bout("a", "b", 0)
    won = Outcome((1,), (0, 1), "all-cards-played", "F2F-14")
    assert points((0, 1), ("a", "b"), won, bout) == {"ahead": 0}
    assert points((0, 1), ("b", "a"), won, bout) == {"ahead": 1}
    nobody = Outcome((), (5, 5, 5, 5), "everybody-loses", "SCR-29")
    assert points((0, 1, 0, 1), ("a", "b", "a", "b"), nobody, bout) == {"ahead": 0.5}
    pair = Outcome((1, 2), (40, 22, 22), "rounds-played", "SCR-28")
    for seats, ahead in ((("a", "b", "b"), 0), (("b", "a", "a"), 1)):
        assert points((0, 1, 1), seats, pair, bout) == {
            "ahead": ahead,
            "lone": seats[0],
            "first": 0,
        }
    three = Outcome((0, 2), (9, 4, 9), "one-deal-played", "GAL-32")
    assert points((0, 1, 2), ("a", "b", "b"), three, bout) == {
        "ahead": 0.75,
        "lone": "a",
        "first": 0.5,
    }
    assert points((0, 1, 2), ("a", "b", "a"), three, bout) == {
        "ahead": 1,
        "lone": "b",
        "first": 0,
    }


def test_a_bout_is_reproducible_and_deals_differ() -> None:
    first, again = (play(TERMS, Bout("plain", "random", 3))["games"] for _ in range(2))
    assert first == again
    outcomes = [
        json.dumps(play(TERMS, Bout("random", "greedy", deal))["games"]) for deal in range(12)
    ]
    assert len(set(outcomes)) > 1


def test_every_pair_plays_every_deal_once_in_several_processes(tmp_path: Path) -> None:
    arena = Arena(TERMS, ("random", "greedy", "plain"), 3)
    arena.run(2, lambda bout: None)
    assert not arena.missing()
    assert len(arena.played) == 9
    alone = Arena(TERMS, ("random", "greedy", "plain"), 3)
    alone.run(1, lambda bout: None)
    assert alone.results() == arena.results()


def test_a_stopped_arena_continues_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arena = Arena(TERMS, ("random", "plain"), 4)
    arena.open(path)
    for bout in arena.missing()[:2]:
        write(path, play(TERMS, bout))
    with path.open("a") as file:
        file.write('{"bout":["random","pl')
    again = Arena(TERMS, ("random", "plain"), 4)
    again.open(path)
    assert [bout.deal for bout in again.missing()] == [2, 3]
    again.run(1, lambda bout: write(path, bout))
    third = Arena(TERMS, ("random", "plain"), 4)
    third.open(path)
    assert not third.missing()
    assert third.results() == again.results()


def test_the_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Arena(TERMS, ("random", "plain"), 1).open(path)
    with pytest.raises(InvalidArena, match="another arena"):
        Arena(Terms("scram", 4), ("random", "plain"), 1).open(path)
    path.write_text(path.read_text() + "nonsense\n" + "{}\n")
    with pytest.raises(InvalidArena, match="line 2"):
        Arena(TERMS, ("random", "plain"), 1).open(path)


def test_the_command_prints_ratings_and_writes_its_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "arena --game gallop --players 3 --option match=single --bots random,greedy --games 7"
    summary_file, plot_file, bouts_file = (
        tmp_path / name for name in ("a.json", "a.svg", "a.jsonl")
    )
    files = f"--json {summary_file} --plot {plot_file} --output {bouts_file}"
    assert main([*command.split(), *files.split()]) == 0
    output = " ".join(capsys.readouterr().out.split())  # a title may be wrapped
    assert "Ladder" in output
    assert "by luck 33%" in output
    summary = json.loads(summary_file.read_text())
    assert summary["deals"] == 2  # six games each
    assert {row[0] for row in summary["matrix"]} == {"random", "greedy"}
    assert len(bouts_file.read_text().splitlines()) == 3
    names = {each.text for each in ElementTree.fromstring(plot_file.read_text()).iter()}
    assert {"random", "greedy"} <= names


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--game face-to-face --bots random", "at least two bots"),
        ("--game face-to-face --bots random,genius", "there is no bot 'genius'"),
        ("--game face-to-face --players 5", "takes 2 players"),
        ("--game gallop --option match=endless", "match"),
        ("--game gallop --games 0", "at least 1"),
    ],
)
def test_an_arena_that_can_not_be_played_is_refused_with_the_reason(
    arguments: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments.split()]) == 2
    assert reason in capsys.readouterr().err


def test_a_plot_shows_the_stronger_bot_first() -> None:
    arena = Arena(TERMS, ("random", "plain"), 1)
    arena.add(
        {
            "bout": ["random", "plain", 0],
            "games": [{"seats": ["random", "plain"], "ahead": 0.0}],
            "work": {},
        }
    )
    svg = plot(arena)
    assert svg.index(">plain<") < svg.index(">random<")


def test_in_a_chain_only_neighbours_meet() -> None:
    arena = Arena(TERMS, ("random", "greedy", "plain"), 1, is_chain=True)
    assert [bout[:2] for bout in arena.missing()] == [("random", "greedy"), ("greedy", "plain")]


def test_work_counts_moves_simulations_and_milliseconds() -> None:
    arena = Arena(TERMS, ("random", "plain"), 1)
    arena.add(
        {
            "bout": ["random", "plain", 0],
            "games": [{"seats": ["random", "plain"], "ahead": 0.0}],
            "work": {"plain": {"simulations": 500, "milliseconds": [1.0] * 199 + [51.0]}},
        }
    )
    work = arena.work()["plain"]
    assert (work["moves"], work["mean"], work["p99"]) == (200, 1.25, 1.0)
    assert work["simulations/s"] == 2000
