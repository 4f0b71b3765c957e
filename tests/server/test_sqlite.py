"""The store alone: one writer, many writes in one commit, nothing half-written."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from koloda.cli import main
from koloda.server import database as database_module
from koloda.server import sqlite
from koloda.server.chain import first_link, links
from koloda.server.database import open_database
from koloda.server.migrations import COMPUTATIONS, MIGRATIONS
from koloda.server.sqlite import SqliteStore
from koloda.server.store import Admission, Link, StoredTable, StoreError, UsedUp
from tests.server.local_server import (
    local_server,
    run,
    writer_held,
)


@contextlib.asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


async def with_table(store: SqliteStore, id: str = "t") -> SqliteStore:
    await store.create(id, [b"0"], "guest", "person")
    return store


def stored(id: str, entries: list[bytes]) -> StoredTable:
    return StoredTable(id, entries, links(first_link(id), entries)[-1])


# The log


def test_what_is_written_is_there_after_a_restart(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            await store.append("t", 1, [b"1", b"2"], is_over=False)
            secret = await store.secret("cookies")
            await store.admit("t", "second", "person")
        async with opened(database) as store:
            assert await store.load("t") == stored("t", [b"0", b"1", b"2"])
            assert await store.secret("cookies") == secret
            assert await store.secret("another") != secret
            assert await store.persons("t") == {"guest": "person", "second": "person"}
            assert await store.load("nowhere") is None

    run(story())


def test_only_the_next_number_is_written(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            for wrong in (0, 2, 10):
                with pytest.raises(StoreError, match="not the next"):
                    await store.append("t", wrong, [b"x"], is_over=False)
            with pytest.raises(StoreError, match="not the next"):
                await store.append("nowhere", 1, [b"x"], is_over=False)
            assert await store.load("t") == stored("t", [b"0"])

    run(story())


def test_unfinished_tables_that_are_restless_or_public_are_to_be_woken(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for id in "abcd":
                await with_table(store, id)
            await store.create("public", [b"0"], "guest", "person", is_public=True)
            await store.create("over", [b"0"], "guest", "person", is_public=True)
            await store.append("over", 1, [b"1"], is_over=True)
            await store.append("b", 1, [b"1"], is_over=False, is_restless=True)
            await store.append("c", 1, [b"1"], is_over=True)
            await store.append("c", 2, [b"rematch"], is_over=False, is_restless=True)
            await store.append("d", 1, [b"1"], is_over=False, is_restless=True)
            await store.append("d", 2, [b"end"], is_over=True)
            assert set(await store.tables_to_wake()) == {"public", "b", "c"}

    run(story())


# One commit for many


def test_jobs_that_wait_together_are_committed_together(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for number in range(20):
                await with_table(store, f"t{number}")
            commits: list[str] = []
            store.connection.set_trace_callback(commits.append)
            async with writer_held(store):
                waiting = [
                    asyncio.ensure_future(store.append(f"t{number}", 1, [b"1"], is_over=False))
                    for number in range(20)
                ]
                await asyncio.sleep(0.05)
                assert not any(one.done() for one in waiting)
            await asyncio.gather(*waiting)
            store.connection.set_trace_callback(None)
            assert commits.count("commit") == 2  # one for the busy job, one for all the others

    run(story())


def test_however_many_come_together_all_are_written_in_order(database) -> None:
    """Numbers of rows on both sides of a statement's largest, and with some left over."""

    async def story() -> None:
        async with opened(database) as store:
            tables = [f"t{number}" for number in range(max(sqlite.INSERTS) + 7)]
            for table in tables:
                await with_table(store, table)
            entries = [str(number).encode() for number in range(1, 2 * len(tables))]
            async with writer_held(store):
                jobs = [store.append(table, 1, [b"1"], is_over=True) for table in tables[1:]]
                jobs.append(store.append("t0", 1, entries, is_over=False, is_restless=True))
                done = asyncio.gather(*jobs)
                await asyncio.sleep(0.05)
            await done
            assert await store.load("t0") == stored("t0", [b"0", *entries])
            for table in tables[1:]:
                assert await store.load(table) == stored(table, [b"0", b"1"])
            assert await store.tables_to_wake() == ["t0"]

    run(story())


def test_a_refused_job_does_not_affect_the_others(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            await with_table(store, "u")
            async with writer_held(store):
                jobs: list[Any] = [
                    store.append("t", 1, [b"1"], is_over=False),
                    store.append("t", 1, [b"again"], is_over=False),
                    store.create("u", [b"0"], "guest", "person"),
                    store.withdraw("t", 10**30),
                    store.append("u", 1, [b"1"], is_over=False),
                ]
                done = asyncio.gather(*jobs, return_exceptions=True)
            kinds = [type(answer) for answer in await done]
            assert kinds == [bytes, StoreError, StoreError, OverflowError, bytes]
            assert await store.load("t") == stored("t", [b"0", b"1"])
            assert await store.load("u") == stored("u", [b"0", b"1"])

    run(story())


def test_a_cancelled_job_does_not_affect_the_others(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            async with writer_held(store):
                given_up = asyncio.ensure_future(store.append("t", 1, [b"1"], is_over=False))
                await asyncio.sleep(0.05)
                given_up.cancel()
            assert (await store.load("t")).entries[0] == b"0"

    run(story())


def test_a_closed_store_accepts_nothing(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            last = asyncio.ensure_future(with_table(store))
            await asyncio.sleep(0)
        assert await last is store
        with pytest.raises(StoreError, match="closed"):
            await store.load("t")

    run(story())


# Links


def test_a_link_is_used_up_only_if_its_purpose_is_written(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            await store.add_link(Link(b"d", "t", "invite", seat=1))
            with pytest.raises(StoreError, match="not the next"):
                await store.append("t", 7, [b"sat"], is_over=False, used=b"d")
            assert not (await store.link(b"d")).is_used
            await store.append("t", 1, [b"sat"], is_over=False, used=b"d")
            assert (await store.link(b"d")).is_used
            for again in (
                store.append("t", 2, [b"sat"], is_over=False, used=b"d"),
                store.reassign("t", "stranger", "person", used=b"d"),
                store.reassign("t", "stranger", "person", used=b"unknown"),
            ):
                with pytest.raises(UsedUp):
                    await again
            assert await store.load("t") == stored("t", [b"0", b"sat"])
            assert "stranger" not in await store.persons("t")

    run(story())


def test_a_guest_stays_the_person_they_were_first(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            came = [await store.admit("t", "eve", person) for person in ("first", "second")]
            assert came == ["first", "first"]
            await store.append("t", 1, [b"1"], is_over=False, admitted=Admission("eve", "third"))
            await store.append("t", 2, [b"2"], is_over=False, admitted=Admission("zoe", "zoe"))
            with pytest.raises(StoreError, match="not the next"):
                await store.append("t", 9, [b"9"], is_over=False, admitted=Admission("joe", "joe"))
            known = {"guest": "person", "eve": "first", "zoe": "zoe"}
            assert await store.persons("t") == known
            await store.add_link(Link(b"d", "t", "device", person="person"))
            await store.reassign("t", "eve", "person", used=b"d")
            assert await store.persons("t") == known | {"eve": "person"}

    run(story())


def test_withdrawing_links_to_watch_keeps_players_device_links(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            for link in (
                Link(b"1", "t", "invite", seat=1),
                Link(b"2", "t", "device", person="player"),
                Link(b"3", "t", "device", person="spectator"),
                Link(b"4", "t", "watch"),
            ):
                await store.add_link(link)
            assert await store.has_watch_link("t")
            await store.withdraw_watch_links("t", {"player"})
            used = [bytes([d]) for d in b"1234" if (await store.link(bytes([d]))).is_used]
            assert used == [b"3", b"4"]
            assert not await store.has_watch_link("t")

    run(story())


def test_a_new_link_withdraws_the_older_one(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            links = [
                Link(b"1", "t", "invite", seat=1),
                Link(b"2", "t", "invite", seat=2),
                Link(b"3", "t", "device", person="ada"),
                Link(b"4", "t", "device", person="ben"),
                Link(b"5", "t", "watch"),
            ]
            for link in links:
                await store.add_link(link)
            await store.add_link(Link(b"6", "t", "invite", seat=1))
            await store.add_link(Link(b"7", "t", "device", person="ada"))
            await store.withdraw("t", 2)
            used = [bytes([d]) for d in b"1234567" if (await store.link(bytes([d]))).is_used]
            assert used == [b"1", b"2", b"3"]

    run(story())


def test_no_query_scans_all_links(database) -> None:
    connection = open_database(database)
    for statement, *values in (
        (sqlite.WITHDRAW, "t", 1),
        (sqlite.WITHDRAW_DEVICE, "t", "person"),
        (sqlite.WITHDRAW_WATCH, "t", "[]"),
        (sqlite.WATCH_LINK, "t"),
    ):
        plan = connection.execute("explain query plan " + statement, values).fetchall()
        assert " INDEX " in plan[0][3], plan
    connection.close()


# Versions


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_every_older_database_is_upgraded(database, version) -> None:
    old = sqlite3.connect(database, isolation_level=None)
    for number, script in enumerate(MIGRATIONS[:version], 1):
        old.executescript(f"{script}; pragma user_version = {number};")
    if version:
        old.execute("insert into tables (id) values ('t')")
        old.execute("insert into entries (tab, number, entry) values ('t', 0, x'30')")
        old.execute("insert into links (digest, tab, kind, seat) values (x'64', 't', 'invite', 1)")
    for number in range(version + 1):
        if number in COMPUTATIONS:
            COMPUTATIONS[number](old)
    old.close()

    async def story() -> None:
        async with opened(database) as store:
            assert store.connection.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
            if not version:
                await with_table(store)
                await store.add_link(Link(b"d", "t", "invite", seat=1))
            await store.append("t", 1, [b"1"], is_over=False, used=b"d")
            assert await store.load("t") == stored("t", [b"0", b"1"])

    run(story())


def test_a_newer_database_is_left_alone(database) -> None:
    open_database(database).close()
    newer = sqlite3.connect(database)
    newer.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    with pytest.raises(StoreError, match="newer Koloda"):
        open_database(database)


def test_a_file_that_is_not_a_database_is_refused(tmp_path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam, this is not a database. " * 99)
    for path in (tmp_path / "letter", tmp_path / "letter" / "below", tmp_path):
        with pytest.raises(StoreError, match=r"letter|unable"):
            open_database(path)


# Who may read the files


def test_only_the_owner_may_read_the_files(database) -> None:
    async def story(number: int) -> None:
        async with opened(database) as store:
            await with_table(store, f"t{number}")
            files = sorted(database.parent.glob("koloda.sqlite*"))
            endings = [file.name.removeprefix("koloda.sqlite") for file in files]
            assert {"", "-shm", "-wal", ".lock"} <= set(endings)
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    usual = os.umask(0o022)
    try:
        run(story(1))
        for file in database.parent.glob("koloda.sqlite*"):
            file.chmod(0o644)  # as an older version left them
        run(story(2))
    finally:
        os.umask(usual)


def test_new_files_are_private_from_the_first_moment(database, monkeypatch) -> None:
    """Whoever opens a file before its mode is changed can read it for ever."""
    monkeypatch.setattr(database_module, "make_private", lambda path: None)
    usual = os.umask(0)
    try:
        database_module.lock_database(database).close()
        database_module.open_database(database).close()
    finally:
        os.umask(usual)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in database.parent.iterdir()}
    assert modes == {"koloda.sqlite": 0o600, "koloda.sqlite.lock": 0o600}


# A full or read-only disk


def test_a_full_disk_refuses_writes_until_there_is_room(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            pages = store.connection.execute("pragma page_count").fetchone()[0]
            await store._do(lambda conn: conn.execute(f"pragma max_page_count = {pages}"))
            with pytest.raises(StoreError, match="full"):
                await store.append("t", 1, [b"x" * 100_000], is_over=False)
            assert await store.load("t") == stored("t", [b"0"])
            await store._do(lambda conn: conn.execute("pragma max_page_count = 1000000"))
            await store.append("t", 1, [b"x" * 100_000], is_over=False)
            await store.check()

    run(story())


def test_a_read_only_database_says_so(database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_table(store)
            store.connection.execute("pragma query_only = on")
            for refused in (store.check(), store.append("t", 1, [b"1"], is_over=False)):
                with pytest.raises(StoreError, match="readonly"):
                    await refused
            store.connection.execute("pragma query_only = off")
            await store.check()
            assert await store.load("t") == stored("t", [b"0"])

    run(story())


# Two servers


def test_a_second_server_on_the_same_file_is_refused(database, capsys) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            with pytest.raises(StoreError, match="another server is using it"):
                SqliteStore(database)
            assert main(["serve", "--port", "0", "--database", str(database)]) == 2
            error = capsys.readouterr().err
            assert "another server is using it" in error and error.count("\n") == 1
            await (await here.guest("Ada")).open("face-to-face", 2)
        async with local_server(database) as here:
            await (await here.guest("Ada")).open("face-to-face", 2)

    run(story())


def test_a_killed_server_leaves_no_lock_behind(database) -> None:
    holding = (
        "import sys, time; from pathlib import Path\n"
        "from koloda.server.database import lock_database\n"
        "lock = lock_database(Path(sys.argv[1])); print('locked', flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", holding, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as held:
        try:
            assert held.stdout is not None and held.stdout.readline() == "locked\n"
            assert main(["serve", "--port", "0", "--database", str(database)]) == 2
        finally:
            held.kill()

    async def story() -> None:
        async with local_server(database) as here:
            await (await here.guest("Ada")).open("face-to-face", 2)

    run(story())
