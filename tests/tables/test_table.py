"""A table from the opening to the rematch, without any I/O."""

import pytest

import koloda
from koloda import IllegalMove, OptionError
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot
from tests.tables.helpers import (
    ADA,
    BEN,
    EVE,
    SECRET,
    SPARE,
    first_two,
    legal,
    opened,
    play,
    play_out,
    promise,
    refused,
    settings,
    started,
)


def test_impossible_tables_are_not_opened() -> None:
    with pytest.raises(OptionError, match="takes 2 players"):
        opened(players=3)
    with pytest.raises(OptionError, match="no option"):
        opened(options={"colour": 1})
    with pytest.raises(OptionError, match="no game"):
        opened(game="chess")
    with refused("no-name"):
        Table.open(settings(), ADA, " \u202e\n ", SECRET, 0)


def test_seats_are_taken_left_and_filled() -> None:
    table = opened()
    with refused("seats-open"):
        table.start(ADA, 1, SPARE, anyway=True)
    with refused("seat-taken"):
        table.sit(BEN, "Ben", 0, 1)
    with refused("no-such-seat"):
        table.sit(BEN, "Ben", 2, 1)
    with refused("already-seated"):
        table.sit(ADA, "Ada", 1, 1)
    table.sit(BEN, "Ben", 1, 1)
    table.stand(BEN, 1, 2)
    with refused("host-only"):
        table.seat_bot(BEN, 1, "random", 2)
    table.seat_bot(ADA, 1, "random", 2)
    table.start(ADA, 3, SPARE, anyway=True)
    assert table.phase == "playing"
    with refused("not-gathering"):
        table.sit(BEN, "Ben", 1, 4)


def test_the_host_may_free_a_seat_and_others_may_not() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    with refused("host-only"):
        table.stand(EVE, 1, 2)
    table.stand(ADA, 1, 2)
    assert table.seats[1].is_open


def test_a_host_who_leaves_passes_the_role_on() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    table.stand(ADA, 0, 2)
    assert not table.knows(ADA)
    with refused("host-only"):
        table.seat_bot(ADA, 0, "random", 3)
    table.seat_bot(BEN, 0, "random", 3)
    table.start(BEN, 4, SPARE, anyway=True)
    assert Table.replay(table.log).host == BEN


def test_a_host_who_stands_up_alone_stays_host_and_sees_the_game() -> None:
    table = opened()
    table.stand(ADA, 0, 1)
    table.seat_bot(ADA, 0, "random", 2)
    table.seat_bot(ADA, 1, "random", 2)
    table.start(ADA, 3, SPARE, anyway=True)
    assert snapshot(table, ADA, 4)["match"]["view"] == table.match.state.view(None)


def test_every_move_is_checked() -> None:
    table = started()
    first, second = first_two(table)
    with refused("not-your-turn"):
        table.move(1, legal(table)[0], 4, person=BEN)
    with refused("not-your-seat"):
        table.move(0, legal(table)[0], 4, person=BEN)
    with refused("not-your-seat"):
        table.move(0, legal(table)[0], 4, person=EVE)
    with refused("not-a-bots-turn"):
        table.move(0, legal(table)[0], 4, person=None)
    with pytest.raises(IllegalMove) as caught:
        play(table, "E")
    assert caught.value.clause == "F2F-4"
    before = len(table.log)
    play(table, first, second, "E")
    assert len(table.log) == before + 3
    assert table.seat_to_move == 1


def test_a_resent_move_is_not_played_twice() -> None:
    table = started()
    move = legal(table)[0]
    number = table.move(0, move, 4, person=ADA, token="t1")
    assert table.move(0, move, 5, person=ADA, token="t1") == number
    assert len(table.match.moves) == 1
    again = Table.replay(table.log)
    assert again.move(0, move, 6, person=ADA, token="t1") == number


def test_a_late_copy_of_a_move_is_not_played_in_the_rematch() -> None:
    table = started()
    move = legal(table)[0]
    number = table.move(0, move, 4, person=ADA, token="t1")
    play_out(table)
    table.ask_rematch(ADA, b"t" * 32, 30)
    table.ask_rematch(BEN, b"t" * 32, 30)
    table.start(ADA, 31, SPARE, anyway=True)
    assert table.move(table.seat_of(ADA), move, 32, person=ADA, token="t1") == number
    assert table.match.moves == []


def test_a_rematch_needs_everybody_and_changes_roles() -> None:
    table = started(options={})
    began = table.seats[table.seat_to_move].person
    play_out(table)
    table.ask_rematch(ADA, b"t" * 32, 30)
    assert table.phase == "over"
    with refused("rematch-asked"):
        table.ask_rematch(ADA, b"t" * 32, 30)
    table.ask_rematch(BEN, b"u" * 32, 31)
    assert table.phase == "gathering"
    assert snapshot(table, ADA, 32)["commitment"] != koloda.engine.fair.commitment(SECRET)
    promise(table, BEN, b"b" * 16, 32)
    table.start(ADA, 33, SPARE, anyway=True)
    table.reveal(BEN, b"b" * 16, 33)
    assert table.seats[table.seat_to_move].person != began
    play_out(table, seed=2)
    assert Table.replay(table.log).match.state == table.match.state
