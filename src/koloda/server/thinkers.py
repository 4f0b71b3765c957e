"""Where bots think: in threads beside the event loop, which give way to people's moves."""

import asyncio
import contextlib
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

from koloda.bots.contract import Budget, Choice
from koloda.bots.levels import bot
from koloda.engine.state import Seen

NICE = 10
"""How far the threads step back, on systems where a thread can."""
MOVES = 30
"""That a bot wants to make in the time that its clock has left."""
LONGEST = 1.0
"""Seconds for a move, where a clock runs."""


class Thinkers:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(
            max_workers=os.cpu_count() or 1,
            thread_name_prefix="koloda-bot",
            initializer=step_back,
        )

    async def choose(self, seen: Seen, name: str, left: float | None) -> Choice:
        """The choice of the bot of that name; `left` are the seconds on its clock, if one runs."""
        player = bot(seen.game.id, name, secrets.randbits(63))
        budget = None if left is None else Budget(seconds=min(LONGEST, left / MOVES))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, player.choose, seen, budget)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
