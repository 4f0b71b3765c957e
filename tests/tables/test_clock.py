"""Thinking time at a table."""

import msgspec

from koloda.tables import entries
from koloda.tables.clock import GRACE
from koloda.tables.settings import GameClock, MoveClock
from koloda.tables.table import Table
from koloda.tables.visibility import TableView
from tests.tables.helpers import ADA, BEN, first_two, play, refused, started


def test_each_move_has_its_full_time() -> None:
    table = started(clock=MoveClock(30))
    first, second = first_two(table)
    assert table.deadline == 33
    play(table, first, now=20)
    assert table.clock.remaining(0, 20) == 30
    assert table.deadline == 50
    table.tick(49.9)
    assert table.bot_to_move is None
    table.tick(50)
    assert table.bot_to_move == "strong"
    table.move(0, table.match.state.parse(second), 51, person=None)
    assert table.log[-1].by == "clock"
    assert table.bot_to_move is None


def test_a_player_whose_time_for_the_game_runs_out_loses() -> None:
    table = started(clock=GameClock(60, 5), timeout="loss")
    play(table, *first_two(table), "E", now=13)
    assert table.clock.remaining(0, 100) == 60 - 10 + 15
    assert table.deadline == 13 + 60
    table.tick(73)
    outcome = table.outcome
    assert (outcome.winners, outcome.reason) == ((0,), "out-of-time")
    assert table.phase == "over"
    assert table.deadline is None
    with refused("not-playing"):
        table.move(1, 0, 80, person=BEN)


def test_all_clocks_stop_while_somebody_is_gone_if_the_table_wants_it() -> None:
    table = started(clock=MoveClock(30), takeover=100, pause=None)
    table.note_presence(BEN, False, 13)
    assert table.is_paused
    assert table.clock.remaining(0, 99) == 20
    assert table.deadline == 113
    table.note_presence(BEN, True, 50)
    assert table.deadline == 70


def test_nobodys_time_runs_while_the_table_sleeps() -> None:
    table = started(clock=MoveClock(30), takeover=100)
    again = Table.replay(table.log)
    again.wake(5000)
    assert again.deadline == 5000 + GRACE + 30
    again.note_presence(ADA, True, 5001)
    again.note_presence(BEN, True, 5002)
    assert again.deadline == 5031


def test_a_player_who_does_not_come_back_after_a_sleep_runs_out_of_time() -> None:
    table = started(clock=MoveClock(30), takeover=None, timeout="loss")
    again = Table.replay(table.log)
    again.wake(5000)
    again.note_presence(BEN, True, 5001)
    again.tick(5000 + GRACE + 29)
    assert again.phase == "playing"
    again.tick(5000 + GRACE + 30)
    assert again.outcome.winners == (1,)


def test_leaving_stops_nobodys_clock() -> None:
    table = started(clock=MoveClock(30), takeover=None, timeout="loss")
    table.note_presence(ADA, False, 5)
    assert table.deadline == 33
    table.note_presence(BEN, False, 6)  # not even when everybody is gone
    table.note_presence(ADA, True, 20)
    table.note_presence(ADA, False, 21)
    assert table.clock.remaining(0, 23) == 10
    assert table.deadline == 33
    table.tick(33)
    assert table.outcome.winners == (1,)


def test_somebody_who_waits_for_an_absent_player_gets_no_time_either() -> None:
    table = started(clock=MoveClock(30), pause=100)
    table.note_presence(BEN, False, 5)
    assert table.deadline == 33
    assert TableView(table, 8).common["clock"] == {
        "left": [25, 30],
        "running": 0,
        "paused": False,
        "waits": 0,
    }


def test_the_clock_of_an_absent_player_waits_for_as_long_as_the_table_grants_in_all() -> None:
    table = started(clock=GameClock(60), takeover=None, pause=20, timeout="loss")
    table.note_presence(ADA, False, 13)
    assert table.clock.remaining(0, 33) == 50
    shown = TableView(table, 18).common["clock"]
    assert (shown["paused"], shown["waits"], shown["left"]) == (True, 15, [50, 60])
    table.note_presence(ADA, True, 25)  # 12 of 20 seconds are spent
    table.note_presence(ADA, False, 30)
    assert table.clock.remaining(0, 38) == 45
    assert table.clock.remaining(0, 39) == 44
    assert not TableView(table, 39).common["clock"]["paused"]
    table.note_presence(ADA, True, 40)
    table.note_presence(ADA, False, 41)  # nothing is left
    assert Table.replay(table.log).deadline == table.deadline == 38 + 45
    table.tick(38 + 45)
    assert table.outcome.winners == (1,)


def test_at_a_table_opened_under_the_first_rules_for_clocks_they_still_stop() -> None:
    table = started(clock=MoveClock(30), takeover=None)
    opened = msgspec.json.decode(entries.encode(table.log[0]))
    del opened["clock_version"], opened["settings"]["pause"]
    old = Table.replay([entries.decode(msgspec.json.encode(opened)), *table.log[1:]])
    old.note_presence(BEN, False, 13)
    assert old.is_paused and old.deadline is None
    assert old.clock.remaining(0, 99) == 20
