"""What is sent at once, and what has to wait."""

import asyncio

import pytest

from koloda.server.eager_tasks import run_eagerly
from koloda.server.outbox import Outbox


async def work(done: list[str], gate: asyncio.Event) -> None:
    done.append("begun")
    try:
        await gate.wait()
        await asyncio.sleep(0)
        done.append("ended")
    except asyncio.CancelledError:
        done.append("cancelled")
        raise


def test_what_need_not_wait_is_done_at_once() -> None:
    async def story() -> None:
        done: list[str] = []

        async def quick() -> None:
            done.append("all")

        assert run_eagerly(quick()) is None
        assert done == ["all"]

    asyncio.run(story())


def test_what_waits_goes_on_by_itself() -> None:
    async def story() -> None:
        done: list[str] = []
        gate = asyncio.Event()
        rest = run_eagerly(work(done, gate))
        assert rest is not None and done == ["begun"]
        gate.set()
        await asyncio.wait_for(rest, 5)
        assert done == ["begun", "ended"]

    asyncio.run(story())


def test_what_waits_can_be_cancelled() -> None:
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


class Sender:
    """One that has more to send as soon as it has sent, a few times."""

    def __init__(self, name: str, outbox: Outbox, sent: list[str], times: int = 1) -> None:
        self.name = name
        self.outbox = outbox
        self.sent = sent
        self.times = times

    def begin_to_write(self) -> None:
        self.sent.append(self.name)
        self.times -= 1
        if self.times:
            self.outbox.add(self)


def test_what_is_to_be_sent_goes_out_together_in_the_next_turn() -> None:
    async def story() -> None:
        outbox, sent = Outbox(), list[str]()
        for sender in (Sender("a", outbox, sent, 2), Sender("b", outbox, sent)):
            outbox.add(sender)
        assert sent == []
        await asyncio.sleep(0)
        assert sent == ["a", "b"]
        await asyncio.sleep(0)
        assert sent == ["a", "b", "a"]

    asyncio.run(story())
