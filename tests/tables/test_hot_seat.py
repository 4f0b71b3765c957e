"""A table on a shared device, without any I/O."""

import pytest

from koloda.tables import entries
from koloda.tables.errors import Refused
from koloda.tables.settings import MoveClock
from koloda.tables.table import Table
from koloda.tables.visibility import handover, viewer_of, visible_events
from tests.tables.helpers import ADA, BEN, EVE, SPARE, opened, play, play_out, started


def together(**changes) -> Table:
    table = opened(hot_seat=True, **changes)
    table.sit_beside(ADA, BEN, "Ben", 1, 1)
    table.start(ADA, 3, SPARE, anyway=True)
    return table


def test_only_the_host_seats_people_at_a_shared_device() -> None:
    table = opened(hot_seat=True)
    with pytest.raises(Refused, match="one device"):
        table.sit(BEN, "Ben", 1, 1)
    with pytest.raises(Refused, match="host"):
        table.sit_beside(EVE, BEN, "Ben", 1, 1)
    table.sit_beside(ADA, BEN, "Ben", 1, 1)
    with pytest.raises(Refused, match="taken"):
        table.sit_beside(ADA, EVE, "Eve", 1, 1)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    with pytest.raises(Refused, match="isn’t played on one device"):
        opened().sit_beside(ADA, BEN, "Ben", 1, 1)


def test_the_clock_stops_while_the_device_is_handed_on_and_no_bot_takes_over() -> None:
    table = together(clock=MoveClock(60))
    size = len(table.log)
    table.note_presence(ADA, False, 10)
    assert table.is_paused and table.deadline is None
    table.tick(10_000)
    assert not any(seat.taken_over for seat in table.seats)
    table.note_presence(BEN, True, 10_000)
    assert not table.is_paused
    assert table.deadline == 10_000 + 60 - 7
    shown = visible_events(table, range(size, len(table.log)), viewer_of(table, ADA))
    assert shown == []  # the device is only being handed on


def test_after_a_sleep_one_player_who_comes_brings_all_back() -> None:
    table = Table.replay(map(entries.decode, map(entries.encode, together().log)))
    table.wake(100)
    assert table.is_paused
    table.note_presence(BEN, True, 101)
    assert not table.is_paused


def test_a_move_is_undone_without_asking_if_nothing_hidden_was_revealed() -> None:
    table = together()
    first = table.match.state.legal_moves()[0]
    before = table.match.state.save()
    table.move(0, first, 5, person=ADA)
    table.ask_undo(ADA, 6)
    assert table.match.state.save() == before
    for _ in range(2):
        table.move(0, table.match.state.legal_moves()[0], 7, person=ADA)
    play(table, "E")
    assert table.seat_to_move == 1
    with pytest.raises(Refused):
        table.ask_undo(ADA, 8)  # cards have been drawn since


def test_one_player_asks_for_a_rematch_for_all_and_seats_move_on() -> None:
    table = together()
    play_out(table)
    table.ask_rematch(BEN, b"t" * 32, 100)
    assert table.phase == "gathering"
    assert [seat.name for seat in table.seats] == ["Ben", "Ada"]
    table.start(ADA, 101, SPARE, anyway=True)
    assert table.phase == "playing"


def test_nobodys_cards_are_shown_while_the_device_is_handed_on() -> None:
    table = together()
    shown = handover(table, 5)
    deal = {"commitment", "hashes", "terms"}
    assert shown.keys() == {"game", "phase", "seat_to_move", "seats"} | deal
    for state in (table.match.state, started().match.state):
        assert str(state.view(0)) not in str(shown)
