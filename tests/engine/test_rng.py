"""The generator gives its author's published numbers, without bias."""

import pickle
from collections import Counter

import pytest

from koloda import Rng
from koloda.engine.rng import restored

# the demo of the reference implementation (pcg-c-basic: pcg32-demo.c, seed 42, stream 54)
PUBLISHED = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def words(rng: Rng, number: int) -> list[int]:
    """Return the upper 31 bits of the next words, by calling the public below(2**31)."""
    return [rng.below(2**31) for _ in range(number)]


def test_the_published_numbers_are_reproduced() -> None:
    assert words(Rng(42, stream=54), 6) == [word >> 1 for word in PUBLISHED]


def test_seeds_and_streams_differ() -> None:
    firsts = {tuple(words(Rng(seed, stream), 2)) for seed in range(30) for stream in range(30)}
    assert len(firsts) == 900


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 58, 60, 70])
def test_every_number_below_is_equally_likely(n, scale) -> None:
    rounds = scale(40_000)
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(rounds * n // 4))
    assert set(counts) == set(range(n))
    expected = sum(counts.values()) / n
    # 6 standard deviations; the seeds are fixed, so this is never flaky
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def test_rejection_removes_the_bias_of_large_bounds(scale) -> None:
    """For n = 3 * 2**29 plain multiplication would give every third number twice as often."""
    rng, n, rounds = Rng(5), 3 * 2**29, scale(60_000)
    thirds = Counter(rng.below(n) % 3 for _ in range(rounds))
    assert all(abs(count - rounds / 3) < 6 * (rounds / 3) ** 0.5 for count in thirds.values())


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2.0, "3", None, True])
def test_bounds_are_checked(n) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(1).below(n)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "1", None, False])
def test_seeds_are_checked(seed) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


def test_clones_and_pickles_continue_alike() -> None:
    rng = Rng(9, stream=4)
    words(rng, 5)
    twins = [rng.clone(), pickle.loads(pickle.dumps(rng)), restored(rng.save())]
    assert [words(twin, 4) for twin in twins] == [words(rng, 4)] * 3


def test_a_fed_generator_reads_its_tape_and_says_when_it_is_dry() -> None:
    rng = Rng(1)
    rng.feed(bytes.fromhex("8000000000000002"))
    twin = rng.clone()
    assert words(rng, 2) == [0x40000000, 1]
    assert (rng.left, rng.dry) == (0, False)
    assert rng.below(2**31) == Rng(1).below(2**31)
    assert rng.dry
    assert words(twin, 1) == [0x40000000]
    assert words(restored(twin.save()), 1) == [1]
    twin.feed(bytes.fromhex("00000008"))
    assert twin.left == 8
    assert words(twin, 2) == [1, 4]
    assert not twin.dry


@pytest.mark.parametrize("more", [b"", b"123", "1234", None])
def test_only_whole_words_can_be_fed(more) -> None:
    with pytest.raises(ValueError, match="feed"):
        Rng(1).feed(more)


@pytest.mark.parametrize("saved", ["", "0" * 32, "g" * 32, "1" * 33, 7, None])
def test_an_invalid_saved_generator_is_refused(saved) -> None:
    with pytest.raises(ValueError, match="saved generator"):
        restored(saved)
