"""Drops unused tables, soon from memory and much later from the store."""

import asyncio
import contextlib
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

    def sweep(self) -> None:
        """Drop tables that nobody has used since the last sweep, and watchers absent since then."""
        for live in self.tables.all():
            absent = {person for person in live.table.watchers if not live.is_connected(person)}
            gone = absent & live.absent
            for person in gone:
                live.table.unwatch(person)
            if gone:
                live.tell_watchers()
            live.absent = absent
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

    async def tidy(self) -> None:
        """Delete the tables that nobody has visited for too long."""
        self.tidier = asyncio.get_running_loop().call_later(TIDY, self.spawn_tidy)
        await self.note_visits()
        now, retention = self.tables.clock(), self.retention
        expired = await self.store.expire(
            retention.unfinished_since(now), retention.finished_since(now)
        )
        for id in expired:
            self.tables.discard(id)
        if expired:
            log.info("deleted tables that nobody visited for too long", number=len(expired))

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
