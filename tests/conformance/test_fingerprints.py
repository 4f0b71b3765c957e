"""A fingerprint is equal for equal positions, and different for all others that we could find."""

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

from koloda import InvalidPosition, Rng
from tests.conformance.test_contract import some_states


def test_equal_positions_have_equal_fingerprints(variant, scale) -> None:
    for state in some_states(variant, scale(20)):
        fingerprint = state.fingerprint()
        assert 0 <= fingerprint < 2**64
        loaded = variant.game.load(json.loads(json.dumps(state.save())))
        for twin in (state.clone(), loaded, pickle.loads(pickle.dumps(state))):
            assert twin.fingerprint() == fingerprint
            assert hash(twin) == hash(state)
        for seat in range(state.players):
            seen = state.seen_by(seat)
            again = variant.game.load_seen(seen.save())
            world = seen.imagine(Rng(2))
            for twin in (seen.clone(), again, world.seen_by(seat), state.seen_by(seat)):
                assert twin.fingerprint() == seen.fingerprint()
                assert hash(twin) == hash(seen)


def test_different_positions_have_different_fingerprints(variant, scale) -> None:
    keys, prints, chooser = set(), set(), random.Random(12)
    for seed in range(scale(120)):
        state = variant.deal(seed)
        while state.seat_to_move is not None and state.fingerprint() not in prints:
            for each in (state, *(state.seen_by(seat) for seat in range(state.players))):
                keys.add(each.key())
                prints.add(each.fingerprint())
            state.play(chooser.choice(state.legal_moves()))
        keys.add(state.key())
        prints.add(state.fingerprint())
    assert len(prints) == len(keys)
    assert len(keys) > scale(2000)


def test_every_field_counts(variant, scale) -> None:
    """Change a saved position in one place: the fingerprint changes exactly if the key does."""
    changed, chooser = 0, random.Random(13)
    states = some_states(variant, scale(4))
    for state in states[:: len(states) // 25 + 1]:
        for saved in changes(state.save(), chooser):
            try:
                other = variant.game.load(saved)
            except InvalidPosition:
                continue
            changed += other.key() != state.key()
            assert (other.fingerprint() == state.fingerprint()) == (other.key() == state.key())
    assert changed > 10


def changes(saved: Any, chooser: random.Random) -> Iterator[Any]:
    """Yield what was saved, each time with one other value or with two items in another order."""
    if isinstance(saved, dict):
        for key, value in saved.items():
            yield from ({**saved, key: other} for other in changes(value, chooser))
    elif isinstance(saved, list):
        for i, value in enumerate(saved):
            yield from ([*saved[:i], other, *saved[i + 1 :]] for other in changes(value, chooser))
        if len(saved) > 1:
            i, j = chooser.sample(range(len(saved)), 2)
            swapped = list(saved)
            swapped[i], swapped[j] = saved[j], saved[i]
            yield swapped
    elif isinstance(saved, bool):
        yield not saved
    elif isinstance(saved, int):
        yield from (saved + 1, saved - 1)
    elif isinstance(saved, str):
        yield saved[:-1] + chooser.choice("13579bdf")
