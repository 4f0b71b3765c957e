"""OpenSpiel: its C++ card games, and games whose rules are written in Python for it."""

from collections.abc import Iterator
from functools import cached_property
from importlib import metadata
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

import open_spiel.python.games  # type: ignore[import-not-found]  # noqa: F401  (registers them)
import pyspiel  # type: ignore[import-not-found]
from worker import Contender, Sampler

NAME = "OpenSpiel"

CPP = ("hearts", "spades", "hanabi", "leduc_poker", "kuhn_poker", "gin_rummy")
PYTHON = ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes")

GAMES = 16
"""Per sample: enough that reading the clock costs next to nothing."""
DEALS = 64
"""Fresh deals to play in turn: dealing card by card takes longer than the game."""
ROLLED = 8
"""How many of the deals are rolled out in turn."""
ROLLOUTS = 256
"""Per call: enough that the search around them costs next to nothing."""
LENGTHS = 200
"""Games per deal, to find the mean length of its rollouts."""
MIDGAMES = 64
SEARCHED = ("hearts", "leduc_poker", "kuhn_poker")
"""Games that can imagine worlds, and take less than a second for it."""
SIMULATIONS = 1000
"""For each move that is searched."""

CHANCE = pyspiel.PlayerId.CHANCE


def version() -> str:
    return metadata.version("open-spiel")


def contenders() -> list[Contender]:
    return [Trial(game).contender("C++") for game in CPP] + [
        Trial(game).contender("Python") for game in PYTHON
    ]


class Trial:
    """One game; each of its samplers times a small sample."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = pyspiel.load_game(name)
        self.type = self.game.get_type()
        self.random = Random(0)

    def contender(self, language: str) -> Contender:
        samplers: dict[str, Sampler] = {
            "driven": self.driven,
            "dealt": self.dealt,
            "clone": self.clone,
            "view": self.view,
        }
        notes = [f"view: {self.view_method}", "chance is timed, never counted"]
        if self.name in SEARCHED:
            samplers["search"] = self.search
            notes.append("search: ISMCTSBot, one random rollout a simulation")
        if language == "C++":
            # a search evaluates a position by rollouts, but only if rewards come at the end
            if self.type.reward_model == pyspiel.GameType.RewardModel.TERMINAL:
                samplers["inside"] = self.rolled_out
                notes.append("inside: RandomRolloutEvaluator, moves by the mean length")
            else:
                samplers["inside"] = self.played_by_bots
                notes.append("inside: evaluate_bots with random bots, moves by the mean length")
        return Contender(self.name, language, samplers, "; ".join(notes))

    def driven(self) -> tuple[int, float]:
        states = [next(self.deals).clone() for _ in range(GAMES)]
        start = process_time()
        moves = sum(self.drive(state) for state in states)
        return moves, process_time() - start

    def dealt(self) -> tuple[int, float]:
        start = process_time()
        moves = sum(self.drive(self.deal()) for _ in range(GAMES))
        return moves, process_time() - start

    def rolled_out(self) -> tuple[int, float]:
        # a single simulation only evaluates the root: rollouts, and no tree
        state, length = next(self.rolled)
        search = self.searcher.mcts_search
        start = process_time()
        search(state)
        return round(ROLLOUTS * length), process_time() - start

    def played_by_bots(self) -> tuple[int, float]:
        state, length = next(self.rolled)
        bots = self.bots
        start = process_time()
        for seed in range(ROLLOUTS):
            pyspiel.evaluate_bots(state.clone(), bots, seed)
        return round(ROLLOUTS * length), process_time() - start

    def search(self) -> tuple[int, float]:
        """Time a search for the first move at which there is a choice."""
        state = self.deal()
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        bot = pyspiel.ISMCTSBot(
            0, pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=0), 1.0, SIMULATIONS
        )
        start = process_time()
        bot.step(state)
        return SIMULATIONS, process_time() - start

    def clone(self) -> tuple[int, float]:
        states = self.midgames
        start = process_time()
        for state in states:
            state.clone()
        return len(states), process_time() - start

    def view(self) -> tuple[int, float]:
        views = [
            (getattr(state, self.view_method), state.current_player()) for state in self.midgames
        ]
        start = process_time()
        for view, seat in views:
            view(seat)
        return len(views), process_time() - start

    @property
    def view_method(self) -> str:
        """Name the method for what a seat sees now or, failing that, for all that it has seen."""
        return (
            "observation_string"
            if self.type.provides_observation_string
            else "information_state_string"
        )

    @cached_property
    def searcher(self) -> Any:
        return pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=0),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=0,
            verbose=False,
        )

    @cached_property
    def bots(self) -> list[Any]:
        return [
            pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())
        ]

    @cached_property
    def deals(self) -> Iterator[Any]:
        return cycle([self.deal() for _ in range(DEALS)])

    @cached_property
    def rolled(self) -> Iterator[tuple[Any, float]]:
        states = [next(self.deals) for _ in range(ROLLED)]
        return cycle([(state, self.mean_length(state)) for state in states])

    def mean_length(self, state: Any) -> float:
        return sum(self.drive(state.clone()) for _ in range(LENGTHS)) / LENGTHS

    @cached_property
    def midgames(self) -> list[Any]:
        return [self.midgame() for _ in range(MIDGAMES)]

    def midgame(self) -> Any:
        """Return the position after half the moves of a random game."""
        state = self.deal()
        passed = []
        while not state.is_terminal():
            if state.is_chance_node():
                self.strike(state)
            else:
                passed.append(state.clone())
                state.apply_action(self.random.choice(state.legal_actions()))
        return passed[len(passed) // 2]

    def deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.strike(state)
        return state

    def drive(self, state: Any) -> int:
        random = self.random.random
        moves = 0
        while True:
            seat = state.current_player()
            if seat >= 0:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
            elif seat == CHANCE:
                self.strike(state)
            else:
                return moves

    def strike(self, state: Any) -> None:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.random.choices(outcomes, chances)[0])
