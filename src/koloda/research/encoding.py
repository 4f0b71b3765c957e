"""What a seat knows, as an array of numbers, and moves as actions from 0 up.

encoding = Encoding("gallop", players=3)
encoding.observation(seen)     # what a seat knows, perfect recall included
encoding.legal(seen)           # which of `encoding.actions` are legal
encoding.move(action)          # the engine's number of the move
encoding.describe()            # what every number means
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from koloda.engine.errors import InvalidArgument, InvalidMove, WrongType, quoted
from koloda.engine.option import Value, check_effects, check_options
from koloda.engine.state import Seen, State, check_seat
from koloda.games import game as game_named
from koloda.research.features import CATEGORY, SET, Feature
from koloda.research.registry import ENCODINGS
from koloda.research.slot import Slot

Row = npt.NDArray[Any]


@dataclass(frozen=True)
class Description:
    """What the numbers of an encoding mean."""

    game: str
    version: int
    observation: tuple[Feature, ...]
    """What a seat knows."""
    everything: tuple[Feature, ...]
    """The same, and then what it doesn't know."""
    actions: tuple[str, ...]
    """The moves in the game's notation."""

    def __str__(self) -> str:
        rows = [f"{self.game}, version {self.version} of the encoding"]
        for title, features in (
            ("observation", self.observation),
            ("hidden", self.everything[len(self.observation) :]),
        ):
            rows.append(f"{title}:")
            rows += [
                f"  {i:5} {each.name} ({each.kind}, 0 to {each.high})"
                for i, each in enumerate(features)
            ]
        rows.append("actions:")
        rows += [f"  {i:5} {name}" for i, name in enumerate(self.actions)]
        return "\n".join(rows)


class Encoding:
    """The encoding of a game for one number of players and one set of options.

    Arrays are int8; pass an array of float32 as `out` to have the same numbers as floats.
    """

    def __init__(self, game: str, players: int | None = None, **options: Any) -> None:
        self.game = game_named(game)
        self.players = self.game.check_players(players)
        self.options: dict[str, Value] = check_options(self.game.options, options)
        check_effects(self.game.options, self.options)
        self._own = ENCODINGS[self.game.id]
        sample = self.game.deal(seed=0, players=self.players, **options)
        self._told = self.game.rules.options_of(sample.position)
        self._moves = tuple(self._own.moves(self.players, self.options))
        self._actions = {move: action for action, move in enumerate(self._moves)}
        self._slot = self.new_slot()

    @property
    def version(self) -> int:
        """Changes whenever a number gets another meaning or another place."""
        return self._own.version

    @property
    def features(self) -> int:
        """The length of an observation."""
        return self._slot.features

    @property
    def everything(self) -> int:
        """The length of what `encode_everything` returns."""
        return self._slot.features + self._slot.hidden

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self._moves)

    def new_slot(self) -> Slot:
        """Return a place for games of this kind, for a batch."""
        return self._own.slot(self.players, self.options)

    def action(self, move: int) -> int:
        """Return the action of one of the engine's moves."""
        if type(move) is not int or move not in self._actions:
            raise InvalidMove("refused-no-such-move", move)
        return self._actions[move]

    def move(self, action: int) -> int:
        """Return the engine's number of an action."""
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            raise WrongType(f"an action is a whole number, not {quoted(action)}")
        if not 0 <= action < len(self._moves):
            raise InvalidArgument(
                f"there is no action {action}; the actions are 0 to {len(self._moves) - 1}"
            )
        return self._moves[int(action)]

    def observation(
        self, known: Seen | State, seat: int | None = None, out: Row | None = None
    ) -> Row:
        """Return all that a seat knows, as `Seen` does, in `features` numbers.

        Of a `State`, give the seat; without one it is the seat to move.
        """
        self.check_options(known)
        seat = self.seat_of(known, seat)
        found = self.row(out, self.features)
        self._slot.observe(known.position, seat, found)
        return copied(found, out)

    def encode_everything(
        self, state: State, seat: int | None = None, out: Row | None = None
    ) -> Row:
        """Return what the seat knows and then every hidden card, in `everything` numbers.

        For critics and value targets only: a player who gets this cheats.
        """
        if not isinstance(state, State):
            raise WrongType(f"only a State holds everything, not {quoted(state)}")
        self.check_options(state)
        seat = self.seat_of(state, seat)
        found = self.row(out, self.everything)
        self._slot.observe_everything(state.position, seat, found)
        return copied(found, out)

    def legal(self, known: Seen | State, out: Row | None = None) -> Row:
        """Return for every action whether it is legal now.

        Of what one seat knows: whether that seat may do it now.
        """
        self.check_options(known)
        if out is None:
            out = np.zeros(self.actions, np.bool_)
        elif not isinstance(out, np.ndarray) or out.shape != (self.actions,):
            raise InvalidArgument(f"out must be an array of {self.actions} numbers")
        else:
            out.fill(0)
        for move in known.legal_moves():
            out[self.action(move)] = 1
        return out

    def describe(self) -> Description:
        """Return the meaning of every feature and every action."""
        known = tuple(self._own.features(self.players, self.options))
        return Description(
            self.game.id,
            self.version,
            known,
            known + tuple(self._own.hidden(self.players, self.options)),
            tuple(map(self._own.action_name, self._moves)),
        )

    def one_hot(self, observation: Row) -> Row:
        """Return observations with a column for each value of a category and each member of a set.

        The last axis of the array has `features` numbers, or `everything`. A value of 0 stands for
        nothing and gets no column.
        """
        observation = np.asarray(observation)
        lengths = {self.features: self._columns, self.everything: self._all_columns}
        if observation.ndim == 0 or observation.shape[-1] not in lengths:
            raise InvalidArgument(
                f"observations have {self.features} or {self.everything} numbers, "
                f"not an array of shape {observation.shape}"
            )
        feature, value, bit = lengths[observation.shape[-1]]
        numbers = observation.astype(np.int16)[..., feature]
        found = np.where(value > 0, numbers == value, numbers)
        return np.where(bit >= 0, numbers >> np.maximum(bit, 0) & 1, found).astype(np.int8)

    @cached_property
    def _columns(self) -> tuple[Row, Row, Row]:
        return columns(self.describe().observation)

    @cached_property
    def _all_columns(self) -> tuple[Row, Row, Row]:
        return columns(self.describe().everything)

    def check_options(self, known: Seen | State) -> None:
        """Refuse a state of another game, or with options that this encoding isn't for."""
        if not isinstance(known, Seen | State):
            raise WrongType(f"an encoding takes a State or a Seen, not {quoted(known)}")
        if known.game is not self.game or known.players != self.players:
            raise InvalidArgument(
                f"this encoding is for {self.game.id} with {self.players} players, "
                f"not for {known.game.id} with {known.players}"
            )
        for name, value in self.game.rules.options_of(known.position).items():
            is_open = name in self._own.by_lot and self.options[name] is None
            if not is_open and self._told.get(name) != value:
                raise InvalidArgument(
                    f"this encoding is for {name} = {self._told.get(name)!r}, not for {value!r}"
                )

    def seat_of(self, known: Seen | State, seat: int | None) -> int:
        if isinstance(known, Seen):
            if seat not in (None, known.seat):
                raise InvalidArgument(f"this is what seat {known.seat} knows, not seat {seat}")
            return known.seat
        if seat is None:
            seat = known.seat_to_move
            if seat is None:
                raise InvalidArgument("the game is over: nobody is to move, so give a seat")
        check_seat(seat, self.players)
        return seat

    def row(self, out: Row | None, length: int) -> Row:
        """Return an int8 array to write to: `out` itself, if it can be."""
        if out is None:
            return np.zeros(length, np.int8)
        if not isinstance(out, np.ndarray) or out.dtype not in (np.int8, np.float32):
            raise WrongType("out must be an array of int8 or float32")
        if out.shape != (length,) or not out.flags.writeable:
            raise InvalidArgument(f"out must be a row of {length} numbers that can be written")
        is_usable = out.dtype == np.int8 and out.flags.c_contiguous
        return out if is_usable else np.zeros(length, np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        return made_again, (self.game.id, self.players, self.options)

    def __repr__(self) -> str:
        return (
            f"<Encoding of {self.game.id} for {self.players} players: {self.features} features, "
            f"{self.actions} actions>"
        )


def made_again(game: str, players: int, options: dict[str, Value]) -> Encoding:
    """Return an encoding; for pickling."""
    return Encoding(game, players, **options)


def copied(found: Row, out: Row | None) -> Row:
    if out is None or out is found:
        return found
    out[:] = found
    return out


def columns(features: tuple[Feature, ...]) -> tuple[Row, Row, Row]:
    """Return for every column of `one_hot` its feature, and which value or which bit it is for."""
    found: list[tuple[int, int, int]] = []
    for i, feature in enumerate(features):
        for column in range(feature.width):
            is_category, is_set = feature.kind == CATEGORY, feature.kind == SET
            found.append((i, column + 1 if is_category else 0, column if is_set else -1))
    feature, value, bit = np.array(found, np.int16).T
    return feature, value, bit
