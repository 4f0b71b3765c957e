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
def saved_notes(tmp_path: Path):
    """Return a function that saves what Ben's browser noted, perhaps changed, as the page does."""

    def saved(**changes: object) -> str:
        sealed = {"hashes": list(NEW.hashes), "terms": TERMS.as_dict()}
        notes = {"commitment": NEW.commitment, "seat": 1, "own": ADDED[1].hex(), "sealed": sealed}
        path = tmp_path / "evidence.json"
        path.write_text(json.dumps({"evidence": {"notes": {**notes, **changes}}}))
        return str(path)

    return saved


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
    assert said.count("Not checked") == 3
    assert "Not signed" in said


def test_with_notes_and_key_everything_is_checked(verify, saved_notes) -> None:
    signed = text(finished_record(), SIGNER)
    notes = ("--commitment", NEW.commitment, "--bytes", ADDED[1].hex(), "--seat", "1")
    code, said = verify(signed, *notes, "--key", SIGNER.key)
    assert code == 0
    assert said.count("Not checked") == 1 and "WRONG" not in said and "Not signed" not in said
    code, said = verify(signed, "--notes", saved_notes(), "--key", SIGNER.key)
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


def test_an_operator_who_chose_their_own_bytes_last_is_caught_by_the_notes(
    verify, saved_notes
) -> None:
    """Secret and Ben's bytes are the promised ones; only the hash of Ada's bytes tells."""
    chosen = text(finished_record(FairDeal(SECRET, (b"the best of many", ADDED[1]), TERMS)))
    known = ("--commitment", NEW.commitment, "--bytes", ADDED[1].hex(), "--seat", "1")
    code, said = verify(chosen, *known)
    assert code == 0 and "fixed before anybody revealed their bytes (--notes)" in said
    code, said = verify(chosen, "--notes", saved_notes())
    assert code == 1 and said.count("WRONG") == 1


def test_notes_also_tell_a_deal_of_the_older_kind(verify, saved_notes) -> None:
    older = text(finished_record(FairDeal(SECRET, ADDED)))
    code, said = verify(older, "--notes", saved_notes())
    assert code == 1 and said.count("WRONG") == 1


def test_notes_of_a_seat_that_the_host_did_not_wait_for_accuse_nobody(verify, saved_notes) -> None:
    without = FairDeal(SECRET, (ADDED[0], b""), TERMS)
    sealed = {"hashes": list(without.hashes), "terms": TERMS.as_dict()}
    code, said = verify(text(finished_record(without)), "--notes", saved_notes(sealed=sealed))
    assert code == 0 and "WRONG" not in said


def test_notes_that_cannot_be_read_are_refused(verify, saved_notes, tmp_path: Path) -> None:
    record = text(finished_record())
    for notes in ("", "[]", '{"evidence": {"notes": null}}', "[" * 100_000):
        (tmp_path / "evidence.json").write_text(notes)
        code, said = verify(record, "--notes", str(tmp_path / "evidence.json"))
        assert code == 2 and "no notes about a deal" in said
    assert verify(record, "--notes", saved_notes(seat=7))[0] == 2
    assert verify(record, "--notes", saved_notes(sealed=7))[0] == 2
    assert verify(record, "--notes", saved_notes(sealed=None, seat="1"))[0] == 2
    assert verify(record, "--notes", saved_notes(commitment=7))[0] == 1


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


@pytest.mark.parametrize(
    ("honest", "forged"),
    [
        ('"seats": [', '"seats": ["Eve", "Eve"], "seats": ['),
        ('"outcome": {', '"outcome": {"winners": [1]}, "outcome": {'),
        ('"winners": [', '"winners": [1], "winners": ['),
        ('"signed": {', '"signed": {}, "signed": {'),
    ],
)
def test_a_second_value_for_a_key_does_not_hide_the_signed_one(verify, honest, forged) -> None:
    signed = text(finished_record(), SIGNER)
    assert signed.count(honest) == 1
    assert verify(signed.replace(honest, forged), "--key", SIGNER.key)[0] == 2
