"""All open connections: how many there may be, and which of them are cut off.

uvicorn alone would wait for ever for a client that says nothing, sends the head of its request
byte by byte, or never reads its answer.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from koloda.server import metrics
from koloda.server.budgets import NOBODY, Payer
from koloda.server.limits import Limits

SWEEP = 1.0
"""Seconds between two searches for connections to cut off."""
LEAST_READ = 4096
"""Bytes that a client must read within `Limits.unread_seconds` while it holds us up."""


class Connection(Protocol):
    address: str
    transport: asyncio.Transport

    def check(self, now: float) -> None:
        """Cut the connection off if the client has kept it waiting for too long."""


class Connections:
    """Every connection, by address, and for each address those that are idle, oldest first.

    A connection is idle while no request is in progress: before its first one, or between two. If
    there are too many connections, the oldest idle one makes room for a new one.
    """

    def __init__(
        self,
        limits: Limits,
        is_proxy: Callable[[str], bool],
        payer_at: Callable[[str], Payer] = lambda _: NOBODY,
    ) -> None:
        self.limits = limits
        self.payer_at = payer_at
        self.is_proxy = is_proxy
        """Whether an address speaks for many people, so that its connections aren't limited."""
        self.open: set[Connection] = set()
        self.by_address: Counter[str] = Counter()
        self.idle: dict[str, dict[Connection, None]] = {}
        self.sweeper: asyncio.TimerHandle | None = None

    def add(self, new: Connection) -> None:
        """Add a new, idle connection. If there are too many, cut off another one, or it."""
        self.enter(new)
        address = new.address
        is_limited = not self.is_proxy(address)
        if is_limited and self.by_address[address] > self.limits.connections_an_address:
            self.make_room(self.idle.get(address, {}), new)
        elif len(self.open) > self.limits.connections:
            self.make_room(max(self.idle.values(), key=len, default={}), new)
        self.note_idle(new)

    def make_room(self, idle: dict[Connection, None], new: Connection) -> None:
        self.cut_off(next(iter(idle), new), "crowded")

    def payer(self, address: str) -> Payer:
        """Return who pays for what comes from an address before more is known about it."""
        return NOBODY if self.is_proxy(address) else self.payer_at(address)

    def enter(self, connection: Connection) -> None:
        self.open.add(connection)
        self.by_address[connection.address] += 1
        metrics.CONNECTIONS.inc()
        if self.sweeper is None:
            self.sweeper = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def remove(self, connection: Connection) -> None:
        if connection in self.open:
            self.open.discard(connection)
            metrics.CONNECTIONS.dec()
            self.note_busy(connection)
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def note_idle(self, connection: Connection) -> None:
        if connection in self.open:
            self.idle.setdefault(connection.address, {})[connection] = None

    def note_busy(self, connection: Connection) -> None:
        idle = self.idle.get(connection.address, {})
        idle.pop(connection, None)
        if not idle:
            self.idle.pop(connection.address, None)

    def cut_off(self, connection: Connection, reason: str) -> None:
        """Hang up at once and give back the memory of what the client hasn't read."""
        metrics.CUT_OFF.labels(reason).inc()
        self.remove(connection)
        connection.transport.abort()

    def sweep(self) -> None:
        now = asyncio.get_running_loop().time()
        for connection in list(self.open):
            connection.check(now)
        self.sweeper = (
            asyncio.get_running_loop().call_later(SWEEP, self.sweep) if self.open else None
        )


class Unread:
    """Watches whether a client reads what it was sent, while nothing is added to that."""

    def __init__(self) -> None:
        self.size = 0
        self.since: float | None = None
        """When the client had last read enough; None: it isn't holding us up."""

    def is_stuck(
        self, transport: asyncio.Transport, is_full: bool, now: float, patience: float
    ) -> bool:
        """Return whether the client has read too little for too long.

        Only a transport that is full or closing is watched: what it holds can't grow.
        """
        if not (is_full or transport.is_closing()):
            self.since = None
            return False
        size = transport.get_write_buffer_size()
        if self.since is None or size <= self.size - LEAST_READ:
            self.since, self.size = now, size
        return now - self.since >= patience
