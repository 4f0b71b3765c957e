"""Undo at a table."""

import contextlib
import random

import koloda
from koloda import Record
from koloda.engine import fair
from koloda.tables.errors import Refused
from koloda.tables.settings import GameClock, MoveClock, Settings
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot
from tests.tables.helpers import (
    ADA,
    SECRET,
    SPARE,
    everybody_goes_on,
    first_two,
    late_game,
    legal,
    play,
    refused,
    seated,
    started,
)


def test_a_move_is_undone_if_nobody_moved_since_and_nothing_was_revealed() -> None:
    table = started()
    before = table.match.state.clone()
    first, second = first_two(table)
    play(table, first, second)
    table.ask_undo(ADA, 11)
    table.ask_undo(ADA, 12)
    assert table.match.state == before
    with refused("nothing-to-take-back"):
        table.ask_undo(ADA, 13)
    play(table, first)
    assert table.match.moves == [before.parse(first)]


def test_undo_never_reaches_past_a_draw() -> None:
    table = started()
    play(table, *first_two(table), "E")
    with refused("revealed-since"):
        table.ask_undo(ADA, 11)


def test_everybody_who_has_moved_since_must_agree() -> None:
    table = late_game()
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    moves = list(table.match.moves)
    table.move(seat, legal(table)[0], 3, person=other)
    table.ask_undo(me, 4)
    assert snapshot(table, other, 4)["match"]["must_answer_back"]
    assert table.match.moves == [*moves, table.match.moves[-1]]
    table.answer_undo(other, False, 5)
    assert table.undo_request is None
    table.ask_undo(me, 6)
    with refused("nothing-to-answer"):
        table.answer_undo(me, True, 7)
    table.answer_undo(other, True, 7)
    assert table.match.moves == moves[:-1]


def test_a_seat_is_told_whether_it_may_ask_for_undo(variant) -> None:
    """The table says yes exactly where it would carry out the request or ask the others."""
    chooser = random.Random(str(variant))
    people = [f"p{seat}" for seat in range(variant.players)]
    table = seated(variant, variant.players)
    for _ in range(150):
        mover = table.seat_to_move
        if mover is None:
            break
        table.move(mover, chooser.choice(legal(table)), 2, person=people[mover])
        everybody_goes_on(table)
        if table.phase != "playing":
            break
        seat = chooser.randrange(variant.players)
        told = snapshot(table, people[seat], 3)["match"]["may_ask_back"]
        moves = len(table.match.moves)
        try:
            table.ask_undo(people[seat], 3)
        except Refused:
            assert not told
        else:
            assert told
            assert not snapshot(table, people[seat], 3)["match"]["may_ask_back"] or (
                len(table.match.moves) < moves
            )
            for other in sorted(table.who_must_agree()):
                table.answer_undo(people[other], chooser.random() < 0.5, 4)
                if table.undo_request is None:
                    break


def test_a_move_ends_a_request_to_undo() -> None:
    table = late_game()
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 3, person=other)
    table.ask_undo(me, 4)
    table.move(seat, legal(table)[0], 5, person=other)
    with refused("nothing-to-answer"):
        table.answer_undo(other, True, 6)


def test_nothing_is_undone_after_a_loss_on_time() -> None:
    table = late_game(clock=GameClock(60), timeout="loss")
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 3, person=other)
    moves = list(table.match.moves)
    table.ask_undo(me, 4)
    table.tick(100)
    with refused("not-playing"):
        table.answer_undo(other, True, 101)
    assert table.match.moves == moves
    assert snapshot(table, me, 102)["match"]["back"] is None


def test_an_undo_clears_a_seats_lost_time() -> None:
    table = late_game(clock=MoveClock(30))
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 3, person=other)
    table.ask_undo(me, 4)
    table.tick(33)
    table.answer_undo(other, True, 34)
    assert table.bot_to_move is None
    assert table.deadline == 64


def test_an_undo_takes_back_the_time_that_the_move_gave() -> None:
    """Otherwise whoever moves and undoes again and again never runs out of time."""
    table = started(clock=GameClock(60, 5), timeout="loss")
    first, _ = first_two(table)
    for now in range(10, 60, 10):
        play(table, first, now=now)
        table.ask_undo(ADA, now + 1)
    assert table.clock.remaining(0, 51) == 60 - (51 - 3)
    assert Table.replay(table.log).deadline == table.deadline == 63


def test_an_undo_begins_no_new_time_for_the_move() -> None:
    table = started(clock=MoveClock(30), timeout="loss")
    first, _ = first_two(table)
    play(table, first, now=23)
    table.ask_undo(ADA, 24)
    assert table.deadline == 33
    play(table, first, now=32)
    with refused("no-time-to-undo"):
        table.ask_undo(ADA, 34)
    assert table.clock.remaining(0, 34) == 28


def test_nobody_pays_for_agreeing_to_an_undo() -> None:
    table = late_game(clock=GameClock(60, 5))
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 50, person=other)
    had = table.clock.remaining(seat, 50)
    table.ask_undo(me, 50)
    table.answer_undo(other, True, 50)
    assert table.clock.remaining(seat, 50) == had


def test_shuffles_after_an_undo_are_those_of_the_record(variant, monkeypatch) -> None:
    monkeypatch.setattr(fair, "RESERVE", 1024)  # so that the stream is read often
    chooser = random.Random(str(variant))
    people = [f"p{seat}" for seat in range(variant.players)]
    table = Table.open(
        Settings(variant.game_id, variant.players, variant.options), "p0", "p0", SECRET, 0
    )
    for seat, person in enumerate(people[1:], 1):
        table.sit(person, person, seat, 1)
    table.start("p0", 1, SPARE, anyway=True)
    taken = 0
    while (seat := table.seat_to_move) is not None:
        table.move(seat, chooser.choice(legal(table)), 2, person=people[seat])
        everybody_goes_on(table)
        if chooser.random() < 0.3 and table.phase == "playing":
            moves = len(table.match.moves)
            with contextlib.suppress(Refused):
                table.ask_undo(people[seat], 3)
            taken += len(table.match.moves) < moves
    assert taken
    text = "".join(line + "\n" for line in table.record().lines())
    assert Record.parse(text, koloda.game).end() == table.match.state
