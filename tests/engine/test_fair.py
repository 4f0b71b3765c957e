"""Fair deals against an independent computation, and against tampering."""

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest

import koloda
from koloda import InvalidRecord, OptionError, Record, Rng, cli
from koloda.engine import fair
from koloda.engine.fair import RESERVE, FairDeal, Terms, commitment, contribution_hash
from koloda.engine.option import check_options
from tests.engine.test_record import with_valid_checks

SECRET = bytes(range(32))
SEAT_BYTES = (b"ada's bytes", b"")
ADDED = (b"sixteen of Ada's", b"Ben adds seventeen")
TERMS = Terms(
    "a table", 1, "face-to-face", 1, 2, {"highest": 59, "hand": 6, "first": None}, ("Ada", "Олена")
)


def key_of(secret: bytes, contributions: tuple[bytes, ...], terms: dict | None = None) -> bytes:
    """Return the key that docs/protocol.md describes, computed a second time."""

    def with_lengths(parts):
        return b"".join(bytes([len(one) // 256, len(one) % 256]) + one for one in parts)

    if terms is None:
        message = b"koloda key\x00"
    else:
        promise = hashlib.sha256(b"koloda commitment\x00" + secret).digest()
        bound = dict(sorted({**terms, "commitment": promise.hex()}.items()))
        bound["options"] = dict(sorted(bound["options"].items()))
        text = json.dumps(bound, ensure_ascii=False).replace('": ', '":').replace(", ", ",")
        hashes = [
            hashlib.sha256(b"koloda contribution\x00" + promise + bytes([seat]) + added).digest()
            if added
            else b""
            for seat, added in enumerate(contributions)
        ]
        digest = hashlib.sha256(text.encode()).digest()
        message = b"koloda key 2\x00" + digest + with_lengths(hashes)
    return hmac.new(secret, message + with_lengths(contributions), hashlib.sha256).digest()


def words(key: bytes):
    """Yield the stream that docs/protocol.md describes, implemented a second time."""
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
    stream = words(key_of(SECRET, SEAT_BYTES))
    for side in record.start().save()["sides"]:
        pile = shuffled(stream, list(range(2, 60)))
        assert side["draw_pile"] == pile[:-6]
        assert side["hand"] == sorted(pile[-6:])


def test_the_cards_follow_from_terms_too() -> None:
    deal = FairDeal(SECRET, ADDED, TERMS)
    assert deal.key == key_of(SECRET, ADDED, TERMS.as_dict())
    record = Record(koloda.game("face-to-face"), 2, {}, deal, ["Ada", "Олена"])
    stream = words(deal.key)
    for side in record.start().save()["sides"]:
        assert side["draw_pile"] == shuffled(stream, list(range(2, 60)))[:-6]


def test_everything_that_was_agreed_is_in_the_key() -> None:
    """With all hashes in, an operator who also plays can't try another deal that verifies."""
    honest = FairDeal(SECRET, ADDED, TERMS)
    others = [
        {"table": "another table"},
        {"match": 2},
        {"game": "gallop"},
        {"rules": 2},
        {"players": 3},
        {"options": {"highest": 59, "hand": 6, "first": 0}},
        {"options": {"highest": 59, "hand": 6, "first": False}},
        {"seats": ("Ada", "Ben")},
        {"seats": ("Олена", "Ada")},
    ]
    keys = [replace(honest, terms=replace(TERMS, **change)).key for change in others]
    keys.append(replace(honest, secret=bytes(32)).key)
    keys.append(replace(honest, contributions=(ADDED[0], ADDED[1] + b"x")).key)
    keys.append(replace(honest, contributions=(ADDED[1], ADDED[0])).key)
    keys.append(replace(honest, contributions=(ADDED[0], b"")).key)
    keys.append(replace(honest, terms=None).key)
    assert len({honest.key, *keys}) == len(keys) + 1


def test_a_hash_serves_one_seat_of_one_deal() -> None:
    mine = contribution_hash(commitment(SECRET), 0, ADDED[0])
    assert mine == FairDeal(SECRET, ADDED, TERMS).hashes[0]
    assert mine != contribution_hash(commitment(SECRET), 1, ADDED[0])
    assert mine != contribution_hash(commitment(bytes(32)), 0, ADDED[0])
    assert FairDeal(SECRET, (b"", ADDED[1]), TERMS).hashes[0] == ""


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


def finished_record(deal: FairDeal | None = None) -> Record:
    deal = deal or FairDeal(SECRET, ADDED, TERMS)
    record = Record(koloda.game("face-to-face"), 2, {}, deal, ["Ada", "Олена"])
    state = record.start()
    while state.seat_to_move is not None:
        record.moves.append(state.legal_moves()[0])
        state.play(record.moves[-1])
    return record


@pytest.mark.parametrize("deal", [FairDeal(SECRET, SEAT_BYTES), FairDeal(SECRET, ADDED, TERMS)])
def test_a_record_of_either_scheme_is_read_back(deal: FairDeal) -> None:
    record = finished_record(deal)
    text = "".join(line + "\n" for line in record.lines())
    assert Record.parse(text, koloda.game) == record


def test_cards_dealt_for_another_match_are_refused() -> None:
    game, deal = koloda.game("face-to-face"), FairDeal(SECRET, ADDED, TERMS)
    for options, seats in (({"first": 1}, ["Ada", "Олена"]), ({}, ["Олена", "Ada"])):
        with pytest.raises(OptionError, match="dealt for another match"):
            Record(game, 2, options, deal, seats)


def test_verify_says_in_one_line_what_it_proved(tmp_path: Path, capsys) -> None:
    finished_record().write(tmp_path / "game.jsonl")
    assert cli.main(["verify", str(tmp_path / "game.jsonl")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Verified: the secret matches the commitment")
    assert commitment(SECRET) in said
    assert "the bytes of 2 seats," in said


OLD = FairDeal(SECRET, SEAT_BYTES)
NEW = FairDeal(SECRET, ADDED, TERMS)


@pytest.mark.parametrize(
    ("deal", "change", "message"),
    [
        (OLD, {"secret": bytes(32).hex()}, "the secret does not match the commitment"),
        (OLD, {"commitment": "00" * 32}, "the secret does not match the commitment"),
        (OLD, {"contributions": ["00", ""]}, "line 2: "),
        (OLD, {"contributions": ["00"]}, "each seat one contribution"),
        (OLD, {"contributions": ["00" * 65, ""]}, "at most 64 bytes"),
        (OLD, {"secret": "xyz"}, "in hex"),
        (OLD, {"secret": "00"}, "a secret has 32 bytes"),
        (OLD, {"hashes": ["", ""]}, "has unknown"),
        (NEW, {"secret": bytes(32).hex()}, "the secret does not match the commitment"),
        (NEW, {"contributions": ["00" * 16, ADDED[1].hex()]}, "do not match their hashes"),
        (NEW, {"contributions": ["", ADDED[1].hex()]}, "do not match their hashes"),
        (NEW, {"contributions": ["00" * 15, ""]}, "at least 16 bytes"),
        (NEW, {"hashes": list(reversed(NEW.hashes))}, "do not match their hashes"),
        (NEW, {"hashes": None}, "do not match their hashes"),
        (NEW, {"table": "another table"}, "line 2: "),
        (NEW, {"match": 2}, "line 2: "),
        (NEW, {"match": True}, "the number of the match"),
        (NEW, {"match": 0}, "the number of the match"),
        (NEW, {"table": 5}, "needs the table's id"),
        (NEW, {"scheme": 3}, "unknown scheme 3"),
    ],
)
def test_a_false_proof_is_refused_with_the_step_that_fails(deal, change, message) -> None:
    lines = [json.loads(line) for line in finished_record(deal).lines()]
    lines[0]["fair"] |= change
    with pytest.raises(InvalidRecord, match=message):
        Record.parse(with_valid_checks(lines), koloda.game)


@pytest.mark.parametrize("change", [{"seats": ["Ada", "Eve"]}, {"options": {"first": 0}}])
def test_whoever_changes_a_header_changes_the_cards(change) -> None:
    lines = [json.loads(line) for line in finished_record().lines()]
    lines[0] |= change
    with pytest.raises(InvalidRecord, match="line 2: "):
        Record.parse(with_valid_checks(lines), koloda.game)


def test_verify_detects_any_changed_byte(tmp_path: Path, capsys) -> None:
    text = "".join(line + "\n" for line in finished_record().lines())
    for place in range(0, len(text), 7):
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        (tmp_path / "game.jsonl").write_text(changed)
        assert cli.main(["verify", str(tmp_path / "game.jsonl")]) == 2
        assert capsys.readouterr().err.startswith("koloda: line ")
