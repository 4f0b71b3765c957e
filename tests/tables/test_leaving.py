"""Giving up a match, giving a seat to a bot, and how long an absent player's seat is kept."""

import pytest

import koloda
from koloda import Record
from koloda.engine.signature import Signer
from koloda.tables import entries
from koloda.tables.settings import MoveClock
from koloda.tables.table import Table
from koloda.tables.visibility import TableView, Viewer, handover, snapshot
from tests.tables.helpers import ADA, BEN, EVE, legal, play_out, refused, resumed, seated, started
from tests.variants import Variant

SCRAM = Variant("scram", 4, {"first": 0})
DUELS = [
    Variant("face-to-face", 2),
    Variant("schotten-totten-2", 2),
    Variant("gallop", 2),
    SCRAM,
]


@pytest.mark.parametrize("played", DUELS, ids=str)
def test_the_other_side_wins_when_a_seat_resigns(played: Variant) -> None:
    table = seated(played, 2, clock=MoveClock(30))
    table.resign("p1", 20)
    sides = table.game.sides(played.players)
    others = tuple(seat for seat, side in enumerate(sides) if side != sides[1])
    assert (table.phase, table.deadline, table.bot_to_move) == ("over", None, None)
    assert (table.outcome.winners, table.outcome.reason) == (others, "resigned")
    assert Table.replay(table.log).outcome == table.outcome
    with refused("not-playing"):
        table.resign("p0", 21)


def test_a_signed_record_says_who_resigned() -> None:
    table = started()
    table.move(0, legal(table)[0], 10, person=ADA)
    table.resign(ADA, 20)  # it needn't be their turn
    text = "".join(f"{line}\n" for line in table.record().lines(Signer(bytes(32))))
    read = Record.parse(text, koloda.game)
    assert read == table.record()
    assert (read.resigned, read.out_of_time) == (0, None)
    assert read.signed_by is not None
    assert read.outcome(read.end()) == table.outcome
    again = resumed(Record(read.game, 2, read.options, 7, ["You", "Bot"], [], None, 1))
    assert (again.phase, again.outcome.reason) == ("over", "resigned")
    assert again.record().resigned == 1


def test_after_a_resignation_everything_is_open() -> None:
    table = started()
    assert "open" not in snapshot(table, BEN, 10)["match"]
    table.resign(ADA, 20)
    assert snapshot(table, BEN, 21)["match"]["open"] == table.match.state.view_all()


def test_nobody_resigns_against_several_opponents() -> None:
    table = seated(Variant("gallop", 3), 2)
    with refused("resign-sides"):
        table.resign("p0", 20)
    assert snapshot(table, "p0", 20)["match"]["may_resign"] is False


def test_nobody_resigns_for_a_teammate_who_is_a_person() -> None:
    table = seated(SCRAM, 3)
    with refused("resign-team"):
        table.resign("p0", 20)
    assert snapshot(table, "p0", 20)["match"]["may_resign"] is False
    assert snapshot(table, "p1", 20)["match"]["may_resign"] is True
    together = seated(SCRAM, 4, hot_seat=True)
    together.resign("p0", 20)
    assert together.outcome.winners == (1, 3)


def test_a_spectator_resigns_nothing() -> None:
    table = started()
    table.watch(EVE, "Eve")
    assert snapshot(table, EVE, 10)["match"]["may_resign"] is False
    with refused("not-seated"):
        table.resign(EVE, 20)


def test_a_bot_plays_at_once_for_a_player_who_leaves_until_they_come_back() -> None:
    table = started(clock=MoveClock(30))
    table.leave(ADA, 10)
    assert table.bot_to_move == "strong"
    table.note_presence(ADA, False, 11)  # the page is closed: nothing new
    assert isinstance(table.log[-1], entries.Left)
    assert Table.replay(table.log).bot_to_move == "strong"
    table.leave(ADA, 12)  # once is enough
    assert isinstance(table.log[-1], entries.Left)
    table.move(0, legal(table)[0], 13, person=None)
    table.note_presence(ADA, True, 14)
    assert table.bot_to_move is None


def test_nobody_leaves_a_seat_to_a_bot_where_the_table_waits() -> None:
    table = started(takeover=None)
    with refused("table-waits"):
        table.leave(ADA, 10)


def bot_plays_in(table: Table, now: float) -> list[float | None]:
    seats = TableView(table, now).snapshot(Viewer(None, False))["seats"]
    return [seat.get("bot_plays_in") for seat in seats]


def test_everybody_sees_how_long_an_absent_players_seat_is_kept() -> None:
    table = started(takeover=100)
    assert bot_plays_in(table, 10) == [None, None]
    table.note_presence(ADA, False, 10)
    assert bot_plays_in(table, 30.04) == [80, None]
    table.tick(110)
    assert bot_plays_in(table, 110) == [None, None]
    table.note_presence(ADA, True, 111)
    assert bot_plays_in(table, 112) == [None, None]


def test_no_bot_is_announced_where_none_will_play() -> None:
    waiting = started(takeover=None)
    waiting.note_presence(ADA, False, 10)
    assert bot_plays_in(waiting, 20) == [None, None]
    deserted = started(takeover=100)
    deserted.note_presence(ADA, False, 10)
    deserted.note_presence(BEN, False, 11)
    assert bot_plays_in(deserted, 20) == [None, None]
    shared = seated(SCRAM, 4, hot_seat=True)
    shared.note_presence("p0", False, 10)
    assert [seat["bot_plays_in"] for seat in handover(shared, 20)["seats"]] == [None] * 4


def test_a_rematch_that_somebody_declines_can_still_come_about() -> None:
    table = started()
    play_out(table)
    with refused("nothing-to-answer"):
        table.decline_rematch(BEN, 30)
    table.ask_rematch(ADA, b"t" * 32, 31)
    table.decline_rematch(BEN, 32)
    shown = snapshot(table, ADA, 33)
    assert (shown["rematch"], shown["rematch_declined"]) == ([0], [1])
    with refused("nothing-to-answer"):
        table.decline_rematch(BEN, 33)
    with refused("rematch-asked"):
        table.ask_rematch(ADA, b"t" * 32, 33)  # no means no, until they ask themselves
    table.ask_rematch(BEN, b"u" * 32, 34)
    assert table.phase == "gathering"
    assert snapshot(table, ADA, 35)["rematch_declined"] == []
