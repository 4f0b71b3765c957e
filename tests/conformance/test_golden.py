"""Rules and random numbers have not changed; see tests/golden."""

import koloda
from koloda import Record
from tests import golden


def test_playthroughs_and_records_are_unchanged(variant) -> None:
    for path, content in golden.files(variant).items():
        assert path.read_text(encoding="utf-8") == content, path.name


def test_a_golden_record_replays(variant) -> None:
    path = golden.FOLDER / f"{variant}.jsonl"
    record = Record.read(path, koloda.game)
    assert record.end().outcome is not None
    assert golden.text(record.lines()) == path.read_text(encoding="utf-8")
