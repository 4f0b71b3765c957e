"""A table as its log describes it."""

import pytest

import koloda
from koloda import Record
from koloda.engine.fair import FairDeal
from koloda.tables import entries
from koloda.tables.entries import Opened, decode, encode
from koloda.tables.errors import OtherRules
from koloda.tables.settings import GameClock, Settings
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot
from tests.tables.helpers import ADA, ADAS_BYTES, BEN, SECRET, first_two, play, play_out, started


def test_a_log_without_a_rules_version_has_the_first() -> None:
    table = Table.open(Settings("face-to-face", 2), "a", "Ada", bytes(32), 0.0)
    old = encode(table.log[0]).replace(b',"rules":1', b"")
    assert b"rules" not in old
    assert decode(old) == table.log[0]
    with pytest.raises(OtherRules, match=r"version 7; .* version 1"):
        Table.replay(
            [Opened(at=0.0, settings=table.settings, host="a", name="A", secret=b"", rules=7)]
        )


def test_a_table_replayed_from_its_log_is_the_same() -> None:
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


def test_the_record_of_a_table_replays_and_verifies() -> None:
    table = started()
    play_out(table)
    text = "".join(line + "\n" for line in table.record().lines())
    record = Record.parse(text, koloda.game)
    assert record.end() == table.match.state
    assert record.deal == FairDeal(SECRET, (ADAS_BYTES, b""), table.terms)
    assert record.seats == ["Ada", "Ben"]
