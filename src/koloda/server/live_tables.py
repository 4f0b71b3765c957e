"""All live tables of this process, and the order in which things happen at each of them.

A request is carried out in memory, made durable, and only then acknowledged and shown. If it can't
be made durable, the table is reloaded from the store and the request is refused.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from koloda.engine.errors import KolodaError
from koloda.engine.fair import SECRET
from koloda.server import metrics
from koloda.server.bot_pool import BotPool
from koloda.server.broadcast import broadcast
from koloda.server.budgets import PAYING, Budgets
from koloda.server.driver import Driver
from koloda.server.entrance import Entrance, new_person
from koloda.server.housekeeping import Housekeeping
from koloda.server.limits import Limits
from koloda.server.live_table import Connection, LiveTable
from koloda.server.logs import log, log_error
from koloda.server.outbox import Outbox
from koloda.server.pace import AT_ONCE, Pace
from koloda.server.retention import Retention
from koloda.server.steady_clock import Clock, steady_clock
from koloda.server.store import (
    Admission,
    DamagedTable,
    Store,
    StoredTable,
    StoreError,
    UsedUp,
)
from koloda.tables import entries
from koloda.tables.entries import Entry, Moved, Started
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.table import Table

LISTED = 200
"""The largest number of public tables in a list."""


class LiveTables:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        retention: Retention,
        clock: Clock | None = None,
        pace: Pace = AT_ONCE,
    ) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock or steady_clock()
        self.by_id: dict[str, LiveTable] = {}
        self.outbox = Outbox()
        self.budgets = Budgets(limits)
        self.bot_pool = BotPool()
        self.driver = Driver(self, self.bot_pool, pace)
        self.entrance = Entrance(self, store, limits.watchers)
        self.housekeeping = Housekeeping(self, store, retention)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open."""
        self.loading: Counter[str] = Counter()
        """Tables that are being loaded, and how many requests wait for each."""
        self.damaged: set[str] = set()
        """Tables that couldn't be read."""
        store.when_failed(self.abandon)

    async def wake(self) -> None:
        """Load the tables that continue by themselves or are listed; the rest load on demand."""
        await self.housekeeping.note_absence()
        await self.housekeeping.expire()
        for id in await self.store.tables_to_wake():
            try:
                live = await self.find(id)
                if live is not None:
                    live.used_at = 0.0  # nobody has visited it
            except StoreError:
                raise
            except DamagedTable:
                pass  # this has been logged, and must not keep the others from loading
            except Exception as error:
                reason = str(error) if isinstance(error, KolodaError) else type(error).__name__
                log_error("could not load a table", table=id, reason=reason)
        if self.by_id:
            log.info("loaded tables", number=len(self.by_id))
        self.housekeeping.sweep()
        self.housekeeping.spawn_tidy()

    def abandon(self) -> None:
        """Hang up on everybody: the store has failed, and what memory holds may be wrong."""
        log_error("the disk could not be synced; stopping", reason=str(self.store.failure))
        for live in self.by_id.values():
            if live.timer is not None:
                live.timer.cancel()
            for connection in live.connections:
                connection.abandon()

    async def close(self) -> None:
        await self.housekeeping.close()
        for live in self.by_id.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in self.tasks:
            task.cancel()
        self.bot_pool.close()

    # Tables come and go

    async def open(self, settings: Settings, guest: str, name: str) -> LiveTable:
        if len(self.by_id) >= self.limits.tables:
            raise Refused("too-many-tables")
        person = new_person()
        id = new_id()
        table = Table.open(settings, person, name, new_secret(), self.clock(), id)
        written = [entries.encode(entry) for entry in table.log]
        now = self.clock()
        is_public = settings.public
        link = await self.store.create(id, written, guest, person, is_public=is_public, now=now)
        live = self.by_id[id] = LiveTable(id, table, link, {guest: person})
        live.used_at = now
        PAYING.get().pay_entries(len(written))
        self.count()
        return live

    async def find(self, id: str) -> LiveTable | None:
        if self.store.failure is not None:
            raise StoreError(str(self.store.failure))
        live = self.by_id.get(id)
        if live is None:
            live = await self.load(id)
        if live is not None:
            live.is_used = True
            live.used_at = self.clock()
        return live

    async def load(self, id: str) -> LiveTable | None:
        """Load a table from the store. Report a damaged one, once."""
        self.loading[id] += 1
        try:
            stored = await self.store.load(id)
            live = None if stored is None else await self.revive(stored)
        except DamagedTable as error:
            if id not in self.damaged:
                self.damaged.add(id)
                metrics.DAMAGED.set(len(self.damaged))
                log_error("a table is damaged", reason=repr(error.__cause__), **error.arguments)
            raise
        finally:
            self.loading[id] -= 1
            if not self.loading[id]:
                del self.loading[id]
        if id in self.damaged:
            self.damaged.remove(id)
            metrics.DAMAGED.set(len(self.damaged))
        return live

    async def revive(self, stored: StoredTable) -> LiveTable:
        table = replayed(stored)
        new = LiveTable(stored.id, table, stored.link, await self.store.persons(stored.id))
        new.ahead = max(0.0, table.log[-1].at - self.clock())
        # another request may have loaded it while we waited
        live = self.by_id.setdefault(stored.id, new)
        self.count()
        if live is new:
            try:
                await self.execute(live, lambda table, now: table.wake(now))
            except BaseException:
                self.by_id.pop(stored.id, None)
                raise
            self.driver.follow(live)
        return live

    def all(self) -> list[LiveTable]:
        return list(self.by_id.values())

    def public(self) -> list[LiveTable]:
        """Return the public tables that aren't over, newest first."""
        found = (live for live in reversed(self.by_id.values()) if live.table.settings.public)
        return list(islice((live for live in found if live.table.phase != "over"), LISTED))

    def current(self, live: LiveTable) -> LiveTable:
        """Return the table in memory, in case this one has been dropped and loaded again."""
        return self.by_id.setdefault(live.id, live)

    def drop(self, live: LiveTable) -> bool:
        """Drop a table from memory; return whether it was there."""
        if self.by_id.get(live.id) is not live:
            return False
        del self.by_id[live.id]
        self.count()
        return True

    def discard(self, id: str) -> None:
        """Forget a table that the store has deleted."""
        live = self.by_id.pop(id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()

    def time_at(self, live: LiveTable) -> float:
        """Return the time at a table, which never goes back."""
        return self.clock() + live.ahead

    def count(self) -> None:
        metrics.TABLES.set(len(self.by_id))

    # Requests

    async def execute(
        self,
        live: LiveTable,
        command: Callable[[Table, float], Any],
        *,
        asker: Connection | None = None,
        used: bytes | None = None,
        admitted: Admission | None = None,
    ) -> Any:
        """Carry out a request, make it durable, and then show it to everybody at the table.

        The asker gets it as the answer to their request. `used` is the digest of a link that the
        request uses up, and `admitted` the guest who comes to the table by it.
        """
        live = self.current(live)
        live.is_used = True
        begun = time.perf_counter()
        async with live.lock:
            table, start = live.table, len(live.table.log)
            try:
                now = self.time_at(live)
                answer = command(table, now)
                if any(isinstance(entry, Started) for entry in table.log[start:]):
                    live.note_absent_players(now)
            except BaseException:
                if len(table.log) > start:
                    await self.reload(live, start)
                raise
            added = table.log[start:]
            if added:
                await self.make_durable(live, start, added, used, admitted)
                metrics.DURABLE.observe(time.perf_counter() - begun)
                PAYING.get().pay_entries(len(added))
                for entry in added:
                    if isinstance(entry, Moved):
                        metrics.moves(table.settings.game, entry.by).inc()
                broadcast(live, start, asker, self.time_at(live))
        if added:
            self.driver.follow(live)
        return answer

    async def make_durable(
        self,
        live: LiveTable,
        start: int,
        added: list[Entry],
        used: bytes | None,
        admitted: Admission | None,
    ) -> None:
        table = live.table
        written = [entries.encode(entry) for entry in added]
        try:
            live.link = await self.store.append(
                live.id,
                start,
                written,
                is_over=table.phase == "over",
                is_restless=table.is_restless,
                used=used,
                after=live.link,
                admitted=admitted,
            )
        except UsedUp:
            await self.reload(live, start)
            raise
        except StoreError as error:
            metrics.FAILURES.inc()
            await self.reload(live, start)
            log_error("could not write", table=live.id, reason=str(error))
            raise
        if admitted is not None:
            live.persons.setdefault(admitted.guest, admitted.person)

    async def reload(self, live: LiveTable, start: int) -> None:
        """Discard the entries from `start` on, which exist only in memory."""
        try:
            stored = await self.store.load(live.id)
            table = None if stored is None else replayed(stored)
        except (StoreError, DamagedTable):
            stored = table = None
        if stored is not None:
            live.link = stored.link
        watchers = live.table.watchers
        live.table = table or Table.replay(live.table.log[:start])
        live.table.watchers = watchers

    def spawn(self, work: Any, live: LiveTable | None = None) -> "asyncio.Task[Any]":
        """Start a task, for a table if one is given. If it dies, log and count that."""

        def end(task: "asyncio.Task[Any]") -> None:
            self.tasks.discard(task)
            error = None if task.cancelled() else task.exception()
            if error is not None:
                metrics.TASK_FAILURES.inc()
                log_error("a task died", table=live and live.id, task=name, reason=repr(error))

        task = asyncio.get_running_loop().create_task(work)
        name = getattr(work, "__qualname__", "")
        self.tasks.add(task)
        task.add_done_callback(end)
        return task


def replayed(stored: StoredTable) -> Table:
    """Return the table that wrote this log; refuse a log that no table can have written."""
    read = 0

    def log() -> Iterator[Entry]:
        nonlocal read
        for entry in stored.entries:
            yield entries.decode(entry)
            read += 1

    try:
        return Table.replay(log())
    except Refused:  # it was written under other rules
        raise
    except Exception as error:
        raise DamagedTable(stored.id, read) from error


def new_id() -> str:
    """Return a table's id, which a command line can't mistake for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET)
