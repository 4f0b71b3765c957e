"""Records are written, read back, and refused with the line that is wrong."""

import json
import random
from pathlib import Path

import pytest

import koloda
from koloda import InvalidRecord, OptionError, Record

GAME = koloda.game("face-to-face")


def random_record(moves: int | None = None, seed: int = 7) -> Record:
    record = Record(GAME, 2, {}, seed, ["Ada", "Олена"])
    state, chooser = record.start(), random.Random(seed)
    while state.seat_to_move is not None and (moves is None or len(record.moves) < moves):
        record.moves.append(chooser.choice(state.legal_moves()))
        state.play(record.moves[-1])
    return record


def text(record: Record) -> str:
    return "".join(line + "\n" for line in record.lines())


def read(content: str) -> Record:
    return Record.parse(content, koloda.game)


def test_a_finished_game_is_read_back_unchanged(tmp_path: Path) -> None:
    record = random_record()
    record.write(tmp_path / "game.jsonl")
    copy = Record.read(tmp_path / "game.jsonl", koloda.game)
    assert copy == record
    assert copy.end() == record.end()
    assert copy.end().outcome is not None
    assert list(tmp_path.iterdir()) == [tmp_path / "game.jsonl"]


def test_an_unfinished_game_has_no_outcome() -> None:
    record = random_record(9)
    assert json.loads(text(record).splitlines()[-1])["outcome"] is None
    assert read(text(record)) == record


def test_a_record_says_who_lost_on_time() -> None:
    record = random_record(12)
    end = record.end()
    assert end.seat_to_move == 1
    record.out_of_time = 1
    outcome = record.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "out-of-time")
    assert read(text(record)) == record


def test_a_record_says_who_resigned_whosever_turn_it_was() -> None:
    for seat in (0, 1):
        record = random_record(12)
        record.resigned = seat
        outcome = record.outcome(record.end())
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((1 - seat,), "resigned")
        assert read(text(record)) == record


def test_nobody_resigns_in_a_record_of_several_sides() -> None:
    record = Record(koloda.game("gallop"), 3, {}, 7, ["Ada", "Ben", "Eve"])
    record.resigned = 1
    with pytest.raises(InvalidRecord, match="only if there is one side to win"):
        read(text(record))


def test_a_header_may_hold_the_whole_deal() -> None:
    dealt = GAME.deal(seed=3).save()
    record = Record(GAME, 2, {}, dealt, ["Ada", "Ben"])
    assert read(text(record)).start() == GAME.deal(seed=3)


def test_any_changed_character_is_detected() -> None:
    """Whatever an editor or a disk changes, the record is refused, and the error names a line."""
    content = text(random_record(12))
    chooser = random.Random(1)
    for _ in range(600):
        place = chooser.randrange(len(content))
        other = chooser.choice(
            [char for char in '0123456789ADLHE"{}:, \n' if char != content[place]]
        )
        changed = content[:place] + other + content[place + 1 :]
        if [json_or_none(row) for row in changed.split("\n")] == [
            json_or_none(row) for row in content.split("\n")
        ]:
            continue  # white space between JSON tokens means nothing
        with pytest.raises(InvalidRecord) as caught:
            read(changed)
        assert caught.value.line >= 1
        assert str(caught.value).startswith(f"line {caught.value.line}: ")


def json_or_none(row: str) -> object:
    try:
        return json.loads(row)
    except json.JSONDecodeError:
        return row


def test_the_error_names_the_changed_line() -> None:
    rows = text(random_record(12)).splitlines()
    rows[5] = rows[5].replace('"move": "', '"move": " ')
    with pytest.raises(InvalidRecord, match=r"^line 6: the check is wrong"):
        read("\n".join(rows) + "\n")


def test_a_cut_off_record_is_refused_wherever_it_is_cut() -> None:
    content = text(random_record(12))
    for end in range(len(content)):
        with pytest.raises(InvalidRecord):
            read(content[:end])


def test_a_missing_or_repeated_line_is_refused() -> None:
    rows = text(random_record(12)).splitlines()
    for number in range(len(rows)):
        for changed in (rows[:number] + rows[number + 1 :], rows[: number + 1] + rows[number:]):
            with pytest.raises(InvalidRecord):
                read("\n".join(changed) + "\n")


def with_valid_checks(lines: list[dict[str, object]]) -> str:
    """Return a forged record: all checks are right, even if the content isn't."""
    from hashlib import sha256

    digest, rows = sha256(), []
    for line in lines:
        line = {name: value for name, value in line.items() if name != "check"}
        digest.update(json.dumps(line, sort_keys=True).encode() + b"\n")
        rows.append(json.dumps({**line, "check": digest.hexdigest()[:12]}) + "\n")
    return "".join(rows)


@pytest.mark.parametrize(
    ("line", "change", "message"),
    [
        (0, {"koloda": 2}, "line 1: not a Koloda record of format 1"),
        (0, {"game": "chess"}, "line 1: no game 'chess'"),
        (0, {"rules": 99}, "line 1: made with version 99 of the rules"),
        (0, {"players": 5}, "line 1: .* takes 2 players"),
        (0, {"options": {"first": 7}}, "line 1: option first"),
        (0, {"options": 3}, "line 1: options must be an object"),
        (0, {"seats": ["Ada"]}, "line 1: seats must name 2 players"),
        (0, {"seed": -1}, "line 1: seed"),
        (0, {"seed": 8}, "line 2"),
        (0, {"position": {}}, "line 1: the header must have exactly one of"),
        (0, {"colour": 1}, "line 1: the line has unknown"),
        (2, {"move": "??"}, "line 3: .* is not a move"),
        (2, {"move": 5}, "line 3: 5 is not a move"),
        (2, {"move": "E"}, r"line 3: .*\(F2F-4\)"),
        (2, {"seat": 1}, "line 3: it is not seat 1's turn"),
        (-1, {"moves": 3}, "line 14: 3 moves announced, 12 found"),
        (-1, {"outcome": {"winners": [0]}}, "line 14: the moves lead to None"),
        (-1, {"out_of_time": 0}, "line 14: only the seat to move can run out of time"),
        (-1, {"out_of_time": "1"}, "line 14: only the seat to move"),
        (-1, {"out_of_time": True}, "line 14: only the seat to move"),
        (-1, {"out_of_time": 1}, "line 14: the moves lead to .*out-of-time"),
        (-1, {"resigned": 2}, "line 14: there is no seat 2 that can resign"),
        (-1, {"resigned": True}, "line 14: there is no seat True"),
        (-1, {"resigned": 0}, "line 14: the moves lead to .*resigned"),
        (-1, {"resigned": 0, "out_of_time": 1}, "line 14: nobody can resign"),
    ],
)
def test_a_forged_record_must_still_follow_the_rules(line, change, message) -> None:
    lines = [json.loads(row) for row in text(random_record(12)).splitlines()]
    lines[line] |= change
    with pytest.raises(InvalidRecord, match=message):
        read(with_valid_checks(lines))


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\n")
    with pytest.raises(InvalidRecord, match=r"^line 1: not a text file"):
        Record.read(tmp_path / "x", koloda.game)


def test_a_failed_write_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    random_record(4).write(path)
    before = path.read_bytes()
    record = random_record(4)
    record.moves.append(0)  # ending the turn twice is not legal
    record.moves.append(0)
    with pytest.raises(koloda.KolodaError):
        record.write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_every_seat_must_have_a_name() -> None:
    with pytest.raises(OptionError, match="seats must name 2"):
        Record(GAME, 2, {}, 7, ["Ada"])
