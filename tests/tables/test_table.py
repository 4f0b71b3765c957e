"""A table from the opening to the rematch, without any I/O."""

import contextlib
import random

import pytest

import koloda
from koloda import IllegalMove, OptionError, Record
from koloda.engine import fair
from koloda.engine.fair import FairDeal
from koloda.tables import entries
from koloda.tables.errors import Refused
from koloda.tables.settings import GameClock, MoveClock, Settings
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot, viewer_of, visible_events

SECRET = b"s" * 32
ADA, BEN, EVE = "ada", "ben", "eve"


def settings(**changes) -> Settings:
    return Settings(**{"game": "face-to-face", "players": 2, "options": {"first": 0}, **changes})


def opened(**changes) -> Table:
    return Table.open(settings(**changes), ADA, "Ada", SECRET, now=0)


def started(**changes) -> Table:
    table = opened(**changes)
    table.sit(BEN, "Ben", 1, 1)
    table.contribute(ADA, b"aaaa", 2)
    table.start(ADA, 3)
    return table


def legal(table: Table) -> list[int]:
    return table.match.state.legal_moves()


def play(table: Table, *texts: str, now: float = 10) -> None:
    for text in texts:
        seat = table.seat_to_move
        move = table.match.state.parse(text)
        table.move(seat, move, now, person=table.seats[seat].person)


def play_out(table: Table, seed: int = 1) -> None:
    chooser = random.Random(seed)
    while (seat := table.seat_to_move) is not None:
        table.move(seat, chooser.choice(legal(table)), 20, person=table.seats[seat].person)


def first_two(table: Table) -> list[str]:
    """Two ascending plays that the first hand allows."""
    hand = table.match.state.view(table.seat_to_move)["sides"][table.seat_to_move]["hand"]
    return [f"A{hand[0]}", f"A{hand[1]}"]


def refused(key: str):
    return pytest.raises(Refused, check=lambda error: error.key == key)


# Gathering


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
        table.start(ADA, 1)
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
    table.start(ADA, 3)
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


def test_a_host_who_leaves_hands_the_table_on() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    table.stand(ADA, 0, 2)
    assert not table.knows(ADA)
    with refused("host-only"):
        table.seat_bot(ADA, 0, "random", 3)
    table.seat_bot(BEN, 0, "random", 3)
    table.start(BEN, 4)
    assert Table.replay(table.log).host == BEN


def test_a_host_who_stands_up_alone_stays_and_sees_the_game() -> None:
    table = opened()
    table.stand(ADA, 0, 1)
    table.seat_bot(ADA, 0, "random", 2)
    table.seat_bot(ADA, 1, "random", 2)
    table.start(ADA, 3)
    assert snapshot(table, ADA, 4)["match"]["view"] == table.match.state.view(None)


def test_names_are_made_harmless() -> None:
    table = Table.open(settings(), ADA, "  A\u0000da\n<b>  " + "x" * 99, SECRET, 0)
    assert table.seats[0].name.startswith("Ada <b> xxx")
    assert len(table.seats[0].name) == 40


# Moves


def test_every_move_passes_one_door() -> None:
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
    table.start(ADA, 31)
    assert table.move(table.seat_of(ADA), move, 32, person=ADA, token="t1") == number
    assert table.match.moves == []


def test_a_table_read_back_from_its_log_is_the_same() -> None:
    table = started(clock=GameClock(600, 5))
    play(table, *first_two(table))
    table.ask_undo(ADA, 12)
    table.say(BEN, 13, phrase="hello")
    table.note_presence(BEN, False, 14)
    again = Table.replay(entries.decode(entries.encode(entry)) for entry in table.log)
    assert again.log == table.log
    assert again.events_by_entry == table.events_by_entry
    assert again.match.state == table.match.state
    for person in (ADA, BEN):
        assert snapshot(again, person, 15) == snapshot(table, person, 15)


# Who sees what


def test_whom_the_table_does_not_know_gets_nothing() -> None:
    table = started()
    play_out(table)
    assert viewer_of(table, EVE) is None
    assert snapshot(table, EVE, 30) is None


def test_a_seat_gets_its_own_cards_and_its_own_moves() -> None:
    table = started()
    for person, seat in ((ADA, 0), (BEN, 1)):
        shown = snapshot(table, person, 5)["match"]
        assert shown["view"] == table.match.state.view(seat)
        assert ("legal" in shown) == (seat == 0)
        assert "open" not in shown
        assert "fair" not in shown


def test_a_spectator_sees_what_is_public_and_everything_after_the_end() -> None:
    table = started()
    table.watch(EVE, "Eve")
    shown = snapshot(table, EVE, 5)["match"]
    assert shown["view"] == table.match.state.view(None)
    assert "legal" not in shown
    play_out(table)
    assert snapshot(table, EVE, 30)["match"]["open"] == table.match.state.view_all()
    table.unwatch(EVE)
    assert snapshot(table, EVE, 31) is None


def test_no_secret_leaves_before_the_end() -> None:
    table = started()
    table.watch(EVE, "Eve")
    for person in (ADA, BEN, EVE):
        told = repr([snapshot(table, person, 5)])
        told += repr(visible_events(table, range(len(table.log)), viewer_of(table, person)))
        for secret in (SECRET, SECRET.hex(), b"aaaa", b"aaaa".hex()):
            assert str(secret) not in told
    play_out(table)
    assert snapshot(table, EVE, 30)["match"]["fair"]["secret"] == SECRET.hex()


def test_drawn_cards_are_told_to_the_drawer_only() -> None:
    table = started()
    table.watch(EVE, "Eve")
    play(table, *first_two(table), "E")
    drawn = {}
    for person in (ADA, BEN, EVE):
        (moved,) = visible_events(table, [len(table.log) - 1], viewer_of(table, person))
        drawn[person] = moved["happened"][0]
    assert drawn[ADA]["cards"]
    assert "cards" not in drawn[BEN]
    assert "cards" not in drawn[EVE]


# Take-back


def test_a_move_is_taken_back_while_nobody_acted_and_nothing_came_to_light() -> None:
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


def test_nothing_is_taken_back_past_a_draw() -> None:
    table = started()
    play(table, *first_two(table), "E")
    with refused("revealed-since"):
        table.ask_undo(ADA, 11)


def late_game(**changes) -> Table:
    """A turn has just ended without a draw, for lack of cards."""
    for seed in range(1000):
        options = {"highest": 9, "hand": 3, "first": 0}
        table = Table.open(settings(options=options, **changes), ADA, "Ada", SECRET, 0)
        table.sit(BEN, "Ben", 1, 1)
        table.contribute(BEN, seed.to_bytes(4), 1)
        table.start(ADA, 1)
        chooser = random.Random(seed)
        while table.seat_to_move is not None:
            seat = table.seat_to_move
            move = chooser.choice(legal(table))
            was_empty = table.match.state.view(None)["sides"][seat]["draw_pile_size"] == 0
            table.move(seat, move, 2, person=table.seats[seat].person)
            if move == 0 and was_empty and table.seat_to_move is not None:
                return table
    raise AssertionError("no such game")


def test_after_another_has_acted_all_who_acted_must_agree() -> None:
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


def test_a_person_without_a_name_has_none_in_the_record() -> None:
    table = Table.open(settings(), ADA, "", SECRET, 0)
    table.seat_bot(ADA, 1, "casual", 0)
    table.start(ADA, 1)
    assert table.record().seats == ["", "bot casual"]


def test_a_move_ends_a_request() -> None:
    table = late_game()
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 3, person=other)
    table.ask_undo(me, 4)
    table.move(seat, legal(table)[0], 5, person=other)
    with refused("nothing-to-answer"):
        table.answer_undo(other, True, 6)


def test_nothing_is_taken_back_when_time_has_ended_the_game() -> None:
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


def test_whose_time_was_up_matters_no_more_after_a_take_back() -> None:
    table = late_game(clock=MoveClock(30))
    seat = table.seat_to_move
    me, other = table.seats[1 - seat].person, table.seats[seat].person
    table.move(seat, legal(table)[0], 3, person=other)
    table.ask_undo(me, 4)
    table.tick(33)
    table.answer_undo(other, True, 34)
    assert table.bot_to_move is None
    assert table.deadline == 64


def test_shuffles_after_a_take_back_are_those_of_the_record(variant, monkeypatch) -> None:
    monkeypatch.setattr(fair, "RESERVE", 1024)  # so that the stream is read often
    chooser = random.Random(str(variant))
    people = [f"p{seat}" for seat in range(variant.players)]
    table = Table.open(
        Settings(variant.game_id, variant.players, variant.options), "p0", "p0", SECRET, 0
    )
    for seat, person in enumerate(people[1:], 1):
        table.sit(person, person, seat, 1)
    table.start("p0", 1)
    taken = 0
    while (seat := table.seat_to_move) is not None:
        table.move(seat, chooser.choice(legal(table)), 2, person=people[seat])
        if chooser.random() < 0.3 and table.phase == "playing":
            moves = len(table.match.moves)
            with contextlib.suppress(Refused):
                table.ask_undo(people[seat], 3)
            taken += len(table.match.moves) < moves
    assert taken
    text = "".join(line + "\n" for line in table.record().lines())
    assert Record.parse(text, koloda.game).end() == table.match.state


# Clocks, and people who are gone


def test_time_for_a_move_starts_anew() -> None:
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


def test_time_for_the_game_runs_down_and_a_loss_is_a_loss() -> None:
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


def test_the_clock_stands_still_while_somebody_is_gone() -> None:
    table = started(clock=MoveClock(30), takeover=100)
    table.note_presence(BEN, False, 13)
    assert table.is_paused
    assert table.clock.remaining(0, 99) == 20
    assert table.deadline == 113
    table.note_presence(BEN, True, 50)
    assert table.deadline == 70


def test_a_bot_takes_over_and_hands_back() -> None:
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


def test_nobodys_time_runs_while_the_table_sleeps() -> None:
    table = started(clock=MoveClock(30), takeover=100)
    again = Table.replay(table.log)
    again.wake(5000)
    assert again.is_paused
    again.note_presence(ADA, True, 5001)
    again.note_presence(BEN, True, 5002)
    assert again.deadline == 5032


def test_who_was_gone_has_time_to_come_back_after_a_sleep() -> None:
    """A server that is stopped in an orderly way notes everybody as gone before it sleeps."""
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


def test_when_everybody_is_gone_no_bot_plays_on() -> None:
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


# Talk


def test_what_may_be_said() -> None:
    table = started()
    table.say(ADA, 5, phrase="hello")
    table.say(BEN, 6, text="привіт <script>")
    assert [one["text"] for one in snapshot(table, ADA, 7)["said"]] == ["", "привіт <script>"]
    for wrong in ({}, {"phrase": "x"}, {"text": "a\nb"}, {"text": "x" * 301}, {"text": " "}):
        with pytest.raises(Refused):
            table.say(ADA, 8, **wrong)
    with refused("not-at-table"):
        table.say(EVE, 8, phrase="hello")
    with refused("not-known"):
        table.say(ADA, 8, phrase="i-know-this-card", about="0.1")


def test_strict_talk_holds_while_the_game_goes_on() -> None:
    table = started(strict_talk=True)
    with refused("strict-talk"):
        table.say(ADA, 5, text="take the left one")
    table.say(ADA, 5, phrase="hello")
    play_out(table)
    table.say(ADA, 30, text="that was close")


# The end, and once more


def test_the_record_of_a_table_replays_and_verifies() -> None:
    table = started()
    play_out(table)
    text = "".join(line + "\n" for line in table.record().lines())
    record = Record.parse(text, koloda.game)
    assert record.end() == table.match.state
    assert record.deal == FairDeal(SECRET, (b"aaaa", b""))
    assert record.seats == ["Ada", "Ben"]


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
    table.contribute(BEN, b"bb", 32)
    table.start(ADA, 33)
    assert table.seats[table.seat_to_move].person != began
    play_out(table, seed=2)
    assert Table.replay(table.log).match.state == table.match.state


@pytest.mark.parametrize("data", [b"", b"x" * 65])
def test_contributions_have_a_size(data) -> None:
    with refused("bad-contribution"):
        opened().contribute(ADA, data, 1)


def test_a_seat_contributes_once() -> None:
    table = opened()
    table.contribute(ADA, b"1", 1)
    with refused("already-contributed"):
        table.contribute(ADA, b"2", 2)
    with refused("not-seated"):
        table.contribute(EVE, b"2", 2)
