"""Coroutines that start at once and become tasks only if they have to wait."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


def run_eagerly(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Run a coroutine until it ends or waits; return a task for the rest only if it waits."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(finished(Rest(work, awaited)))


class Rest:
    """What is left of a coroutine that has started and is now waiting."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self.work = work
        self.awaited = awaited

    def __await__(self) -> Generator[Any, None, None]:
        work, awaited = self.work, self.awaited
        while True:
            try:
                try:
                    yield awaited
                except BaseException as error:
                    awaited = work.throw(error)
                else:
                    awaited = work.send(None)
            except StopIteration:
                return


async def finished(rest: Rest) -> None:
    """Wrap the rest in a coroutine, because a task accepts nothing else."""
    await rest


async def cancelled(task: "asyncio.Task[None]") -> BaseException | None:
    """Cancel a task, wait for its end, and return what went wrong in it."""
    task.cancel()
    await asyncio.wait((task,))
    return None if task.cancelled() else task.exception()
