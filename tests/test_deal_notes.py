"""A client that plays over the network never trusts the server with its bytes too early."""

import copy

import pytest

from koloda.deal_notes import DealNotes, FalseDeal
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot
from tests.tables.helpers import ADA, BEN, SPARE, opened, play_out, promise

BENS_BYTES = b"b" * 16


def noted() -> tuple[Table, DealNotes]:
    """Return a table whose hashes are fixed, and Ada's notes."""
    table, notes = opened(), DealNotes()
    table.sit(BEN, "Ben", 1, 1)
    promised = notes.contribution(snapshot(table, ADA, 1))
    table.contribute(ADA, promised["commitment"], promised["hash"], 1)
    assert notes.contribution(snapshot(table, ADA, 1)) is None
    promise(table, BEN, BENS_BYTES, 1)
    assert notes.revelation(snapshot(table, ADA, 1)) is None
    table.start(ADA, 2, SPARE)
    return table, notes


def finished() -> tuple[DealNotes, dict]:
    table, notes = noted()
    table.reveal(ADA, bytes.fromhex(notes.revelation(snapshot(table, ADA, 2))), 3)
    table.reveal(BEN, BENS_BYTES, 3)
    notes.note_view(snapshot(table, ADA, 3))
    play_out(table)
    return notes, snapshot(table, ADA, 30)


def test_bytes_are_revealed_for_one_set_of_hashes_only() -> None:
    table, notes = noted()
    shown = snapshot(table, ADA, 2)
    assert notes.revelation({**shown, "commitment": "0" * 64}) is None
    assert notes.revelation({**shown, "hashes": ["0" * 64, shown["hashes"][1]]}) is None
    assert notes.revelation(shown) == notes.own.hex()
    assert notes.revelation({**shown, "hashes": [shown["hashes"][0], "0" * 64]}) is None
    assert notes.revelation({**shown, "terms": {**shown["terms"], "match": 2}}) is None
    assert notes.revelation(shown) == notes.own.hex()


def test_each_commitment_has_its_own_bytes() -> None:
    table, notes = noted()
    first = notes.own
    table.tick(100)
    assert notes.contribution(snapshot(table, ADA, 100))["commitment"] == notes.commitment
    assert notes.own != first


def test_an_honest_deal_passes() -> None:
    notes, end = finished()
    notes.check(end)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secret": SPARE.hex()}, "not the one that the server was bound to"),
        ({"contributions": [BENS_BYTES.hex()] * 2}, "our own bytes"),
        ({"contributions": ["own", "00" * 16]}, "not those that it had promised"),
        ({"terms": "another match"}, "another match"),
    ],
)
def test_a_false_deal_is_named(change: dict, message: str) -> None:
    notes, end = finished()
    shown = copy.deepcopy(end["match"]["fair"])
    if "own" in change.get("contributions", ()):
        change = {"contributions": [notes.own.hex(), "00" * 16]}
    if "terms" in change:
        change = {"terms": {**shown["terms"], "match": 2}}
    with pytest.raises(FalseDeal, match=message):
        notes.check({**end, "match": {**end["match"], "fair": {**shown, **change}}})


def test_other_cards_than_the_first_hand_are_found() -> None:
    notes, end = finished()
    notes.first_view["sides"][0]["hand"][0] = 1
    with pytest.raises(FalseDeal, match="cards that we got"):
        notes.check(end)


def test_without_notes_nothing_is_claimed() -> None:
    with pytest.raises(FalseDeal, match="nothing was noted"):
        DealNotes().check(finished()[1])


def test_cards_that_were_not_seen_are_not_vouched_for() -> None:
    notes, end = finished()
    notes.first_view = None
    with pytest.raises(FalseDeal, match="nothing was noted"):
        notes.check(end)


@pytest.mark.parametrize(
    "fair",
    [
        None,
        {},
        {"secret": "zz", "contributions": [], "terms": {}},
        {"secret": SPARE.hex(), "contributions": [], "terms": {}},
        {"secret": SPARE.hex(), "contributions": None, "terms": {}},
        {"secret": 7, "contributions": ["00", "00"], "terms": {}},
    ],
)
def test_a_proof_that_cannot_be_read_is_a_false_deal(fair: object) -> None:
    notes, end = finished()
    with pytest.raises(FalseDeal, match="can't be read"):
        notes.check({**end, "match": {**end["match"], "fair": fair}})
    with pytest.raises(FalseDeal, match="can't be read"):
        notes.check({**end, "match": None})
