"""A round is over: the result stays until people have seen it."""

import msgspec
import pytest

from koloda.tables import entries
from koloda.tables.bot_turn import bot_turn
from koloda.tables.logged_table import BETWEEN_ROUNDS
from koloda.tables.settings import GameClock, MoveClock
from koloda.tables.table import Table
from koloda.tables.visibility import TableView, Viewer, snapshot, viewer_of, visible_events
from tests.tables.helpers import everybody_goes_on, legal, play_a_round, refused, seated
from tests.variants import Variant

SCRAM = Variant("scram", 4, {"rounds": 3, "first": 0})
GALLOP = Variant("gallop", 2, {"match": "wins", "wins": 9, "first": 0})
REVENGE = Variant("schotten-totten-2", 2, {"match": "revenge", "attacker": 0})
EVERY = pytest.mark.parametrize("played", [SCRAM, GALLOP, REVENGE], ids=str)


def at_the_end_of_a_round(variant: Variant, people: int, now: float = 20, **changes) -> Table:
    table = seated(variant, people, **changes)
    play_a_round(table, now)
    return table


def dealt_by(variant: Variant, is_a_person: bool, people: int, **changes) -> Table:
    """Return a table after a round that a person, or a bot, is to continue."""
    for seed in range(1, 60):
        table = seated(variant, people, **changes)
        play_a_round(table, seed=seed)
        assert table.seat_to_move is not None
        if (table.seats[table.seat_to_move].person is not None) == is_a_person:
            return table
    raise AssertionError("no such round")


@EVERY
def test_no_bot_moves_before_the_person_has_gone_on(played: Variant) -> None:
    table = dealt_by(played, is_a_person=False, people=1)
    assert (table.waits_for, table.bot_to_move, bot_turn(table)) == ({0}, None, None)
    with refused("not-a-bots-turn"):
        table.move(table.seat_to_move, legal(table)[0], 21, person=None)
    table.go_on("p0", 10**6)
    assert table.bot_to_move == "casual"


def test_the_round_that_a_person_deals_follows_when_all_have_gone_on() -> None:
    table = dealt_by(SCRAM, is_a_person=True, people=2)
    moves, dealer = len(table.match.moves), table.seat_to_move
    first, second = dealer, 1 - dealer
    table.go_on(f"p{first}", 21)
    assert len(table.match.moves) == moves
    assert table.waits_for == {second}
    table.go_on(f"p{second}", 22)
    assert len(table.match.moves) == moves + 1
    assert (table.log[-1].seat, table.log[-1].by) == (dealer, "person")
    assert not table.is_between_rounds


def test_whoever_has_a_choice_makes_it_after_going_on() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    moves, seat = len(table.match.moves), table.seat_to_move
    everybody_goes_on(table)
    assert len(table.match.moves) == moves
    table.move(seat, legal(table)[0], 22, person=f"p{seat}")


def test_a_player_who_moves_has_gone_on() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    seat = table.seat_to_move
    table.go_on(f"p{1 - seat}", 21)
    table.move(seat, legal(table)[0], 22, person=f"p{seat}")
    table.ask_undo(f"p{seat}", 23)
    assert table.is_between_rounds and not table.waits_for


def test_nobody_takes_the_result_away_from_somebody_who_looks_at_it() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    seat = table.seat_to_move
    with refused("not-gone-on"):
        table.move(seat, legal(table)[0], 22, person=f"p{seat}")
    assert table.waits_for == {0, 1}


def test_going_on_twice_or_too_late_does_no_harm() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    table.go_on("p0", 21)
    entries_before = len(table.log)
    table.go_on("p0", 22)
    assert len(table.log) == entries_before
    table.go_on("p1", 23)
    table.go_on("p1", 24)
    assert len(table.log) == entries_before + 1
    with refused("not-seated"):
        table.go_on("stranger", 25)


def test_nobody_waits_for_people_who_are_gone() -> None:
    table = dealt_by(SCRAM, is_a_person=True, people=2)
    dealer = table.seat_to_move
    table.go_on(f"p{dealer}", 21)
    moves = len(table.match.moves)
    table.note_presence(f"p{1 - dealer}", False, 22)
    assert len(table.match.moves) == moves + 1


def test_people_who_come_back_may_look_before_the_game_goes_on() -> None:
    table = dealt_by(SCRAM, is_a_person=False, people=2)
    table.note_presence("p1", False, 21)
    table.note_presence("p0", False, 22)
    assert (table.waits_for, table.bot_to_move) == (set(), None)
    table.note_presence("p1", True, 10**6)
    assert (table.waits_for, table.bot_to_move) == ({1}, None)
    table.go_on("p1", 10**6 + 1)
    assert table.bot_to_move == "casual"


def test_nothing_is_dealt_while_everybody_is_gone() -> None:
    table = dealt_by(SCRAM, is_a_person=True, people=2)
    dealer = table.seat_to_move
    table.go_on(f"p{dealer}", 21)
    moves = len(table.match.moves)
    table.note_presence(f"p{dealer}", False, 22)
    table.note_presence(f"p{1 - dealer}", False, 23)
    assert len(table.match.moves) == moves
    table.note_presence(f"p{dealer}", True, 24)
    assert len(table.match.moves) == moves + 1


@pytest.mark.parametrize("clock", [MoveClock(30), GameClock(300, 5)])
def test_with_a_clock_the_table_waits_for_a_minute_and_nobodys_time_runs(clock) -> None:
    table = dealt_by(SCRAM, is_a_person=True, people=2, clock=clock)
    left = [table.clock.remaining(seat, 20) for seat in range(4)]
    assert table.clock.seat is None
    assert table.deadline == 20 + BETWEEN_ROUNDS
    shown = snapshot(table, "p0", 30)["match"]["go_on"]
    assert shown == {"waits_for": [0, 1], "left": BETWEEN_ROUNDS - 10}
    moves = len(table.match.moves)
    table.tick(79.9)
    assert table.waits_for == {0, 1}
    assert [table.clock.remaining(seat, 79.9) for seat in range(4)] == left
    table.tick(80)
    assert len(table.match.moves) == moves + 1
    assert table.log[-1].by == "clock"
    went = [entry for entry in table.log if isinstance(entry, entries.WentOn)]
    assert [(one.seat, one.by) for one in went] == [(0, "clock"), (1, "clock")]


def test_without_a_clock_the_table_waits_as_long_as_people_look() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    assert table.deadline is None
    table.tick(10**9)
    assert table.waits_for == {0, 1}
    assert snapshot(table, "p0", 30)["match"]["go_on"]["left"] is None


def test_after_a_sleep_people_have_the_whole_minute_again() -> None:
    table = at_the_end_of_a_round(GALLOP, 2, clock=MoveClock(30))
    again = Table.replay(table.log)
    again.wake(5000)
    again.note_presence("p1", True, 5010)
    assert again.waits_for == {1}
    assert again.goes_on_at == 5010 + BETWEEN_ROUNDS


def test_one_press_is_enough_for_all_at_a_shared_device() -> None:
    table = at_the_end_of_a_round(SCRAM, 4, hot_seat=True)
    moves = len(table.match.moves)
    assert table.waits_for == {0, 1, 2, 3}
    table.go_on("p2", 21)
    assert len(table.match.moves) == moves + 1


def test_bots_alone_wait_for_nobody() -> None:
    table = seated(GALLOP, 2)
    play_a_round(table)
    table.leave("p0", 21)
    table.leave("p1", 22)
    assert not table.waits_for


def test_the_log_brings_the_same_wait_back() -> None:
    table = dealt_by(SCRAM, is_a_person=False, people=2)
    table.go_on("p0", 21)
    log = [entries.decode(entries.encode(entry)) for entry in table.log]
    again = Table.replay(log)
    assert again.waits_for == table.waits_for == {1}


def test_a_table_opened_before_waits_for_nobody() -> None:
    table = dealt_by(SCRAM, is_a_person=False, people=1, clock=MoveClock(30))
    opened = msgspec.json.decode(entries.encode(table.log[0]))
    del opened["clock_version"]
    old = Table.replay([entries.decode(msgspec.json.encode(opened)), *table.log[1:]])
    assert (old.is_between_rounds, old.waits_for) == (False, set())
    assert old.bot_to_move == "casual"
    entries_before = len(old.log)
    old.go_on("p0", 21)
    assert len(old.log) == entries_before


@EVERY
def test_legal_moves_are_offered_once_nobody_else_is_waited_for(played: Variant) -> None:
    table = dealt_by(played, is_a_person=True, people=2)
    seat = table.seat_to_move
    assert "legal" not in snapshot(table, f"p{seat}", 21)["match"]
    table.go_on(f"p{1 - seat}", 21)
    assert "legal" in snapshot(table, f"p{seat}", 22)["match"]


def test_spectators_see_whom_the_table_waits_for_and_hold_up_nobody() -> None:
    table = at_the_end_of_a_round(GALLOP, 2)
    table.watch("eve", "Eve")
    viewer = viewer_of(table, "eve")
    assert TableView(table, 21).snapshot(viewer)["match"]["go_on"]["waits_for"] == [0, 1]
    table.go_on("p0", 21)
    [event] = visible_events(table, [len(table.log) - 1], viewer)
    assert (event["event"], event["seat"], event["by"]) == ("went-on", 0, "person")
    table.go_on("p1", 22)
    assert TableView(table, 22).snapshot(viewer)["match"]["go_on"] is None


def test_a_wait_shows_nobody_a_card() -> None:
    """What a seat looked at in the round is not shown again (SCR-36)."""
    table = at_the_end_of_a_round(SCRAM, 4)
    state = table.match.state
    for seat in range(4):
        shown = TableView(table, 21).snapshot(Viewer(seat, False))["match"]
        assert shown["view"] == state.view(seat)
        public = {"view", "may_resign", "legal", "wanted"}
        watched = TableView(table, 21).snapshot(Viewer(None, False))["match"]
        assert {k: v for k, v in shown.items() if k not in public} == {
            k: v for k, v in watched.items() if k not in public
        }
