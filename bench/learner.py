"""Learns by self-play what the start of a round promises at Gallop across Europe.

Positions come from first deals between bots of different strength. A search judges each of them;
first it plays deals to their ends, then, for a second generation, only five rounds on, to be told
the rest by what the first has learnt. The network is fitted to these judgements by gradient descent
(Adam, cross entropy over the seats). All seeds are fixed, so it learns the same again; the last
digits can depend on the machine and on numpy's version.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np  # type: ignore[import-not-found]

from koloda import Rng
from koloda.bots.contract import Bot, Budget
from koloda.bots.gallop import minds, outlook
from koloda.bots.gallop.sense import GallopSense
from koloda.bots.hunch import HunchBot
from koloda.bots.search import Search
from koloda.bots.searching import SearchBot
from koloda.bots.thinking import think
from koloda.engine.state import State
from koloda.games import game
from koloda.games.gallop.moves import LAY, LONGEST_DEAL

WEIGHTS = Path(outlook.__file__).with_name("outlook.json")

GENERATIONS = ((LONGEST_DEAL, 50), (5, 120))
"""Rounds that a judge plays on, and worlds that it imagines."""
POSITIONS = {2: 40_000, 3: 30_000, 4: 20_000}
SHARPNESS = (None, 1.0)
"""Of the players that go by a first thought, see `HunchBot`; half of all players search."""
HASTE = Budget(simulations=20)
"""What those have for a move."""
POINTS = 10.0
"""Ahead at the start of a match, they make a win e times as likely: so the sense takes it."""
TESTED = 0.1
"""The share that is not learnt from, but asked at the end."""
EPOCHS = 30
BATCH = 256
FASTEST = 0.004
SLOWEST = 0.0001


def main() -> None:
    hidden = len(outlook.WEIGHTS["2"]["bias"])
    for players in POSITIONS:
        outlook.WEIGHTS[str(players)] = silenced(outlook.WEIGHTS[str(players)])
    for number, (rounds, worlds) in enumerate(GENERATIONS, 1):
        learnt = {}
        for players, wanted in POSITIONS.items():
            seed = 10 * number + players
            asked, chances = collected(players, wanted, rounds, worlds, seed)
            learnt[str(players)], explained = fitted(asked, chances, hidden)
            print(f"generation {number}, {players} players: explains {explained:.1%}", flush=True)
        outlook.WEIGHTS.update(learnt)
    WEIGHTS.write_text(json.dumps(outlook.WEIGHTS) + "\n", encoding="utf-8")


def silenced(weights: outlook.Weights) -> outlook.Weights:
    """A network that promises nothing: what was learnt before has no part in this."""
    return {**weights, "outputs": [0.0] * len(weights["outputs"])}


def collected(
    players: int, wanted: int, rounds: int, worlds: int, seed: int
) -> tuple[np.ndarray, np.ndarray]:
    """What the network is asked about so many positions, and each seat's chances in them."""
    source = Rng(seed)
    asked = []
    chances = []
    for state in starts_of_rounds(players, source):
        asked.append(outlook.inputs(state.position))
        judged = state.seen_by(source.below(players)).position
        sense = GallopSense(judged, source.below(2**31), rounds)
        search = Search(sense, worlds + players, True, minds.MASTER.exploration)
        think(search, worlds)
        chances.append(search.chances())
        if len(asked) == wanted:
            break
    return np.array(asked), np.array(chances)


def starts_of_rounds(players: int, source: Rng) -> Iterator[State]:
    """Of first deals without end, but for the first round, where there is nothing to be told."""
    while True:
        state = game("gallop").deal(seed=source.below(2**31), players=players)
        bots = [player(source.below(4), source.below(2**31)) for _ in range(players)]
        while (seat := state.seat_to_move) is not None and state.position.deals == 0:
            position = state.position
            if position.phase == LAY and position.turn == 0 and position.rounds > 0:
                yield state
            state.play(bots[seat].choose(state.seen_by(seat), HASTE).move)


def player(kind: int, seed: int) -> Bot:
    return SearchBot(minds.MASTER, seed) if kind < 2 else HunchBot(seed, SHARPNESS[3 - kind])


def fitted(asked: np.ndarray, chances: np.ndarray, hidden: int) -> tuple[outlook.Weights, float]:
    """The weights, and which share of what was judged they explain where they didn't learn it."""
    rng = np.random.default_rng(1)
    learnt = int(len(asked) * (1 - TESTED))
    inputs = asked.shape[2]
    weights = [
        rng.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)),
        np.zeros(hidden),
        rng.normal(0, 0.1, hidden),
    ]
    first = [np.zeros_like(each) for each in weights]  # Adam's moments
    second = [np.zeros_like(each) for each in weights]
    steps = 0
    order = np.arange(learnt)
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        speed = SLOWEST + (FASTEST - SLOWEST) * (1 - epoch / EPOCHS)
        for start in range(0, learnt, BATCH):
            batch = order[start : start + BATCH]
            steps += 1
            for i, slope in enumerate(slopes(weights, asked[batch], chances[batch])):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope**2
                mean = first[i] / (1 - 0.9**steps)
                spread = np.sqrt(second[i] / (1 - 0.999**steps))
                weights[i] = weights[i] - speed * mean / (spread + 1e-8)
    told = answered(weights, asked[learnt:])[1]
    error = ((told - chances[learnt:]) ** 2).mean()
    found: outlook.Weights = {
        "inputs": weights[0].T.round(4).tolist(),
        "bias": weights[1].round(4).tolist(),
        "outputs": (POINTS * weights[2]).round(4).tolist(),
    }
    return found, float(1 - error / chances[learnt:].var())


def answered(weights: list[np.ndarray], asked: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the hidden units say of each seat, and the seats' chances."""
    units = np.tanh(asked @ weights[0] + weights[1])
    promise = units @ weights[2]
    likely = np.exp(promise - promise.max(axis=1, keepdims=True))
    return units, likely / likely.sum(axis=1, keepdims=True)


def slopes(
    weights: list[np.ndarray], asked: np.ndarray, chances: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How the cross entropy grows with each weight."""
    units, told = answered(weights, asked)
    wrong = (told - chances) / len(asked)
    inner = wrong[:, :, None] * weights[2] * (1 - units**2)
    return (
        np.einsum("nsi,nsh->ih", asked, inner),
        inner.sum(axis=(0, 1)),
        np.einsum("nsh,ns->h", units, wrong),
    )


if __name__ == "__main__":
    main()
