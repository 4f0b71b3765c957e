"""`koloda replay`, as a person types it."""

import random
import re

import koloda
from koloda import Record
from koloda.engine.fair import FairDeal


def test_a_replay_shows_only_what_a_seat_saw(typed, tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    typed("play", "face-to-face", "--seed", "7", "--record", str(path), lines=["1"] * 200)
    _, everything, _ = typed("replay", str(path), "--at", "0")
    _, mine, _ = typed("replay", str(path), "--at", "0", "--seat", "0")
    assert "▒▒" not in everything
    assert "▒▒" in mine
    assert typed("replay", str(path), "--at", "999")[0] == 2


def test_a_damaged_record_is_refused_with_its_line(typed, tmp_path) -> None:
    path = tmp_path / "game.jsonl"
    typed("play", "face-to-face", "--seed", "7", "--record", str(path), lines=["1", "1"])
    path.write_text(path.read_text().replace('"A', '"D', 1))
    code, _, err = typed("replay", str(path))
    assert code == 2
    assert re.match(r"koloda: line \d+: ", err)


def test_a_long_match_dealt_fairly_and_lost_on_time_is_replayed(typed, tmp_path) -> None:
    game, chooser = koloda.game("gallop"), random.Random(5)
    record = Record(game, 2, {"target": 500}, FairDeal(bytes(32), (b"a", b"b")), ["Ada", "Bob"])
    for state in record.states():
        if len(record.moves) < 800 and state.seat_to_move is not None:
            record.moves.append(chooser.choice(state.legal_moves()))
    record.out_of_time = state.seat_to_move
    path = tmp_path / "match.jsonl"
    record.write(path)
    code, out, err = typed("replay", str(path))
    assert (code, err) == (0, "")
    assert "Time is up." in out
