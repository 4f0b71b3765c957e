"""Keeps games going when it isn't a person's turn to act: clocks run out, and bots move."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from koloda.bots.levels import ADVISER
from koloda.server.bot_pool import BotPool
from koloda.server.live_table import LiveTable
from koloda.server.store import StoreError
from koloda.tables.bot_turn import bot_turn
from koloda.tables.thoughts import Thoughts, thoughts

if TYPE_CHECKING:
    from koloda.server.live_tables import LiveTables

RETRY = 1.0
"""Seconds to wait before trying again after a failed write."""


class Driver:
    def __init__(self, tables: "LiveTables", bot_pool: BotPool) -> None:
        self.tables = tables
        self.bot_pool = bot_pool

    def follow(self, live: LiveTable) -> None:
        """Set the timer and let a bot move; call this after every change at the table."""
        self.set_timer(live)
        if live.table.bot_to_move is not None and live.bot is None:
            live.bot = self.tables.spawn(self.play_bots(live))

    def set_timer(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None:
            delay = max(0.0, deadline - self.tables.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self.tick, live)

    def tick(self, live: LiveTable) -> None:
        async def tick() -> None:
            try:
                await self.tables.execute(live, lambda table, now: table.tick(now))
            except StoreError:
                await asyncio.sleep(RETRY)
            self.set_timer(live)

        self.tables.spawn(tick())

    async def play_bots(self, live: LiveTable) -> None:
        """Make the bots' moves until it is a person's turn."""
        try:
            while (turn := bot_turn(live.table)) is not None:
                choice = await self.bot_pool.choose(turn.seen, turn.bot)
                try:
                    await self.tables.execute(live, partial(turn.move, choice))
                except StoreError:
                    await asyncio.sleep(RETRY)
        finally:
            live.bot = None

    async def hint(self, live: LiveTable, person: str) -> Thoughts:
        """Return what a strong bot would do in the person's place, for them alone."""
        table = live.table
        seat = table.expect_hint(person)
        assert table.match is not None
        seen = table.match.state.seen_by(seat)
        return thoughts(seen, await self.bot_pool.choose(seen, ADVISER))
