"""All live tables of this process, and the order in which things happen to each of them.

A request is carried out in memory, made durable, and only then acknowledged and shown. If it can't
be made durable, the table is read back from what is, and the request is refused.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import Any, Literal, Protocol

import structlog

from koloda.bots.contract import Choice
from koloda.bots.levels import ADVISER, makers
from koloda.engine.errors import KolodaError
from koloda.engine.state import Seen
from koloda.games import GAMES
from koloda.server import metrics
from koloda.server.bot_pool import BotPool
from koloda.server.limits import Limits
from koloda.server.messages import Update, Watched, encode
from koloda.server.outbox import Outbox
from koloda.server.retention import Retention
from koloda.server.store import Kept, Link, Store, StoreError, UsedUp
from koloda.tables import entries
from koloda.tables.entries import Moved, Started
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.table import Table
from koloda.tables.thoughts import Thoughts, thoughts
from koloda.tables.visibility import TableView, Viewer, viewer_of, visible_events

log = structlog.get_logger()

BOTS = tuple(makers(next(iter(GAMES))))
"""The bots that a seat may be given to."""
SECRET = 32
BESIDE = "/"
"""Between a guest's id, which never holds it, and a seat: who else sits at the guest's device."""
SWEEP = 60.0
"""Seconds between two looks for tables and watchers that nobody is connected to any more."""
TIDY = 3600.0
"""Seconds between two looks for tables that nobody has come back to for too long."""
LISTED = 200
"""Public tables in a list, at most."""


class Connection(Protocol):
    person: str
    since: float
    asked: str
    """The id of the request that waits for its answer; "": none does."""

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""

    def drop(self) -> None:
        """Send what waits, then hang up."""


class LiveTable:
    """A table in memory."""

    def __init__(self, id: str, table: Table, persons: dict[str, str]) -> None:
        self.id = id
        self.table = table
        self.persons = persons
        """Which guest is which person here."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while a request is on its way to the disk: who holds it sees what is there."""
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.is_used = True
        """Since the last sweep."""
        self.used_at = 0.0
        """When somebody last came."""
        self.absent: set[str] = set()
        """Watchers who were not connected at the last sweep."""

    def is_connected(self, person: str) -> bool:
        if self.table.settings.hot_seat and self.table.seat_of(person) is not None:
            # one device for all seats, whichever of them it shows
            return any(self.table.seat_of(one.person) is not None for one in self.connections)
        return any(connection.person == person for connection in self.connections)

    def person_of(self, guest: str, seat: int | None) -> str | None:
        """Who the guest is here: at this seat, if he holds it; None: at the one that he has.

        A device that holds several says which, once cards are dealt: it may be in other hands.
        """
        table = self.table
        if seat is None:
            person = self.persons.get(guest)
            is_dealt = table.settings.hot_seat and table.phase != "gathering"
            is_seated = person is not None and table.seat_of(person) is not None
            return None if is_dealt and is_seated else person
        if not 0 <= seat < len(table.seats):
            return None
        person = table.seats[seat].person
        held = (one for key, one in self.persons.items() if key.partition(BESIDE)[0] == guest)
        return person if person is not None and person in held else None


class LiveTables:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        retention: Retention,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.limits = limits
        self.retention = retention
        self.clock = clock
        self.by_id: dict[str, LiveTable] = {}
        self.outbox = Outbox()
        self.bot_pool = BotPool()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.TimerHandle | None = None
        self.tidier: asyncio.TimerHandle | None = None
        self.visits: dict[str, float] = {}
        """When somebody was last at a table that was let go, until it is written down."""
        self.sockets: Counter[str] = Counter()
        """How many each address has open."""

    # Coming and going of tables

    async def wake(self) -> None:
        """Bring back the tables that go on by themselves or are listed; others when asked for."""
        await self.tidy()
        for id in await self.store.awake():
            try:
                live = await self.find(id)
                if live is not None:
                    live.used_at = 0.0  # nobody came
            except StoreError:
                raise
            except Exception as error:
                # one log that this version can't read must not keep the others away
                reason = str(error) if isinstance(error, KolodaError) else type(error).__name__
                complain("could not bring back", table=id, reason=reason)
        if self.by_id:
            log.info("tables are back", number=len(self.by_id))
        self.sweep()

    async def close(self) -> None:
        for timer in (self.sweeper, self.tidier):
            if timer is not None:
                timer.cancel()
        with contextlib.suppress(StoreError):
            await self.note_visits()
        for live in self.by_id.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in self.tasks:
            task.cancel()
        self.bot_pool.close()

    async def revive(self, kept: Kept) -> LiveTable:
        table = Table.replay(entries.decode(entry) for entry in kept.entries)
        new = LiveTable(kept.id, table, await self.store.persons(kept.id))
        # while we waited, somebody else may have brought it back
        live = self.by_id.setdefault(kept.id, new)
        metrics.TABLES.set(len(self.by_id))
        if live is new:
            try:
                await self.act(live, lambda table, now: table.wake(now))
            except BaseException:
                self.by_id.pop(kept.id, None)
                raise
            self.set_timer(live)
            self.let_bot_move(live)
        return live

    async def find(self, id: str) -> LiveTable | None:
        live = self.by_id.get(id)
        if live is None and (kept := await self.store.load(id)) is not None:
            live = await self.revive(kept)
        if live is not None:
            live.is_used = True
            live.used_at = self.clock()
        return live

    def sweep(self) -> None:
        """Let go of tables and watchers that nobody was connected to for a whole round."""
        for live in list(self.by_id.values()):
            absent = {person for person in live.table.watchers if not live.is_connected(person)}
            gone = absent & live.absent
            for person in gone:
                live.table.unwatch(person)
            if gone:
                self.tell_watchers(live)
            live.absent = absent
            if not live.is_used:
                self.forget(live)
            live.is_used = False
        self.sweeper = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def forget(self, live: LiveTable) -> None:
        """Let a table go that nobody looks at and that does nothing by itself; the store has it."""
        if live.connections or live.lock.locked() or live.bot or live.table.deadline is not None:
            return
        if live.table.settings.public and live.table.phase != "over":
            return  # it is listed
        if self.by_id.get(live.id) is live:
            del self.by_id[live.id]
            self.visits[live.id] = live.used_at
            metrics.TABLES.set(len(self.by_id))

    async def tidy(self) -> None:
        """Let go for ever what nobody has come back to for too long."""
        self.tidier = asyncio.get_running_loop().call_later(TIDY, self.spawn_tidy)
        await self.note_visits()
        now, retention = self.clock(), self.retention
        expired = await self.store.expire(
            retention.unfinished_since(now), retention.finished_since(now)
        )
        for live in [self.by_id.pop(id) for id in expired if id in self.by_id]:
            if live.timer is not None:
                live.timer.cancel()
        if expired:
            log.info("tables that nobody came back to are deleted", number=len(expired))

    async def note_visits(self) -> None:
        now, visits = self.clock(), self.visits
        self.visits = {}
        for live in self.by_id.values():
            visits[live.id] = now if live.connections else live.used_at
        await self.store.visited(visits)

    def spawn_tidy(self) -> None:
        async def tidy() -> None:
            try:
                await self.tidy()
            except StoreError as error:
                complain("could not tidy up", reason=str(error))

        self.spawn(tidy())

    def current(self, live: LiveTable) -> LiveTable:
        """The table's one place in memory, should this one have been let go meanwhile."""
        return self.by_id.setdefault(live.id, live)

    async def open(self, settings: Settings, guest: str, name: str) -> LiveTable:
        if len(self.by_id) >= self.limits.tables:
            raise Refused("too-many-tables")
        person = secrets.token_urlsafe(9)
        table = Table.open(settings, person, name, secrets.token_bytes(SECRET), self.clock())
        id = secrets.token_urlsafe(9)
        written = [entries.encode(entry) for entry in table.log]
        now = self.clock()
        await self.store.create(id, written, guest, person, is_public=settings.public, now=now)
        live = self.by_id[id] = LiveTable(id, table, {guest: person})
        live.used_at = now
        metrics.TABLES.set(len(self.by_id))
        return live

    def public(self) -> list[LiveTable]:
        """Public tables that are not over, the newest first."""
        found = (live for live in reversed(self.by_id.values()) if live.table.settings.public)
        return list(islice((live for live in found if live.table.phase != "over"), LISTED))

    # People

    async def admit(self, live: LiveTable, guest: str) -> str:
        """The person that a guest is at this table, a new one if need be."""
        if guest not in live.persons:
            person = secrets.token_urlsafe(9)
            await self.store.admit(live.id, guest, person)
            live.persons[guest] = person
        return live.persons[guest]

    def watch(self, live: LiveTable, person: str, name: str) -> None:
        if live.table.knows(person):
            return
        if len(live.table.watchers) >= self.limits.watchers:
            raise Refused("too-many-watchers")
        live.table.watch(person, name)
        self.tell_watchers(live)

    def tell_watchers(self, live: LiveTable) -> None:
        """How many they are now, to everybody at the table."""
        message = encode(Watched(len(live.table.watchers)))
        for connection in live.connections:
            connection.send(message)

    # Links

    async def new_link(
        self,
        live: LiveTable,
        kind: Literal["invite", "device", "watch"],
        seat: int | None = None,
        person: str | None = None,
    ) -> str:
        """A secret that lets its holder in; an older invite to the same seat dies."""
        secret = secrets.token_urlsafe(24)
        await self.store.add_link(Link(digest(secret), live.id, kind, seat, person))
        return secret

    async def enter(self, secret: str, guest: str, name: str) -> LiveTable:
        """Use a link: take the seat, become the same person on another device, or watch."""
        link = await self.store.link(digest(secret))
        live = await self.find(link.table) if link is not None else None
        if link is None or live is None:
            raise no_such_link()
        known = live.persons.get(guest)
        if link.kind != "watch" and known is not None and live.table.seat_of(known) is not None:
            if link.kind == "device" and link.person != known:
                raise Refused("already-seated")
            return live  # one's own link, opened again
        if link.is_used:
            raise no_such_link()
        try:
            await self.use(live, link, guest, name)
        except UsedUp:
            raise no_such_link() from None
        return live

    async def use(self, live: LiveTable, link: Link, guest: str, name: str) -> None:
        if link.kind == "device":
            assert link.person is not None
            await self.store.admit(live.id, guest, link.person, used=link.digest)
            live.persons[guest] = link.person
            return
        person = await self.admit(live, guest)
        if link.kind == "watch":
            self.watch(live, person, name)
            return
        assert link.seat is not None
        seat = link.seat
        # the seat is taken and the link used up together, or neither is
        await self.act(
            live, lambda table, now: table.sit(person, name, seat, now), used=link.digest
        )

    # Requests

    async def act(
        self,
        live: LiveTable,
        command: Callable[[Table, float], Any],
        *,
        asker: Connection | None = None,
        used: bytes | None = None,
    ) -> Any:
        """Carry a request out, make it durable, and then show it to everybody at the table.

        To who asked it is shown as the answer. `used` is the digest of a link that the request
        uses up.
        """
        live = self.current(live)
        live.is_used = True
        begun = time.perf_counter()
        async with live.lock:
            table, start = live.table, len(live.table.log)
            try:
                now = self.clock()
                answer = command(table, now)
                if any(isinstance(entry, Started) for entry in table.log[start:]):
                    note_absent(live, now)
            except BaseException:
                if len(table.log) > start:
                    await self.read_back(live, start)
                raise
            added = table.log[start:]
            if added:
                written = [entries.encode(entry) for entry in added]
                try:
                    await self.store.append(
                        live.id,
                        start,
                        written,
                        is_over=table.phase == "over",
                        is_restless=table.is_restless,
                        used=used,
                    )
                except UsedUp:
                    await self.read_back(live, start)
                    raise
                except StoreError as error:
                    metrics.FAILURES.inc()
                    await self.read_back(live, start)
                    complain("could not write", table=live.id, reason=str(error))
                    raise
                metrics.DURABLE.observe(time.perf_counter() - begun)
                for entry in added:
                    if isinstance(entry, Moved):
                        metrics.moves(table.settings.game, entry.by).inc()
                self.show(live, start, asker)
        if added:
            self.set_timer(live)
            self.let_bot_move(live)
        return answer

    async def read_back(self, live: LiveTable, start: int) -> None:
        """What was carried out in memory only, from entry `start` on, never happened."""
        try:
            kept = await self.store.load(live.id)
        except StoreError:
            kept = None
        watchers = live.table.watchers
        live.table = Table.replay(
            live.table.log[:start] if kept is None else map(entries.decode, kept.entries)
        )
        live.table.watchers = watchers

    def show(self, live: LiveTable, start: int, asker: Connection | None) -> None:
        """Send what is new to each connection; viewers who see the same share the work."""
        if not live.connections:
            return
        table = live.table
        view = TableView(table, self.clock())
        numbers = range(start, len(table.log))
        only_moves = all(isinstance(table.log[number], Moved) for number in numbers)
        made: dict[tuple[Viewer, str], bytes] = {}
        for connection in live.connections:
            viewer = viewer_of(table, connection.person)
            if viewer is None:
                # after the answer to his own request, if it was that which led him out
                asyncio.get_running_loop().call_soon(connection.drop)
                continue
            asked = ""
            if connection is asker:
                asked, connection.asked = connection.asked, ""
            key = viewer, asked
            message = made.get(key)
            if message is None:
                shown = view.progress(viewer) if only_moves else view.snapshot(viewer)
                seen = visible_events(table, numbers, viewer)
                message = made[key] = encode(Update(numbers[-1], start - 1, seen, shown, asked))
            connection.send(message)

    # Time and bots

    def set_timer(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None:
            delay = max(0.0, deadline - self.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self.tick, live)

    def tick(self, live: LiveTable) -> None:
        async def act() -> None:
            try:
                await self.act(live, lambda table, now: table.tick(now))
            except StoreError:
                await asyncio.sleep(1)
            self.set_timer(live)

        self.spawn(act())

    def let_bot_move(self, live: LiveTable) -> None:
        if live.table.bot_to_move is not None and live.bot is None:
            live.bot = self.spawn(self.play_bots(live))

    async def play_bots(self, live: LiveTable) -> None:
        """Move for bots until a person is to move."""
        try:
            while live.table.bot_to_move is not None:
                seat, match = live.table.seat_to_move, live.table.match
                assert seat is not None and match is not None
                made, seen = len(match.moves), match.state.seen_by(seat)
                choice = await self.bot_pool.choose(seen, live.table.bot_to_move)
                try:
                    await self.act(live, partial(bots_move, seen, choice, made))
                except StoreError:
                    await asyncio.sleep(1)
        finally:
            live.bot = None

    async def hint(self, live: LiveTable, person: str) -> Thoughts:
        """What a strong bot would do in the person's place, for him alone."""
        table = live.table
        seat = table.expect_hint(person)
        assert table.match is not None
        seen = table.match.state.seen_by(seat)
        return thoughts(seen, await self.bot_pool.choose(seen, ADVISER))

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def bots_move(seen: Seen, choice: Choice, made: int, table: Table, now: float) -> None:
    """A bot's move, unless the game went on without it while it thought."""
    match = table.match
    if match is not None and len(match.moves) == made and table.bot_to_move is not None:
        table.move(seen.seat, choice.move, now, person=None, why=thoughts(seen, choice))


def complain(what: str, **told: Any) -> None:
    """Into the log, which may be on the same full disk."""
    with contextlib.suppress(OSError):
        log.error(what, **told)


def note_absent(live: LiveTable, now: float) -> None:
    """Who is not connected when the game starts is gone from the start."""
    for seat in live.table.seats:
        if seat.person is not None and not live.is_connected(seat.person):
            live.table.note_presence(seat.person, False, now)


def no_such_link() -> Refused:
    return Refused("no-such-link")


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
