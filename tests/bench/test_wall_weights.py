"""The fit by which the bots evaluate a wall."""

import math
import random

import pytest
from wall_weights import fitted, loss, samples

import koloda


def test_the_fit_finds_the_numbers_that_made_the_results() -> None:
    chooser = random.Random(1)
    true = [-0.5, 2.0, -1.0]
    found = []
    for _ in range(4000):
        signs = [chooser.uniform(-1, 1), chooser.uniform(-1, 1)]
        logit = true[0] + true[1] * signs[0] + true[2] * signs[1]
        found.append((signs, chooser.random() < 1 / (1 + math.exp(-logit))))
    numbers = fitted(found)
    assert numbers == pytest.approx(true, abs=0.2)
    assert loss(found, numbers) < min(loss(found, true), loss(found, [0.0, 0.0, 0.0]))


@pytest.mark.skipif(not koloda.compiled, reason="too slow to play so many games")
def test_the_same_seed_gives_the_same_samples() -> None:
    first, second = (list(samples(2, 3)) for _ in range(2))
    assert first == second
    assert len(first) > 5
