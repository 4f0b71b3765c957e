"""Thousands of games at once, stepped in C: see docs/research.md.

batch = Batch("gallop", games=4096, players=3, seed=1, threads=2)
batch.reset()
batch.step(actions)    # one action per game; finished games start again by themselves
batch.observation, batch.legal, batch.seat, batch.reward, batch.done, batch.moves
"""

import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt

from koloda.engine.errors import InvalidArgument, KolodaError, WrongType, quoted
from koloda.engine.rng import SEEDS
from koloda.engine.state import State, check_seat
from koloda.research.arrays import MOST_GAMES, Arrays
from koloda.research.chunk import Chunk
from koloda.research.codes import ADVANCE, GREEDY, PLAYERS, RESET, SETTLE, YOU
from koloda.research.encoding import Encoding
from koloda.research.errors import IllegalAction, InvalidSnapshot
from koloda.research.runner import run_chunk
from koloda.research.team import Team

Array = npt.NDArray[Any]
Snapshot = dict[str, Any]

FORMAT = 1
"""Of snapshots."""
MOST_THREADS = 256
DTYPES = ("int8", "float32")


class Batch:
    """Many games of one kind that are stepped together.

    All arrays have one row per game, keep their memory for as long as the batch lives, and show the
    position in which somebody is to move now:

    - `observation`: what the seat to move knows, see `Encoding`
    - `everything`: the same and all hidden cards, if the batch was made with `everything=True`
    - `legal`: which actions are legal
    - `seat`: the seat to move
    - `moves`: how many moves the present game has had

    Two arrays tell what the last step did:

    - `done`: whether a game ended; the other arrays then show the next one
    - `reward`: what each seat got, as `Outcome.payoffs`; 0 unless the game ended
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        *,
        dtype: str = "int8",
        observations: bool = True,
        everything: bool = False,
        **options: Any,
    ) -> None:
        for name, value, least, most in (
            ("games", games, 1, MOST_GAMES),
            ("seed", seed, 0, SEEDS - 1),
            ("threads", threads, 1, MOST_THREADS),
        ):
            if type(value) is not int or not least <= value <= most:
                raise InvalidArgument(
                    f"{name} must be a whole number from {least} to {most}, not {quoted(value)}"
                )
        if dtype not in DTYPES:
            raise InvalidArgument(f"dtype must be {' or '.join(DTYPES)}, not {quoted(dtype)}")
        self.encoding = Encoding(game, players, **options)
        self.games = games
        self.seed = seed
        self.threads = min(threads, games)
        self._made_with: dict[str, Any] = {
            "dtype": dtype,
            "observations": observations,
            "everything": everything,
        }
        self._options = options
        own, self.players = self.encoding, self.encoding.players
        self._arrays = arrays = Arrays(
            games,
            self.players,
            own.features if observations else 0,
            own.everything if everything else 0,
            own.actions,
            dtype == "float32",
        )
        self.observation: Array = rows(arrays.observation_array, games, arrays.features)
        self.everything: Array = rows(arrays.everything_array, games, arrays.everything)
        self.legal: Array = rows(arrays.legal_array, games, own.actions).view(np.bool_)
        self.seat: Array = arrays.seat_array
        self.reward: Array = rows(arrays.reward_array, games, self.players)
        self.done: Array = arrays.done_array.view(np.bool_)
        self.moves: Array = arrays.moves_array
        self._slots = [own.new_slot() for _ in range(games)]
        for index, slot in enumerate(self._slots):
            slot.join(arrays, index, seed)
        self._chunks = [Chunk([self._slots[index] for index in share]) for share in self._shares()]
        self._team = Team(self.threads)
        self._lock = threading.Lock()
        self._players = [YOU] * self.players
        self.reset()

    @property
    def actions(self) -> int:
        """The number of different actions."""
        return self.encoding.actions

    def reset(self) -> None:
        """Deal the first game of every place again."""
        with self._alone():
            self._run(RESET)

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one move in every game, then go on to the next turn of a seat that is yours.

        If any of the actions is not legal, raise `IllegalAction` and change nothing.
        """
        self._begin_alone()
        try:
            self._take_actions(actions)
            game = self._arrays.first_illegal()
            if game >= 0:
                raise self._refusal(game, int(np.asarray(actions)[game]))
            self._run(ADVANCE)
        finally:
            self._lock.release()

    def random_actions(self) -> Array:
        """Return a random legal action for every game, all equally likely.

        The array belongs to the batch, and `step` writes it again.
        """
        found: Array = self._arrays.sample_array
        return found

    def play(self, policy: str | None = "random", seats: Iterable[int] = ()) -> None:
        """Let a built-in player move for these seats from now on; None: you move for them again.

        Built-in players move within `reset` and `step`, so it is always a seat of yours that is to
        move. At least one seat must be yours. "random" plays uniformly random moves, "greedy" is
        the bot of that name: it weighs its moves without a search.
        """
        if policy not in PLAYERS:
            raise InvalidArgument(f"there is no policy {quoted(policy)}; there are random, greedy")
        wanted = list(self._players)
        for seat in seats:
            check_seat(seat, self.players)
            wanted[seat] = PLAYERS.index(policy)
        if YOU not in wanted:
            raise InvalidArgument("no seat would be left to you")
        with self._alone():
            self._seat(wanted)
            self._run(SETTLE)

    def state(self, game: int) -> State:
        """Return a copy of one of the games, with all its cards."""
        with self._alone():
            return State(self.encoding.game, self._slots[self._check_game(game)].copy())

    def clone(self) -> "Batch":
        """Return an independent copy, with arrays of its own."""
        twin = self._like()
        with self._alone():
            twin._seat(self._players)
            for mine, other in zip(self._slots, twin._slots, strict=True):
                other.restore(mine.copy(), *mine.counters())
            twin._run(SETTLE)
            twin._copy_last_step(self)
        return twin

    def save(self) -> Snapshot:
        """Return everything as JSON; `load` reads it, also in another process."""
        rules = self.encoding.game.rules
        with self._alone():
            return {
                "koloda": "batch",
                "format": FORMAT,
                "encoding": self.encoding.version,
                "game": self.encoding.game.id,
                "rules": self.encoding.game.version,
                "players": self.players,
                "options": dict(self.encoding.options),
                "seed": self.seed,
                "policies": [PLAYERS[player] for player in self._players],
                "games": [
                    {
                        "position": rules.save(slot.copy()),
                        "counters": list(slot.counters()),
                        "reward": self.reward[index].tolist(),
                        "done": bool(self.done[index]),
                    }
                    for index, slot in enumerate(self._slots)
                ],
            }

    def load(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot of a batch of the same kind and size; everything is checked."""
        loaded = self._like()
        loaded._restore(snapshot)
        with self._alone():
            self.seed = loaded.seed
            self._seat(loaded._players)
            for index, (mine, other) in enumerate(zip(self._slots, loaded._slots, strict=True)):
                mine.join(self._arrays, index, self.seed)
                mine.restore(other.copy(), *other.counters())
            self._run(SETTLE)
            self._copy_last_step(loaded)

    def _restore(self, snapshot: Snapshot) -> None:
        """Do what `load` does in a batch that nobody else has yet."""
        expected = {
            "koloda": "batch",
            "format": FORMAT,
            "encoding": self.encoding.version,
            "game": self.encoding.game.id,
            "rules": self.encoding.game.version,
            "players": self.players,
            "options": dict(self.encoding.options),
        }
        if not isinstance(snapshot, Mapping):
            raise InvalidSnapshot(f"a snapshot is an object, not {quoted(snapshot)}")
        for name, value in expected.items():
            if snapshot.get(name) != value:
                raise InvalidSnapshot(
                    f"{name}: {quoted(snapshot.get(name))} in the snapshot, {value!r} in this batch"
                )
        games, policies = snapshot.get("games"), snapshot.get("policies")
        if not isinstance(games, list) or len(games) != self.games:
            raise InvalidSnapshot(f"games: this batch has {self.games}")
        try:
            self._seat([PLAYERS.index(policy) for policy in policies])  # type: ignore[union-attr]
            for index, (slot, saved) in enumerate(zip(self._slots, games, strict=True)):
                slot.join(self._arrays, index, snapshot["seed"])
                position = self.encoding.game.load(saved["position"]).position
                slot.restore(position, *saved["counters"])
            self.seed = snapshot["seed"]
            self._run(SETTLE)
            self.reward[:] = [saved["reward"] for saved in games]
            self.done[:] = [saved["done"] for saved in games]
        except (KolodaError, KeyError, TypeError, ValueError, OverflowError) as error:
            raise InvalidSnapshot(f"this snapshot is damaged: {error}") from None

    def _like(self) -> "Batch":
        """Return another batch of this kind, freshly dealt."""
        return Batch(
            self.encoding.game.id,
            self.games,
            self.players,
            self.seed,
            self.threads,
            **self._made_with,
            **self._options,
        )

    def _copy_last_step(self, other: "Batch") -> None:
        self.reward[:] = other.reward
        self.done[:] = other.done

    def _seat(self, players: list[int]) -> None:
        """Let these players, by their numbers, move for the seats."""
        if len(players) != self.players or YOU not in players:
            raise InvalidArgument("there is one player for each seat, and one of them is you")
        for chunk in self._shares() if GREEDY in players else ():
            first = self._slots[chunk.start]
            if not first.is_equipped:
                first.equip(None)
            for index in chunk:
                self._slots[index].equip(first)
        for slot in self._slots:
            for seat, player in enumerate(players):
                slot.seat_player(seat, player)
        self._players = list(players)

    def _shares(self) -> list[range]:
        """Return which games each thread plays."""
        bounds = [self.games * i // self.threads for i in range(self.threads + 1)]
        return [range(bounds[i], bounds[i + 1]) for i in range(self.threads)]

    def _take_actions(self, actions: npt.ArrayLike) -> None:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.games,):
            raise WrongType(
                f"step() takes {self.games} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}"
            )
        if given.dtype != np.int32:
            # numbers that an int32 can't hold are no actions; they must not become any
            given = np.minimum(given, self.actions)
            if given.dtype.kind == "i":
                given = np.maximum(given, -1)
        np.copyto(self._arrays.action_array, given, casting="unsafe")

    def _refusal(self, game: int, action: int) -> IllegalAction:
        if not 0 <= action < self.actions:
            return IllegalAction(game, action, f"the actions are 0 to {self.actions - 1}")
        state = State(self.encoding.game, self._slots[game].copy())
        try:
            state.refuse(self.encoding.move(action))
        except KolodaError as error:
            return IllegalAction(game, action, str(error))
        raise AssertionError("an action that is legal was refused")

    def _check_game(self, game: int) -> int:
        if type(game) is not int or not 0 <= game < self.games:
            raise InvalidArgument(f"there is no game {quoted(game)}; there are {self.games}")
        return game

    def _run(self, task: int) -> None:
        if self.threads == 1:
            run_chunk(self._chunks[0], task)
        else:
            chunks = self._chunks
            self._team.run(lambda number: run_chunk(chunks[number], task))

    def _begin_alone(self) -> None:
        """Refuse a second thread: the games are stepped without Python's lock."""
        if not self._lock.acquire(blocking=False):
            raise InvalidArgument("another thread is using this batch")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        self._begin_alone()
        try:
            yield
        finally:
            self._lock.release()

    def __repr__(self) -> str:
        return (
            f"<Batch of {self.games} games of {self.encoding.game.id} for {self.players} players>"
        )


def rows(flat: Array, games: int, length: int) -> Array:
    """Return a flat array as one row per game."""
    return flat[: games * length].reshape(games, length)
