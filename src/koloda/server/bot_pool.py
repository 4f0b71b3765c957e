"""Where bots think: in threads beside the event loop, which give way to people's moves."""

import asyncio
import contextlib
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

from koloda.bots.contract import Choice
from koloda.bots.levels import bot
from koloda.engine.state import Seen

NICE = 10
"""How far the threads step back, on systems where a thread can."""


class BotPool:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(
            max_workers=os.cpu_count() or 1,
            thread_name_prefix="koloda-bot",
            initializer=step_back,
        )

    async def choose(self, seen: Seen, name: str) -> Choice:
        """The choice of the bot of that name."""
        player = bot(seen.game.id, name, secrets.randbits(63))
        return await asyncio.get_running_loop().run_in_executor(self.threads, player.choose, seen)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
