"""The threads in which bots think. They yield to the event loop, which handles people's moves."""

import asyncio
import contextlib
import os
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from koloda.bots.contract import Choice
from koloda.bots.levels import bot
from koloda.engine.state import Seen
from koloda.server.budgets import PAYING, Account, Payer, clock
from koloda.server.fair_queue import FairQueue

NICENESS = 10
"""How far to lower the threads' priority, on systems that can do it for a single thread."""
RETRY = 0.1
"""Seconds after which guests who have thought too much may try again."""

T = TypeVar("T")


class Job:
    """Something to think about, and who pays for it."""

    def __init__(self, payer: Payer, work: Callable[[], Any]) -> None:
        self.payer = payer
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def timed(self) -> tuple[Any, float]:
        begun = time.thread_time()
        return self.work(), time.thread_time() - begun


class BotPool:
    """One thread for each core, and one more.

    A guest or an address may occupy one for each core, so that nobody ever waits for a single other
    guest's bots. When all threads are busy, guests take turns.
    """

    def __init__(self) -> None:
        self.most = os.cpu_count() or 1
        """The most threads that think for one guest or one address."""
        self.free = self.most + 1
        self.threads = ThreadPoolExecutor(
            max_workers=self.free, thread_name_prefix="koloda-bot", initializer=lower_priority
        )
        self.queue: FairQueue[Job] = FairQueue()
        self.busy: Counter[Account] = Counter()
        self.timer: asyncio.TimerHandle | None = None
        self.anyone = Payer(Account.unlimited())
        """Pays if nobody else does."""

    async def choose(self, seen: Seen, level: str) -> Choice:
        """Let a new bot of that level choose a move."""
        player = bot(seen.game.id, level, secrets.randbits(63))
        return await self.think(partial(player.choose, seen))

    async def think(self, work: Callable[[], T]) -> T:
        """Do work in one of the threads, when it is the turn of whoever is paying."""
        payer = PAYING.get()
        await payer.turn()
        job = Job(payer if payer.accounts else self.anyone, work)
        self.queue.put(job.payer, job)
        self.begin()
        thought: T = await job.done
        return thought

    def begin(self) -> None:
        """Begin as many jobs as there are free threads."""
        while self.free and (job := self.queue.take(self.may_think)) is not None:
            if not job.done.done():  # whoever asked may have left
                self.free -= 1
                self.busy.update(job.payer.accounts)
                thought = asyncio.get_running_loop().run_in_executor(self.threads, job.timed)
                thought.add_done_callback(partial(self.end, job))
        if self.queue and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(RETRY, self.try_again)

    def may_think(self, account: Account) -> bool:
        return self.busy[account] < self.most and account.thinking.settled_at <= clock()

    def end(self, job: Job, thought: "asyncio.Future[tuple[Any, float]]") -> None:
        self.free += 1
        for account in job.payer.accounts:
            self.busy[account] -= 1
            if not self.busy[account]:
                del self.busy[account]
        if thought.cancelled():
            job.done.cancel()
        elif (error := thought.exception()) is not None:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            result, seconds = thought.result()
            job.payer.pay_thinking(seconds)
            if not job.done.done():
                job.done.set_result(result)
        self.begin()

    def try_again(self) -> None:
        """Look for guests who have paid off their debt in the meantime."""
        self.timer = None
        self.begin()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
