"""Curves of chances for finished games, computed in the bots' threads while somebody waits."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from koloda.bots.curve import Chances, curve, turning_points
from koloda.bots.turning_choice import TurningChoice, costliest, turning_choices
from koloda.engine.record import Record
from koloda.server.bot_pool import BotPool
from koloda.server.budgets import PAYING, Account
from koloda.tables.errors import Refused

KEPT = 256
"""Curves kept in memory. The least recently used are dropped; they can be computed again."""
DONE: Any = object()
"""Every position has been looked at."""
WAITING = 16
"""Visitors from one address who may wait for a curve at the same time."""

Line = dict[str, Any]
Address = tuple[Account, ...]
"""The account of the address that a request comes from; () if nobody pays."""


class Request:
    def __init__(self, address: Address) -> None:
        self.address = address


class Curves:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.kept: OrderedDict[bytes, list[Line]] = OrderedDict()
        self.one_at_a_time: WeakValueDictionary[Address, asyncio.Lock] = WeakValueDictionary()
        """Held while a curve is computed for an address."""
        self.requests: dict[str, Request] = {}
        """Each visitor's latest request; it cancels their earlier one."""

    async def lines(
        self, record: Record, guest: str, is_gone: Callable[[], Awaitable[bool]]
    ) -> AsyncGenerator[Line, None]:
        """Yield the chances at each step as they are found, and finally what turned the game."""
        key = await asyncio.to_thread(digest, record)
        if key in self.kept:
            self.kept.move_to_end(key)
        else:
            request = Request(PAYING.get().accounts[-1:])
            waiting = sum(one.address == request.address for one in self.requests.values())
            if guest not in self.requests and waiting >= WAITING:
                raise Refused("too-many")
            self.requests[guest] = request
            lock = self.one_at_a_time.setdefault(request.address, asyncio.Lock())
            try:
                async with lock:
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
        steps, found = curve(record), list[Chances]()
        lines: list[Line] = [{"steps": len(record.moves)}]
        yield lines[0]
        # one step at a time, so that bots at the tables can think in between
        while (chances := await self.bot_pool.think(partial(next, steps, None))) is not None:
            found.append(chances)
            lines.append({"chances": chances})
            yield lines[-1]
        movers = [state.seat_to_move or 0 for state in record.states()][:-1]
        looks, choices = turning_choices(record, found), list[TurningChoice | None]()
        while (look := await self.bot_pool.think(partial(next, looks, DONE))) is not DONE:
            choices.append(look)
        lines.append(
            {"turning": turning_points(movers, found), "choice": worded(costliest(choices))}
        )
        self.kept[key] = lines
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        yield lines[-1]


def worded(choice: TurningChoice | None) -> Line | None:
    """Return a choice as the page shows it: the move that was made, and the better one."""
    if choice is None:
        return None
    return {
        "step": choice.step,
        "seat": choice.seen.seat,
        "made": choice.seen.describe(choice.made),
        "better": choice.seen.describe(choice.better),
        "made_chance": choice.made_chance,
        "better_chance": choice.better_chance,
    }


def digest(record: Record) -> bytes:
    return sha256("\n".join(record.lines()).encode()).digest()
