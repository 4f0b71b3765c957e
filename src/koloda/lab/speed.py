"""How fast the engine is, measured with uniformly random games.

Machines are noisy, so seconds are processor time, and a figure is the median of several short
slices. `bench/` alternates the same slices with those of other engines.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import koloda
from koloda.bots.contract import Budget
from koloda.bots.levels import bot

FIGURES = {
    "driven": "moves/s",
    "dealt": "moves/s",
    "inside": "moves/s",
    "clone": "µs",
    "view": "µs",
    "search": "sims/s",
}
"""The unit of each figure; the `Trial` method of the same name says what it times."""

SLICES = 5
SECONDS = 0.4

GAMES = 16
"""Games per sample, enough to make reading the clock negligible."""
SIMULATIONS = 1000
"""Simulations per move of a search."""
MIDGAMES = 64
"""Positions that are copied and viewed in turn; a single one would stay in the cache."""


class Slice(NamedTuple):
    """How often something was done, and how long it took."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


Sampler = Callable[[], Slice]


@dataclass(frozen=True)
class Figure:
    """The summary of several slices."""

    value: float
    """The median, in `unit`."""
    unit: str
    spread: float
    """Half the range from the lowest to the highest slice, as a fraction of the median."""


@dataclass(frozen=True)
class Speed:
    """All figures of one game with one number of players."""

    game: str
    players: int
    compiled: bool
    figures: dict[str, Figure]


class Trial:
    """One game with one number of players; each sampler method times a small sample."""

    def __init__(self, game: str, players: int, seed: int = 0) -> None:
        self.game = koloda.game(game)
        self.players = players
        self.seeds = count(seed)
        self.random = Random(seed)
        self.rng = koloda.Rng(seed)

    @property
    def samplers(self) -> dict[str, Sampler]:
        return {name: getattr(self, name) for name in FIGURES}

    def driven(self) -> Slice:
        """Time moves of games that Python drives step by step, without the dealing."""
        states = [self.deal() for _ in range(GAMES)]
        start = process_time()
        moves = sum(drive(state, self.random) for state in states)
        return Slice(moves, process_time() - start)

    def dealt(self) -> Slice:
        """Time moves as `driven` does, dealing included."""
        start = process_time()
        moves = sum(drive(self.deal(), self.random) for _ in range(GAMES))
        return Slice(moves, process_time() - start)

    def inside(self) -> Slice:
        """Time moves of whole playouts inside the engine, each from a copy of a fresh deal."""
        state = self.deal()
        start = process_time()
        moves = sum(state.clone().playout(self.rng) for _ in range(GAMES))
        return Slice(moves, process_time() - start)

    def clone(self) -> Slice:
        """Time copies of positions in the middle of a game."""
        states = self.midgames
        start = process_time()
        for state in states:
            state.clone()
        return Slice(len(states), process_time() - start)

    def view(self) -> Slice:
        """Time views of positions in the middle of a game, for the seat to move."""
        viewers = [(state, state.seat_to_move) for state in self.midgames]
        start = process_time()
        for state, seat in viewers:
            state.view(seat)
        return Slice(len(viewers), process_time() - start)

    def search(self) -> Slice:
        """Time simulations of a plain search for the first move with a choice. Each is a random
        playout to the end, without the game's own hints."""
        state = self.deal()
        while len(state.legal_moves()) < 2:
            state.play(state.legal_moves()[0])
        assert state.seat_to_move is not None
        seen = state.seen_by(state.seat_to_move)
        plain = bot(self.game.id, "plain", seed=0)
        start = process_time()
        choice = plain.choose(seen, Budget(simulations=SIMULATIONS))
        return Slice(choice.simulations, process_time() - start)

    def deal(self) -> koloda.State:
        return self.game.deal(seed=next(self.seeds), players=self.players)

    @cached_property
    def midgames(self) -> list[koloda.State]:
        return [self.midgame() for _ in range(MIDGAMES)]

    def midgame(self) -> koloda.State:
        """Return the position after half the moves of a random game."""
        state = self.deal()
        history = []
        while state.seat_to_move is not None:
            history.append(state.clone())
            state.play(self.random.choice(state.legal_moves()))
        return history[len(history) // 2]


def drive(state: koloda.State, rng: Random) -> int:
    """Play uniformly random legal moves to the end, step by step from Python; return how many.

    The same loop drives other engines: whose turn it is, which moves are legal, choose, play.
    """
    random = rng.random
    moves = 0
    while state.seat_to_move is not None:
        legal = state.legal_moves()
        state.play(legal[int(random() * len(legal))])
        moves += 1
    return moves


def take(sample: Sampler, seconds: float) -> Slice:
    """Sample for at least this many seconds, and at least once."""
    done, spent = sample()
    while spent < seconds:
        more, longer = sample()
        done += more
        spent += longer
    return Slice(done, spent)


def figure(unit: str, slices: Sequence[Slice]) -> Figure:
    values = [1e6 / slice.rate if unit == "µs" else slice.rate for slice in slices]
    middle = median(values)
    return Figure(middle, unit, (max(values) - min(values)) / 2 / middle)


def measure(game: str, players: int, seconds: float = SECONDS, slices: int = SLICES) -> Speed:
    """Return all figures of a game, alternating the slices of all figures."""
    samplers = Trial(game, players).samplers
    results: dict[str, list[Slice]] = {name: [] for name in samplers}
    for sample in samplers.values():
        sample()  # the first one is slower, because the caches are empty
    for _ in range(slices):
        for name, sample in samplers.items():
            results[name].append(take(sample, seconds))
    figures = {name: figure(FIGURES[name], results[name]) for name in samplers}
    return Speed(game, players, koloda.compiled, figures)
