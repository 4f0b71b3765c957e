"""Fits a network to known chances by gradient descent (Adam, cross entropy).

All seeds are fixed, so training again gives the same weights, except for last digits that depend on
the machine and numpy's version.
"""

import json
from pathlib import Path
from types import ModuleType

import numpy as np  # type: ignore[import-not-found]

from koloda.bots.network import Weights

HIDDEN = 12
"""As in `koloda.bots.network`, where it is a C int in the compiled build."""
TESTED = 0.1
"""The share of positions kept out of the training, to test the network."""
EPOCHS = 30
BATCH = 256
FASTEST = 0.004
SLOWEST = 0.0001


def zero_weights(learnt: Weights) -> Weights:
    """Return weights of the same size that are all 0, so that training starts from nothing."""
    inputs = len(learnt["inputs"][0])
    return {"inputs": [[0.0] * inputs] * HIDDEN, "bias": [0.0] * HIDDEN, "outputs": [0.0] * HIDDEN}


def write(module: ModuleType, weights: object) -> None:
    """Write the weights to the folder of the module that uses them."""
    assert module.__file__
    path = Path(module.__file__).with_name("value_network.json")
    path.write_text(json.dumps(weights) + "\n", encoding="utf-8")


def fitted(asked: np.ndarray, chances: np.ndarray, scale: float) -> tuple[Weights, float]:
    """Return the weights, and which share of the chances they explain for the test positions.

    `asked` has the inputs for each side of each position, or for one of two sides: then the output
    is its lead over the other. An output of `scale` makes a win e times as likely.
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
    estimates = answered(weights, asked[learnt:])[1]
    error = ((estimates - chances[learnt:]) ** 2).mean()
    found: Weights = {
        "inputs": weights[0].T.round(4).tolist(),
        "bias": weights[1].round(4).tolist(),
        "outputs": (scale * weights[2]).round(4).tolist(),
    }
    return found, float(1 - error / chances[learnt:].var())


def answered(weights: list[np.ndarray], asked: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the outputs of the hidden units for each side given, and the chances of all sides."""
    units = np.tanh(asked @ weights[0] + weights[1])
    promise = units @ weights[2]
    if promise.shape[1] == 1:
        promise = np.hstack([promise, np.zeros_like(promise)])
    likely = np.exp(promise - promise.max(axis=1, keepdims=True))
    return units, likely / likely.sum(axis=1, keepdims=True)


def slopes(
    weights: list[np.ndarray], asked: np.ndarray, chances: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the gradient of the cross entropy by each weight."""
    units, estimates = answered(weights, asked)
    wrong = (estimates - chances)[:, : asked.shape[1]] / len(asked)
    inner = wrong[:, :, None] * weights[2] * (1 - units**2)
    return (
        np.einsum("nsi,nsh->ih", asked, inner),
        inner.sum(axis=(0, 1)),
        np.einsum("nsh,ns->h", units, wrong),
    )
