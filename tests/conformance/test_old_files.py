"""Positions and records written by an earlier version still load, and mean the same."""

import json
import re
from pathlib import Path
from typing import Any

import koloda
from koloda import Record, Rng
from koloda.tables.entries import decode
from koloda.tables.table import Table
from tests.variants import VARIANTS, Variant

FOLDER = Path(__file__).parents[1] / "saved"


def test_every_variant_has_positions_from_an_earlier_version() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {str(v) for v in VARIANTS}


def test_positions_from_an_earlier_version_load(variant: Variant) -> None:
    lines = (FOLDER / f"{variant}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 12
    for line in lines:
        old = json.loads(line)
        state = variant.game.load(old["whole"])
        assert state.save() == old["whole"]
        assert [state.text(move) for move in state.legal_moves()] == old["legal"]
        seen = variant.game.load_seen(old["seen"])
        assert unnamed(seen.save()) == unnamed(old["seen"])
        assert seen == state.seen_by(seen.seat)
        if state.seat_to_move is not None:
            assert seen.imagine(Rng(1)).seen_by(seen.seat) == seen
            state.playout(Rng(1))
            assert state.outcome is not None


def unnamed(seen: Any) -> Any:
    """Forget which joker is which: version 0.1 gave that away."""
    return json.loads(re.sub('"J[12]"', '"J"', json.dumps(seen)))


def test_a_log_that_names_a_joker_on_the_wall_by_its_number_replays() -> None:
    """Moves name it by its place now. In this log both jokers lie on the chosen side."""
    log = (FOLDER / "schotten-totten-2-jokers.log").read_bytes()
    record = Record.read(FOLDER / "schotten-totten-2-jokers.record", koloda.game)
    table = Table.replay(map(decode, log.splitlines()))
    assert table.match is not None
    assert table.match.state == record.end()
    assert table.match.moves == record.moves


def test_records_from_an_earlier_version_replay(variant: Variant) -> None:
    for deal in ("fair", "whole"):
        path = FOLDER / f"{variant}.{deal}.record"
        record = Record.read(path, koloda.game)
        assert "".join(line + "\n" for line in record.lines()) == path.read_text(encoding="utf-8")
