"""Trains Gallop's network by self-play: what the start of a round is worth.

Positions come from first deals between bots of different strength. A search estimates the chances
in each. For the first generation it plays deals to their ends; for the second, it plays five rounds
and then asks the first generation's network. The network is fitted to these chances.
"""

from collections.abc import Iterator

import fitting
import numpy as np  # type: ignore[import-not-found]

from koloda import Rng
from koloda.bots.contract import Bot, Budget
from koloda.bots.gallop import levels, simulation, value_network
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.search.bot import SearchBot
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.engine.state import State
from koloda.games import game
from koloda.games.gallop import codes

GENERATIONS = ((codes.LONGEST_DEAL, 50), (5, 120))
"""Rounds that the estimating search plays, and worlds that it imagines."""
POSITIONS = {2: 40_000, 3: 30_000, 4: 20_000}
SHARPNESS = (None, 1.0)
"""Of the players that don't search (see `PolicyBot`); half of all players search."""
HASTE = Budget(simulations=20)
"""For each move of the players that search."""
POINTS = 10.0
"""A lead of this many points at the start of a match makes a win e times as likely."""


def learn() -> None:
    simulation.ROUNDS.update(dict.fromkeys(POSITIONS, 1))  # the players look one round ahead
    for players, learnt_before in value_network.WEIGHTS.items():
        value_network.WEIGHTS[players] = fitting.zero_weights(learnt_before)
    for number, (rounds, worlds) in enumerate(GENERATIONS, 1):
        learnt = {}
        for players, wanted in POSITIONS.items():
            seed = 10 * number + players
            asked, chances = collected(players, wanted, rounds, worlds, seed)
            learnt[str(players)], explained = fitting.fitted(asked, chances, POINTS)
            print(f"generation {number}, {players} players: explains {explained:.1%}", flush=True)
        value_network.WEIGHTS.update(learnt)
    fitting.write(value_network, value_network.WEIGHTS)


def collected(
    players: int, wanted: int, rounds: int, worlds: int, seed: int
) -> tuple[np.ndarray, np.ndarray]:
    """Return the network's inputs for this many positions, and each seat's chances in them."""
    source = Rng(seed)
    asked = []
    chances = []
    for state in starts_of_rounds(players, source):
        asked.append(value_network.inputs(state.position))
        seen = state.seen_by(source.below(players)).position
        estimator = simulation.GallopSimulation(seen, source.below(2**31), rounds)
        search = Search(estimator, worlds + players, True, levels.LEVELS.master.exploration)
        run_simulations(search, worlds)
        chances.append(search.chances())
        if len(asked) == wanted:
            break
    return np.array(asked), np.array(chances)


def starts_of_rounds(players: int, source: Rng) -> Iterator[State]:
    """Yield positions of first deals, endlessly; the first round says too little."""
    while True:
        state = game("gallop").deal(seed=source.below(2**31), players=players)
        bots = [player(source.below(4), source.below(2**31)) for _ in range(players)]
        while (seat := state.seat_to_move) is not None and state.position.deals == 0:
            position = state.position
            if position.phase == codes.LAY and position.turn == 0 and position.rounds > 0:
                yield state
            state.play(bots[seat].choose(state.seen_by(seat), HASTE).move)


def player(kind: int, seed: int) -> Bot:
    return (
        SearchBot(levels.LEVELS.master, seed) if kind < 2 else PolicyBot(seed, SHARPNESS[3 - kind])
    )
