"""How long tables are kept."""

import asyncio
import sqlite3
import time

import pytest

import koloda
from koloda.server import live_tables
from koloda.server.database import open_database
from koloda.server.live_tables import LiveTables
from koloda.server.retention import DAY, Retention
from koloda.server.sqlite import EXPIRED, MOST_ROWS, PURGE, Append, purge
from tests.server.local_server import (
    TWO,
    LocalServer,
    gathered,
    local_server,
    make_some_moves,
    play_out,
    refused,
    run,
    started,
    until,
    writer_held,
)


def test_tables_that_nobody_visits_are_deleted_in_time(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            left, listed = await gathered(here, TWO), await gathered(here, TWO, public=True)
            visited, over = await gathered(here, TWO), await started(here, TWO)
            await play_out(over)
            for party in (left, listed, visited, over):
                await party.close()
            now[0] += 20 * DAY
            await here.tables.housekeeping.tidy()
            await visited.clients[0].call("GET", f"/api/tables/{visited.host.id}")
            here.tables.housekeeping.forget(visited.live)  # as if nobody had stayed
            assert visited.host.id not in here.tables.by_id
            await here.tables.housekeeping.tidy()
            assert set(await ids(here)) == {p.host.id for p in (left, listed, visited, over)}
            now[0] += 11 * DAY
            await here.tables.housekeeping.tidy()
            assert set(await ids(here)) == {visited.host.id, over.host.id}
            for party in (left, listed):
                assert party.host.id not in here.tables.by_id
                with refused("not-found"):
                    await party.clients[0].call("GET", f"/api/tables/{party.host.id}")
            here.tables.housekeeping.retention = Retention(unfinished_days=0, finished_days=1)
            now[0] += 10_000 * DAY
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [visited.host.id]
            assert over.host.id in await rows(here)
            now[0] += 8 * DAY
            await here.tables.housekeeping.tidy()
            assert await rows(here) == {visited.host.id}

    run(story())


def test_a_table_with_people_is_never_deleted(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            party = await gathered(here, TWO)
            now[0] += 99 * DAY
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [party.host.id]
            await party.host.start()

    run(story())


def test_startup_deletes_old_tables_first_and_is_not_a_visit(database, monkeypatch) -> None:
    days = [0.0]
    honest = LiveTables.__init__

    def aged(self, *arguments, **named) -> None:
        honest(self, *arguments, **named)
        self.clock = lambda: time.time() + days[0] * DAY

    monkeypatch.setattr(LiveTables, "__init__", aged)

    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, TWO, public=True)
            await party.close()
        while days[0] < 31:
            days[0] += 0.9
            async with local_server(database) as here:
                left = 0 if days[0] > 30 else 1
                assert len(here.tables.by_id) == len(await ids(here)) == left

    run(story())


@pytest.mark.parametrize("leap", [10_000, -10_000])
def test_a_leap_of_the_systems_clock_deletes_nothing_and_ages_nothing(
    database, monkeypatch, leap
) -> None:
    days = [20_000.0]
    monkeypatch.setattr(live_tables, "steady_clock", lambda: lambda: days[0] * DAY)

    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, TWO)
            await party.close()
            await until(lambda: not party.live.connections)
            days[0] += 28.5
            await here.tables.housekeeping.tidy()
        days[0] += leap
        async with local_server(database) as here:
            assert await ids(here) == [party.host.id]
            days[0] += 0.4  # more, and a day that counts, isn't a month yet
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [party.host.id]
            days[0] += 1.2
            await here.tables.housekeeping.tidy()
            assert await ids(here) == []
        days[0] += leap
        async with local_server(database) as here:
            await here.tables.housekeeping.tidy()
            assert await here.store.bring_back(party.host.id, days[0] * DAY)

    run(story())


def test_a_deleted_table_can_be_brought_back_until_its_purge_begins(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            party = await started(here, TWO, takeover=None)
            await make_some_moves(party, 3)
            await party.close()
            await until(lambda: not party.live.connections)
            path = f"/api/tables/{party.host.id}"
            now[0] += 31 * DAY
            await here.tables.housekeeping.tidy()
            with refused("not-found"):
                await party.clients[0].call("GET", path)
            now[0] += 6 * DAY
            await here.tables.housekeeping.tidy()
            assert await here.store.bring_back(party.host.id, now[0])
            assert (await party.clients[0].call("GET", path))["match"]["moves_made"] == 3
            now[0] += 31 * DAY
            await here.tables.housekeeping.tidy()
            removed = await here.store._do(lambda conn: purge(conn, now[0] + 1, most=2))
            assert removed == 2  # it has begun, and most of the log is still there
            assert not await here.store.bring_back(party.host.id, now[0])
            assert await rows(here)

    run(story())


def test_a_visit_while_tables_are_being_deleted_keeps_its_table(database) -> None:
    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            party = await gathered(here, TWO)
            await party.close()
            await until(lambda: not party.live.connections)
            here.tables.housekeeping.forget(party.live)
            now[0] += 31 * DAY
            async with writer_held(here.store):
                tidy = asyncio.create_task(here.tables.housekeeping.tidy())
                await asyncio.sleep(0.05)
                visit = asyncio.create_task(
                    party.clients[0].call("GET", f"/api/tables/{party.host.id}")
                )
                await asyncio.sleep(0.1)
            await asyncio.gather(tidy, visit)
            assert await ids(here) == [party.host.id]

    run(story())


def test_moves_go_on_while_ten_thousand_tables_are_deleted(database) -> None:
    """No transaction deletes more than a bounded number of rows, and moves come in between."""
    number = 10_000 if koloda.compiled else 1_000
    writes: list[tuple[int, int]] = []  # rows deleted and entries written, by commit

    async def story() -> None:
        now = [1000 * DAY]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            here.tables.housekeeping.retention = Retention(deleted_days=1)
            await here.store._do(lambda conn: add_tables(conn, number))
            party = await started(here, TWO)
            now[0] += 40 * DAY
            await here.tables.housekeeping.tidy()
            assert await ids(here) == [party.host.id]
            now[0] += 2 * DAY
            honest, store = here.store._commit, here.store

            def counted(taken) -> None:
                before = row_count(store.connection)
                honest(taken)
                gone = before - row_count(store.connection)
                added = sum(len(job.entries) for job, _ in taken if isinstance(job, Append))
                writes.append((gone + added, added))

            store._commit = counted
            await asyncio.gather(here.tables.housekeeping.tidy(), play_out(party))
            store._commit = honest
            assert await rows(here) == {party.host.id}

    run(story(), seconds=300)
    assert sum(gone for gone, _ in writes) == 4 * number
    assert max(gone for gone, _ in writes) <= MOST_ROWS
    first, *_, last = (i for i, (gone, _) in enumerate(writes) if gone)
    between = [added for gone, added in writes[first:last] if added]
    assert len(between) >= 5


def add_tables(connection: sqlite3.Connection, number: int) -> None:
    ids = [f"table {one}" for one in range(number)]
    connection.executemany(
        "insert into tables (id, visited_at) values (?, 1)", [(id,) for id in ids]
    )
    entries = [(id, entry, b"{}", b"") for id in ids for entry in range(2)]
    connection.executemany("insert into entries values (?, ?, ?, ?)", entries)
    connection.executemany(
        "insert into persons values (?, 'guest', 'person')", [(id,) for id in ids]
    )


def row_count(connection: sqlite3.Connection) -> int:
    places = ("tables", "entries", "persons", "links")
    counts = (connection.execute(f"select count(*) from {place}").fetchone() for place in places)
    return sum(count for (count,) in counts)


def test_no_step_of_a_purge_scans_a_whole_table(database) -> None:
    connection = open_database(database)
    asked = [(statement, ("t", 1)) for statement in PURGE] + [(EXPIRED, (1.0, 1.0, 1))]
    for statement, values in asked:
        plan = connection.execute("explain query plan " + statement, values).fetchall()
        steps = [step for *_, step in plan if step.startswith("SCAN")]
        assert not steps, plan
    connection.close()


async def ids(here: LocalServer) -> list[str]:
    query = "select id from tables where deleted_at is null"
    found = await here.store._do(lambda conn: conn.execute(query).fetchall())
    return [id for (id,) in found]


async def rows(here: LocalServer) -> set[str]:
    """Return the tables of which any row is left anywhere."""
    places = "select tab from entries union select tab from persons union select tab from links"
    return {id for (id,) in await here.store._do(lambda conn: conn.execute(places).fetchall())}
