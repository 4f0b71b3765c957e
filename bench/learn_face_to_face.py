"""Trains Face to Face's network by self-play: what the start of a turn is worth.

The network learns who won, from the starts of all turns of many games. In the first generation both
sides play by the move weights; in the second they search with the first generation's network. Most
games are shorter ones of all sizes, because a network that has seen only long games fails in them.
"""

from collections.abc import Callable

import fitting
import numpy as np  # type: ignore[import-not-found]

from koloda import Rng
from koloda.bots.contract import Bot, Budget
from koloda.bots.face_to_face import value_network
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.search.bot import SearchBot
from koloda.bots.search.settings import SearchSettings
from koloda.games import game

SEARCHER = SearchSettings(exploration=1.0, budget=Budget(simulations=200))
"""It explores more than the levels do; with a poor network, shorter games need that."""


def first_thought(source: Rng) -> Bot:
    """Return a bot that plays by the move weights; one in four varies a little."""
    return PolicyBot(source.below(2**31), None if source.below(4) else 2.0)


def searching(source: Rng) -> Bot:
    return SearchBot(SEARCHER, source.below(2**31))


GENERATIONS = ((first_thought, 12_000), (searching, 8_000))
"""The players of each generation, and how many games they play."""


def learn() -> None:
    value_network.WEIGHTS = fitting.zero_weights(value_network.WEIGHTS)
    for number, (player, games) in enumerate(GENERATIONS, 1):
        asked, chances = collected(player, games, Rng(number))
        value_network.WEIGHTS, explained = fitting.fitted(asked, chances, 1.0)
        print(f"generation {number}: explains {explained:.1%}", flush=True)
    fitting.write(value_network, value_network.WEIGHTS)


def collected(
    player: Callable[[Rng], Bot], games: int, source: Rng
) -> tuple[np.ndarray, np.ndarray]:
    """Return the network's inputs for all turns of this many games, and who won each."""
    asked = []
    chances = []
    for _ in range(games):
        options = {}
        if source.below(3):
            options = {"highest": 9 + source.below(51), "hand": 3 + source.below(4)}
        state = game("face-to-face").deal(seed=source.below(2**31), players=2, **options)
        bots = [player(source), player(source)]
        movers = []
        while (seat := state.seat_to_move) is not None:
            if state.position.plays == 0:
                asked.append([value_network.inputs(state.position)])
                movers.append(seat)
            state.play(bots[seat].choose(state.seen_by(seat)).move)
        assert state.outcome
        for mover in movers:
            won = 1.0 if mover in state.outcome.winners else 0.0
            chances.append([won, 1.0 - won])
    return np.array(asked), np.array(chances)
