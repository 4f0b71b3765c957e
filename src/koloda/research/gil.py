"""Runs a task without Python's lock; the compiled build inlines the version in the .pxd."""

from koloda.research.chunk import Chunk


def run_released(chunk: Chunk, task: int) -> None:
    chunk.carry_out(task)
