"""The arena: fair line-ups, the same games again, a file that goes on where it was."""

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


def test_two_sides_change_places() -> None:
    assert lineups(game("scram"), 4, "a", "b") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert lineups(game("scram"), 3, "a", "b") == [("a", "b", "b"), ("b", "a", "a")]


def test_of_more_sides_each_bot_sits_alone_on_every_seat_once() -> None:
    found = lineups(game("gallop"), 3, "a", "b")
    assert len(set(found)) == len(found) == 6
    assert [seats.index("a") for seats in found if seats.count("a") == 1] == [0, 1, 2]
    assert [seats.index("b") for seats in found if seats.count("b") == 1] == [0, 1, 2]


def test_who_is_ahead_is_told_from_the_first_bot_s_side() -> None:
    bout = Bout("a", "b", 0)
    won = Outcome((1,), (0, 1), "all-cards-played", "F2F-14")
    assert points((0, 1), ("a", "b"), won, bout) == {"ahead": 0}
    assert points((0, 1), ("b", "a"), won, bout) == {"ahead": 1}
    nobody = Outcome((), (5, 5, 5, 5), "everybody-loses", "SCR-29")
    assert points((0, 1, 0, 1), ("a", "b", "a", "b"), nobody, bout) == {"ahead": 0.5}
    pair = Outcome((1, 2), (40, 22, 22), "rounds-played", "SCR-28")
    for seats, ahead in ((("a", "b", "b"), 0), (("b", "a", "a"), 1)):
        found = points((0, 1, 1), seats, pair, bout)
        assert found == {"ahead": ahead, "lone": seats[0], "first": 0}
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


def test_a_bout_is_the_same_again_and_other_deals_are_others() -> None:
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


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
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


def test_another_arena_s_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Arena(TERMS, ("random", "plain"), 1).open(path)
    with pytest.raises(InvalidArena, match="another arena"):
        Arena(Terms("scram", 4), ("random", "plain"), 1).open(path)
    path.write_text(path.read_text() + "nonsense\n" + "{}\n")
    with pytest.raises(InvalidArena, match="line 2"):
        Arena(TERMS, ("random", "plain"), 1).open(path)


def test_the_command_rates_writes_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "arena --game gallop --players 3 --option match=single --bots random,greedy --games 7"
    written, drawn, kept = (tmp_path / name for name in ("a.json", "a.svg", "a.jsonl"))
    files = f"--json {written} --plot {drawn} --output {kept}"
    assert main([*words.split(), *files.split()]) == 0
    told = capsys.readouterr().out
    assert "Ladder" in told
    assert "by luck 33%" in told
    summary = json.loads(written.read_text())
    assert summary["deals"] == 2  # six games each
    assert {row[0] for row in summary["matrix"]} == {"random", "greedy"}
    assert len(kept.read_text().splitlines()) == 3
    names = {each.text for each in ElementTree.fromstring(drawn.read_text()).iter()}
    assert {"random", "greedy"} <= names


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--game face-to-face --bots random", "at least two bots"),
        ("--game face-to-face --bots random,genius", "there is no bot 'genius'"),
        ("--game face-to-face --players 5", "is played by 2"),
        ("--game gallop --option match=endless", "match"),
        ("--game gallop --games 0", "at least 1"),
    ],
)
def test_what_can_t_be_played_is_refused_in_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    assert said in capsys.readouterr().err


def test_a_plot_shows_the_stronger_above() -> None:
    arena = Arena(TERMS, ("random", "plain"), 1)
    arena.add(
        {
            "bout": ["random", "plain", 0],
            "games": [{"seats": ["random", "plain"], "ahead": 0.0}],
            "work": {},
        }
    )
    drawn = plot(arena)
    assert drawn.index(">plain<") < drawn.index(">random<")


def test_on_a_chain_only_neighbours_meet() -> None:
    arena = Arena(TERMS, ("random", "greedy", "plain"), 1, is_chain=True)
    assert [bout[:2] for bout in arena.missing()] == [("random", "greedy"), ("greedy", "plain")]


def test_the_time_of_moves_is_told_in_milliseconds() -> None:
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
