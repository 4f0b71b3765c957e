"""All live tables of this process, and the order in which things happen to each of them.

A request is carried out in memory, made durable, and only then acknowledged and shown. If it can't
be made durable, the table is read back from what is, and the request is refused.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import Any, Literal, Protocol

import structlog

from koloda.bots.uniform import UniformBot
from koloda.engine.rng import Rng
from koloda.server import metrics
from koloda.server.limits import Limits
from koloda.server.messages import Update, encode
from koloda.server.store import Kept, Link, Store, StoreError
from koloda.tables import entries
from koloda.tables.entries import Moved
from koloda.tables.errors import Refused
from koloda.tables.exit import event, progress, snapshot
from koloda.tables.settings import Settings
from koloda.tables.table import Table

log = structlog.get_logger()

BOTS = ("random",)
"""The bots that a seat may be given to."""
SECRET = 32


class Connection(Protocol):
    person: str

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""


class Live:
    """A table in memory."""

    def __init__(self, id: str, table: Table, persons: dict[str, str]) -> None:
        self.id = id
        self.table = table
        self.persons = persons
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def is_connected(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)


class Hub:
    def __init__(
        self, store: Store, limits: Limits, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock
        self.tables: dict[str, Live] = {}
        self.bots = ThreadPoolExecutor(max_workers=2, thread_name_prefix="koloda-bot")
        self.tasks: set[asyncio.Task[Any]] = set()

    # Coming and going of tables

    async def wake(self) -> None:
        """Bring back every table that was not over."""
        for kept in await self.store.running():
            live = await self.revive(kept)
            await self.act(live, lambda table, now: table.wake(now))
        if self.tables:
            log.info("tables are back", number=len(self.tables))

    async def close(self) -> None:
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
            if live.bot is not None:
                live.bot.cancel()
        self.bots.shutdown(wait=False, cancel_futures=True)

    async def revive(self, kept: Kept) -> Live:
        table = Table.replay(entries.decode(entry) for entry in kept.entries)
        live = Live(kept.id, table, await self.store.persons(kept.id))
        # while we waited, somebody else may have brought it back
        live = self.tables.setdefault(kept.id, live)
        metrics.TABLES.set(len(self.tables))
        return live

    async def find(self, id: str) -> Live | None:
        live = self.tables.get(id)
        if live is None and (kept := await self.store.load(id)) is not None:
            live = await self.revive(kept)
        return live

    def forget(self, live: Live) -> None:
        """Let a table go that is over and that nobody looks at; the store has it."""
        if live.table.phase == "over" and not live.connections and not live.lock.locked():
            self.tables.pop(live.id, None)
            metrics.TABLES.set(len(self.tables))

    async def open(self, settings: Settings, guest: str, name: str) -> Live:
        if len(self.tables) >= self.limits.tables:
            raise Refused("too-many-tables", "there are too many tables here now; try again later")
        person = secrets.token_urlsafe(9)
        table = Table.open(settings, person, name, secrets.token_bytes(SECRET), self.clock())
        id = secrets.token_urlsafe(9)
        await self.store.create(id, [entries.encode(entry) for entry in table.log], guest, person)
        live = self.tables[id] = Live(id, table, {guest: person})
        metrics.TABLES.set(len(self.tables))
        return live

    def public(self) -> list[Live]:
        return [live for live in self.tables.values() if live.table.settings.public]

    # People

    async def admit(self, live: Live, guest: str) -> str:
        """The person that a guest is at this table, a new one if need be."""
        if guest not in live.persons:
            person = secrets.token_urlsafe(9)
            await self.store.admit(live.id, guest, person)
            live.persons[guest] = person
        return live.persons[guest]

    def watch(self, live: Live, person: str, name: str) -> None:
        if live.table.knows(person):
            return
        if len(live.table.watchers) >= self.limits.watchers:
            raise Refused("too-many-watchers", "too many people watch this table already")
        live.table.watch(person, name)

    # Links

    async def new_link(
        self,
        live: Live,
        kind: Literal["invite", "device", "watch"],
        seat: int | None = None,
        person: str | None = None,
    ) -> str:
        """A secret that lets its holder in; a new invite to a seat withdraws the old one."""
        if seat is not None:
            await self.store.withdraw(live.id, seat)
        secret = secrets.token_urlsafe(24)
        await self.store.add_link(Link(digest(secret), live.id, kind, seat, person))
        return secret

    async def enter(self, secret: str, guest: str, name: str) -> Live:
        """Use a link: take the seat, become the same person on another device, or watch."""
        link = await self.store.link(digest(secret))
        live = await self.find(link.table) if link is not None else None
        if link is None or live is None:
            raise Refused("no-such-link", "this link is used up, withdrawn or wrong")
        if link.kind == "device":
            assert link.person is not None
            await self.store.admit(live.id, guest, link.person)
            live.persons[guest] = link.person
            return live
        person = await self.admit(live, guest)
        if link.kind == "watch":
            self.watch(live, person, name)
            return live
        assert link.seat is not None
        if live.table.seat_of(person) is not None:
            return live  # one's own link, opened again
        if not live.table.seats[link.seat].is_open or live.table.phase != "gathering":
            raise Refused("seat-taken", "this seat is taken")
        if not await self.store.claim(link.digest):
            raise Refused("no-such-link", "this link is used up, withdrawn or wrong")
        seat = link.seat
        await self.act(live, lambda table, now: table.sit(person, name, seat, now))
        return live

    # Requests

    async def act(self, live: Live, command: Callable[[Table, float], Any]) -> Any:
        """Carry a request out, make it durable, and then show it to everybody at the table."""
        begun = time.perf_counter()
        async with live.lock:
            table, start = live.table, len(live.table.log)
            try:
                answer = command(table, self.clock())
            except BaseException:
                if len(table.log) > start:
                    await self.read_back(live)
                raise
            added = table.log[start:]
            if added:
                written = [entries.encode(entry) for entry in added]
                try:
                    await self.store.append(live.id, start, written, is_over=table.phase == "over")
                except StoreError as error:
                    metrics.FAILURES.inc()
                    log.error("could not write", table=live.id, reason=str(error))
                    await self.read_back(live)
                    raise
                metrics.DURABLE.observe(time.perf_counter() - begun)
                for entry in added:
                    if isinstance(entry, Moved):
                        metrics.MOVES.labels(table.settings.game, entry.by).inc()
                self.show(live, start)
        if added:
            self.set_timer(live)
            self.let_bot_move(live)
        return answer

    async def read_back(self, live: Live) -> None:
        """What was carried out in memory only never happened."""
        try:
            kept = await self.store.load(live.id)
        except StoreError:
            kept = None
        if kept is None:
            self.tables.pop(live.id, None)
            return
        watchers = live.table.watchers
        live.table = Table.replay(entries.decode(entry) for entry in kept.entries)
        live.table.watchers = watchers

    def show(self, live: Live, start: int) -> None:
        """Send what is new to each connection; viewers who see the same share the work."""
        table, now = live.table, self.clock()
        numbers = range(start, len(table.log))
        only_moves = all(isinstance(table.log[number], Moved) for number in numbers)
        made: dict[tuple[int | None, bool], bytes] = {}
        for connection in live.connections:
            person = connection.person
            role = (table.seat_of(person), person == table.host)
            if role not in made:
                shown = (progress if only_moves else snapshot)(table, person, now)
                if shown is None:
                    continue
                events = [seen for number in numbers if (seen := event(table, number, person))]
                made[role] = encode(Update(len(table.log) - 1, start - 1, events, shown))
            connection.send(made[role])

    # Time and bots

    def set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None:
            delay = max(0.0, deadline - self.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self.tick, live)

    def tick(self, live: Live) -> None:
        async def act() -> None:
            try:
                await self.act(live, lambda table, now: table.tick(now))
            except StoreError:
                await asyncio.sleep(1)
            self.set_timer(live)

        self.spawn(act())

    def let_bot_move(self, live: Live) -> None:
        if live.table.bot_to_move is not None and live.bot is None:
            live.bot = self.spawn(self.play_bots(live))

    async def play_bots(self, live: Live) -> None:
        """Move for bots until a person is to move."""
        try:
            while live.table.bot_to_move is not None:
                seat, match = live.table.seat_to_move, live.table.match
                assert seat is not None and match is not None
                made, seen = len(match.moves), match.state.seen_by(seat)
                bot = UniformBot(Rng(secrets.randbits(64)))
                loop = asyncio.get_running_loop()
                move = await loop.run_in_executor(self.bots, bot.choose, seen)
                try:
                    await self.act(live, partial(bots_move, seat, move, made))
                except StoreError:
                    await asyncio.sleep(1)
        finally:
            live.bot = None

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def bots_move(seat: int, move: int, made: int, table: Table, now: float) -> None:
    """A bot's move, unless the game went on without it while it thought."""
    match = table.match
    if match is not None and len(match.moves) == made and table.bot_to_move is not None:
        table.move(seat, move, now, person=None)


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
