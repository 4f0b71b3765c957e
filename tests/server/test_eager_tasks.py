"""Coroutines that start at once."""

import asyncio

import pytest

from koloda.server.eager_tasks import run_eagerly


async def work(done: list[str], gate: asyncio.Event) -> None:
    done.append("begun")
    try:
        await gate.wait()
        await asyncio.sleep(0)
        done.append("ended")
    except asyncio.CancelledError:
        done.append("cancelled")
        raise


def test_a_coroutine_that_never_waits_runs_at_once() -> None:
    async def story() -> None:
        done: list[str] = []

        async def quick() -> None:
            done.append("all")

        assert run_eagerly(quick()) is None
        assert done == ["all"]

    asyncio.run(story())


def test_a_coroutine_that_waits_continues_as_a_task() -> None:
    async def story() -> None:
        done: list[str] = []
        gate = asyncio.Event()
        rest = run_eagerly(work(done, gate))
        assert rest is not None and done == ["begun"]
        gate.set()
        await asyncio.wait_for(rest, 5)
        assert done == ["begun", "ended"]

    asyncio.run(story())


def test_a_coroutine_that_waits_can_be_cancelled() -> None:
    async def story() -> None:
        done: list[str] = []
        rest = run_eagerly(work(done, asyncio.Event()))
        assert rest is not None
        await asyncio.sleep(0)
        rest.cancel()
        with pytest.raises(asyncio.CancelledError):
            await rest
        assert done == ["begun", "cancelled"]

    asyncio.run(story())
