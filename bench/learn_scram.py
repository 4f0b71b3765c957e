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
from koloda.games.scram.codes import TURN

GENERATIONS = ((0, 40_000), (2, 120_000))
"""How many teams of four search, and how many worlds are learnt from."""
WORLDS = 4
"""Of a position."""
JUDGED = 16
"""Times that a world is played on, after each of a few moves."""
SPARED = 2
"""Only one of so many turns is looked at: the next one is much like it."""
HASTE = Budget(simulations=60)
"""What those who search have for a move."""


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
    """What the network is asked about so many worlds, and the chances of the team to move."""
    asked: list[list[list[float]]] = []
    chances: list[list[float]] = []
    while len(asked) < wanted:
        state = game("scram").deal(seed=source.below(2**31), players=players)
        kinds = [source.below(4), source.below(4)]
        bots = [player(kinds[side], searching, source) for side in state.game.sides(players)]
        while (seat := state.seat_to_move) is not None:
            position = state.position
            if position.phase == TURN and position.caller < 0 and source.below(SPARED) == 0:
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
    """The seat's chances; with a tree of one node only the next move is chosen with care."""
    search = Search(world, 1, True, 3.0)
    run_simulations(search, JUDGED)
    return search.chances()[seat]


def player(kind: int, searching: int, source: Rng) -> Bot:
    """One that searches, or goes by his first thought, or strays from it a little."""
    seed = source.below(2**31)
    if kind < searching:
        return SearchBot(levels.LEVELS.master, seed)
    return PolicyBot(seed, 2.0 if kind == 3 else None)
