"""Records: written, read, and refused with the line that is wrong."""

import json
import random
from pathlib import Path

import pytest

import koloda
from koloda import InvalidRecord, OptionError, Record

GAME = koloda.game("face-to-face")


def played(moves: int | None = None, seed: int = 7) -> Record:
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


def test_a_finished_game_comes_back_whole(tmp_path: Path) -> None:
    record = played()
    record.write(tmp_path / "game.jsonl")
    back = Record.read(tmp_path / "game.jsonl", koloda.game)
    assert back == record
    assert back.end() == record.end()
    assert back.end().outcome is not None
    assert list(tmp_path.iterdir()) == [tmp_path / "game.jsonl"]


def test_a_game_that_was_broken_off_says_so() -> None:
    record = played(9)
    assert json.loads(text(record).splitlines()[-1])["outcome"] is None
    assert read(text(record)) == record


def test_a_game_lost_on_time_says_so() -> None:
    record = played(12)
    end = record.end()
    assert end.seat_to_move == 1
    record.out_of_time = 1
    outcome = record.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "out-of-time")
    assert read(text(record)) == record


def test_a_deal_may_be_given_whole() -> None:
    dealt = GAME.deal(seed=3).save()
    record = Record(GAME, 2, {}, dealt, ["Ada", "Ben"])
    assert read(text(record)).start() == GAME.deal(seed=3)


def test_any_changed_character_is_found() -> None:
    """Whatever a hand or a disk changes in any place, the record is refused, with a line."""
    content = text(played(12))
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


def test_the_changed_line_is_named() -> None:
    rows = text(played(12)).splitlines()
    rows[5] = rows[5].replace('"move": "', '"move": " ')
    with pytest.raises(InvalidRecord, match=r"^line 6: the check does not fit"):
        read("\n".join(rows) + "\n")


def test_a_cut_off_record_is_refused_wherever_it_is_cut() -> None:
    content = text(played(12))
    for end in range(len(content)):
        with pytest.raises(InvalidRecord):
            read(content[:end])


def test_a_missing_or_doubled_line_is_refused() -> None:
    rows = text(played(12)).splitlines()
    for number in range(len(rows)):
        for changed in (rows[:number] + rows[number + 1 :], rows[: number + 1] + rows[number:]):
            with pytest.raises(InvalidRecord):
                read("\n".join(changed) + "\n")


def resealed(lines: list[dict[str, object]]) -> str:
    """A forger's work: every check is right, only the content isn't."""
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
        (0, {"rules": 99}, "line 1: made by version 99 of the rules"),
        (0, {"players": 5}, "line 1: .* played by 2"),
        (0, {"options": {"first": 7}}, "line 1: option first"),
        (0, {"options": 3}, "line 1: options must be an object"),
        (0, {"seats": ["Ada"]}, "line 1: seats must name 2 players"),
        (0, {"seed": -1}, "line 1: seed"),
        (0, {"seed": 8}, "line 2"),
        (0, {"position": {}}, "line 1: the header must have one of"),
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
    ],
)
def test_a_forged_record_must_still_follow_the_rules(line, change, message) -> None:
    lines = [json.loads(row) for row in text(played(12)).splitlines()]
    lines[line] |= change
    with pytest.raises(InvalidRecord, match=message):
        read(resealed(lines))


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\n")
    with pytest.raises(InvalidRecord, match=r"^line 1: not a text file"):
        Record.read(tmp_path / "x", koloda.game)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(4).write(path)
    before = path.read_bytes()
    record = played(4)
    record.moves.append(0)  # ending the turn twice: not legal
    record.moves.append(0)
    with pytest.raises(koloda.KolodaError):
        record.write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(OptionError, match="seats must name 2"):
        Record(GAME, 2, {}, 7, ["Ada"])
