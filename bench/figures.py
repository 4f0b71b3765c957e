"""What `make bench` measures: the engine's figures, and one of batches."""

from koloda.lab import speed

FIGURES = {**speed.FIGURES, "batched": "moves/s"}
"""The unit of each figure."""
