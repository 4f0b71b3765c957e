"""A small network with one hidden layer, that learnt by self-play what a position promises."""

import math
from typing import TypedDict

INPUTS = 28
HIDDEN = 12


class Weights(TypedDict):
    inputs: list[list[float]]
    """Of each hidden unit."""
    bias: list[float]
    outputs: list[float]


class Network:
    def __init__(self, weights: Weights) -> None:
        self.inputs = [0.0] * 28
        self.total = [0.0] * 12
        self.weight = [0.0] * 336
        self.bias = [0.0] * 12
        self.output = [0.0] * 12
        for unit in range(HIDDEN):
            self.bias[unit] = weights["bias"][unit]
            self.output[unit] = weights["outputs"][unit]
            for i in range(INPUTS):
                self.weight[HIDDEN * i + unit] = weights["inputs"][unit][i]

    def answer(self) -> float:
        """To what is in `inputs`."""
        for unit in range(HIDDEN):
            self.total[unit] = self.bias[unit]
        for i in range(INPUTS):
            for unit in range(HIDDEN):
                self.total[unit] += self.weight[HIDDEN * i + unit] * self.inputs[i]
        found = 0.0
        for unit in range(HIDDEN):
            found += self.output[unit] * math.tanh(self.total[unit])
        return found

    def asked(self) -> list[float]:
        """A copy of `inputs`, to learn from."""
        return [self.inputs[i] for i in range(INPUTS)]
