"""A small network with one hidden layer, trained by self-play to value a position."""

import json
import math
from importlib.resources import files
from typing import Any, TypedDict

from koloda.engine.errors import InvalidArgument

MOST_INPUTS = 32
HIDDEN = 12


class Weights(TypedDict):
    inputs: list[list[float]]
    """For each hidden unit, one weight per input."""
    bias: list[float]
    outputs: list[float]


def load_weights(package: str) -> Any:
    """Return what `bench/train.py` wrote: one set of weights, or one for each kind of table."""
    return json.loads(files(package).joinpath("value_network.json").read_text(encoding="utf-8"))


class Network:
    def __init__(self, weights: Weights) -> None:
        number = len(weights["inputs"][0])
        if number > MOST_INPUTS:
            raise InvalidArgument(f"no network has room for {number} inputs")
        self.number = number  # of inputs
        self.inputs = [0.0] * 32
        self.total = [0.0] * 12
        self.weight = [0.0] * 384
        self.bias = [0.0] * 12
        self.output = [0.0] * 12
        for unit in range(HIDDEN):
            self.bias[unit] = weights["bias"][unit]
            self.output[unit] = weights["outputs"][unit]
            for i in range(self.number):
                self.weight[HIDDEN * i + unit] = weights["inputs"][unit][i]

    def evaluate(self) -> float:
        """Return the network's output for `inputs`."""
        for unit in range(HIDDEN):
            self.total[unit] = self.bias[unit]
        for i in range(self.number):
            for unit in range(HIDDEN):
                self.total[unit] += self.weight[HIDDEN * i + unit] * self.inputs[i]
        found = 0.0
        for unit in range(HIDDEN):
            found += self.output[unit] * math.tanh(self.total[unit])
        return found

    def current_inputs(self) -> list[float]:
        """Return a copy of `inputs`, for training."""
        return [self.inputs[i] for i in range(self.number)]
