"""Positions and records written by an earlier version still load, and mean the same."""

import json
from pathlib import Path

import koloda
from koloda import Record, Rng
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
        assert seen.save() == old["seen"]
        assert seen == state.seen_by(seen.seat)
        if state.seat_to_move is not None:
            assert seen.imagine(Rng(1)).seen_by(seen.seat) == seen
            state.playout(Rng(1))
            assert state.outcome is not None


def test_records_from_an_earlier_version_replay(variant: Variant) -> None:
    for deal in ("fair", "whole"):
        path = FOLDER / f"{variant}.{deal}.record"
        record = Record.read(path, koloda.game)
        assert "".join(line + "\n" for line in record.lines()) == path.read_text(encoding="utf-8")
