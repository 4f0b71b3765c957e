"""The browser's twin of the fair deals: it derives every shuffle as the engine does."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from koloda import Record
from koloda.engine import fair
from koloda.engine.fair import FairDeal, Terms
from koloda.engine.option import check_options
from koloda.server.replays import replayed
from tests.test_protocol import read_vectors
from tests.variants import VARIANTS, Variant
from tests.web.node import NEEDS_NODE, program

pytestmark = NEEDS_NODE

Json = dict[str, Any]
Prover = Callable[[list[Json]], list[Json]]


@pytest.fixture(scope="module")
def prove(tmp_path_factory: pytest.TempPathFactory) -> Prover:
    """Return a function that checks evidence with the browser's own code, run by Node."""
    return program("fair", tmp_path_factory.mktemp("fair"))


def fair_record(variant: Variant, seed: int) -> Record:
    """Return a random game that was dealt fairly."""
    game, chooser = variant.game, random.Random(f"{variant} {seed}")
    options = check_options(game.options, variant.options)
    names = [f"Гравець {seat} “\\”" for seat in range(variant.players)]
    terms = Terms("a table", 3, game.id, game.version, variant.players, options, tuple(names))
    added = [chooser.randbytes(chooser.randint(16, 64)) for _ in names]
    added[chooser.randrange(len(names))] = b""
    deal = FairDeal(chooser.randbytes(32), tuple(added), terms)
    record = Record(game, variant.players, options, deal, names)
    state, stream = record.start(), deal.stream()
    state = game.deal_with(stream.rng(), variant.players, options)
    while state.seat_to_move is not None:
        record.moves.append(chooser.choice(state.legal_moves()))
        fair.play(state, record.moves[-1], stream)
    return record


def case(record: Record, seat: int = 0) -> Json:
    """Return what an honest server and an attentive browser have at the end."""
    deal = record.deal
    assert isinstance(deal, FairDeal) and deal.terms is not None
    own = replayed(record, seat)["steps"]
    notes = {
        "commitment": deal.commitment,
        "seat": seat,
        "own": deal.contributions[seat].hex(),
        "sealed": {"hashes": list(deal.hashes), "terms": deal.terms.as_dict()},
        "hasPromised": True,
        "hasRevealed": True,
        "seen": {},
        "number": 0,
        "alarm": None,
    }
    shown = {
        "scheme": 2,
        "secret": deal.secret.hex(),
        "contributions": [added.hex() for added in deal.contributions],
        "terms": deal.terms.as_dict(),
    }
    evidence = {
        "notes": notes,
        "fair": shown,
        "moves": len(record.moves),
        "open": replayed(record, None)["steps"],
        "own": own,
    }
    watched = {move: step["view"] for move, step in enumerate(own)}
    return json.loads(json.dumps({"evidence": evidence, "watched": watched}))


def results(proof: Json) -> dict[str, str]:
    return {found["check"]: found["result"] for found in proof["findings"]}


def bad(proof: Json) -> set[str]:
    return {check for check, result in results(proof).items() if result == "bad"}


def seat_that_added(record: Record) -> int:
    return next(seat for seat, added in enumerate(record.deal.contributions) if added)


def test_the_browser_derives_every_shuffle_of_a_game(prove: Prover, variant: Variant) -> None:
    records = [fair_record(variant, seed) for seed in range(4)]
    cases = [case(record, seat_that_added(record)) for record in records]
    for record, proof in zip(records, prove(cases), strict=True):
        assert proof["key"] == record.deal.key.hex()
        assert set(results(proof).values()) == {"good"}, proof["findings"]


def test_exchanged_cards_are_found_wherever_they_are(prove: Prover, variant: Variant) -> None:
    """Two cards change places in the open positions, in a deck or between two hands."""
    record, chooser = fair_record(variant, 1), random.Random(2)
    honest = case(record, seat_that_added(record))
    cases = []
    for _ in range(20):
        lying = copy.deepcopy(honest)
        step = chooser.randrange(len(lying["evidence"]["open"]) // 2)
        view = lying["evidence"]["open"][step]["view"]
        deck = deck_of(view)
        if len(set(deck)) < 2:
            continue
        first, second = chooser.sample(range(len(deck)), 2)
        if deck[first] == deck[second]:
            continue
        deck[first], deck[second] = deck[second], deck[first]
        cases.append(lying)
    assert len(cases) >= 10
    for proof in prove(cases):
        assert bad(proof) == {"cards"}


def deck_of(view: Json) -> list[Any]:
    if "siege_deck" in view:
        return view["siege_deck"]
    if "deck_cards" in view:
        return view["deck_cards"]
    return view["deck"]["cards"] if "deck" in view else view["sides"][0]["draw_pile"]


def test_each_lie_is_named(prove: Prover) -> None:
    record = fair_record(VARIANTS[0], 5)
    seat = seat_that_added(record)
    honest = case(record, seat)

    def lie(change: Callable[[Json, Json], None]) -> Json:
        lying = copy.deepcopy(honest)
        change(lying["evidence"], lying["watched"])
        return lying

    def swap_secret(evidence: Json, _: Json) -> None:
        evidence["fair"]["secret"] = "00" * 32

    def swap_own_bytes(evidence: Json, _: Json) -> None:
        evidence["fair"]["contributions"][seat] = "00" * 32

    def swap_others_bytes(evidence: Json, _: Json) -> None:
        evidence["fair"]["contributions"][1 - seat] = "00" * 32

    def swap_terms(evidence: Json, _: Json) -> None:
        evidence["fair"]["terms"]["match"] = 4

    def other_hand(_: Json, watched: Json) -> None:
        watched["0"]["sides"][seat]["hand"][0] = 58

    def other_card(_: Json, watched: Json) -> None:
        watched["7"]["sides"][1 - seat]["ascending"] = 58

    def no_notes(evidence: Json, _: Json) -> None:
        evidence["notes"] = None

    lies = [swap_secret, swap_own_bytes, swap_others_bytes, swap_terms, other_hand, other_card]
    found = [bad(proof) for proof in prove([lie(change) for change in lies])]
    assert found[0] == {"commitment", "cards"}
    assert found[1] == {"own-bytes", "hashes", "cards"}
    assert found[2] == {"hashes", "cards"}
    assert found[3:] == [{"terms"}, {"hand"}, {"visible"}]
    (late,) = prove([lie(no_notes)])
    assert results(late) == {
        "commitment": "unknown",
        "own-bytes": "unknown",
        "hashes": "unknown",
        "terms": "unknown",
        "cards": "good",
        "hand": "unknown",
        "visible": "unknown",
    }


def dealt_otherwise(record: Record, deal: FairDeal, seat: int) -> Json:
    """Return the evidence of a server that dealt in another way than the one it was bound to."""
    false = Record(record.game, record.players, record.options, deal, record.seats)
    honest = case(record, seat)
    for name, viewer in (("open", None), ("own", seat)):
        honest["evidence"][name] = json.loads(json.dumps(replayed(false, viewer)["steps"]))
    honest["evidence"]["moves"] = 0
    honest["watched"] = {"0": honest["evidence"]["own"][0]["view"]}
    return honest


def test_a_deal_of_the_older_scheme_is_not_taken_for_the_one_that_was_fixed(prove: Prover) -> None:
    """A server that may choose between two schemes chooses between two deals."""
    record = fair_record(VARIANTS[0], 5)
    seat, deal = seat_that_added(record), record.deal
    lying = dealt_otherwise(record, FairDeal(deal.secret, deal.contributions), seat)
    lying["evidence"]["fair"]["scheme"] = 1
    (proof,) = prove([lying])
    assert bad(proof) == {"cards"}
    lying["evidence"]["fair"]["terms"] = None
    (proof,) = prove([lying])
    assert bad(proof) == {"terms", "cards"}


def test_bytes_that_are_left_out_at_the_end_are_missed(prove: Prover) -> None:
    record = fair_record(VARIANTS[0], 7)
    assert record.deal.contributions[0] and not record.deal.contributions[1]
    honest = case(record)
    promised = copy.deepcopy(honest)
    promised["evidence"]["notes"]["sealed"]["hashes"][1] = "00" * 32
    shorter, longer = copy.deepcopy(promised), copy.deepcopy(honest)
    shorter["evidence"]["fair"]["contributions"].pop()
    longer["evidence"]["fair"]["contributions"].append("00" * 16)
    for proof in prove([promised, shorter, longer]):
        assert "hashes" in bad(proof)


def test_cards_that_are_not_shown_get_no_tick(prove: Prover, variant: Variant) -> None:
    honest = case(fair_record(variant, 1))
    lies = [copy.deepcopy(honest) for _ in range(4)]
    lies[0]["evidence"]["open"] = []
    lies[1]["evidence"]["open"].pop()
    lies[2]["evidence"]["open"].append(lies[2]["evidence"]["open"][-1])
    lies[3]["evidence"]["open"][1] = {"view": {}, "events": []}
    for lie in lies:
        lie["evidence"]["notes"] = None
    assert [bad(proof) for proof in prove(lies)] == [{"cards"}] * 4


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "00" * 100},
        {"secret": "zz" * 32},
        {"secret": None},
        {"contributions": None},
        {"contributions": ["xy" * 16, ""]},
        {"contributions": ["000", ""]},
        {"contributions": [["00"], ""]},
    ],
)
def test_values_that_nobody_can_read_are_red(prove: Prover, change: Json) -> None:
    lying = case(fair_record(VARIANTS[0], 5))
    lying["evidence"]["fair"] |= change
    (proof,) = prove([lying])
    assert bad(proof) == {"commitment", "cards"}


def test_a_seat_that_the_host_did_not_wait_for_accuses_nobody(prove: Prover) -> None:
    """Its promise had lapsed with its connection, and what was fixed says that it adds nothing."""
    record = fair_record(VARIANTS[0], 5)
    silent = next(seat for seat, added in enumerate(record.deal.contributions) if not added)
    without = case(record, silent)
    without["evidence"]["notes"]["own"] = "11" * 32
    (proof,) = prove([without])
    assert results(proof)["own-bytes"] == "unknown"
    assert not bad(proof)


def update(record: Record, moves: int, number: int, *events: Json, welcome: bool = False) -> Json:
    view = replayed(record, 0)["steps"][moves]["view"]
    match = {"moves_made": moves, "view": view}
    commitment = record.deal.commitment
    table = {"number": number, "commitment": commitment, "seat": 0, "hot_seat": False}
    shown = {"table": {**table, "match": match}, "events": list(events), "isWelcome": welcome}
    return json.loads(json.dumps(shown))


def undone(record: Record, chooser: random.Random, to: int) -> Record:
    """Return the game with another end from a move on."""
    state, stream = record._begin()
    other = Record(record.game, record.players, record.options, record.deal, record.seats)
    while state.seat_to_move is not None:
        number, moves = len(other.moves), state.legal_moves()
        if number == to and len(moves) > 1:
            moves.remove(record.moves[to])
        move = record.moves[number] if number < to else chooser.choice(moves)
        other.moves.append(move)
        fair.play(state, move, stream)
    assert other.moves[: to + 1] != record.moves[: to + 1]
    return other


def test_moves_that_were_undone_are_not_held_against_the_server(prove: Prover) -> None:
    record = fair_record(VARIANTS[0], 7)
    to = next(
        number
        for number, state in enumerate(record.states())
        if number > 2 and len(state.legal_moves()) > 1
    )
    final = undone(record, random.Random(1), to)
    before = [update(record, moves, 10 + moves) for moves in range(to + 2)]
    taken_back = {"event": "taken-back", "number": 50, "seat": 0, "to": to}
    seen = update(final, to, 50, taken_back)
    away = update(final, to + 3, 60, taken_back, welcome=True)
    unknown = update(final, to + 3, 60, welcome=True)
    reloaded = update(final, to + 3, 60, {**taken_back, "number": 5}, welcome=True)
    after = update(final, to + 3, 60)
    ways = {
        "seen": [*before, seen, after],
        "away": [*before, away],
        "away for long": [*before, unknown],
        "seen and reloaded": [*before, seen, after, reloaded],
    }
    honest = case(final)
    cases = [{**copy.deepcopy(honest), "watched": {}, "updates": way} for way in ways.values()]
    for way, proof in zip(ways, prove(cases), strict=True):
        assert set(results(proof).values()) == {"good"}, way
    lying = {**copy.deepcopy(honest), "watched": {}, "updates": [*before, after]}
    (proof,) = prove([lying])
    assert bad(proof) == {"visible"}


def test_what_was_seen_first_is_what_counts(prove: Prover) -> None:
    record = fair_record(VARIANTS[0], 7)
    first, again = update(record, 0, 10), update(record, 0, 11)
    first["table"]["match"]["view"]["sides"][0]["hand"][0] = 58
    lying = {**case(record), "watched": {}, "updates": [first, again]}
    (proof,) = prove([lying])
    assert bad(proof) == {"hand"}


@pytest.mark.parametrize("vector", read_vectors("vectors"), ids=lambda vector: vector["about"])
def test_the_browser_deals_as_the_page_says(prove: Prover, vector: Json) -> None:
    dealt = {"view": vector["dealt"], "events": []}
    evidence = {"notes": None, "fair": vector["fair"], "moves": 0, "open": [dealt], "own": []}
    (proof,) = prove([{"evidence": evidence, "watched": {}}])
    assert (proof["key"], proof["words"]) == (vector["key"], vector["words"])
    assert results(proof)["cards"] == "good"
