"""How much one may ask for, and what every answer carries."""

import asyncio
import json
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from koloda.client import Client, ServerRefused
from koloda.server import housekeeping, live_tables, sockets
from koloda.server.api import bodies
from koloda.server.api.games import GameRoutes
from koloda.server.app import HEADERS
from koloda.server.limits import Bucket, Buckets
from tests.server.house import gathered, house, limits, play_out, refused, run, started, until
from tests.variants import Variant

TWO = Variant("face-to-face", 2)
SMALL = Variant("face-to-face", 2, {"highest": 9, "hand": 3})


async def dial(here, client: Client, table: str):
    return await connect(
        f"ws://127.0.0.1:{here.port}/ws/{table}",
        additional_headers={"cookie": client.cookie},
        compression=None,
    )


# Every answer


def test_every_answer_carries_the_safe_headers(database, monkeypatch) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            asked = [
                ("GET", "/api/me", 200),
                ("GET", "/api/games", 200),
                ("GET", "/api/games/face-to-face/rules", 200),
                ("GET", "/api/games/face-to-face/rules?lang=../en", 200),
                ("GET", "/api/games/chess/rules", 404),
                ("GET", "/api/tables", 200),
                ("GET", f"/api/tables/{table.id}", 200),
                ("GET", f"/api/tables/{table.id}/record", 409),
                ("GET", "/api/tables/nowhere", 404),
                ("POST", "/api/tables", 400),
                ("POST", "/api/links/wrong", 409),
                ("GET", "/health", 200),
                ("GET", "/metrics", 200),
                ("GET", "/nowhere", 404),
                ("DELETE", "/api/me", 405),
            ]
            for method, path, status in asked:
                answer = await here.ask(method, path, by=ada)
                assert answer.status == status, path
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, path
            policy = HEADERS["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy

    run(story())


def test_even_our_own_mistakes_are_told_safely(database, monkeypatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a card: 17")

    monkeypatch.setattr(GameRoutes, "rules", broken)

    async def story() -> None:
        async with house(database) as here:
            answer = await here.ask("GET", "/api/games/face-to-face/rules")
            assert (answer.status, answer.error) == (500, "our-mistake")
            assert b"17" not in answer.body
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


# Sizes


def test_bodies_and_messages_have_a_size(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            for body in (b"x" * 8193, b" " * 2_000_000):
                answer = await here.ask("POST", "/api/me", body, by=ada)
                assert (answer.status, answer.error) == (400, "unreadable")
            # a whole request at the limit passes
            name = b'{"name": "Ada"}'
            assert (await here.ask("POST", "/api/me", name.ljust(8192), by=ada)).status == 200
            line = await dial(here, ada, table.id)
            await line.send('{"type":"ping","id":"1"}'.ljust(4096))
            while "pong" not in (await line.recv()):
                pass
            await line.send("x" * 4097)
            await line.wait_closed()
            assert line.close_code == 1009
            await table.ask("ping")

    run(story())


def test_a_body_that_never_ends_is_given_up(database, monkeypatch) -> None:
    monkeypatch.setattr(bodies, "PATIENCE", 0.1)

    async def story() -> None:
        async with house(database) as here:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            assert (await reader.readline()).split()[1] == b"400"
            writer.close()
            # and one that is cut off harms nobody
            _, cut = await asyncio.open_connection("127.0.0.1", here.port)
            cut.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            await cut.drain()
            cut.transport.abort()
            assert (await here.ask("GET", "/health")).status == 200

    run(story())


# Rates


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(rate=2, brim=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0) == 0.5
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_kept_for_so_many_addresses() -> None:
    buckets = Buckets(rate=1, brim=1, most=2)
    assert buckets.take("a", 0) and not buckets.take("a", 0)
    assert buckets.take("b", 0) and buckets.take("c", 0)
    assert len(buckets.buckets) == 2
    assert buckets.take("a", 0)  # forgotten, so it begins anew


def test_too_many_requests_are_told_so(database) -> None:
    async def story() -> None:
        few = limits(requests_a_second=0.001, requests_at_once=5, tables_a_minute=2)
        async with house(database, few) as here:
            answers = [await here.ask("GET", "/api/me") for _ in range(7)]
            assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
            assert answers[-1].error == "too-many"
            assert (await here.ask("GET", "/health")).status == 429

    run(story())


def test_tables_are_opened_at_a_rate(database) -> None:
    async def story() -> None:
        async with house(database, limits(tables_a_minute=2)) as here:
            ada = await here.guest("Ada")
            await ada.open("face-to-face", 2)
            await ada.open("face-to-face", 2)
            with refused("too-many"):
                await ada.open("face-to-face", 2)
        async with house(database, limits(tables=2)) as here:
            ada = await here.guest("Ada")
            await ada.open("face-to-face", 2)
            await ada.open("face-to-face", 2)
            with refused("too-many-tables"):
                await ada.open("face-to-face", 2)

    run(story())


def test_who_sends_too_fast_is_read_slowly_and_loses_nothing(database) -> None:
    async def story() -> None:
        async with house(database, limits(messages_a_second=100, messages_at_once=5)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            begun = asyncio.get_running_loop().time()
            await asyncio.gather(*(table.ask("ping") for _ in range(30)))
            assert asyncio.get_running_loop().time() - begun > 0.1

    run(story())


def test_who_talks_too_fast_is_told_so(database) -> None:
    async def story() -> None:
        async with house(database, limits(talk_a_second=0.001, talk_at_once=3)) as here:
            table = await (await here.guest("Ada")).open("face-to-face", 2)
            for _ in range(3):
                await table.ask("say", phrase="hello")
            with refused("too-much-talk"):
                await table.ask("say", phrase="hello")
            await table.seat_bot(1)

    run(story())


def test_who_asks_for_hints_too_fast_is_told_so(database) -> None:
    async def story() -> None:
        async with house(database, limits(hints_a_second=0.001, hints_at_once=2)) as here:
            party = await started(here, Variant("face-to-face", 2, {"first": 0}))
            mover = party.host
            for _ in range(2):
                assert (await mover.ask("ask-hint"))["thoughts"]
            with refused("too-many-hints"):
                await mover.ask("ask-hint")

    run(story())


# Sockets


def test_an_address_has_so_many_sockets(database) -> None:
    async def story() -> None:
        async with house(database, limits(sockets_an_address=3)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2)
            more = [await dial(here, ada, table.id) for _ in range(2)]
            with pytest.raises(InvalidStatus):
                await dial(here, ada, table.id)
            await more[0].close()
            await until(lambda: sum(here.tables.sockets.values()) == 2)
            await (await dial(here, ada, table.id)).close()
            await more[1].close()
            await table.close()
            await until(lambda: not here.tables.sockets)

    run(story())


def test_many_sockets_of_one_person_lock_nobody_out(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "TABS", 3)

    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, watchers=1)
            eve, id = party.watching[0], party.host.id
            lines = [await dial(here, eve, id) for _ in range(10)]
            await until(lambda: len(party.live.connections) == 2 + 3)
            await until(lambda: lines[6].close_code is not None)
            assert lines[-1].close_code is None
            await party.clients[1].table(id)
            mover = party.to_move()
            await mover.move(mover.my_turn["legal"][0]["move"])
            for line in lines:
                await line.close()

    run(story())


def test_watchers_are_limited_and_the_absent_forgotten(database, monkeypatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", 0.05)

    async def story() -> None:
        async with house(database, limits(watchers=2)) as here:
            ada = await here.guest("Ada")
            table = await ada.open("face-to-face", 2, public=True)
            path = f"/api/tables/{table.id}/watch"
            guests = [await here.guest(f"Guest {number}") for number in range(3)]
            await guests[0].call("POST", path, {})
            watching = await guests[0].table(table.id)
            await guests[1].call("POST", path, {})
            # the second never comes: the place becomes free
            await until(lambda: len(here.live(table).table.watchers) == 1)
            await guests[2].call("POST", path, {})
            with refused("too-many-watchers"):
                await guests[1].call("POST", path, {})
            assert watching.state["seat"] is None
            await watching.ask("ping")

    run(story())


def test_a_watcher_with_a_bad_connection_comes_back(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, watchers=1)
            watching = party.watchers[0]
            watching.socket.transport.abort()
            await until(lambda: watching.is_lost)
            mover = party.to_move()
            await mover.move(mover.my_turn["legal"][0]["move"])
            await watching.wait(lambda table: table.state["match"]["moves_made"] == 1)

    run(story())


def test_a_client_that_never_reads_is_let_go_and_its_seat_too(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "WAITING", 20)
    monkeypatch.setattr(sockets, "GOODBYE", 0.2)

    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            other, deaf = party.tables
            await deaf.close()
            line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect(("127.0.0.1", here.port))
            hello = (
                f"GET /ws/{other.id} HTTP/1.1\r\nHost: 127.0.0.1:{here.port}\r\n"
                f"Cookie: {party.clients[1].cookie}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            line.sendall(hello.encode())
            person = party.live.table.seats[1].person
            await until(lambda: party.live.is_connected(person))
            for number in range(2000):
                if not party.live.is_connected(person):
                    break
                await other.ask("say", text=f"{number} " + "x" * 290)
            assert not party.live.is_connected(person)
            await until(lambda: party.live.table.seats[1].gone_at is not None)
            await until(lambda: here.tables.sockets["127.0.0.1"] == 1)
            line.close()
            again = await party.clients[1].table(other.id)
            await until(lambda: not party.live.table.is_paused)
            assert again.state["phase"] == "playing"

    run(story())


def test_a_silent_client_is_taken_for_gone_and_pings_keep_it(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 2.0)
    monkeypatch.setattr("koloda.client.HEARTBEAT", 0.1)

    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            id = party.host.id
            silent = await dial(here, party.clients[1], id)  # never even says hello
            await silent.wait_closed()
            assert not any(table.is_lost for table in party.tables)
            assert not party.live.table.is_paused

    run(story())


def test_a_table_that_everybody_left_is_let_go_and_found_again(database, monkeypatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", 0.05)

    async def story() -> None:
        async with house(database) as here:
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


def test_lists_of_tables_are_short(database, monkeypatch) -> None:
    monkeypatch.setattr(live_tables, "LISTED", 3)

    async def story() -> None:
        async with house(database) as here:
            ada = await here.guest("Ada")
            ids = [(await ada.open("face-to-face", 2, public=True)).id for _ in range(5)]
            listed = await ada.call("GET", "/api/tables")
            assert [one["table"] for one in listed] == ids[:1:-1]

    run(story())


def test_numbers_for_monitoring_hold_no_names(database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO)
            with pytest.raises(ServerRefused):
                await party.host.move(32767)
            text = (await here.ask("GET", "/metrics")).body.decode()
            assert "koloda_sockets 2.0" in text
            assert "koloda_refusals_total" in text
            assert party.host.id not in text and "Player" not in text
            assert json.loads((await here.ask("GET", "/health")).body)["ok"]

    run(story())
