"""The store in one SQLite file: write-ahead log, one writer, many writes in one commit.

One thread does all the work. It takes whatever is waiting, runs it in one transaction and commits
once; while a commit is on its way to the disk, the next jobs gather. That way a slow disk doesn't
limit how many moves per second can be made durable.
"""

import asyncio
import contextlib
import json
import queue
import secrets
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from koloda.server.store import Link, StoredTable, StoreError, UsedUp

MIGRATIONS = (
    """
    create table tables (id text primary key, is_over integer not null default 0) without rowid;
    create table entries (
        tab text not null references tables (id),
        number integer not null,
        entry blob not null,
        primary key (tab, number)
    ) without rowid;
    create table persons (
        tab text not null references tables (id),
        guest text not null,
        person text not null,
        primary key (tab, guest)
    ) without rowid;
    create table links (
        digest blob primary key,
        tab text not null references tables (id),
        kind text not null,
        seat integer,
        person text,
        is_used integer not null default 0
    ) without rowid;
    create table secrets (name text primary key, value blob not null) without rowid;
    create index open_invites on links (tab, seat) where kind = 'invite' and not is_used;
    create index running_tables on tables (id) where not is_over;
    """,
    """
    create index open_device_links on links (tab, person) where kind = 'device' and not is_used;
    """,
    """
    create trigger no_gaps before insert on entries
    when new.number > 0
        and not exists (select 1 from entries where tab = new.tab and number = new.number - 1)
    begin
        select raise(abort, 'there is a gap before this entry');
    end;
    """,
    # nobody knows whether the tables already there are restless, so each is loaded once to see
    """
    alter table tables add column is_public integer not null default 0;
    alter table tables add column is_restless integer not null default 1;
    alter table tables add column visited_at real not null default 0;
    update tables set visited_at = strftime('%s', 'now'), is_public = coalesce(
        (select json_extract(cast(entry as text), '$.settings.public') from entries
         where tab = id and number = 0 and json_valid(cast(entry as text))), 0);
    drop index running_tables;
    create index awake_tables on tables (id) where not is_over and (is_restless or is_public);
    """,
)
"""Each upgrades the file by one version. Add new ones at the end, and never change an old one."""

SET_SECRET = "insert or replace into secrets values (?, ?)"
SET_STATUS = """
    update tables set is_over = ?1, is_restless = ?2
    where id in (select value from json_each(?3)) and (is_over <> ?1 or is_restless <> ?2)
"""
WITHDRAW = """
    update links set is_used = 1
    where tab = ? and seat = ? and kind = 'invite' and not is_used
"""
WITHDRAW_DEVICE = """
    update links set is_used = 1
    where tab = ? and person = ? and kind = 'device' and not is_used
"""

WITHDRAW_WATCH = "update links set is_used = 1 where tab = ? and kind = 'watch' and not is_used"
TO_WAKE = "select id from tables where not is_over and (is_restless or is_public)"
EXPIRED = "select id from tables where visited_at < case when is_over then ? else ? end"

MOST_JOBS = 500
"""The largest number of jobs in one commit."""
INSERTS = {
    rows: f"insert into entries values {', '.join(['(?, ?, ?)'] * rows)}"
    for rows in (1 << power for power in range(7))
}
"""In a few sizes only, so that SQLite keeps them prepared."""
PAGE_SIZE = 1024
"""Bytes in a page of a new file. Each table grows on its own page, and SQLite writes whole pages,
so small ones write less."""
CHECKPOINT_PAGES = 8000
"""Pages that gather in the write-ahead log before they go into the file. One page often changes
many times in between."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]


@dataclass(slots=True)
class Append:
    """Add new entries to a table: by far the most frequent job."""

    table: str
    start: int
    entries: Sequence[bytes]
    is_over: bool
    is_restless: bool

    def __call__(self, connection: sqlite3.Connection) -> None:
        append(connection, [self])


class SqliteStore:
    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.lock = lock_database(self.path)
        self.connection = open_database(self.path)
        self.is_closed = False
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._work, name="koloda-store", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.is_closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.lock.close()

    # Jobs

    async def create(
        self,
        table: str,
        entries: Sequence[bytes],
        guest: str,
        person: str,
        *,
        is_public: bool = False,
        now: float = 0.0,
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            new = "insert into tables (id, is_public, visited_at) values (?, ?, ?)"
            connection.execute(new, (table, is_public, now))
            append(connection, [Append(table, 0, entries, is_over=False, is_restless=False)])
            connection.execute("insert into persons values (?, ?, ?)", (table, guest, person))

        await self._do(job)

    async def append(
        self,
        table: str,
        start: int,
        entries: Sequence[bytes],
        *,
        is_over: bool,
        is_restless: bool = False,
        used: bytes | None = None,
    ) -> None:
        new = Append(table, start, entries, is_over, is_restless)

        def job(connection: sqlite3.Connection) -> None:
            use_up(connection, used)
            new(connection)

        await self._do(new if used is None else job)

    async def load(self, table: str) -> StoredTable | None:
        return await self._do(lambda connection: stored_table(connection, table))

    async def tables_to_wake(self) -> list[str]:
        return [id for (id,) in await self._do(lambda conn: conn.execute(TO_WAKE).fetchall())]

    async def note_visits(self, times: Mapping[str, float]) -> None:
        update = "update tables set visited_at = max(visited_at, ?2) where id = ?1"
        await self._do(lambda conn: conn.executemany(update, times.items()))

    async def expire(self, unfinished: float, finished: float) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            expired = connection.execute(EXPIRED, (finished, unfinished)).fetchall()
            for place in ("entries where tab", "links where tab", "persons where tab"):
                connection.executemany(f"delete from {place} = ?", expired)
            connection.executemany("delete from tables where id = ?", expired)
            return [id for (id,) in expired]

        return await self._do(job)

    async def persons(self, table: str) -> dict[str, str]:
        query = "select guest, person from persons where tab = ?"
        return dict(await self._do(lambda conn: conn.execute(query, (table,)).fetchall()))

    async def admit(
        self, table: str, guest: str, person: str, *, used: bytes | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            use_up(connection, used)
            row = (table, guest, person)
            connection.execute("insert or replace into persons values (?, ?, ?)", row)

        await self._do(job)

    async def add_link(self, link: Link) -> None:
        def job(connection: sqlite3.Connection) -> None:
            if link.kind == "invite":
                connection.execute(WITHDRAW, (link.table, link.seat))
            elif link.kind == "device":
                connection.execute(WITHDRAW_DEVICE, (link.table, link.person))
            insert = "insert into links (digest, tab, kind, seat, person) values (?, ?, ?, ?, ?)"
            row = (link.digest, link.table, link.kind, link.seat, link.person)
            connection.execute(insert, row)

        await self._do(job)

    async def link(self, digest: bytes) -> Link | None:
        query = "select digest, tab, kind, seat, person, is_used from links where digest = ?"
        row = await self._do(lambda conn: conn.execute(query, (digest,)).fetchone())
        return Link(*row) if row else None

    async def withdraw(self, table: str, seat: int) -> None:
        await self._do(lambda conn: conn.execute(WITHDRAW, (table, seat)).rowcount)

    async def withdraw_watch_links(self, table: str) -> None:
        await self._do(lambda conn: conn.execute(WITHDRAW_WATCH, (table,)).rowcount)

    async def secret(self, name: str) -> bytes:
        def job(connection: sqlite3.Connection) -> bytes:
            new = (name, secrets.token_bytes(32))
            connection.execute("insert or ignore into secrets values (?, ?)", new)
            query = "select value from secrets where name = ?"
            return bytes(connection.execute(query, (name,)).fetchone()[0])

        return await self._do(job)

    async def check(self) -> None:
        new = ("health", secrets.token_bytes(32))
        await self._do(lambda conn: conn.execute(SET_SECRET, new))

    # The writer

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self.is_closed:
            raise StoreError(f"{self.path.name} is closed")
        done: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, done))
        return await done

    def _work(self) -> None:
        while True:
            waiting = [self.jobs.get()]
            while len(waiting) < MOST_JOBS and not self.jobs.empty():
                waiting.append(self.jobs.get())
            taken = [one for one in waiting if one is not None]
            if taken:
                self._commit(taken)
            if len(taken) < len(waiting):
                self.connection.close()
                return

    def _commit(self, taken: Sequence[tuple[Job, asyncio.Future[Any]]]) -> None:
        """Run the jobs in one transaction; a refused job doesn't affect the others."""
        answers: list[Any] = []
        try:
            self.connection.execute("begin immediate")
            appends = [job for job, _ in taken if isinstance(job, Append)]
            # append all at once; if one is refused, append each on its own
            together = partial(append, appends=appends)
            is_appended = len(appends) > 1 and attempt(self.connection, together) is None
            for job, _ in taken:
                is_done = is_appended and isinstance(job, Append)
                answers.append(None if is_done else attempt(self.connection, job))
            self.connection.execute("commit")
        except sqlite3.Error as error:
            # disk full, read-only, locked: nothing of this transaction is written
            if self.connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self.connection.execute("rollback")
            answers = [StoreError(f"{self.path.name}: {error}") for _ in taken]
        self.loop.call_soon_threadsafe(answer, [done for _, done in taken], answers)


def attempt(connection: sqlite3.Connection, job: Job) -> Any:
    """Return a job's answer, or the error that refused it; a refused job leaves no trace."""
    connection.execute("savepoint job")
    try:
        answer = job(connection)
    except (StoreError, sqlite3.IntegrityError) as error:
        connection.execute("rollback to job")
        answer = error if isinstance(error, StoreError) else StoreError(str(error))
    except sqlite3.Error:
        raise
    except Exception as error:
        # e.g. a number that SQLite can't hold: the caller gets the error
        connection.execute("rollback to job")
        answer = error
    connection.execute("release job")
    return answer


def answer(waiting: Sequence["asyncio.Future[Any]"], answers: Sequence[Any]) -> None:
    for done, result in zip(waiting, answers, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def open_database(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: {error}") from None
    try:
        connection.execute(f"pragma page_size = {PAGE_SIZE}")
        connection.execute("pragma journal_mode = wal")
        connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("pragma synchronous = full")  # a commit waits for the disk
        connection.execute("pragma foreign_keys = on")
        migrate(connection)
    except (StoreError, sqlite3.Error) as error:
        connection.close()
        raise StoreError(f"{path}: {error}") from None
    return connection


def lock_database(path: Path) -> sqlite3.Connection:
    """Lock the database for as long as the returned connection is open.

    Two servers on one file would overwrite each other's tables. The lock is SQLite's own, on a file
    beside the database: it works everywhere, and dies with the process.
    """
    lock: sqlite3.Connection | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            path.with_name(f"{path.name}.lock"),
            isolation_level=None,
            check_same_thread=False,
            timeout=0,
        )
        lock.execute("begin exclusive")
    except (OSError, sqlite3.Error) as error:
        if lock is not None:
            lock.close()
        is_held = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        raise StoreError(f"{path}: {'another server is using it' if is_held else error}") from None
    return lock


def check_database(path: Path) -> None:
    """Open the database and write something, to find what is wrong before a server starts."""
    lock_database(path).close()
    connection = open_database(path)
    try:
        connection.execute(SET_SECRET, ("health", secrets.token_bytes(32)))
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from None
    finally:
        connection.close()


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("pragma user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(f"a newer Koloda wrote this database (version {version})")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"begin; {script}; pragma user_version = {number}; commit;")


def append(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Add new entries to one or more tables; the schema refuses an entry that isn't the next one.

    It takes few statements, because after each this thread has to wait for Python's lock.
    """
    entries = [
        (one.table, number, entry)
        for one in appends
        for number, entry in enumerate(one.entries, one.start)
    ]
    try:
        while entries:
            rows = min(max(INSERTS), 1 << len(entries).bit_length() - 1)
            connection.execute(INSERTS[rows], tuple(chain.from_iterable(entries[:rows])))
            del entries[:rows]
    except sqlite3.IntegrityError as error:
        raise StoreError(f"this is not the next entry: {error}") from None
    by_status: dict[tuple[bool, bool], list[str]] = defaultdict(list)
    for one in appends:
        by_status[one.is_over, one.is_restless].append(one.table)
    for (is_over, is_restless), tables in by_status.items():
        connection.execute(SET_STATUS, (is_over, is_restless, json.dumps(tables)))


def use_up(connection: sqlite3.Connection, digest: bytes | None) -> None:
    if digest is None:
        return
    update = "update links set is_used = 1 where digest = ? and not is_used"
    if connection.execute(update, (digest,)).rowcount == 0:
        raise UsedUp("this link has already been used or withdrawn")


def stored_table(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    query = "select entry from entries where tab = ? order by number"
    entries = [entry for (entry,) in connection.execute(query, (table,))]
    return StoredTable(table, entries) if entries else None
