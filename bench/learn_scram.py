"""What the start of a turn promises at Scram!, by self-play.

Positions come from matches between teams of different strength. Of each, worlds are imagined as a
search imagines them; in each of these a search plays the round to its end some times, and the
network is fitted to what came out. In the first generation all go by their first thoughts; in the
second half of the teams search, and are told by what the first has learnt.
"""

import fitting
import numpy as np  # type: ignore[import-not-found]

from koloda import Rng
from koloda.bots.contract import Bot, Budget
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.scram import levels, simulation, value_network
from koloda.bots.search.bot import SearchBot
from koloda.bots.search.runner import run_simulations
from koloda.bots.search.search import Search
from koloda.games import game
from koloda.games.scram.codes import BEGIN_TURN

GENERATIONS = ((0, 40_000), (2, 120_000))
"""How many of four teams search, and how many worlds to learn from."""
WORLDS = 4
"""Imagined for each position."""
JUDGED = 16
"""How often the rest of the round is played in each world, to estimate the chances."""
SPARED = 2
"""One turn in this many is kept, because the next one is much like it."""
HASTE = Budget(simulations=60)
"""For each move of the bots that search."""


def learn() -> None:
    for players, learnt_before in value_network.WEIGHTS.items():
        value_network.WEIGHTS[players] = fitting.silence(learnt_before)
    for number, (searching, wanted) in enumerate(GENERATIONS, 1):
        for players in value_network.WEIGHTS:
            source = Rng(10 * number + int(players))
            asked, chances = collected(int(players), searching, wanted, source)
            value_network.WEIGHTS[players], explained = fitting.fitted(asked, chances, 1.0)
            print(f"generation {number}, {players} players: explains {explained:.1%}", flush=True)
    fitting.write(value_network, value_network.WEIGHTS)


def collected(
    players: int, searching: int, wanted: int, source: Rng
) -> tuple[np.ndarray, np.ndarray]:
    """Return the network's inputs for this many worlds, and the chances of the team to move."""
    asked: list[list[list[float]]] = []
    chances: list[list[float]] = []
    while len(asked) < wanted:
        state = game("scram").deal(seed=source.below(2**31), players=players)
        kinds = [source.below(4), source.below(4)]
        bots = [player(kinds[side], searching, source) for side in state.game.sides(players)]
        while (seat := state.seat_to_move) is not None:
            position = state.position
            if position.phase == BEGIN_TURN and position.caller < 0 and source.below(SPARED) == 0:
                seen = state.seen_by(source.below(players))
                for _ in range(WORLDS):
                    world = seen.imagine(source).position
                    asked.append([value_network.inputs(world)])
                    chance = judged(
                        simulation.ScramSimulation(world, source.below(2**31), False), seat
                    )
                    chances.append([chance, 1.0 - chance])
            state.play(bots[seat].choose(state.seen_by(seat), HASTE).move)
    return np.array(asked[:wanted]), np.array(chances[:wanted])


def judged(world: simulation.ScramSimulation, seat: int) -> float:
    """Return the seat's chances. The tree has one node, so only the next move is searched."""
    search = Search(world, 1, True, 3.0)
    run_simulations(search, JUDGED)
    return search.chances()[seat]


def player(kind: int, searching: int, source: Rng) -> Bot:
    """Return a bot that searches, one that plays the best weight, or one that varies a little."""
    seed = source.below(2**31)
    if kind < searching:
        return SearchBot(levels.LEVELS.master, seed)
    return PolicyBot(seed, 2.0 if kind == 3 else None)
