"""OpenSpiel's own information-set search as a bot at our Face to Face.

OpenSpiel's C++ bot can't imagine the worlds of a game written in Python (version 2.0.2 crashes, and
takes no resampler), so this is its Python bot, a port of the other. It gets what every bot gets:
the root it sees is a world that fits what its seat knows.
"""

import sys
import time
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from bots import record
from experiments import EXPERIMENTS, OPEN_SPIEL
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-not-found]
from open_spiel.python.algorithms.mcts import (  # type: ignore[import-not-found]
    RandomRolloutEvaluator,
)

from koloda import Rng
from koloda.bots.contract import Budget, Choice
from koloda.engine.state import Seen
from koloda.games.face_to_face.fields import FIELDS
from koloda.games.face_to_face.position import Position
from koloda.lab.entrant import GUESTS

TYPE = pyspiel.GameType(
    short_name="koloda_face_to_face",
    long_name="The Game: Face to Face",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=256,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=400,
)
EXPLORATION = 1.4
"""The same as our plain search's 0.7, on its scale from -1 to 1."""
FIRST = 20
"""Simulations to find out how many fit in its time."""


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, _type: Any = None, _params: Any = None) -> "Observer":
        return Observer()


class Observer:
    """Describes what a seat knows, as text."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, _state: "State", _seat: int) -> None:
        pass

    def string_from(self, state: "State", seat: int) -> str:
        return str(FIELDS.key(state.held.position.seen_by(seat)))


class Held:
    """A position that can be copied in the way OpenSpiel copies the parts of a state."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _memo: object) -> "Held":
        return Held(self.position.clone())


class State(pyspiel.State):  # type: ignore[misc]
    held: Held

    def current_player(self) -> int:
        seat = self.held.position.seat_to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, _seat: int) -> list[int]:
        return sorted(self.held.position.legal_moves())

    def _apply_action(self, move: int) -> None:
        self.held.position.play(move)

    def is_terminal(self) -> bool:
        return self.held.position.seat_to_move is None

    def returns(self) -> list[float]:
        winner = self.held.position.winner
        return [0.0, 0.0] if winner < 0 else [1.0 - 2 * winner, 2.0 * winner - 1]


class OpenSpielBot:
    """Searches for a number of simulations; given seconds, estimates how many fit in them."""

    def __init__(self, _game: str, seed: int) -> None:
        self.random = Random(seed)
        self.game = pyspiel.load_game(TYPE.short_name)
        self.rate = 0.0

    def choose(self, seen: Seen, budget: Budget | None = None) -> Choice:
        assert budget
        moves = seen.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0])
        if budget.simulations is not None:
            return self.search(seen, budget.simulations)
        assert budget.seconds is not None
        if not self.rate:
            self.search(seen, FIRST)
        return self.search(seen, max(1, round(self.rate * budget.seconds)))

    def search(self, seen: Seen, simulations: int) -> Choice:
        chooser = RandomState(self.random.getrandbits(32))
        bot = ISMCTSBot(
            self.game,
            RandomRolloutEvaluator(1, chooser),
            EXPLORATION,
            simulations,
            random_state=chooser,
        )
        bot.set_resampler(lambda _state, _seat: self.imagined(seen))
        begun = time.thread_time()
        move = int(bot.step(self.imagined(seen)))
        self.rate = simulations / (time.thread_time() - begun)
        return Choice(move, simulations=simulations)

    def imagined(self, seen: Seen) -> State:
        state = self.game.new_initial_state()
        state.held = Held(seen.position.imagine(Rng(self.random.getrandbits(31))))
        return state


def main() -> None:
    pyspiel.register_game(TYPE, Game)
    GUESTS[OPEN_SPIEL] = OpenSpielBot
    for experiment in EXPERIMENTS:
        if experiment.has_guest and sys.argv[1] in experiment.name:
            record(experiment, 1)


if __name__ == "__main__":
    main()
