"""How a table comes to its cards: hashes, bytes, and what happens to those who keep them back."""

import msgspec
import pytest

from koloda.engine.fair import SCHEME, FairDeal, commitment, contribution_hash
from koloda.tables import entries
from koloda.tables.logged_table import REVEALING
from koloda.tables.table import Table
from koloda.tables.visibility import snapshot, viewer_of, visible_events
from tests.tables.helpers import ADA, ADAS_BYTES, BEN, EVE, SECRET, SPARE, opened, promise, refused

BENS_BYTES = b"b" * 64


def both_promised(**changes) -> Table:
    table = opened(**changes)
    table.sit(BEN, "Ben", 1, 1)
    promise(table, ADA, ADAS_BYTES, 2)
    promise(table, BEN, BENS_BYTES, 2)
    return table


def sealed(**changes) -> Table:
    table = both_promised(**changes)
    table.start(ADA, 3, SPARE)
    return table


def shown(table: Table, person: str, since: int) -> list[dict]:
    viewer = viewer_of(table, person)
    events = visible_events(table, range(since, len(table.log)), viewer)
    return [{k: v for k, v in event.items() if k not in ("number", "at")} for event in events]


def test_the_cards_come_when_everybody_has_revealed_what_they_promised() -> None:
    table = sealed()
    assert (table.phase, table.match) == ("revealing", None)
    table.reveal(BEN, BENS_BYTES, 4)
    assert (table.phase, table.match) == ("revealing", None)
    table.reveal(ADA, ADAS_BYTES, 5)
    assert table.phase == "playing"
    deal = table.match.deal
    assert (deal.secret, deal.contributions) == (SECRET, (ADAS_BYTES, BENS_BYTES))
    assert deal.terms.seats == ("Ada", "Ben")
    again = Table.replay(entries.decode(entries.encode(entry)) for entry in table.log)
    assert again.match.state == table.match.state


def test_hashes_are_shown_at_once_and_bytes_never_before_the_end() -> None:
    table = both_promised()
    hashes = snapshot(table, ADA, 2)["hashes"]
    assert hashes == [
        contribution_hash(commitment(SECRET), 0, ADAS_BYTES),
        contribution_hash(commitment(SECRET), 1, BENS_BYTES),
    ]
    assert snapshot(table, ADA, 2)["terms"] is None
    table.start(ADA, 3, SPARE)
    table.reveal(BEN, BENS_BYTES, 4)
    for person in (ADA, BEN):
        text = msgspec.json.encode(
            [snapshot(table, person, 4), shown(table, person, 0)], enc_hook=repr
        ).decode()
        for secret in (SECRET, SPARE, BENS_BYTES):
            assert secret.hex() not in text
    assert snapshot(table, ADA, 4)["hashes"] == hashes
    assert snapshot(table, ADA, 4)["terms"]["match"] == 1


def test_the_terms_are_those_at_the_seal() -> None:
    table = Table.open(opened().settings, ADA, "Ada", SECRET, 0, "a table")
    table.seat_bot(ADA, 1, "random", 1)
    promise(table, ADA, ADAS_BYTES, 2)
    table.start(ADA, 3, SPARE)
    terms = snapshot(table, ADA, 3)["terms"]
    assert (terms["table"], terms["seats"]) == ("a table", ["Ada", "bot random"])
    assert terms["options"] == {"highest": 59, "hand": 6, "first": 0}
    table.reveal(ADA, ADAS_BYTES, 4)
    assert snapshot(table, ADA, 4)["terms"] == terms
    table.seats[0].name = "Ada the Great"
    assert table.record().seats == ["Ada", "bot random"]


def test_a_seat_promises_once_and_only_for_this_deal() -> None:
    table = opened()
    with refused("other-commitment"):
        table.contribute(ADA, commitment(SPARE), "0" * 64, 1)
    promise(table, ADA, ADAS_BYTES, 1)
    with refused("already-contributed"):
        promise(table, ADA, BENS_BYTES, 2)
    with refused("not-seated"):
        table.contribute(EVE, commitment(SECRET), "0" * 64, 2)


def test_a_seat_reveals_once_what_it_promised_and_only_when_hashes_are_fixed() -> None:
    table = both_promised()
    with refused("not-revealing"):
        table.reveal(ADA, ADAS_BYTES, 3)
    table.start(ADA, 3, SPARE)
    with refused("wrong-bytes"):
        table.reveal(ADA, BENS_BYTES, 4)
    for data in (b"", b"x" * 15, b"x" * 65):
        with refused("bad-contribution"):
            table.reveal(ADA, data, 4)
    table.reveal(ADA, ADAS_BYTES, 4)
    with refused("nothing-to-reveal"):
        table.reveal(ADA, ADAS_BYTES, 5)
    with refused("not-seated"):
        table.reveal(EVE, ADAS_BYTES, 5)


def test_nothing_changes_while_bytes_are_revealed() -> None:
    table = sealed()
    for forbidden in (
        lambda: table.stand(BEN, 1, 4),
        lambda: table.sit(EVE, "Eve", 1, 4),
        lambda: table.start(ADA, 4, SPARE),
        lambda: promise(table, ADA, BENS_BYTES, 4),
    ):
        with refused("not-gathering"):
            forbidden()


def test_a_seat_that_changes_hands_has_promised_nothing() -> None:
    table = both_promised()
    table.stand(BEN, 1, 3)
    table.sit(EVE, "Eve", 1, 3)
    with refused("not-contributed"):
        table.start(ADA, 4, SPARE)


def test_a_promise_lapses_when_its_maker_leaves_or_the_server_slept() -> None:
    """Nobody could reveal the bytes, and everybody else would wait for them in vain."""
    table = both_promised()
    table.note_presence(BEN, False, 3)
    assert shown(table, ADA, len(table.log) - 1) == [{"event": "lapsed", "seat": 1}]
    with refused("not-contributed"):
        table.start(ADA, 4, SPARE)
    promise(table, BEN, BENS_BYTES, 5)
    table.wake(6)
    assert snapshot(table, ADA, 6)["hashes"] == ["", ""]
    size = len(table.log)
    table.wake(7)
    table.note_presence(BEN, False, 7)
    assert len(table.log) == size


def test_a_shared_device_keeps_its_promise() -> None:
    table = opened(hot_seat=True)
    promise(table, ADA, ADAS_BYTES, 1)
    table.note_presence(ADA, False, 2)
    table.wake(3)
    assert table.seats[0].hash


def test_the_start_names_those_who_promised_nothing() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    with refused("not-contributed") as caught:
        table.start(ADA, 2, SPARE)
    assert caught.value.arguments == {"count": 2, "names": "Ada, Ben"}
    promise(table, ADA, ADAS_BYTES, 2)
    with refused("not-contributed") as caught:
        table.start(ADA, 3, SPARE)
    assert "Ben" in caught.value.reason and "Ada" not in caught.value.reason
    table.start(ADA, 4, SPARE, anyway=True)
    table.reveal(ADA, ADAS_BYTES, 5)
    assert shown(table, BEN, len(table.log) - 3)[0] == {"event": "sealed", "without": (1,)}
    assert snapshot(table, BEN, 5)["hashes"][1] == ""


def test_without_any_promise_the_cards_come_at_once() -> None:
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    table.start(ADA, 2, SPARE, anyway=True)
    assert table.phase == "playing"
    assert table.match.deal.scheme == SCHEME


def test_one_seat_promises_for_everybody_at_a_shared_device() -> None:
    table = opened(hot_seat=True)
    table.sit_beside(ADA, BEN, "Ben", 1, 1)
    with refused("not-contributed"):
        table.start(ADA, 2, SPARE)
    promise(table, BEN, BENS_BYTES, 2)
    table.start(ADA, 3, SPARE)
    table.tick(3 + REVEALING)
    assert (table.phase, [seat.name for seat in table.seats]) == ("gathering", ["Ada", "Ben"])


def test_whoever_keeps_bytes_back_voids_the_deal_and_loses_the_seat() -> None:
    """Otherwise an operator who also plays could choose between two deals."""
    table = sealed()
    table.reveal(BEN, BENS_BYTES, 4)
    assert table.deadline == 3 + REVEALING
    table.tick(3 + REVEALING - 1)
    assert table.phase == "revealing"
    since = len(table.log)
    table.tick(3 + REVEALING)
    assert (table.phase, table.deadline) == ("gathering", None)
    assert table.seats[0].is_open and not table.knows(ADA)
    assert table.host == BEN
    assert shown(table, BEN, since) == [
        {"event": "deal-void", "seats": (0,), "freed": (0,), "commitment": commitment(SPARE)}
    ]
    assert snapshot(table, BEN, 40)["commitment"] == commitment(SPARE)
    assert snapshot(table, BEN, 40)["hashes"] == ["", ""]
    table.sit(ADA, "Ada", 0, 41)
    with refused("not-contributed"):
        table.start(BEN, 42, SECRET)
    again = Table.replay(entries.decode(entries.encode(entry)) for entry in table.log)
    assert (again.secret, again.host) == (SPARE, BEN)


def test_nobody_loses_a_seat_if_nobody_had_revealed_anything() -> None:
    """Then nobody can know the cards; a server that was down for a while is the likely cause."""
    table = sealed()
    since = len(table.log)
    table.tick(3 + REVEALING)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    (void,) = shown(table, BEN, since)
    assert (void["seats"], void["freed"]) == ((0, 1), ())


def test_bytes_of_a_void_deal_are_not_used_again() -> None:
    table = sealed()
    table.reveal(BEN, BENS_BYTES, 4)
    table.tick(3 + REVEALING)
    table.seat_bot(BEN, 0, "random", 40)
    promise(table, BEN, BENS_BYTES[:16], 41)
    table.start(BEN, 42, SECRET)
    with refused("wrong-bytes"):
        table.reveal(BEN, BENS_BYTES, 43)
    table.reveal(BEN, BENS_BYTES[:16], 43)
    assert table.match.deal.secret == SPARE
    assert table.match.deal.terms.match == 1


def test_time_that_the_server_slept_is_nobodys_fault() -> None:
    table = Table.replay(entries.decode(entries.encode(entry)) for entry in sealed().log)
    table.wake(10_000)
    assert table.deadline == 10_000 + REVEALING
    table.tick(10_001)
    assert table.phase == "revealing"


def test_a_later_match_has_its_own_number() -> None:
    table = sealed(timeout="loss")
    table.reveal(ADA, ADAS_BYTES, 4)
    table.reveal(BEN, BENS_BYTES, 4)
    table.add(entries.Flagged(at=5, seat=0))
    for person in (ADA, BEN):
        table.ask_rematch(person, SPARE, 6)
    assert snapshot(table, ADA, 7)["hashes"] == ["", ""]
    table.start(ADA, 8, SECRET, anyway=True)
    assert table.match.deal.terms.match == 2
    assert table.match.deal.terms.seats == ("Ben", "Ada")


def old_log() -> list[entries.Entry]:
    """Return a log as version 0.1.0 wrote it, up to the start."""
    table = opened()
    table.sit(BEN, "Ben", 1, 1)
    log = [*table.log, entries.Contributed(at=2, seat=0, data=b"aaaa"), entries.Started(at=3)]
    texts = [msgspec.json.decode(entries.encode(entry)) for entry in log]
    del texts[0]["table"], texts[-1]["scheme"]
    return [entries.decode(msgspec.json.encode(text)) for text in texts]


def test_an_older_log_means_the_same_deal() -> None:
    table = Table.replay(old_log())
    assert table.match.deal == FairDeal(SECRET, (b"aaaa", b""))
    assert snapshot(table, ADA, 4)["terms"] is None
    table.record()


def test_an_older_table_that_had_not_started_gathers_new_promises() -> None:
    table = Table.replay(old_log()[:-1])
    assert not snapshot(table, ADA, 4)["seats"][0]["contributed"]
    promise(table, BEN, BENS_BYTES, 5)
    table.start(ADA, 6, SPARE, anyway=True)
    table.reveal(BEN, BENS_BYTES, 7)
    assert table.match.deal.contributions == (b"", BENS_BYTES)


@pytest.mark.parametrize("change", ["secret", "bytes", "options", "names", "table", "match"])
def test_a_table_that_changes_anything_after_the_seal_is_caught(change: str) -> None:
    """With all hashes in, an operator who also plays can't try another deal."""
    table = Table.open(opened().settings, ADA, "Ada", SECRET, 0, "a table")
    table.sit(BEN, "Ben", 1, 1)
    promise(table, ADA, ADAS_BYTES, 2)
    promise(table, BEN, BENS_BYTES, 2)
    table.start(ADA, 3, SPARE)
    noted = snapshot(table, BEN, 3)
    table.reveal(BEN, BENS_BYTES, 4)
    match change:
        case "secret":
            table.secret = SPARE
        case "bytes":
            table.seats[0].contribution = b"the best of many"
        case "options":
            table.options["first"] = 1
        case "names":
            table.seats[0].name = "Eve"
        case "table":
            table.id = "another table"
        case "match":
            table.matches_started = 7
    table.add(entries.Started(at=5, scheme=SCHEME))
    deal = table.match.deal
    fixed = [deal.commitment, list(deal.hashes), deal.terms.as_dict()]
    assert fixed != [noted["commitment"], noted["hashes"], noted["terms"]]
