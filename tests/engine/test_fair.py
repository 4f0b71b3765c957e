"""Fair deals against an independent computation, and against tampering."""

import hashlib
import hmac
import json
from pathlib import Path

import pytest

import koloda
from koloda import InvalidRecord, Record, Rng, cli
from koloda.engine import fair
from koloda.engine.fair import RESERVE, FairDeal, commitment
from koloda.engine.option import check_options
from tests.engine.test_record import with_valid_checks

SECRET = bytes(range(32))
SEAT_BYTES = (b"ada's bytes", b"")


def words(secret: bytes, contributions: list[bytes]):
    """Yield the stream that docs/protocol.md describes, implemented a second time."""
    message = b"koloda key\x00"
    for added in contributions:
        message += bytes([len(added) // 256, len(added) % 256]) + added
    key = hmac.new(secret, message, hashlib.sha256).digest()
    number = 0
    while True:
        block = hmac.new(key, number.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        number += 1


def shuffled(stream, cards: list[int]) -> list[int]:
    """Shuffle like Fisher and Yates, from the end, with numbers by rejection."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        bound = last + 1
        while True:
            product = next(stream) * bound
            if product % 2**32 >= 2**32 % bound:
                break
        other = product // 2**32
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_the_cards_follow_from_secret_and_contributions() -> None:
    record = Record(
        koloda.game("face-to-face"), 2, {}, FairDeal(SECRET, SEAT_BYTES), ["Ada", "Ben"]
    )
    stream = words(SECRET, list(SEAT_BYTES))
    for side in record.start().save()["sides"]:
        pile = shuffled(stream, list(range(2, 60)))
        assert side["draw_pile"] == pile[:-6]
        assert side["hand"] == sorted(pile[-6:])


def test_every_byte_of_every_party_matters() -> None:
    game = koloda.game("face-to-face")

    def dealt(secret: bytes, *contributions: bytes):
        return Record(game, 2, {}, FairDeal(secret, contributions), ["a", "b"]).start()

    deals = [
        dealt(SECRET, b"x", b"y"),
        dealt(SECRET, b"y", b"x"),
        dealt(SECRET, b"xy", b""),
        dealt(SECRET, b"", b"xy"),
        dealt(bytes(32), b"x", b"y"),
        dealt(SECRET, b"x\0", b"y"),
    ]
    assert len(set(deals)) == len(deals)
    assert dealt(SECRET, b"x", b"y") == deals[0]


def test_the_reserve_is_far_more_than_a_move_can_use(variant) -> None:
    """Otherwise the generator would continue with its own numbers, which nobody could check."""
    options = check_options(variant.game.options, variant.options)
    for seed in range(20):
        stream, chooser = FairDeal(bytes([seed]) * 32, ()).stream(), Rng(seed)
        rng = stream.rng()
        state = variant.game.deal_with(rng, variant.players, options)
        left = min(rng.left, state.chance.left if state.chance else RESERVE)
        while state.seat_to_move is not None:
            chance = state.chance
            legal = state.legal_moves()
            fair.play(state, legal[chooser.below(len(legal))], stream)
            if chance is not None:
                left = min(left, chance.left)
        assert left >= RESERVE // 2


def finished_record() -> Record:
    record = Record(
        koloda.game("face-to-face"), 2, {}, FairDeal(SECRET, SEAT_BYTES), ["Ada", "Ben"]
    )
    state = record.start()
    while state.seat_to_move is not None:
        record.moves.append(state.legal_moves()[0])
        state.play(record.moves[-1])
    return record


def test_verify_says_in_one_line_what_it_proved(tmp_path: Path, capsys) -> None:
    finished_record().write(tmp_path / "game.jsonl")
    assert cli.main(["verify", str(tmp_path / "game.jsonl")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Verified: the secret matches the commitment")
    assert commitment(SECRET) in said
    assert "the bytes of 1 seat," in said


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secret": bytes(32).hex()}, "the secret does not match the commitment"),
        ({"commitment": "00" * 32}, "the secret does not match the commitment"),
        ({"contributions": ["00", ""]}, "line 2: "),
        ({"contributions": ["00"]}, "each seat one contribution"),
        ({"contributions": ["00" * 65, ""]}, "at most 64 bytes"),
        ({"secret": "xyz"}, "in hex"),
        ({"secret": "00"}, "a secret has 32 bytes"),
    ],
)
def test_a_false_proof_is_refused_with_the_step_that_fails(change, message) -> None:
    lines = [json.loads(line) for line in finished_record().lines()]
    lines[0]["fair"] |= change
    with pytest.raises(InvalidRecord, match=message):
        Record.parse(with_valid_checks(lines), koloda.game)


def test_verify_detects_any_changed_byte(tmp_path: Path, capsys) -> None:
    text = "".join(line + "\n" for line in finished_record().lines())
    for place in range(0, len(text), 7):
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        (tmp_path / "game.jsonl").write_text(changed)
        assert cli.main(["verify", str(tmp_path / "game.jsonl")]) == 2
        assert capsys.readouterr().err.startswith("koloda: line ")
