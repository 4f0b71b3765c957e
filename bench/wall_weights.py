"""Fits the weights by which the bots evaluate a wall of Schotten Totten 2.

    python bench/wall_weights.py [games] [seed]

A bot plays against itself. Some positions of each game are kept, each with the signs that the
simulation reads from it and with the winner of the game. The weights are then fitted by logistic
regression. The same seed gives the same weights.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import koloda
from koloda.bots.contract import Budget
from koloda.bots.policy_bot import PolicyBot
from koloda.bots.schotten_totten_2.simulation import SchottenTotten2Simulation
from koloda.bots.search.bot import SearchBot
from koloda.bots.search.settings import SearchSettings
from koloda.engine.rng import Rng

SIMULATIONS = Budget(simulations=60)
"""For each move that is searched."""
STRAY = 7
"""One move in this many, on average, is played without a search, so that games differ."""
KEEP = 8
"""One position in this many, on average, is kept."""
ROUNDS = 25
"""Steps of Newton's method."""
STAY = 0.5
"""The penalty on large weights, which keeps them small where the games say little."""

Sample = tuple[list[float], bool]
"""The signs of a position, and whether the attacker won."""


def samples(games: int, seed: int) -> Iterator[Sample]:
    rng = Rng(seed)
    searching = SearchBot(SearchSettings(exploration=2.0), seed)
    straying = PolicyBot(seed, 3.0)
    for number in range(games):
        state = koloda.game("schotten-totten-2").deal(
            seed=seed * 1_000_000 + number, attacker=number % 2
        )
        position: Any = state.position
        kept = []
        while (seat := state.seat_to_move) is not None:
            if rng.below(KEEP) == 0:
                kept.append(SchottenTotten2Simulation(position, 0).signs())
            seen = state.seen_by(seat)
            player = straying if rng.below(STRAY) == 0 else searching
            state.play(player.choose(seen, SIMULATIONS).move)
        assert state.outcome is not None
        won = number % 2 in state.outcome.winners
        yield from ((signs, won) for signs in kept)


def fitted(found: Sequence[Sample]) -> list[float]:
    """Return the constant and a weight for each sign, found by Newton's method."""
    rows = [([1.0, *signs], won) for signs, won in found]
    size = len(rows[0][0])
    numbers = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-STAY * number for number in numbers]
        bend = [[STAY * (i == j) for j in range(size)] for i in range(size)]
        for row, won in rows:
            chance = 1 / (1 + math.exp(-sum(map(float.__mul__, numbers, row))))
            for i in range(size):
                slope[i] += (won - chance) * row[i]
                for j in range(size):
                    bend[i][j] += chance * (1 - chance) * row[i] * row[j]
        numbers = list(map(float.__add__, numbers, solved(bend, slope)))
    return numbers


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve the equations by Gaussian elimination. The matrix is positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [
                    mine - factor * other for mine, other in zip(rows[j], rows[i], strict=True)
                ]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def loss(found: Sequence[Sample], numbers: Sequence[float]) -> float:
    """Return the mean log loss. Always answering one half gives 0.693."""
    total = 0.0
    for signs, won in found:
        logit = numbers[0] + sum(map(float.__mul__, numbers[1:], signs))
        total += math.log1p(math.exp(-logit if won else logit))
    return total / len(found)


def main(games: int = 1000, seed: int = 1) -> None:
    found = list(samples(games, seed))
    numbers = fitted(found)
    print(f"{len(found)} positions of {games} games, seed {seed}: loss {loss(found, numbers):.4f}")
    print("EVEN =", round(numbers[0], 3))
    print("LEANING =", [round(number, 3) for number in numbers[1:]])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
