"""The arrays of a batch: what it shows after each step, one row per game.

The memory belongs to a `bytearray`, which refuses to move while an array looks at it. So the
compiled build can keep pointers, whatever a program does with the arrays.
"""

from typing import Any

import numpy as np

from koloda.engine.errors import InvalidArgument
from koloda.research import buffers
from koloda.research.made import refuse_to_make_again

MOST_GAMES = 1 << 20
MOST_PLAYERS = 6
MOST_FEATURES = 1 << 14


class Arrays:
    def __init__(
        self, games: int, players: int, features: int, everything: int, actions: int, is_float: bool
    ) -> None:
        refuse_to_make_again(self)
        if not (
            1 <= games <= MOST_GAMES
            and 1 <= players <= MOST_PLAYERS
            and 0 <= features <= MOST_FEATURES
            and 0 <= everything <= MOST_FEATURES
            and 1 <= actions <= MOST_FEATURES
        ):
            raise InvalidArgument(
                f"no room for {games} games of {players} players with {features} or {everything} "
                f"features and {actions} actions"
            )
        self.games = games
        self.players = players
        self.features = features  # 0: observations are not wanted
        self.everything = everything  # 0: nor is the perfect information
        self.actions = actions
        self.is_float = is_float
        self.small_observation_array = room(games * features, np.int8)
        self.small_everything_array = room(games * everything, np.int8)
        self.observation_array = self.small_observation_array
        self.everything_array = self.small_everything_array
        if is_float:
            self.observation_array = room(games * features, np.float32)
            self.everything_array = room(games * everything, np.float32)
            self.wide_observation = buffers.floats_of(self.observation_array)
            self.wide_everything = buffers.floats_of(self.everything_array)
        self.legal_array = room(games * actions, np.int8)
        self.seat_array = room(games, np.int32)
        self.reward_array = room(games * players, np.float32)
        self.done_array = room(games, np.int8)
        self.moves_array = room(games, np.int32)
        self.action_array = room(games, np.int32)
        self.sample_array = room(games, np.int32)
        self.observation = buffers.bytes_of(self.small_observation_array)
        self.perfect = buffers.bytes_of(self.small_everything_array)
        self.legal = buffers.bytes_of(self.legal_array)
        self.seat = buffers.ints_of(self.seat_array)
        self.reward = buffers.floats_of(self.reward_array)
        self.done = buffers.bytes_of(self.done_array)
        self.moves = buffers.ints_of(self.moves_array)
        self.action = buffers.ints_of(self.action_array)  # what the program wants to do
        self.sample = buffers.ints_of(self.sample_array)  # random actions for it
        self.is_made = True

    def first_illegal(self) -> int:
        """Return the first game in which the action to do is not legal; -1 if there is none."""
        for game in range(self.games):
            action = self.action[game]
            if not 0 <= action < self.actions or not self.legal[game * self.actions + action]:
                return game
        return -1

    def add_reward(self, game: int, seat: int, reward: float) -> None:
        self.reward[game * self.players + seat] += reward


def room(count: int, kind: Any) -> Any:
    """Return a flat array of zeros that can't be resized."""
    size = np.dtype(kind).itemsize
    return np.frombuffer(bytearray(size * max(count, 1)), kind)
