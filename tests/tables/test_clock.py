"""Thinking time at a table."""

from koloda.tables.settings import GameClock, MoveClock
from koloda.tables.table import Table
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


def test_the_clock_stops_while_somebody_is_gone() -> None:
    table = started(clock=MoveClock(30), takeover=100)
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
    assert again.is_paused
    again.note_presence(ADA, True, 5001)
    again.note_presence(BEN, True, 5002)
    assert again.deadline == 5032
