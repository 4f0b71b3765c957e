"""The threads in which bots think. They yield to the event loop, which handles people's moves."""

import asyncio
import contextlib
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

from koloda.bots.contract import Choice
from koloda.bots.levels import bot
from koloda.engine.state import Seen

NICENESS = 10
"""How far to lower the threads' priority, on systems that can do it for a single thread."""


class BotPool:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(
            max_workers=os.cpu_count() or 1,
            thread_name_prefix="koloda-bot",
            initializer=lower_priority,
        )

    async def choose(self, seen: Seen, level: str) -> Choice:
        """Let a new bot of that level choose a move."""
        player = bot(seen.game.id, level, secrets.randbits(63))
        return await asyncio.get_running_loop().run_in_executor(self.threads, player.choose, seen)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
