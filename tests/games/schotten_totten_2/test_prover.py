"""The prover against the rulebook's examples, hard positions, and a brute force."""

from random import Random

import pytest

from koloda.games.schotten_totten_2 import formation
from koloda.games.schotten_totten_2.cards import NUMBERS
from koloda.games.schotten_totten_2.prover import InvalidClaim, Proof, is_proved, prove
from koloda.games.schotten_totten_2.wall import CAPACITY
from koloda.locales import texts
from tests.games.schotten_totten_2 import prover_twin as twin
from tests.games.schotten_totten_2.positions import Claim, random_claim, written

FACES = range(14)


def judged(claim: Claim) -> Proof:
    """By the prover, after it agreed with the brute force in all that it says but the reasons."""
    proof = prove(*claim)
    face = twin.face(claim.face)
    attacker, defender = twin.cards(claim.attacker), twin.cards(claim.defender)
    free = twin.siege(claim.free)
    assert proof.proved == twin.holds(face, attacker, defender, free, claim.attacker_first), claim
    assert proof.proved == is_proved(*claim)
    claimed = twin.best_rank(face, attacker)
    assert formation.best(claim.face, claim.attacker, 0) == twin.value(claim.face, claimed)
    best = twin.strongest(face, defender, free)
    assert formation.best(claim.face, claim.defender, claim.free) == twin.value(claim.face, best)
    if proof.proved:
        assert proof.counter is None
    elif len(claim.defender) == CAPACITY[claim.face]:
        assert proof.counter == tuple(claim.defender)
    else:
        assert proof.counter is not None
        assert all(claim.free >> card & 1 for card in proof.counter)
        assert len(set(proof.counter)) == CAPACITY[claim.face] - len(claim.defender)
        assert twin.best_rank(face, [*defender, *twin.cards(proof.counter)]) == best
    return proof


def said(proof: Proof) -> list[str]:
    return [texts("en").say(f"schotten-totten-2-{name}", spoken) for name, spoken in proof.reasons]


# the rulebook's examples


@pytest.mark.clause("ST2-12", "ST2-17")
def test_two_of_a_colour_with_21_claim_the_gate_at_once() -> None:
    proof = judged(written(4, "R10 R11"))
    assert proof.proved
    assert said(proof) == [
        "The attacker: R10, R11, a colour run, total 21.",
        "No colour run of 2 totals more than 21.",
    ]


@pytest.mark.clause("ST2-13", "ST2-17")
def test_6_at_the_damaged_gate_does_not_beat_5_while_two_0s_are_free() -> None:
    proof = judged(written(4, "R0 Y1 G2 B3", "Y2 P3", damaged=True, gone="Y0 G0"))
    assert not proof.proved
    assert proof.counter == (NUMBERS["B0"], NUMBERS["P0"])
    proof = judged(written(4, "R0 Y1 G2 B3", "Y2 P3", damaged=True, gone="Y0 G0 B0"))
    assert proof.proved
    assert said(proof)[1] == "The lowest sum the defender can still reach is 6, with R1, P0."


# positions that are easy to get wrong

GOOD = True
BAD = False
HARD = {
    # ties and who was first
    "level, the attacker first": (GOOD, written(3, "R5 R6 R7", "Y5 Y6 Y7")),
    "level, the defender first": (BAD, written(3, "R5 R6 R7", "Y5 Y6 Y7", attacker_first=False)),
    "stronger, though later": (GOOD, written(3, "R5 R6 R8", "Y5 Y6 P8", attacker_first=False)),
    "level lowest sums, the attacker first": (GOOD, written(7, "R0 Y3 G4", "B1 B2 P4")),
    "level lowest sums, the defender first": (
        BAD,
        written(7, "R0 Y3 G4", "B1 B2 P4", attacker_first=False),
    ),
    "a level completion comes later": (GOOD, written(1, "R11 Y11 G11", "B11 P11")),
    "being first doesn't help who is incomplete": (
        GOOD,
        written(1, "R11 Y11 G11", "B11 P11", attacker_first=False),
    ),
    "the same type, one more": (BAD, written(3, "R5 R6 R7", "Y6", free="Y7 Y8")),
    "the same type, level": (GOOD, written(3, "R5 R6 R7", "Y6", free="Y5 Y7")),
    # too few free cards
    "no free card": (GOOD, written(2, "R0 R2 Y3 Y5", "P11 P10 P9", free="")),
    "one free card where two are missing": (
        GOOD,
        written(2, "R0 R2 Y3 Y5", "P11 P10", free="P9"),
    ),
    "no free card, both complete": (BAD, written(3, "R0 R2 Y3", "P11 P10 P9", free="")),
    # runs through gaps
    "the gap is free": (BAD, written(3, "R9 Y9 B9", "R4 R6", free="R5")),
    "the gap is gone": (GOOD, written(3, "R9 Y9 B9", "R4 R6", free="R3 R7")),
    "a gap of two is too wide for one card": (GOOD, written(3, "R9 Y9 B9", "R4 R7", free="R5 R6")),
    "a gap of two takes two cards": (BAD, written(2, "R9 Y9 B9 G9", "R4 R7", free="R5 R6")),
    "a run doesn't go on in the next colour": (
        GOOD,
        written(3, "G9 B9 P9", "", free="R10 R11 Y0 Y1"),
    ),
    "a run doesn't go round from 11 to 0": (GOOD, written(3, "G9 B9 P9", "R11 R0", free="R10 R1")),
    # equal strength with few left
    "the fourth of a strength is free": (BAD, written(2, "R1 R5 Y7 B8", "R3 Y3 G3", free="B3")),
    "none of the strength is free": (
        GOOD,
        written(2, "R7 R8 R9 R11", "R3 Y3 G3", gone="B3 P3"),
    ),
    "three of a strength are left and all are needed": (
        BAD,
        written(3, "R0 R1 R5", "", free="R3 Y3 G3"),
    ),
    "two of a strength are left": (GOOD, written(3, "R0 R1 R5", "", free="R3 Y3 G9 B1 P2")),
    "a pair at the damaged tile": (BAD, written(2, "R5 Y5", "G7", damaged=True, free="P7")),
    "a sum never beats a pair there": (GOOD, written(2, "R0 Y0", "G11", damaged=True, free="P10")),
    "a colour run is a mere sum there": (
        GOOD,
        written(2, "R0 Y0", "", damaged=True, free="P10 P11"),
    ),
    # ST2-13: what a tile doesn't accept is a sum
    "a colour run at a colour tile is a sum": (
        GOOD,
        written(3, "R0 R1 R3", "B9 B10", damaged=True, free="B11"),
    ),
    "but a card beside it makes a colour": (
        BAD,
        written(3, "R0 R1 R3", "B9 B10", damaged=True, free="B11 B0"),
    ),
    "the highest two choices are both runs": (
        BAD,
        written(3, "R8 R9 R2", "B9 B10", damaged=True, free="B11 B8 B7"),
    ),
    "a colour run at a run tile is a sum": (
        GOOD,
        written(1, "R0 R1 Y2", "B9 B10", damaged=True, free="B11"),
    ),
    "in two colours it is a run": (
        BAD,
        written(1, "R0 R1 Y2", "B9 B10", damaged=True, free="B11 P11"),
    ),
    "only one colour is left for any run": (
        GOOD,
        written(1, "R0 R1 Y2", "", damaged=True, free="B5 B6 B7 R9 Y9"),
    ),
    "two lone colours side by side": (
        BAD,
        written(1, "R0 R1 Y2", "", damaged=True, free="B5 B6 G7"),
    ),
    "the attacker's own colour run is a sum there": (
        BAD,
        written(1, "R9 R10 R11", "B1", damaged=True, free="P0 B2"),
    ),
    "equal strength at a sum tile is a sum": (GOOD, written(1, "R5 Y6 G7", "B6 P6", free="Y5")),
    "the lower sum wins": (BAD, written(7, "R1 Y1 G1", "B0", free="P0 Y2")),
    "types are nothing to a lowest sum": (GOOD, written(7, "R0 Y2 B3", "G1 G2", free="G3 G4")),
    # ST2-18
    "an 11 counts even where it would clash": (BAD, written(1, "R0 Y11 G9", "Y8 P2", free="R11")),
    # ST2-34
    "a joker makes the missing card": (BAD, written(3, "R9 Y9 B9", "R4 R6 J", free="")),
    "a joker stands for a card that is gone": (
        BAD,
        written(3, "R9 Y9 B9", "R4 J", free="R6", gone="R5"),
    ),
    "jokers on both sides, level": (GOOD, written(4, "R11 J", "Y11 J")),
    "jokers on both sides, the attacker's higher": (
        GOOD,
        written(4, "R11 J", "Y9 J", attacker_first=False),
    ),
    "a joker and all free cards": (BAD, written(2, "R7 R8 R9 R10", "J")),
    "two jokers alone": (BAD, written(2, "R7 R8 R9 R10", "J J", free="Y10 Y11")),
    "two jokers make four of a strength": (BAD, written(2, "R1 R5 R9 R10", "J J", free="Y2 B2")),
    "a joker repeats a card of its own formation": (
        GOOD,
        written(3, "R10 R11 J", "B11 B10", damaged=True, attacker_first=False),
    ),
    "and so does the defender's": (
        BAD,
        written(3, "R11 R10 R8", "B10 J", damaged=True, free="B11"),
    ),
    "two jokers beside an 11 repeat it once": (
        GOOD,
        written(3, "R11 R10 J", "B11 J", damaged=True, free="B9 B8"),
    ),
    "the spy in the middle of a run": (BAD, written(3, "R8 Y8 B8", "R9 S", free="R11")),
    "the spy can't be 9": (GOOD, written(3, "R8 Y8 B8", "G7 G8 S", free="")),
    "the shield below a run": (BAD, written(3, "R8 Y8 B8", "R4 H", free="R5")),
    "the shield can't be 4": (GOOD, written(3, "R8 Y8 B8", "R5 H", free="R6")),
    "the shield can't be 0": (GOOD, written(3, "R8 Y8 B8", "R1 H", free="Y2 Y3 Y0")),
    "spy and shield in no run": (GOOD, written(2, "R1 R2 R4 R5", "S H", free="Y11 B9")),
    "spy and shield in one colour": (BAD, written(2, "R1 R2 R4 R5", "S H", free="Y11 Y9")),
    "spy and shield in no pair": (GOOD, written(2, "R0 Y0", "S H", damaged=True)),
    "the shield counts 1 for a lowest sum": (BAD, written(7, "R0 Y1 G2", "H B0", free="P1")),
    "the spy counts 10 for a lowest sum": (GOOD, written(7, "R3 Y3 G4", "S B0")),
    "all elites together": (GOOD, written(2, "J J S H", "R5 Y6 G5")),
}


@pytest.mark.clause("ST2-13", "ST2-14", "ST2-15", "ST2-16", "ST2-17", "ST2-18", "ST2-34")
@pytest.mark.parametrize("name", HARD)
def test_hard_positions(name) -> None:
    expected, claim = HARD[name]
    if claim.cost <= 600_000:
        assert judged(claim).proved == expected
    else:
        assert prove(*claim).proved == expected


# a brute force over every completion and every value of the elites


@pytest.mark.parametrize("face", FACES)
def test_brute_force_agrees(face, scale) -> None:
    agree(face, scale(500), affordable=4000)


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES)
def test_brute_force_agrees_on_many_more(face) -> None:
    agree(face, 16_000, affordable=4000)
    agree(face, 60, affordable=600_000)


def agree(face: int, claims: int, affordable: int) -> None:
    random = Random(face)
    good = 0
    for number in range(claims):
        elites = (0, 0, 0, 0, 1, 1, 2, 2, 3, 4)[number % 10]
        good += judged(random_claim(random, face, elites, affordable)).proved
    assert 0.1 < good / claims < 0.9


# arguments that can't be

R = [NUMBERS[f"R{strength}"] for strength in range(12)]
WRONG = {
    "no face 14; faces are 0 … 13": (14, R[:3], [], 0),
    "no face -1; faces are 0 … 13": (-1, R[:3], [], 0),
    "no card 71": (0, [R[0], R[1], 71], [], 0),
    "no card -1": (0, R[:3], [-1], 0),
    "An action can’t be at a tile": (0, [R[0], R[1], NUMBERS["swap"]], [], 0),
    "R2 is entered twice": (0, [R[0], R[2], R[2]], [], 0),
    "R1 is entered twice": (0, R[:3], [R[1]], 0),
    "R3 is one too many: the attacker has 4 cards and only 3 fit": (0, R[:4], [], 0),
    "The attacker has 2 cards, but 3 are needed": (0, R[:2], [], 0),
    "R9 is one too many: the defender has 4 cards and only 3 fit": (0, R[:3], R[6:10], 0),
    "R2 lies at the tile and can't be free too": (0, R[:3], [], 1 << R[2]),
    "only siege cards can be free": (0, R[:3], [], 1 << 60),
}


@pytest.mark.parametrize("error", WRONG)
@pytest.mark.parametrize("function", [prove, is_proved])
def test_what_can_not_be_is_refused_by_name(function, error) -> None:
    with pytest.raises(InvalidClaim, match=error):
        function(*WRONG[error])


@pytest.mark.parametrize("function", [prove, is_proved])
@pytest.mark.parametrize(
    "arguments",
    [
        (None, R[:3], [], 0),
        ("0", R[:3], [], 0),
        (0, None, [], 0),
        (0, [None, None, None], [], 0),
        (0, R[:3], None, 0),
        (0, R[:3], ["R5"], 0),
        (0, R[:3], [2.5], 0),
        (0, R[:3], [], None),
        (0, R[:3], [], -1),
        (0, R[:3], [], 2**70),
        (2**70, R[:3], [], 0),
        (0, [*R[:2], 2**70], [], 0),
    ],
)
def test_nonsense_is_refused_without_a_crash(function, arguments) -> None:
    with pytest.raises((TypeError, ValueError)):
        function(*arguments)
