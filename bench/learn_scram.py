"""Trains Scram!'s networks by self-play: what the start of a turn is worth.

Positions come from matches between teams of different strength. For each of them, worlds are
imagined as in a search. From each world a search plays the round to its end several times, and the
network is fitted to the results. In the first generation all teams play by the move weights; in the
second, half of them search with the first generation's network.
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
"""How many of four teams search, and from how many worlds the network learns."""
WORLDS = 4
"""How many are imagined for each position."""
PLAYOUTS = 16
"""How often the rest of the round is played from each world, to estimate the chances."""
KEEP = 2
"""One turn in this many is kept, because neighbouring turns are much alike."""
HASTE = Budget(simulations=60)
"""For each move of the bots that search."""


def learn() -> None:
    for players, learnt_before in value_network.WEIGHTS.items():
        value_network.WEIGHTS[players] = fitting.zero_weights(learnt_before)
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
            if position.phase == BEGIN_TURN and position.caller < 0 and source.below(KEEP) == 0:
                seen = state.seen_by(source.below(players))
                for _ in range(WORLDS):
                    world = seen.imagine(source).position
                    asked.append([value_network.inputs(world)])
                    chance = estimated_chance(
                        simulation.ScramSimulation(world, source.below(2**31), False), seat
                    )
                    chances.append([chance, 1.0 - chance])
            state.play(bots[seat].choose(state.seen_by(seat), HASTE).move)
    return np.array(asked[:wanted]), np.array(chances[:wanted])


def estimated_chance(world: simulation.ScramSimulation, seat: int) -> float:
    """Estimate the seat's chance. The tree has one node, so only the next move is searched."""
    search = Search(world, 1, True, 3.0)
    run_simulations(search, PLAYOUTS)
    return search.chances()[seat]


def player(kind: int, searching: int, source: Rng) -> Bot:
    """Return a bot that searches, plays the move with the highest weight, or varies a little."""
    seed = source.below(2**31)
    if kind < searching:
        return SearchBot(levels.LEVELS.master, seed)
    return PolicyBot(seed, 2.0 if kind == 3 else None)
