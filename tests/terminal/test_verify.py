"""`koloda verify`: what a record proves alone, and what only with notes and the server's key."""

import json
from pathlib import Path

import pytest

from koloda import cli
from koloda.engine.fair import FairDeal
from koloda.engine.record import Record
from koloda.engine.signature import Signer
from tests.engine.test_fair import ADDED, SEAT_BYTES, SECRET, TERMS, finished_record
from tests.engine.test_record import random_record, with_valid_checks

SIGNER, STRANGER = Signer(bytes(32)), Signer(b"x" * 32)
NEW = FairDeal(SECRET, ADDED, TERMS)


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    def verify(text: str, *arguments: str) -> tuple[int, str]:
        (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
        code = cli.main(["verify", str(tmp_path / "game.jsonl"), *arguments])
        output = capsys.readouterr()
        return code, " ".join((output.out + output.err).split())

    return verify


def text(record: Record, signer: Signer | None = None) -> str:
    return "".join(line + "\n" for line in record.lines(signer))


def forged(change: dict, line: int, signature: str = "") -> str:
    """Return a signed record that was changed, with all checks computed again."""
    lines = [json.loads(row) for row in text(finished_record()).splitlines()]
    lines[line] |= change
    return with_valid_checks(lines) + signature


def signature() -> str:
    return text(finished_record(), SIGNER).splitlines(keepends=True)[-1]


def test_a_record_alone_leaves_open_what_was_promised(verify) -> None:
    code, said = verify(text(finished_record()))
    assert code == 0
    assert said.count("Not checked") == 2
    assert "Not signed" in said


def test_with_notes_and_key_everything_is_checked(verify) -> None:
    signed = text(finished_record(), SIGNER)
    notes = ("--commitment", NEW.commitment, "--bytes", ADDED[1].hex(), "--seat", "1")
    code, said = verify(signed, *notes, "--key", SIGNER.key)
    assert code == 0
    assert "Not checked" not in said and "WRONG" not in said and "Not signed" not in said
    code, said = verify(signed)
    assert code == 0 and f"Signed by {SIGNER.key}" in said


@pytest.mark.parametrize(
    "notes",
    [
        ("--commitment", "00" * 32),
        ("--commitment", ""),
        ("--bytes", "00" * 16),
        ("--bytes", ADDED[1].hex(), "--seat", "0"),
        ("--bytes", ADDED[1].hex(), "--seat", "7"),
        ("--bytes", ADDED[1].hex(), "--seat", "-1"),
        ("--key", STRANGER.key),
    ],
)
def test_anything_that_was_noted_otherwise_is_wrong(verify, notes) -> None:
    code, said = verify(text(finished_record(), SIGNER), *notes)
    assert code == 1
    assert said.count("WRONG") == 1


def test_a_record_without_the_required_signature_fails(verify) -> None:
    code, said = verify(text(finished_record()), "--key", SIGNER.key)
    assert code == 1
    assert "Not signed" in said


def test_an_older_deal_says_what_it_does_not_prove(verify) -> None:
    code, said = verify(text(finished_record(FairDeal(SECRET, SEAT_BYTES))))
    assert code == 0
    assert "could choose the cards" in said


def test_a_seed_is_no_deal_by_a_table(verify) -> None:
    assert verify(text(random_record()), "--commitment", NEW.commitment)[0] == 1


def test_a_changed_name_is_detected(verify) -> None:
    """In a deal with terms the name is in the key; in an older one only the signature tells."""
    assert verify(forged({"seats": ["Ada", "Eve"]}, 0, signature()))[0] == 2
    old = finished_record(FairDeal(SECRET, SEAT_BYTES))
    lines = [json.loads(row) for row in text(old).splitlines()]
    lines[0]["seats"] = ["Ada", "Eve"]
    signed = text(old, SIGNER).splitlines(keepends=True)[-1]
    assert verify(with_valid_checks(lines))[0] == 0
    code, said = verify(with_valid_checks(lines) + signed)
    assert code == 2 and "the signature is wrong" in said


def test_an_invented_loss_on_time_is_detected(verify) -> None:
    honest = finished_record()
    honest.moves = honest.moves[:7]
    lying = finished_record()
    lying.moves = lying.moves[:7]
    lying.out_of_time = lying.end().seat_to_move
    assert verify(text(lying))[0] == 0  # without a signature nobody can tell
    signed = text(honest, SIGNER).splitlines(keepends=True)[-1]
    code, said = verify(text(lying) + signed)
    assert code == 2 and "the signature is wrong" in said


def test_a_game_that_never_happened_is_detected(verify) -> None:
    invented = text(finished_record(FairDeal(b"z" * 32, ADDED, TERMS)))
    assert verify(invented)[0] == 0  # without a signature nobody can tell
    assert verify(invented + signature())[0] == 2
    own = text(finished_record(FairDeal(b"z" * 32, ADDED, TERMS)), STRANGER)
    assert verify(own, "--key", SIGNER.key)[0] == 1


@pytest.mark.parametrize(
    "line",
    [
        '{"signed": 1}',
        '{"signed": {}}',
        '{"signed": {"key": 1, "signature": "00"}}',
        '{"signed": {"key": "zz", "signature": "00"}}',
        '{"signed": {"key": "00", "signature": "00"}, "more": 1}',
        '{"signed"',
    ],
)
def test_a_signature_that_cannot_be_read_is_refused_with_its_line(verify, line: str) -> None:
    code, said = verify(text(finished_record()) + line + "\n")
    assert code == 2
    assert "signature" in said
