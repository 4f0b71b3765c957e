"""Fits a network to what it should have said, by gradient descent (Adam, cross entropy).

All seeds are fixed, so it learns the same again; the last digits can depend on the machine and on
numpy's version.
"""

import json
from pathlib import Path
from types import ModuleType

import numpy as np  # type: ignore[import-not-found]

from koloda.bots.network import Weights

HIDDEN = 12
"""As in `koloda.bots.network`, where it is a C int in the compiled build."""
TESTED = 0.1
"""The share that is not learnt from, but asked at the end."""
EPOCHS = 30
BATCH = 256
FASTEST = 0.004
SLOWEST = 0.0001


def silence(learnt: Weights) -> Weights:
    """Of a network that promises nothing: what was learnt before has no part in a training, but for
    how many inputs there are."""
    inputs = len(learnt["inputs"][0])
    return {"inputs": [[0.0] * inputs] * HIDDEN, "bias": [0.0] * HIDDEN, "outputs": [0.0] * HIDDEN}


def write(module: ModuleType, weights: object) -> None:
    """Beside the module that asks the network."""
    assert module.__file__
    path = Path(module.__file__).with_name("value_network.json")
    path.write_text(json.dumps(weights) + "\n", encoding="utf-8")


def fitted(asked: np.ndarray, chances: np.ndarray, scale: float) -> tuple[Weights, float]:
    """The weights, and which share of the chances they explain where they didn't learn it.

    `asked` has the inputs for each side of each position, or for one of two alone: then what it is
    promised is its lead over the other. A promise of `scale` makes a win e times as likely.
    """
    rng = np.random.default_rng(1)
    learnt = int(len(asked) * (1 - TESTED))
    inputs = asked.shape[-1]
    weights = [
        rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, 0.1, HIDDEN),
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
    found: Weights = {
        "inputs": weights[0].T.round(4).tolist(),
        "bias": weights[1].round(4).tolist(),
        "outputs": (scale * weights[2]).round(4).tolist(),
    }
    return found, float(1 - error / chances[learnt:].var())


def answered(weights: list[np.ndarray], asked: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the hidden units say of each side that was asked for, and the chances of all."""
    units = np.tanh(asked @ weights[0] + weights[1])
    promise = units @ weights[2]
    if promise.shape[1] == 1:
        promise = np.hstack([promise, np.zeros_like(promise)])
    likely = np.exp(promise - promise.max(axis=1, keepdims=True))
    return units, likely / likely.sum(axis=1, keepdims=True)


def slopes(
    weights: list[np.ndarray], asked: np.ndarray, chances: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How the cross entropy grows with each weight."""
    units, told = answered(weights, asked)
    wrong = (told - chances)[:, : asked.shape[1]] / len(asked)
    inner = wrong[:, :, None] * weights[2] * (1 - units**2)
    return (
        np.einsum("nsi,nsh->ih", asked, inner),
        inner.sum(axis=(0, 1)),
        np.einsum("nsh,ns->h", units, wrong),
    )
