"""Tables across restarts, and which of them are in memory."""

import contextlib
import sqlite3

import koloda
from koloda import Record
from koloda.games import GAMES
from koloda.server import live_tables
from koloda.tables.entries import TakenOver
from tests.server.local_server import (
    TWO,
    LocalServer,
    gathered,
    local_server,
    make_some_moves,
    play_out,
    refused,
    rejoined,
    run,
    started,
    until,
)
from tests.variants import VARIANTS, Variant


def test_the_list_of_public_tables_is_limited(database, monkeypatch) -> None:
    monkeypatch.setattr(live_tables, "LISTED", 3)

    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest("Ada")
            ids = [(await ada.open("face-to-face", 2, public=True)).id for _ in range(5)]
            listed = await ada.call("GET", "/api/tables")
            assert [one["table"] for one in listed] == ids[:1:-1]

    run(story())


def test_all_running_tables_survive_a_restart(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            parties = [await gathered(here, TWO)]
            for variant in VARIANTS:
                party = await started(here, variant)
                await make_some_moves(party, 3)
                parties.append(party)
            over = await started(here, TWO)
            await play_out(over)
            before = {party.host.id: party.live.table for party in parties}
            for party in (*parties, over):
                await party.close()
        async with local_server(database) as here:
            assert not here.tables.by_id  # they sleep until somebody comes
            for party in parties:
                back = await rejoined(party, here)
                table, old = back.live.table, before[party.host.id]
                assert table.log[: len(old.log)] == old.log
                assert table.host == old.host
                assert (table.match and table.match.state) == (old.match and old.match.state)
                if table.match is None:
                    await back.host.start()
                await until(lambda table=table: not table.is_paused)
                await play_out(back)
                record = await back.clients[0].call("GET", f"/api/tables/{back.host.id}/record")
                assert Record.parse(record, koloda.game).end() == back.live.table.match.state
            assert (await rejoined(over, here)).host.is_over

    run(story())


def test_links_and_cookies_survive_a_restart(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            table = await ada.open("face-to-face", 2)
            link = (await ada.call("POST", f"/api/tables/{table.id}/invites", {"seat": 1}))["link"]
            await table.wait(lambda table: table.is_everybody_bound)
            hashes = table.state["hashes"]
            await table.close()
        async with local_server(database) as here:
            ada.address = ben.address = here.address
            assert (await ben.enter(link)).state["seat"] == 1
            back = await ada.table(table.id)
            # the bytes are gone with the connection, so there are new ones
            await back.wait(lambda table: table.state["seats"][0]["contributed"])
            assert back.state["hashes"][0] not in ("", hashes[0])
            with refused("already-contributed"):
                promise = {"commitment": back.state["commitment"], "hash": "0" * 64}
                await back.ask("contribute", **promise)

    run(story())


def test_nobody_loses_time_while_the_server_is_down(database) -> None:
    async def story() -> None:
        now = [2e9]
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            party = await started(here, TWO, clock={"type": "game", "seconds": 100})
            now[0] += 30
            await make_some_moves(party, 1)
            left = party.live.table.clock.remaining(0, now[0])
            assert left == 70
            await party.close()
            await until(lambda: party.live.table.is_deserted)
        now[0] += 5000
        async with local_server(database) as here:
            here.tables.clock = lambda: now[0]
            back = await rejoined(party, here)
            await until(lambda: not back.live.table.is_paused)
            await back.host.hello()
            clock = back.host.state["match"]["clock"]
            assert clock == {"left": [70, 100], "running": 0, "paused": False, "waits": 0}

    run(story())


def test_an_unreadable_table_does_not_keep_others_from_loading(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            parties = [await started(here, TWO, public=True) for _ in range(3)]
            for party in parties:
                await party.close()
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            spoilt = (
                b'{"kind":"moved","at":1,"seat":0,"move":0,"by":"person"}',
                parties[1].host.id,
            )
            file.execute("update entries set entry = ? where tab = ? and number = 4", spoilt)
        async with local_server(database) as here:
            assert set(here.tables.by_id) == {parties[0].host.id, parties[2].host.id}
            back = await rejoined(parties[2], here)
            await play_out(back)

    run(story())


def test_no_bot_takes_over_because_the_server_was_stopped(database, monkeypatch) -> None:
    now = [1e9]
    monkeypatch.setattr(live_tables, "steady_clock", lambda: lambda: now[0])

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, takeover=3)
        now[0] += 1000
        async with local_server(database) as here:
            back = await rejoined(party, here)
            await until(lambda: not back.live.table.is_paused)
            assert not any(isinstance(entry, TakenOver) for entry in back.live.table.log)
            await play_out(back)

    run(story())


def test_a_log_of_other_rules_is_refused_and_other_tables_still_load(
    database, monkeypatch, capsys
) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            old = await started(here, TWO, public=True)
            await make_some_moves(old, 3)
            other = await started(here, Variant("gallop", 2), public=True)
            await make_some_moves(other, 3)
            opened = old.live.table.log[0]
            assert opened.rules == koloda.game("face-to-face").version
            await old.close()
            await other.close()
        newer = koloda.game("face-to-face").version + 1
        object.__setattr__(GAMES["face-to-face"], "version", newer)
        try:
            async with local_server(database) as here:
                assert set(here.tables.by_id) == {other.host.id}
                output = capsys.readouterr().out
                assert f"version {newer - 1}" in output and f"version {newer}" in output
                for client in old.clients:
                    client.address = here.address
                with refused("other-rules"):
                    await old.clients[0].call("GET", f"/api/tables/{old.host.id}")
                assert (await rejoined(other, here)).host.state["match"]["moves_made"] == 3
        finally:
            object.__setattr__(GAMES["face-to-face"], "version", newer - 1)
        async with local_server(database) as here:
            assert (await rejoined(old, here)).host.state["match"]["moves_made"] == 3

    run(story())


def test_only_tables_that_continue_by_themselves_or_are_listed_load_at_startup(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            patient = await started(here, TWO, clock={"type": "move", "seconds": 9})
            await make_some_moves(patient, 3)
            gathering = await gathered(here, TWO)
            waking = {
                "public": await gathered(here, TWO, public=True),
                "public game": await started(here, TWO, public=True),
            }
            bots = await (await here.guest("Zoe")).open("face-to-face", 2)
            await bots.ask("stand", seat=0)
            for seat in range(2):
                await bots.seat_bot(seat, "master")
            await bots.start()
            ids = {party.host.id for party in waking.values()} | {bots.id}
            for party in (patient, gathering, *waking.values()):
                await party.close()
            await bots.close()
        async with local_server(database) as here:
            assert set(here.tables.by_id) == ids
            listed = {
                one["table"] for one in await (await here.guest("Eve")).call("GET", "/api/tables")
            }
            assert listed == {waking["public"].host.id, waking["public game"].host.id}
            # players who come back find the other tables as they were
            back = await rejoined(patient, here)
            await until(lambda: not back.live.table.is_paused)
            assert back.host.state["match"]["moves_made"] == 3
            await play_out(back)
            assert len((await rejoined(gathering, here)).host.state["seats"]) == 2

    run(story())


async def ids(here: LocalServer) -> list[str]:
    found = await here.store._do(lambda conn: conn.execute("select id from tables").fetchall())
    return [id for (id,) in found]


def test_no_id_looks_like_an_option_of_a_command(monkeypatch) -> None:
    made = iter(["-nFmEeF-z1i1", "--help", "n-mEeF_z1i1a"])
    monkeypatch.setattr(live_tables.secrets, "token_urlsafe", lambda _length: next(made))
    assert live_tables.new_id() == "n-mEeF_z1i1a"
