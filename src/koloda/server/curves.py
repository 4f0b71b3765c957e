"""Curves of chances for finished games, computed in the bots' threads while somebody waits."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from hashlib import sha256
from typing import Any

from koloda.bots.curve import Chances, curve, turning_points
from koloda.engine.record import Record
from koloda.server.bot_pool import BotPool
from koloda.tables.errors import Refused

KEPT = 256
"""Curves kept in memory. The least recently used are dropped; they can be computed again."""
WAITING = 16
"""Visitors who may wait for a curve at the same time."""

Line = dict[str, Any]


class Curves:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.kept: OrderedDict[bytes, list[Line]] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()
        """Held while a curve is computed, so that bots at the tables still get to think."""
        self.requests: dict[str, object] = {}
        """Each visitor's latest request; it cancels their earlier one."""

    async def lines(
        self, record: Record, guest: str, is_gone: Callable[[], Awaitable[bool]]
    ) -> AsyncGenerator[Line, None]:
        """Yield the chances at each step as they are found, and finally the turning points."""
        key = await asyncio.to_thread(digest, record)
        if key in self.kept:
            self.kept.move_to_end(key)
        else:
            if guest not in self.requests and len(self.requests) >= WAITING:
                raise Refused("too-many")
            request = self.requests[guest] = object()
            try:
                async with self.one_at_a_time:
                    if key not in self.kept:
                        async for line in self.compute(key, record):
                            yield line
                            if self.requests.get(guest) is not request or await is_gone():
                                return
                        return
            finally:
                if self.requests.get(guest) is request:
                    del self.requests[guest]
        for line in self.kept[key]:
            yield line

    async def compute(self, key: bytes, record: Record) -> AsyncGenerator[Line, None]:
        loop, threads = asyncio.get_running_loop(), self.bot_pool.threads
        steps, found = curve(record), list[Chances]()
        lines: list[Line] = [{"steps": len(record.moves)}]
        yield lines[0]
        # one step at a time, so that bots at the tables can think in between
        while (chances := await loop.run_in_executor(threads, next, steps, None)) is not None:
            found.append(chances)
            lines.append({"chances": chances})
            yield lines[-1]
        movers = [state.seat_to_move or 0 for state in record.states()][:-1]
        lines.append({"turning": turning_points(movers, found)})
        self.kept[key] = lines
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        yield lines[-1]


def digest(record: Record) -> bytes:
    return sha256("\n".join(record.lines()).encode()).digest()
