"""The batch that is timed checks what the prover checks."""

from random import Random

import pytest
from claims import ELITES, prover_speed
from compiled import loaded

from koloda.games.schotten_totten_2.prover import InvalidClaim, is_proved

made = loaded("claim_batch")
BATCH, Claim, ClaimBatch, random_claim = made.BATCH, made.Claim, made.ClaimBatch, made.random_claim


def test_a_batch_is_checked_as_its_claims_are() -> None:
    random = Random(1)
    claims = [random_claim(random, number % 5) for number in range(BATCH)]
    good = sum(is_proved(*claim) for claim in claims)
    assert 0 < good < BATCH
    assert ClaimBatch(claims).check(1) == good
    assert ClaimBatch(claims).check(3) == 3 * good


def test_a_batch_has_as_many_elites_as_were_asked_for() -> None:
    random = Random(2)
    for elites in ELITES:
        claim = random_claim(random, elites)
        assert sum(card >= 60 for card in claim.attacker + claim.defender) == elites


def test_a_batch_that_can_not_be_checked_is_refused() -> None:
    claim = random_claim(Random(3))
    with pytest.raises(ValueError, match="at most 512"):
        ClaimBatch([claim] * (BATCH + 1))
    with pytest.raises(InvalidClaim):
        ClaimBatch([Claim(0, [1, 2, 71], [], 0, True)])


def test_the_speed_is_told_for_each_number_of_elites() -> None:
    speed = prover_speed(seconds=0.001, slices=1)
    assert list(speed) == list(ELITES)
    assert all(figure.unit == "µs" and figure.value > 0 for figure in speed.values())
