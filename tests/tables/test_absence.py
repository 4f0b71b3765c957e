"""Players who are gone, and bots that play for them."""

from koloda.bots.levels import LEVELS
from koloda.tables.settings import MoveClock
from koloda.tables.table import Table
from tests.tables.helpers import ADA, BEN, legal, started


def test_a_bot_takes_over_until_the_player_comes_back() -> None:
    table = started(takeover=100)
    table.note_presence(ADA, False, 10)
    table.note_presence(ADA, False, 12)  # a second connection lost: nothing new
    table.tick(109)
    assert table.bot_to_move is None
    table.tick(110)
    assert table.bot_to_move == "strong"
    table.move(0, legal(table)[0], 111, person=None)
    table.note_presence(ADA, True, 112)
    assert table.bot_to_move is None
    table.move(0, legal(table)[0], 113, person=ADA)


def test_absent_players_have_time_to_come_back_after_a_sleep() -> None:
    """A server that is stopped properly notes that everybody is gone."""
    table = started(takeover=100)
    table.note_presence(ADA, False, 10)
    again = Table.replay(table.log)
    again.wake(5000)
    again.note_presence(BEN, True, 5001)
    again.tick(5001)
    assert again.bot_to_move is None
    assert again.deadline == 5101
    again.tick(5101)
    assert again.bot_to_move == "strong"


def test_no_bot_plays_while_everybody_is_gone() -> None:
    table = started(takeover=100)
    table.note_presence(ADA, False, 10)
    table.tick(110)
    table.note_presence(BEN, False, 111)
    assert table.is_deserted
    assert (table.bot_to_move, table.deadline) == (None, None)
    table.tick(10**9)
    table.note_presence(BEN, True, 10**9)
    assert table.bot_to_move == "strong"


def test_without_takeover_the_table_waits() -> None:
    table = started(takeover=None)
    table.note_presence(ADA, False, 10)
    table.tick(10**9)
    assert table.bot_to_move is None
    assert table.deadline is None


def test_without_hints_a_stand_in_is_no_help() -> None:
    """Whoever lets time run out, or leaves, gets no better advice than the table allows."""
    gone = started(takeover=100, hints=False)
    gone.note_presence(ADA, False, 10)
    gone.tick(110)
    assert gone.bot_to_move == LEVELS[0]
    late = started(clock=MoveClock(30), hints=False)
    late.tick(33)
    assert late.bot_to_move == LEVELS[0]
