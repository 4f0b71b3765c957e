"""The hash of whole numbers, and the fingerprints of positions that are made with it."""

import os
import subprocess
import sys

import koloda
from koloda import Rng
from koloda.engine import hashing
from tests.variants import VARIANTS

PRINTS = """
from koloda.engine.rng import Rng
from tests.variants import VARIANTS
for variant in VARIANTS:
    state = variant.deal(7)
    rng = Rng(8)
    for _ in range(25):
        state.play(state.legal_moves()[rng.below(len(state.legal_moves()))])
    print(state.fingerprint(), *(state.seen_by(i).fingerprint() for i in range(state.players)))
"""


def printed(build: dict[str, str]) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "KOLODA_UNCOMPILED"}
    done = subprocess.run(
        [sys.executable, "-c", PRINTS],
        env={**environment, **build},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_both_builds_have_the_same_fingerprints() -> None:
    lines = printed({"KOLODA_UNCOMPILED": "1"})
    assert len(lines) == len(VARIANTS)
    own = {} if koloda.compiled else {"KOLODA_UNCOMPILED": "1"}
    assert printed(own) == lines


def test_a_hash_depends_on_every_number_and_their_order() -> None:
    assert hashing.mixed(1, 2) != hashing.mixed(2, 1)
    assert hashing.mixed(0) != hashing.mixed()
    assert hashing.mixed(0, 0) != hashing.mixed(0)
    assert hashing.mixed(-1) == hashing.mixed(2**64 - 1)
    assert 0 <= hashing.mixed(2**70) < 2**64
    assert len({hashing.mixed(i, j) for i in range(300) for j in range(300)}) == 90_000


def test_close_numbers_differ_in_about_half_of_the_bits() -> None:
    flipped = [(hashing.mixed(i, 7) ^ hashing.mixed(i + 1, 7)).bit_count() for i in range(1000)]
    assert 28 < sum(flipped) / 1000 < 36


def test_the_place_in_a_stream_is_part_of_a_fingerprint() -> None:
    """Later shuffles would differ, so the positions do."""
    state = koloda.game("scram").deal(seed=1)
    saved = state.save()
    twin = koloda.game("scram").load({**saved, "rng": Rng(5).save()})
    assert twin.fingerprint() != state.fingerprint()
    fed = koloda.game("scram").load({**saved, "rng": saved["rng"] + ":00000001"})
    assert len({each.fingerprint() for each in (state, twin, fed)}) == 3
