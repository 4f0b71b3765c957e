"""How long tables are kept."""

import time

from koloda.server.live_tables import LiveTables
from koloda.server.retention import DAY, Retention
from tests.server.local_server import (
    TWO,
    LocalServer,
    gathered,
    local_server,
    play_out,
    refused,
    run,
    started,
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
    days = [0]
    honest = LiveTables.__init__

    def aged(self, *arguments) -> None:
        honest(self, *arguments)
        self.clock = lambda: time.time() + days[0] * DAY

    monkeypatch.setattr(LiveTables, "__init__", aged)

    async def story() -> None:
        async with local_server(database) as here:
            party = await gathered(here, TWO, public=True)
            await party.close()
        for days[0], left in ((20, 1), (29, 1), (31, 0)):
            async with local_server(database) as here:
                assert len(here.tables.by_id) == len(await ids(here)) == left

    run(story())


async def ids(here: LocalServer) -> list[str]:
    found = await here.store._do(lambda conn: conn.execute("select id from tables").fetchall())
    return [id for (id,) in found]


async def rows(here: LocalServer) -> set[str]:
    """Return the tables of which any row is left anywhere."""
    places = "select tab from entries union select tab from persons union select tab from links"
    return {id for (id,) in await here.store._do(lambda conn: conn.execute(places).fetchall())}
