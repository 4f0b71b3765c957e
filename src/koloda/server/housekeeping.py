"""Drops unused tables, soon from memory and much later from the store."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from koloda.server.live_table import LiveTable
from koloda.server.logs import log, log_error
from koloda.server.retention import Retention
from koloda.server.store import Store, StoreError

if TYPE_CHECKING:
    from koloda.server.live_tables import LiveTables

SWEEP = 60.0
"""Seconds between two searches for deserted tables and absent watchers."""
TIDY = 3600.0
"""Seconds between two searches for tables that nobody has visited for too long."""


AWAY = 24 * 3600.0
"""Seconds between two runs of the server that count towards deleting a table. Whatever is more may
be a leap of the system's clock."""


class Housekeeping:
    def __init__(self, tables: "LiveTables", store: Store, retention: Retention) -> None:
        self.tables = tables
        self.store = store
        self.retention = retention
        self.sweeper: asyncio.TimerHandle | None = None
        self.tidier: asyncio.TimerHandle | None = None
        self.visits: dict[str, float] = {}
        """The last visits to tables that were dropped from memory, until they are stored."""

    async def close(self) -> None:
        for timer in (self.sweeper, self.tidier):
            if timer is not None:
                timer.cancel()
        with contextlib.suppress(StoreError):
            await self.note_visits()
            await self.store.note_time(self.tables.clock())

    def sweep(self) -> None:
        """Drop tables that nobody has used since the last sweep, and watchers absent since then.

        Bots that should be thinking but aren't begin again.
        """
        for live in self.tables.all():
            self.tables.driver.start_bots(live)
            absent = {person for person in live.table.watchers if not live.is_connected(person)}
            gone = absent & live.absent
            for person in gone:
                live.table.unwatch(person)
            if gone:
                live.tell_watchers()
            live.absent = absent
            live.forget_talk(time.monotonic())
            if not live.is_used:
                self.forget(live)
            live.is_used = False
        self.sweeper = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory if nobody is there and nothing is happening."""
        if live.connections or live.lock.locked() or live.bot or live.table.deadline is not None:
            return
        if live.table.settings.public and live.table.phase != "over":
            return  # the list of public tables shows it
        if self.tables.drop(live):
            self.visits[live.id] = live.used_at

    async def note_absence(self) -> None:
        """Note that the server runs again. A long absence makes no table older."""
        leap = await self.store.note_time(self.tables.clock(), AWAY)
        if leap:
            log.warning("the clock leapt, or the server was away; keeping tables", seconds=leap)

    async def tidy(self) -> None:
        """Delete the tables that nobody has visited for too long, and purge those long deleted."""
        self.tidier = asyncio.get_running_loop().call_later(TIDY, self.spawn_tidy)
        await self.expire()
        purged = 0
        # many small jobs, so that others get their turn
        while rows := await self.store.purge(self.retention.purged_before(self.tables.clock())):
            purged += rows
        if purged:
            log.info("purged tables that were deleted", rows=purged)

    async def expire(self) -> None:
        await self.note_visits()
        now, retention = self.tables.clock(), self.retention
        await self.store.note_time(now)
        limits = retention.unfinished_since(now), retention.finished_since(now)
        deleted = 0
        while expired := await self.store.expire(*limits, now):
            for id in expired:
                if self.is_visited(id, now):
                    await self.store.bring_back(id, now)
                else:
                    self.tables.discard(id)
                    deleted += 1
        if deleted:
            log.info("deleted tables that nobody visited for too long", number=deleted)

    def is_visited(self, id: str, since: float) -> bool:
        """Return whether somebody has come to the table since this time, or is coming."""
        live = self.tables.by_id.get(id)
        if live is None:
            return id in self.tables.loading
        return bool(live.connections) or live.used_at >= since

    async def note_visits(self) -> None:
        now, visits = self.tables.clock(), self.visits
        self.visits = {}
        for live in self.tables.all():
            visits[live.id] = now if live.connections else live.used_at
        await self.store.note_visits(visits)

    def spawn_tidy(self) -> None:
        async def tidy() -> None:
            try:
                await self.tidy()
            except StoreError as error:
                log_error("could not tidy up", reason=str(error))

        self.tables.spawn(tidy())
