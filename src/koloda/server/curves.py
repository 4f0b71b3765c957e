"""Curves of games that are over: made beside the event loop, for who waits for them, and kept."""

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
"""Curves in memory; the least used are let go, and can be made again."""
WAITING = 16
"""Visitors who may wait for a curve at a time."""

Line = dict[str, Any]


class Curves:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.kept: OrderedDict[bytes, list[Line]] = OrderedDict()
        self.one = asyncio.Lock()
        """One curve is made at a time, so that the bots at the tables have room to think."""
        self.wishes: dict[str, object] = {}
        """The last wish of each visitor: an earlier one is given up."""

    async def lines(
        self, record: Record, guest: str, is_gone: Callable[[], Awaitable[bool]]
    ) -> AsyncGenerator[Line, None]:
        """The chances, step by step as they are found; and at last the turning points."""
        key = await asyncio.to_thread(digest, record)
        if key in self.kept:
            self.kept.move_to_end(key)
        else:
            if guest not in self.wishes and len(self.wishes) >= WAITING:
                raise Refused("too-many")
            wish = self.wishes[guest] = object()
            try:
                async with self.one:
                    if key not in self.kept:
                        async for line in self.made(key, record):
                            yield line
                            if self.wishes.get(guest) is not wish or await is_gone():
                                return
                        return
            finally:
                if self.wishes.get(guest) is wish:
                    del self.wishes[guest]
        for line in self.kept[key]:
            yield line

    async def made(self, key: bytes, record: Record) -> AsyncGenerator[Line, None]:
        loop, threads = asyncio.get_running_loop(), self.bot_pool.threads
        steps, found = curve(record), list[Chances]()
        lines: list[Line] = [{"steps": len(record.moves)}]
        yield lines[0]
        # one step at a time: between two of them a bot at a table may think
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
