"""What a proof says is true, by brute force, each sentence by itself."""

from collections.abc import Sequence
from random import Random

import pytest

from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.games.schotten_totten_2.cards import NUMBERS, text
from koloda.games.schotten_totten_2.prover import Proof, prove
from koloda.games.schotten_totten_2.wall import ACCEPTS, CAPACITY
from koloda.locales import LANGUAGES, texts
from tests.games.schotten_totten_2 import prover_twin as twin
from tests.games.schotten_totten_2.positions import EVERY, Claim, any_claim, written

FACES = range(14)


def numbers(spoken: object) -> list[int]:
    return [NUMBERS[card] for card in str(spoken).split(", ")]


def parts(reason: Phrase) -> tuple[str, str]:
    """The kind of a reason, and the type of formation that it speaks of, as the twin names it."""
    message = reason[0].removeprefix("proof-").removesuffix("-above")
    kind, _, type = message.partition("-")
    return kind, type.replace("-", " ")


def claimed(claim: Claim) -> tuple[str, int]:
    """The attacker's type and total."""
    face = twin.face(claim.face)
    place, total = twin.best_rank(face, twin.cards(claim.attacker))
    if twin.WALL[face][1] is twin.LOWEST_SUM:
        return "lowest sum", -total
    return twin.STRONGEST_FIRST[-place], total


def fits(face: int, type: str, cards: tuple[twin.Siege, ...]) -> bool:
    """Where all types count, a reason against a colour or a run is one against colour runs too."""
    if ACCEPTS[face] != "all" or type in ("colour run", "equal strength"):
        return twin.formation_type(cards) == type
    if type == "colour":
        return len({card.colour for card in cards}) == 1
    strengths = sorted(card.strength for card in cards)
    return strengths == list(range(strengths[0], strengths[0] + len(cards)))


def is_possible(claim: Claim, type: str, above: int, defender: Sequence[int], free: int) -> bool:
    return any(
        sum(card.strength for card in reading) > above and fits(claim.face, type, reading)
        for added in twin.completions(twin.face(claim.face), twin.cards(defender), twin.siege(free))
        for reading in twin.readings([*twin.cards(defender), *added])
    )


def check_barrier(claim: Claim, reason: Phrase) -> None:
    kind, type = parts(reason)
    spoken = reason[1]
    above = spoken.get("above", -1)
    assert isinstance(above, int)
    assert spoken["size"] == CAPACITY[claim.face]
    others = EVERY & ~bits.gathered(claim.defender)
    if kind == "none":
        assert not is_possible(claim, type, above, [], EVERY)
    elif kind == "unfit":
        assert spoken["cards"] == ", ".join(text(card) for card in claim.defender)
        assert not is_possible(claim, type, above, claim.defender, others)
    else:
        named = bits.gathered(numbers(spoken["cards"]))
        assert named & (claim.free | ~others) == 0, "named, but not gone"
        assert not is_possible(claim, type, above, claim.defender, others & ~named)
        for card in bits.listed(named):
            left = others & ~named | 1 << card
            assert is_possible(claim, type, above, claim.defender, left), "named for nothing"


def check_best(claim: Claim, reason: Phrase) -> None:
    face, defender = twin.face(claim.face), twin.cards(claim.defender)
    best = twin.strongest(face, defender, twin.siege(claim.free))
    added = numbers(reason[1]["cards"])
    assert all(claim.free >> card & 1 for card in added)
    assert best == twin.best_rank(face, [*defender, *twin.cards(added)])
    assert best is not None
    assert reason[1]["total"] == abs(best[1])
    assert parts(reason)[1] == claimed(claim)[0]


def check_good(claim: Claim, proof: Proof) -> set[str]:
    """All reasons of a valid claim against an incomplete defender; return their kinds."""
    type, total = claimed(claim)
    assert parts(proof.reasons[0]) == ("attacker", type)
    assert proof.reasons[0][1]["total"] == total
    rest = proof.reasons[1:]
    missing = CAPACITY[claim.face] - len(claim.defender)
    if rest[0][0] == "proof-too-few":
        assert rest[0][1] == {"free": bits.count(claim.free), "missing": missing}
        assert len(rest) == 1
        assert bits.count(claim.free) < missing
        return {"too"}
    barred = []
    for reason in rest:
        kind, against = parts(reason)
        if kind == "best":
            assert type in ("sum", "lowest sum")
            check_best(claim, reason)
        else:
            check_barrier(claim, reason)
            barred.append(against)
            assert reason[1].get("above", -1) == (total if against == type else -1)
    accepted = twin.WALL[twin.face(claim.face)][1]
    stronger = [other for other in twin.STRONGEST_FIRST if other in accepted and other != "sum"]
    if type in stronger:
        stronger = stronger[: stronger.index(type) + 1]
    assert barred == stronger, "each stronger type has its reason"
    return {parts(reason)[0] for reason in rest}


def valid_claims(face: int, number: int, affordable: int) -> list[tuple[Claim, Proof]]:
    """Against an incomplete defender, with enough gone that all kinds of reasons occur."""
    random = Random(face)
    found = []
    while len(found) < number:
        claim = any_claim(random, face, random.choice((0, 0, 0, 1, 2)))
        if len(claim.defender) == CAPACITY[face]:
            continue
        if claim._replace(free=EVERY & ~bits.gathered(claim.defender)).cost > affordable:
            continue
        proof = prove(*claim)
        if proof.proved:
            found.append((claim, proof))
    return found


@pytest.mark.clause("ST2-17")
@pytest.mark.parametrize("face", FACES)
def test_every_reason_is_true(face, scale) -> None:
    kinds = set()
    for claim, proof in valid_claims(face, max(10, scale(40)), affordable=4000):
        kinds |= check_good(claim, proof)
    assert kinds & {"gone", "unfit", "best"}


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES)
def test_every_reason_of_many_more_is_true(face) -> None:
    for claim, proof in valid_claims(face, 150, affordable=40_000):
        check_good(claim, proof)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language, scale) -> None:
    speaker = texts(language)
    random = Random(1)
    spoken = set()
    for number in range(scale(6_000)):
        proof = prove(*any_claim(random, number % 14, random.choice((0, 0, 1, 2, 3, 4))))
        for message, arguments in proof.reasons:
            sentence = speaker.say(f"schotten-totten-2-{message}", arguments)
            assert sentence and "{" not in sentence
            # one and none may be said without a figure
            assert all(str(said) in sentence for said in arguments.values() if said not in (0, 1))
            spoken.add(message)
    assert len(spoken) > 25


def said(claim: Claim) -> list[str]:
    proof = prove(*claim)
    return [texts("en").say(f"schotten-totten-2-{name}", spoken) for name, spoken in proof.reasons]


def test_gone_cards_are_named() -> None:
    claim = written(3, "R6 R7 R8", "B8", gone="B7 B9 B11")
    assert said(claim) == [
        "The attacker: R6, R7, R8, a colour run, total 21.",
        "For a colour run of 3 above 21, the defender needs one of these cards, "
        "but they are all gone: B9.",
    ]


@pytest.mark.clause("ST2-15", "ST2-16")
def test_complete_formations_are_compared_in_words() -> None:
    level = written(3, "R5 R6 R7", "Y5 Y6 Y7")
    shown = [
        "The attacker: R5, R6, R7, a colour run, total 18.",
        "The defender: Y5, Y6, Y7, a colour run, total 18.",
    ]
    assert said(level) == [
        *shown,
        "Both formations are complete and tied, and the attacker’s was complete first.",
    ]
    assert said(level._replace(attacker_first=False)) == [
        *shown,
        "That is a tie, and the defender’s was complete first.",
    ]


@pytest.mark.clause("ST2-19")
def test_a_counter_example_is_said_with_what_the_elites_stand_for() -> None:
    assert said(written(3, "R9 Y9 B9", "R4 J", free="R5 R10 B1", gone="R3 R6")) == [
        "The attacker: R9, Y9, B9, equal strength, total 27.",
        "The defender could still add R5.",
        "The defender: R4, J=R6, R5, a colour run, total 15.",
        "That is stronger than the attacker’s.",
    ]
