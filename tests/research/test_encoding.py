"""Arrays of numbers say exactly what a seat knows, and actions are moves without gaps."""

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

import koloda
from koloda import InvalidArgument, InvalidMove, InvalidPosition, KolodaError, Seen, State
from koloda.research import Encoding
from koloda.research.registry import ENCODINGS
from tests.conformance.test_contract import some_states
from tests.conformance.test_fingerprints import changes
from tests.research.encodings import encoding_for, encoding_of
from tests.variants import Variant


def test_every_listed_game_has_an_encoding() -> None:
    assert set(ENCODINGS) == set(koloda.games())


def seen_states(variant: Variant, games: int, seed: int = 0) -> Iterator[tuple[State, Seen]]:
    for state in some_states(variant, games, seed):
        for seat in range(state.players):
            yield state, state.seen_by(seat)


def test_what_a_seat_knows_is_the_same_from_the_whole_truth_as_from_its_knowledge(
    variant, scale
) -> None:
    encoding = encoding_for(variant)
    for state, seen in seen_states(variant, scale(20)):
        row = encoding.observation(seen)
        assert row.tobytes() == encoding.observation(state, seen.seat).tobytes()
        assert (row >= 0).all()


def test_every_number_is_described_and_within_its_range(variant, scale) -> None:
    encoding = encoding_for(variant)
    described = encoding.describe()
    names = [feature.name for feature in described.everything]
    assert len(names) == len(set(names)) == encoding.everything
    assert len(described.observation) == encoding.features
    assert len(set(described.actions)) == encoding.actions
    highest = np.array([feature.high for feature in described.everything])
    for state, seen in seen_states(variant, scale(10), 50):
        row = encoding.encode_everything(state, seen.seat)
        assert (row <= highest).all(), [names[i] for i in np.flatnonzero(row > highest)]
        assert row[: encoding.features].tobytes() == encoding.observation(seen).tobytes()


def test_different_knowledge_is_never_encoded_alike(variant, scale) -> None:
    """Positions of random games, and of each some that differ in a single place."""
    encoding, chooser = encoding_for(variant), random.Random(17)
    found: dict[bytes, tuple[object, ...]] = {}
    compared = 0
    for number, (_state, seen) in enumerate(seen_states(variant, scale(30), 200)):
        similar = [seen]
        if number % 29 == 0:
            similar += (other for other in neighbours(seen, chooser) if encodes(encoding, other))
        for each in similar:
            key = each.key()
            assert found.setdefault(encoding.observation(each).tobytes(), key) == key
            compared += 1
    assert compared > scale(200)


def neighbours(seen: Seen, chooser: random.Random) -> Iterator[Seen]:
    """Yield what the same seat could know with another value in one place."""
    for saved in changes(seen.save(), chooser):
        try:
            yield seen.game.load_seen(saved)
        except (InvalidPosition, KeyError):
            continue


def encodes(encoding: Encoding, seen: Seen) -> bool:
    """Tell whether an encoding is for this position: it has the same options."""
    try:
        encoding.observation(seen)
    except InvalidArgument:
        return False
    return True


def test_different_worlds_are_never_encoded_alike(variant, scale) -> None:
    encoding = encoding_for(variant)
    found: dict[bytes, object] = {}
    for state in some_states(variant, scale(30), 300):
        saved = {name: value for name, value in state.save().items() if name != "rng"}
        row = encoding.encode_everything(state, 0).tobytes()
        assert found.setdefault(row, saved) == saved


def test_an_action_is_a_move_and_every_legal_move_is_an_action(variant, scale) -> None:
    encoding = encoding_for(variant)
    moves = [encoding.move(action) for action in range(encoding.actions)]
    assert [encoding.action(move) for move in moves] == list(range(encoding.actions))
    names, state = encoding.describe().actions, variant.deal(1)
    assert [state.text(move) for move in moves] == [name.split()[0] for name in names]
    for state, seen in seen_states(variant, scale(10), 400):
        legal = [encoding.move(int(action)) for action in np.flatnonzero(encoding.legal(seen))]
        assert sorted(legal) == sorted(seen.legal_moves())
        if state.seat_to_move == seen.seat:
            assert (encoding.legal(state) == encoding.legal(seen)).all()


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("face-to-face", 2, {"highest": 12, "hand": 3}), ("gallop", 2, {"removed": "red-blue"})],
)
def test_every_action_is_legal_in_some_position(game, players, options, scale) -> None:
    if not koloda.compiled:
        pytest.skip("needs many games")
    encoding, chooser = Encoding(game, players, **options), random.Random(3)
    missing = set(range(encoding.actions))
    for seed in range(3000):
        state = encoding.game.deal(seed=seed, players=players, **options)
        while missing and (moves := state.legal_moves()):
            missing -= {encoding.action(move) for move in moves}
            rare = [move for move in moves if encoding.action(move) in missing]
            state.play(chooser.choice(rare or moves))
        if not missing:
            break
    assert missing == set()


def test_numbers_are_written_into_the_callers_array(variant) -> None:
    encoding, state = encoding_for(variant), variant.deal(1)
    row = encoding.observation(state)
    assert row.dtype == np.int8
    for kind in (np.int8, np.float32):
        room = np.full((3, encoding.features), 99, kind)
        assert encoding.observation(state, out=room[1]) is not None
        assert (room[1] == row).all()
        assert (room[[0, 2]] == 99).all()
        scattered = np.full((encoding.features, 2), 99, kind)
        encoding.observation(state, out=scattered[:, 0])
        assert (scattered[:, 0] == row).all()
        assert (scattered[:, 1] == 99).all()
    mask = np.ones(encoding.actions, np.float32)
    assert (encoding.legal(state, out=mask) == encoding.legal(state)).all()


def test_categories_and_sets_become_columns(variant) -> None:
    encoding = encoding_for(variant)
    states = some_states(variant, 1)
    rows = np.stack([encoding.observation(state, 0) for state in states])
    wide = encoding.one_hot(rows)
    features = encoding.describe().observation
    assert wide.shape == (len(states), sum(feature.width for feature in features))
    assert (encoding.one_hot(rows[0]) == wide[0]).all()
    at = 0
    for i, feature in enumerate(features):
        columns = wide[:, at : at + feature.width]
        at += feature.width
        for value, shown in zip(rows[:, i], columns, strict=True):
            if feature.kind == "category":
                assert list(np.flatnonzero(shown) + 1) == ([value] if value else [])
            elif feature.kind == "set":
                assert sum(1 << bit for bit in np.flatnonzero(shown)) == value
            else:
                assert shown == [value]
    assert encoding.one_hot(encoding.encode_everything(states[0], 0)).shape == (
        sum(feature.width for feature in encoding.describe().everything),
    )


def test_an_encoding_can_be_pickled(variant) -> None:
    encoding, state = encoding_for(variant), variant.deal(3)
    again = pickle.loads(pickle.dumps(encoding))
    assert (again.observation(state) == encoding.observation(state)).all()
    assert str(again.describe()) == str(encoding.describe())
    assert "version 1" in str(again.describe())


def test_a_state_of_another_kind_is_refused() -> None:
    encoding = Encoding("face-to-face")
    short = koloda.game("face-to-face").deal(seed=1, highest=20)
    for other in (short, short.seen_by(0)):
        with pytest.raises(InvalidArgument, match="highest"):
            encoding.observation(other)
    with pytest.raises(InvalidArgument, match="scram with 3"):
        encoding.legal(koloda.game("scram").deal(seed=1))
    gallop = Encoding("gallop", 3, removed="blue")
    with pytest.raises(InvalidArgument, match="removed"):
        gallop.observation(koloda.game("gallop").deal(seed=1, players=3, removed="red"))
    anywhere = Encoding("gallop", 3)
    assert encoding_of(koloda.game("gallop").deal(seed=1, players=3)).features == anywhere.features


def test_wrong_arguments_are_refused_with_a_reason() -> None:
    encoding = Encoding("gallop")
    state = koloda.game("gallop").deal(seed=1)
    seen = state.seen_by(1)
    assert encoding.observation(seen, 1).tobytes() == encoding.observation(state, 1).tobytes()
    refused = [
        lambda: encoding.observation(seen, 0),
        lambda: encoding.observation(state, 2),
        lambda: encoding.observation(state.view(0)),
        lambda: encoding.encode_everything(seen),
        lambda: encoding.observation(state, out=np.zeros(3, np.int8)),
        lambda: encoding.observation(state, out=np.zeros(encoding.features)),
        lambda: encoding.observation(state, out=[0] * encoding.features),
        lambda: encoding.legal(state, out=np.zeros(2)),
        lambda: encoding.move(-1),
        lambda: encoding.move(encoding.actions),
        lambda: encoding.move(1.0),
        lambda: encoding.action(0x3FF),
        lambda: encoding.one_hot(np.zeros(5)),
        lambda: Encoding("gallop", 5),
        lambda: Encoding("gallop", goal=3),
        lambda: Encoding("chess"),
    ]
    for call in refused:
        with pytest.raises(KolodaError, match=r"\w"):
            call()
    frozen = np.zeros(encoding.features, np.int8)
    frozen.flags.writeable = False
    with pytest.raises(InvalidArgument, match="written"):
        encoding.observation(state, out=frozen)
    with pytest.raises(InvalidMove):
        encoding.action(True)
    state.playout(koloda.Rng(1))
    with pytest.raises(InvalidArgument, match="give a seat"):
        encoding.observation(state)
    assert (
        encoding.observation(state, 0).tobytes() == encoding.observation(state.seen_by(0)).tobytes()
    )
