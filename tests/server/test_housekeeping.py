"""Tables and watchers that are no longer used."""

from koloda.server import housekeeping
from koloda.tables.entries import Woken
from tests.server.local_server import (
    TWO,
    gathered,
    limits,
    local_server,
    play_out,
    refused,
    run,
    started,
    until,
)
from tests.variants import Variant

SMALL = Variant("face-to-face", 2, {"highest": 9, "hand": 3})


def test_watchers_are_limited_and_absent_ones_forgotten(database, monkeypatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", 0.05)

    async def story() -> None:
        async with local_server(database, limits(watchers=2)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2, public=True)
            path = f"/api/tables/{table.id}/watch"
            guests = [await here.guest(f"Guest {number}") for number in range(3)]
            await guests[0].call("POST", path, {})
            watching = await guests[0].table(table.id)
            await guests[1].call("POST", path, {})
            # the second watcher never connects, so their place becomes free
            await until(lambda: len(here.live(table).table.watchers) == 1)
            monkeypatch.setattr(housekeeping, "SWEEP", 60)
            await guests[2].call("POST", path, {})
            with refused("too-many-watchers"):
                await guests[1].call("POST", path, {})
            assert watching.state["seat"] is None
            await watching.ask("ping")

    run(story())


def test_a_deserted_table_is_dropped_from_memory_and_loaded_again(database, monkeypatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", 0.05)

    async def story() -> None:
        async with local_server(database) as here:
            gathering = await gathered(here, TWO)
            waiting = await started(here, TWO, takeover=None)
            over = await started(here, TWO)
            await play_out(over)
            left = await started(here, SMALL, takeover=1)
            staying = await started(here, TWO)
            parties = (gathering, waiting, over, left)
            for party in parties:
                await party.close()
            await until(lambda: set(here.tables.by_id) == {staying.host.id})
            for party, phase in zip(
                parties, ("gathering", "playing", "over", "playing"), strict=True
            ):
                table = await party.clients[0].table(party.host.id)
                assert table.state["phase"] == phase
            await waiting.clients[1].table(waiting.host.id)
            await until(lambda: not waiting.live.table.is_paused)

    run(story())


def test_viewing_a_table_again_and_again_writes_nothing(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, takeover=None)
            await party.close()
            await until(lambda: party.live.table.is_paused)
            await until(lambda: all(seat.gone_at for seat in party.live.table.seats))
            await until(lambda: not party.live.lock.locked())  # it is on the disk
            length = len(party.live.table.log)
            for _ in range(3):
                here.tables.housekeeping.forget(party.live)
                assert not here.tables.by_id
                await party.clients[0].call("GET", f"/api/tables/{party.host.id}")
                assert len(party.live.table.log) == length
            # a killed server doesn't note that anybody left, but the next one does
            party.live.table.seats[0].gone_at = None
            party.live.table.wake(1.0)
            assert isinstance(party.live.table.log[length], Woken)

    run(story())
