"""Thousands of games at once: the same games as one by one, whatever the number of threads."""

import gc
import json
import pickle
import subprocess
import sys
import threading
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import koloda
from koloda import InvalidArgument, KolodaError, State
from koloda.bots.levels import bot
from koloda.research import Batch, IllegalAction, InvalidSnapshot, deal_seed
from tests.variants import Variant

DIGESTS = Path(__file__).parent / "digests.json"


def batch_of(variant: Variant, games: int, **settings: Any) -> Batch:
    return Batch(variant.game_id, games, variant.players, **settings, **variant.options)


def shown(batch: Batch) -> bytes:
    """Return all that a batch shows."""
    arrays = (
        *(batch.observation, batch.everything, batch.legal, batch.seat, batch.reward, batch.done),
        *(batch.moves, batch.random_actions()),
    )
    return b"".join(array.tobytes() for array in arrays)


def step_randomly(batch: Batch, steps: int) -> str:
    """Make random moves; return a hash of all that was shown on the way."""
    digest = sha256(shown(batch))
    for _ in range(steps):
        batch.step(batch.random_actions())
        digest.update(shown(batch))
    return digest.hexdigest()


def dealt(variant: Variant, seed: int, game: int, deal: int) -> State:
    return variant.deal(deal_seed(seed, game, deal))


def test_a_batch_plays_the_games_that_the_engine_plays_one_by_one(variant, scale) -> None:
    games = 6
    batch = batch_of(variant, games, seed=5, everything=True)
    states, deals, encoding = [], [1] * games, batch.encoding
    for game in range(games):
        states.append(dealt(variant, 5, game, 0))
    ended = 0
    for _ in range(scale(1500)):
        actions = batch.random_actions().copy()
        for game, state in enumerate(states):
            assert batch.legal[game, actions[game]]
            state.play(encoding.move(actions[game]))
        batch.step(actions)
        for game, state in enumerate(states):
            outcome = state.outcome
            assert batch.done[game] == (outcome is not None)
            if outcome is None:
                assert not batch.reward[game].any()
            else:
                assert batch.reward[game].tolist() == np.float32(outcome.payoffs).tolist()
                states[game] = dealt(variant, 5, game, deals[game])
                deals[game] += 1
                ended += 1
        game = ended % games
        state = states[game]
        assert batch.seat[game] == state.seat_to_move
        assert (batch.legal[game] == encoding.legal(state)).all()
        assert (batch.observation[game] == encoding.observation(state)).all()
        assert (batch.everything[game] == encoding.encode_everything(state)).all()
        assert batch.state(game) == state
    assert ended > 0 or not koloda.compiled


def test_a_game_begins_with_the_documented_seed(variant) -> None:
    batch = batch_of(variant, 3, seed=2**64 - 1)
    for game in range(3):
        assert batch.state(game) == dealt(variant, 2**64 - 1, game, 0)
    assert deal_seed(1, 0, 0) == 0x910A2DEC89025CC1  # the first number of SplitMix64 after 1
    assert len({deal_seed(1, game, deal) for game in range(50) for deal in range(50)}) == 2500


def test_the_same_seed_gives_the_same_games_for_any_number_of_threads(variant, scale) -> None:
    steps = scale(300)
    hashes = {
        step_randomly(batch_of(variant, 7, seed=9, threads=threads), steps)
        for threads in (1, 2, 3, 16)
    }
    assert len(hashes) == 1
    assert step_randomly(batch_of(variant, 7, seed=10), steps) not in hashes


def test_both_builds_show_the_same_numbers(variant) -> None:
    """The digests are of either build. If an encoding changed, raise its version and run
    `python -m tests.research.test_batch`."""
    assert digest_of(variant) == json.loads(DIGESTS.read_text())[str(variant)]


def digest_of(variant: Variant) -> str:
    batch = batch_of(variant, 2, seed=3, everything=True)
    batch.play("greedy", [variant.players - 1])
    return f"{batch.encoding.version}:{step_randomly(batch, 25)[:16]}"


def test_floats_are_the_same_numbers(variant) -> None:
    small = batch_of(variant, 4, everything=True)
    wide = batch_of(variant, 4, everything=True, dtype="float32")
    assert wide.observation.dtype == wide.everything.dtype == np.float32
    for _ in range(20):
        assert (small.observation == wide.observation).all()
        assert (small.everything == wide.everything).all()
        actions = small.random_actions().copy()
        small.step(actions)
        wide.step(actions)


def test_a_batch_without_observations_plays_the_same_games(variant) -> None:
    blind, seeing = batch_of(variant, 4, observations=False), batch_of(variant, 4)
    assert blind.observation.shape == (4, 0)
    for _ in range(20):
        assert (blind.legal == seeing.legal).all()
        actions = seeing.random_actions().copy()
        blind.step(actions)
        seeing.step(actions)


def test_random_actions_are_legal_and_all_legal_ones_are_chosen() -> None:
    batch = Batch("face-to-face", games=4000 if koloda.compiled else 200, highest=12, first=0)
    actions = batch.random_actions()
    assert batch.legal[np.arange(batch.games), actions].all()
    shares = np.bincount(actions, minlength=batch.actions) / batch.games
    expected = (batch.legal / batch.legal.sum(1, keepdims=True)).mean(0)
    assert abs(shares - expected).max() < 4 * (0.25 / batch.games) ** 0.5


def test_an_illegal_action_names_its_game_and_changes_nothing(variant) -> None:
    batch = batch_of(variant, 5, seed=1)
    before = shown(batch)
    states = [batch.state(game).key() for game in range(5)]
    for wrong in (int(np.flatnonzero(~batch.legal[3])[0]), -1, batch.actions, 2**40, -(2**40)):
        actions = batch.random_actions().astype(np.int64)
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=f"game 3: action {wrong} is not legal: ") as info:
            batch.step(actions)
        assert (info.value.game, info.value.action) == (3, wrong)
        assert str(pickle.loads(pickle.dumps(info.value))) == str(info.value)
        assert shown(batch) == before
        assert [batch.state(game).key() for game in range(5)] == states


@pytest.mark.parametrize(
    "actions", [[0], 0, None, ["E"] * 4, [0.5] * 4, [[0]] * 4, [True] * 4, np.zeros(5, int)]
)
def test_what_is_no_list_of_actions_is_refused(actions) -> None:
    batch = Batch("face-to-face", games=4)
    before = shown(batch)
    with pytest.raises(KolodaError, match="takes 4 whole numbers"):
        batch.step(actions)
    assert shown(batch) == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.uint32, np.int64, np.uint64])
def test_actions_may_be_of_any_integer_type(kind) -> None:
    batch, twin = Batch("face-to-face", games=3, highest=12), None
    twin = batch.clone()
    actions = batch.random_actions().copy()
    batch.step(actions)
    twin.step(actions.astype(kind))
    assert shown(batch) == shown(twin)
    with pytest.raises(IllegalAction):
        batch.step(np.full(3, np.iinfo(kind).max, kind))


def test_a_program_that_writes_into_the_arrays_breaks_no_game(variant) -> None:
    batch, twin = batch_of(variant, 4), batch_of(variant, 4)
    for step in range(50):
        batch.legal[:] = True
        batch.seat[:] = 99
        batch.observation[:] = -1
        # the mask allows all of these, and whatever isn't legal is not played
        batch.step((np.arange(4) * 7 + step) % batch.actions)
    for game in range(4):
        assert batch.state(game) == variant.game.load(batch.state(game).save())
    batch.reset()
    assert shown(batch) == shown(twin)


def test_built_in_players_move_for_their_seats(variant, scale) -> None:
    seats = [seat for seat in range(variant.players) if seat != 1]
    for policy in ("random", "greedy"):
        batch = batch_of(variant, 3, seed=4)
        batch.play(policy, seats)
        assert (batch.seat == 1).all()
        for _ in range(scale(60)):
            batch.step(batch.random_actions())
            assert (batch.seat == 1).all()
        batch.play(None, seats)
        others = 0
        for _ in range(20):
            batch.step(batch.random_actions())
            others += (batch.seat != 1).sum()
        assert others > 0


def test_the_greedy_player_is_the_greedy_bot() -> None:
    """At Face to Face the weights depend on nothing hidden, so the two always agree."""
    batch = Batch("face-to-face", games=1, seed=8)
    greedy, compared = bot("face-to-face", "greedy", seed=1), 0
    while compared < 20:
        state = batch.state(0)
        batch.play(None, [0, 1])
        mine = state.seat_to_move
        batch.step(batch.random_actions())
        state = batch.state(0)
        if state.seat_to_move != mine:
            while state.seat_to_move != mine and state.seat_to_move is not None:
                state.play(greedy.choose(state.seen_by(state.seat_to_move)).move)
            batch.play("greedy", [1 - mine])
            if state.outcome is None:
                assert batch.state(0) == state
                compared += 1


def test_greedy_players_beat_random_ones(scale) -> None:
    batch = Batch("face-to-face", games=scale(200), seed=3)
    batch.play("greedy", [1])
    total = np.zeros(2)
    for _ in range(scale(400)):
        batch.step(batch.random_actions())
        total += batch.reward.sum(0)
    assert total.sum() == 0
    assert total[1] > 0 or not koloda.compiled


def test_a_clone_goes_on_as_its_original_would(variant, scale) -> None:
    batch = batch_of(variant, 5, seed=2, threads=2)
    batch.play("random", [0])
    step_randomly(batch, scale(200))
    twin = batch.clone()
    assert shown(twin) == shown(batch)
    assert not np.shares_memory(twin.legal, batch.legal)
    there = step_randomly(twin, scale(200))
    assert step_randomly(batch, scale(200)) == there


def test_a_snapshot_can_be_stored_and_loaded(variant, scale) -> None:
    batch = batch_of(variant, 4, seed=6)
    batch.play("greedy", [1])
    step_randomly(batch, scale(100))
    saved = json.loads(json.dumps(batch.save()))
    before = shown(batch)
    there = step_randomly(batch, scale(100))
    batch.load(saved)
    assert shown(batch) == before
    assert step_randomly(batch, scale(100)) == there
    other = batch_of(variant, 4, seed=7, threads=3)
    other.load(saved)
    assert step_randomly(other, scale(100)) == there


def test_a_foreign_or_damaged_snapshot_is_refused_and_changes_nothing() -> None:
    batch = Batch("gallop", games=2, seed=1)
    saved, before = batch.save(), shown(batch)
    first = saved["games"][0]
    damaged = [
        None,
        {},
        {**saved, "format": 2},
        {**saved, "encoding": 99},
        {**saved, "players": 3},
        {**saved, "options": {}},
        {**saved, "seed": -1},
        {**saved, "policies": ["random", "random"]},
        {**saved, "policies": ["chess", None]},
        {**saved, "games": saved["games"][:1]},
        {**saved, "games": [first, {}]},
        {**saved, "games": [first, {**first, "position": {}}]},
        {**saved, "games": [first, {**first, "counters": [0, 0, ""]}]},
        {**saved, "games": [first, {**first, "counters": [1, -1, first["counters"][2]]}]},
        {**saved, "games": [first, {**first, "reward": [1]}]},
        {**saved, "games": [first, {**first, "position": batch.state(0).seen_by(0).save()}]},
        Batch("gallop", games=2, match="single").save(),
        Batch("face-to-face", games=2).save(),
    ]
    for snapshot in damaged:
        with pytest.raises(InvalidSnapshot):
            batch.load(snapshot)
        assert shown(batch) == before
    batch.load(saved)


def test_arrays_keep_their_memory_and_are_shared_without_copies() -> None:
    batch = Batch("gallop", games=8, players=3)
    arrays = {
        name: getattr(batch, name)
        for name in ("observation", "legal", "seat", "reward", "done", "moves")
    }
    exchanged = {name: np.from_dlpack(array) for name, array in arrays.items()}
    for _ in range(200):
        batch.step(batch.random_actions())
    for name, array in arrays.items():
        assert getattr(batch, name) is array
        assert array.flags.c_contiguous and array.flags.writeable and array.flags.aligned
        assert np.shares_memory(exchanged[name], array)
        assert (exchanged[name] == array).all()
        with pytest.raises(ValueError, match="resize"):
            array.resize(10**6, refcheck=False)
    assert batch.observation.shape == (8, batch.encoding.features)
    assert batch.legal.shape == (8, batch.actions)
    assert batch.reward.shape == (8, 3)
    del batch
    gc.collect()
    assert exchanged["legal"].any()


def test_a_second_thread_is_refused() -> None:
    batch = Batch("face-to-face", games=2)
    with batch._alone():
        for call in (batch.reset, batch.save, batch.clone, lambda: batch.state(0)):
            with pytest.raises(InvalidArgument, match="another thread"):
                call()
        with pytest.raises(InvalidArgument, match="another thread"):
            batch.step(batch.random_actions())
    batch.step(batch.random_actions())


def test_threads_end_with_their_batch() -> None:
    batch = Batch("face-to-face", games=8, threads=4)
    names = {thread.name for thread in threading.enumerate()}
    assert {"koloda-1", "koloda-2", "koloda-3"} <= names
    workers = [thread for thread in threading.enumerate() if thread.name.startswith("koloda-")]
    del batch
    gc.collect()
    for worker in workers:
        worker.join(60)
        assert not worker.is_alive()


@pytest.mark.parametrize(
    "settings",
    [
        {"games": 0},
        {"games": 2**21},
        {"games": "4"},
        {"seed": -1},
        {"seed": 2**64},
        {"threads": 0},
        {"threads": True},
        {"players": 5},
        {"dtype": "float64"},
        {"goal": 3},
        {"match": "single", "target": 20},
    ],
)
def test_wrong_settings_are_refused_with_a_reason(settings) -> None:
    with pytest.raises(KolodaError, match=r"\w"):
        Batch("gallop", **{"games": 2, **settings})


def test_players_that_do_not_exist_are_refused() -> None:
    batch = Batch("gallop", games=2)
    for policy, seats in (("strong", [0]), ("random", [0, 1]), ("random", [2]), ("random", ["a"])):
        with pytest.raises(KolodaError, match=r"\w"):
            batch.play(policy, seats)
    for game in (-1, 2, "0"):
        with pytest.raises(InvalidArgument, match="there is no game"):
            batch.state(game)
    assert repr(batch) == "<Batch of 2 games of gallop for 2 players>"


def test_without_numpy_the_error_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import koloda.research"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert "koloda.research needs NumPy: pip install 'koloda[research]'" in done.stderr


if __name__ == "__main__":
    from tests.variants import VARIANTS

    digests = {str(variant): digest_of(variant) for variant in VARIANTS}
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n")
