"""The store in one SQLite file: write-ahead log, one writer, many writes in one commit.

One thread does all the writing. It takes whatever is waiting, runs it in one transaction and
commits once; while a commit is on its way to the disk, the next jobs gather. That way a slow disk
doesn't limit how many moves per second can be made durable. Another thread reads what is committed.
"""

import asyncio
import contextlib
import json
import queue
import secrets
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from koloda.server.chain import first_fault, first_link, links
from koloda.server.database import SET_SECRET, lock_database, open_database
from koloda.server.store import (
    Admission,
    DamagedTable,
    Link,
    NotKnown,
    StoredTable,
    StoreError,
    UsedUp,
)

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

WITHDRAW_WATCH = """
    update links set is_used = 1
    where tab = ?1 and kind in ('watch', 'device') and not is_used
        and (kind = 'watch' or person not in (select value from json_each(?2)))
"""
WATCH_LINK = "select 1 from links where tab = ? and kind = 'watch' and not is_used limit 1"
ADMIT = "insert into persons values (?, ?, ?) on conflict do nothing"
TO_WAKE = """
    select id from tables
    where not is_over and (is_restless or is_public) and deleted_at is null
"""
LOG = """
    select entry, link from entries
    where tab = ?1 and exists (select 1 from tables where id = ?1 and deleted_at is null)
    order by number
"""
MOVE_TIMES = """
    update tables set
        visited_at = visited_at + ?1,
        deleted_at = case when deleted_at > 0 then deleted_at + ?1 else deleted_at end
"""
EXPIRED = """
    select id from tables where is_over = 1 and visited_at < ? and deleted_at is null
    union all
    select id from tables where is_over = 0 and visited_at < ? and deleted_at is null
    limit ?
"""
PURGE = (
    """
    delete from entries
    where tab = ?1 and number > (select max(number) from entries where tab = ?1) - ?2
    """,
    "delete from links where digest in (select digest from links where tab = ?1 limit ?2)",
    """
    delete from persons
    where tab = ?1 and guest in (select guest from persons where tab = ?1 limit ?2)
    """,
    "delete from tables where id = ?1 and ?2 > 0",
)
"""Each removes at most `?2` rows of a table, the last one only once all others are gone."""
MOST_ROWS = 200
"""The largest number of rows that one job deletes, so that moves never wait long."""

MOST_JOBS = 500
"""The largest number of jobs in one commit."""
INSERTS = {
    rows: f"insert into entries values {', '.join(['(?, ?, ?, ?)'] * rows)}"
    for rows in (1 << power for power in range(7))
}
"""In a few sizes only, so that SQLite keeps them prepared."""
SYNC_FAILURES = {sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC}
"""Errors after which nobody knows what is on the disk."""
KIND = 0xFF
"""The bits of an error code that say what kind of error it is."""

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
    after: bytes | None
    """The link of the entry before; None: look it up."""
    links: Sequence[bytes] = ()
    """The entries' own links, once they are written."""

    def __call__(self, connection: sqlite3.Connection) -> None:
        append(connection, [self])

    def rows(self, connection: sqlite3.Connection) -> Iterator[tuple[str, int, bytes, bytes]]:
        after = self.after
        if after is None:
            query = "select link from entries where tab = ? and number = ?"
            before = connection.execute(query, (self.table, self.start - 1)).fetchone()
            if before is None:
                raise StoreError("this is not the next entry: there is none before it")
            after = before[0]
        self.links = links(after, self.entries)
        for number, (entry, link) in enumerate(
            zip(self.entries, self.links, strict=True), self.start
        ):
            yield self.table, number, entry, link


class SqliteStore:
    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.lock = lock_database(self.path)
        self.connection = open_database(self.path)
        self.reader = open_database(self.path)
        """Reads what is committed. A damaged page fails the reader, but no write."""
        self.reader_thread = ThreadPoolExecutor(1, "koloda-reader")
        self.is_closed = False
        self.failure: StoreError | None = None
        self.to_do_when_failed: list[Callable[[], None]] = []
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._work, name="koloda-store", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.is_closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.reader_thread.shutdown)
        if self.failure is None:  # closing writes, too
            self.reader.close()
            self.connection.close()
        self.lock.close()

    def when_failed(self, act: Callable[[], None]) -> None:
        self.to_do_when_failed.append(act)

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
    ) -> bytes:
        log = Append(table, 0, entries, False, False, after=first_link(table))

        def job(connection: sqlite3.Connection) -> None:
            new = "insert into tables (id, is_public, visited_at) values (?, ?, ?)"
            connection.execute(new, (table, is_public, now))
            log(connection)
            connection.execute("insert into persons values (?, ?, ?)", (table, guest, person))

        await self._do(job)
        return log.links[-1]

    async def append(
        self,
        table: str,
        start: int,
        entries: Sequence[bytes],
        *,
        is_over: bool,
        is_restless: bool = False,
        used: bytes | None = None,
        after: bytes | None = None,
        admitted: Admission | None = None,
    ) -> bytes:
        new = Append(table, start, entries, is_over, is_restless, after)

        def job(connection: sqlite3.Connection) -> None:
            use_up(connection, used)
            if admitted is not None:
                connection.execute(ADMIT, (table, admitted.guest, admitted.person))
            new(connection)

        await self._do(new if used is None and admitted is None else job)
        return new.links[-1]

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: stored_table(connection, table))

    async def tables_to_wake(self) -> list[str]:
        return [id for (id,) in await self._read(lambda conn: conn.execute(TO_WAKE).fetchall())]

    async def note_visits(self, times: Mapping[str, float]) -> None:
        update = "update tables set visited_at = max(visited_at, ?2) where id = ?1"
        await self._do(lambda conn: conn.executemany(update, times.items()))

    async def note_time(self, now: float, most: float | None = None) -> float:
        def job(connection: sqlite3.Connection) -> float:
            row = connection.execute("select noted_at from running").fetchone()
            connection.execute("insert or replace into running values (0, ?)", (now,))
            if row is None or most is None:
                return 0.0
            passed = now - float(row[0])
            leap = passed - min(max(passed, 0.0), most)
            if leap:
                connection.execute(MOVE_TIMES, (leap,))
            return leap

        return await self._do(job)

    async def expire(self, unfinished: float, finished: float, now: float) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            limits = (finished, unfinished, MOST_ROWS)
            expired = [id for (id,) in connection.execute(EXPIRED, limits).fetchall()]
            delete = "update tables set deleted_at = ? where id = ?"
            connection.executemany(delete, [(now, id) for id in expired])
            return expired

        return await self._do(job)

    async def bring_back(self, table: str, now: float) -> bool:
        return await self._do(lambda connection: bring_back(connection, table, now))

    async def purge(self, before: float) -> int:
        return await self._do(lambda connection: purge(connection, before, MOST_ROWS))

    async def persons(self, table: str) -> dict[str, str]:
        query = "select guest, person from persons where tab = ?"
        return dict(await self._read(lambda conn: conn.execute(query, (table,)).fetchall()))

    async def admit(self, table: str, guest: str, person: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute(ADMIT, (table, guest, person))
            query = "select person from persons where tab = ? and guest = ?"
            return str(connection.execute(query, (table, guest)).fetchone()[0])

        return await self._do(job)

    async def reassign(self, table: str, guest: str, person: str, *, used: bytes) -> None:
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
        row = await self._read(lambda conn: conn.execute(query, (digest,)).fetchone())
        return Link(*row) if row else None

    async def withdraw(self, table: str, seat: int) -> None:
        await self._do(lambda conn: conn.execute(WITHDRAW, (table, seat)).rowcount)

    async def has_watch_link(self, table: str) -> bool:
        row = await self._do(lambda conn: conn.execute(WATCH_LINK, (table,)).fetchone())
        return row is not None

    async def withdraw_watch_links(self, table: str, staying: Collection[str]) -> None:
        row = (table, json.dumps(sorted(staying)))
        await self._do(lambda conn: conn.execute(WITHDRAW_WATCH, row).rowcount)

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

    # The reader

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._expect_open()
        try:
            return await self.loop.run_in_executor(self.reader_thread, job, self.reader)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path.name}: {error}") from None

    def _expect_open(self) -> None:
        if self.is_closed:
            raise StoreError(f"{self.path.name} is closed")
        if self.failure is not None:
            raise StoreError(str(self.failure))

    # The writer

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._expect_open()
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
                return

    def _commit(self, taken: Sequence[tuple[Job, asyncio.Future[Any]]]) -> None:
        """Run the jobs in one transaction; a refused job doesn't affect the others."""
        answers: list[Any] = []
        is_committing = False
        try:
            if self.failure is not None:
                raise StoreError(str(self.failure))
            self.connection.execute("begin immediate")
            appends = [job for job, _ in taken if isinstance(job, Append)]
            # append all at once; if one is refused, append each on its own
            together = partial(append, appends=appends)
            is_appended = len(appends) > 1 and attempt(self.connection, together) is None
            for job, _ in taken:
                is_done = is_appended and isinstance(job, Append)
                answers.append(None if is_done else attempt(self.connection, job))
            is_committing = True
            self.connection.execute("commit")
        except StoreError as error:
            answers = [error for _ in taken]
        except sqlite3.Error as error:
            refusal = StoreError(f"{self.path.name}: {error}")
            if self._is_failure(error, is_committing):
                self.failure = refusal
                refusal = NotKnown(str(refusal))
            elif error.sqlite_errorcode & KIND == sqlite3.SQLITE_CORRUPT and len(taken) > 1:
                # the damaged page must not keep the others from being written
                for one in taken:
                    self._commit([one])
                return
            answers = [refusal for _ in taken]
        self.loop.call_soon_threadsafe(self._answer, [done for _, done in taken], answers)

    def _is_failure(self, error: sqlite3.Error, is_committing: bool) -> bool:
        """Roll back; return whether nobody knows what the disk holds.

        Nothing is written if the disk is full or read-only, because a transaction's last page
        completes it. But if only the sync fails after that page, the transaction may be found when
        the file is read again.
        """
        code = error.sqlite_errorcode
        is_disk_error = code & KIND == sqlite3.SQLITE_IOERR
        if is_disk_error and is_committing and code != sqlite3.SQLITE_IOERR_WRITE:
            return True
        if code in SYNC_FAILURES:
            return True
        if self.connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("rollback")
        return self.connection.in_transaction

    def _answer(self, waiting: Sequence["asyncio.Future[Any]"], answers: Sequence[Any]) -> None:
        if self.failure is not None:
            # before anybody can be told anything else
            while self.to_do_when_failed:
                self.to_do_when_failed.pop()()
        for done, result in zip(waiting, answers, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)


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


def append(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Add new entries to one or more tables; the schema refuses an entry that isn't the next one.

    It takes few statements, because after each this thread has to wait for Python's lock.
    """
    entries = [row for one in appends for row in one.rows(connection)]
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
    """Return a table's log, checked against its chain; None if there is no such table."""
    entries: list[bytes] = []
    kept: list[bytes] = []
    try:
        for entry, link in connection.execute(LOG, (table,)):
            if not isinstance(entry, bytes):
                raise DamagedTable(table, len(entries))
            entries.append(entry)
            kept.append(link)
    except sqlite3.DatabaseError as error:
        # without a code, Python couldn't read what SQLite found
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        if code & KIND != sqlite3.SQLITE_CORRUPT:
            raise
        raise DamagedTable(table, len(entries)) from error
    fault = first_fault(table, entries, kept)
    if fault is not None:
        raise DamagedTable(table, fault)
    return StoredTable(table, entries, kept[-1]) if entries else None


def bring_back(connection: sqlite3.Connection, table: str, now: float) -> bool:
    """Undo a table's deletion, as if it had just been visited, unless its purge has begun."""
    update = "update tables set deleted_at = null, visited_at = ? where id = ? and deleted_at > 0"
    return connection.execute(update, (now, table)).rowcount > 0


def purge(connection: sqlite3.Connection, before: float, most: int) -> int:
    """Remove at most this many rows of tables deleted before this time; return how many."""
    removed = 0
    begin = "update tables set deleted_at = 0 where id = ? and deleted_at > 0"
    oldest = "select id from tables where deleted_at < ? order by deleted_at limit 1"
    while removed < most and (found := connection.execute(oldest, (before,)).fetchone()):
        connection.execute(begin, found)  # from now on it can't be brought back
        for delete in PURGE:
            if removed < most:
                removed += connection.execute(delete, (*found, most - removed)).rowcount
    return removed
