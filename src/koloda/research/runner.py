"""Runs a chunk; chunks that run at the same time don't wait for each other."""

from koloda.engine.errors import InvalidArgument, WrongType
from koloda.research import codes, gil
from koloda.research.chunk import Chunk


def run_chunk(chunk: Chunk, task: int) -> None:
    """Do something in every game of a chunk; `codes` says what can be done."""
    if not isinstance(chunk, Chunk):
        raise WrongType("run_chunk() takes a chunk")
    if not codes.RESET <= task <= codes.SETTLE:
        raise InvalidArgument(f"no task {task}")
    gil.run_released(chunk, task)
