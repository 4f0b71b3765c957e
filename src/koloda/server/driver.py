"""Keeps games going when it isn't a person's turn to act: clocks run out, and bots move."""

import asyncio
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from koloda.bots.advice import compared
from koloda.bots.levels import ADVISER
from koloda.server.bot_pool import BotPool
from koloda.server.budgets import PAYING, metered
from koloda.server.live_table import LiveTable
from koloda.server.pace import AT_ONCE, Pace
from koloda.server.store import StoreError
from koloda.tables.bot_turn import BotTurn, bot_turn
from koloda.tables.thoughts import Thoughts, thoughts

if TYPE_CHECKING:
    from koloda.server.live_tables import LiveTables

RETRY = 1.0
"""Seconds to wait before trying again after a failed write."""
RESTART = 2.0
"""Seconds to wait before starting a task again that has died. They double with each failure in a
row."""
MOST_FAILURES = 5
"""Failures in a row after which the wait grows no longer."""


class Driver:
    def __init__(self, tables: "LiveTables", bot_pool: BotPool, pace: Pace) -> None:
        self.tables = tables
        self.bot_pool = bot_pool
        self.pace = pace

    def follow(self, live: LiveTable) -> None:
        """Set the timer and let a bot move; call this after every change at the table."""
        self.set_timer(live)
        self.start_bots(live)

    def start_bots(self, live: LiveTable) -> None:
        """Let the bots move if it is their turn and they aren't doing so already."""
        if live.table.bot_to_move is not None and live.bot is None:
            live.bot = self.tables.spawn(metered(self.play_bots(live)), live)
            live.bot.add_done_callback(partial(self.restart_bots, live))

    def restart_bots(self, live: LiveTable, ended: "asyncio.Task[None]") -> None:
        """Let the bots begin again if something went wrong."""
        if ended.cancelled() or ended.exception() is None:
            live.bot_failures = 0
            return
        delay = RESTART * 2 ** min(live.bot_failures, MOST_FAILURES)
        live.bot_failures += 1
        asyncio.get_running_loop().call_later(delay, self.start_bots, live)

    def set_timer(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None:
            delay = max(0.0, deadline - self.tables.time_at(live))
            live.timer = asyncio.get_running_loop().call_later(delay, self.tick, live)

    def tick(self, live: LiveTable) -> None:
        ticking = self.tables.spawn(self.look_at_the_clock(live), live)
        ticking.add_done_callback(partial(self.restart_timer, live))

    async def look_at_the_clock(self, live: LiveTable) -> None:
        try:
            await self.tables.execute(live, lambda table, now: table.tick(now))
        except StoreError:
            await asyncio.sleep(RETRY)
        self.set_timer(live)

    def restart_timer(self, live: LiveTable, ended: "asyncio.Task[None]") -> None:
        if not ended.cancelled() and ended.exception() is not None:
            asyncio.get_running_loop().call_later(RESTART, self.set_timer, live)

    async def play_bots(self, live: LiveTable) -> None:
        """Make the bots' moves until it is a person's turn."""
        try:
            while (turn := await self.durable_turn(live)) is not None:
                PAYING.set(self.tables.budgets.host(live.host))
                begun = time.monotonic()
                choice = await self.bot_pool.choose(turn.seen, turn.bot)
                pace = self.pace if live.has_people else AT_ONCE
                await asyncio.sleep(pace.rest(turn.bot, time.monotonic() - begun))
                try:
                    await self.tables.execute(live, partial(turn.move, choice))
                except StoreError:
                    await asyncio.sleep(RETRY)
                live.bot_failures = 0
        finally:
            live.bot = None

    async def durable_turn(self, live: LiveTable) -> BotTurn | None:
        """Return the turn of the bot that is to move, once the move before it is durable."""
        async with live.lock:
            return bot_turn(live.table)

    async def hint(self, live: LiveTable, person: str, about: int | None = None) -> Thoughts:
        """Return what a strong bot would do in the person's place, for them alone; compare it with
        another move if they ask about one."""
        async with live.lock:  # a card drawn by a move that isn't durable must not show
            table = live.table
            seat = table.expect_hint(person)
            assert table.match is not None
            if about is not None:
                table.match.state.clone().play(about)  # or else refuse it
            seen = table.match.state.seen_by(seat)
        choice = await self.bot_pool.choose(seen, ADVISER)
        if about is not None and about != choice.move:
            seed = secrets.randbits(63)
            choice = await self.bot_pool.think(partial(compared, seen, choice, about, seed))
        return thoughts(seen, choice)
