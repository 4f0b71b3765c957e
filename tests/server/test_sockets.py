"""Sockets at a table: presence, undo, rematch, talk, and clients that misbehave."""

import asyncio
import random
import socket

import koloda
from koloda import Record
from koloda.server import sockets
from tests.server.local_server import (
    TWO,
    Party,
    dial,
    limits,
    local_server,
    play_out,
    play_randomly,
    refused,
    run,
    started,
    until,
)
from tests.variants import Variant


def test_many_sockets_of_one_person_lock_nobody_out(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "TABS", 3)

    async def story() -> None:
        async with local_server(database) as here:
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


def test_a_watcher_with_a_bad_connection_comes_back(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, watchers=1)
            watching = party.watchers[0]
            watching.socket.transport.abort()
            await until(lambda: watching.is_lost)
            mover = party.to_move()
            await mover.move(mover.my_turn["legal"][0]["move"])
            await watching.wait(lambda table: table.state["match"]["moves_made"] == 1)

    run(story())


def test_a_client_that_never_reads_is_dropped_and_its_player_gone(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "GOODBYE", 0.2)

    async def story() -> None:
        async with local_server(database, limits(waiting_bytes=20_000)) as here:
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


def test_a_silent_client_is_dropped_and_pings_prevent_that(database, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 2.0)
    monkeypatch.setattr("koloda.client.HEARTBEAT", 0.1)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            id = party.host.id
            silent = await dial(here, party.clients[1], id)  # never even says hello
            await silent.wait_closed()
            assert not any(table.is_lost for table in party.tables)
            assert not party.live.table.is_paused

    run(story())


def test_presence_counts_people_not_tabs(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            first, client = party.tables[1], party.clients[1]
            second = await client.table(first.id)
            await first.close()
            await second.ask("say", phrase="hello")
            assert not party.live.table.is_paused
            await second.close()
            await until(lambda: party.live.table.is_paused)
            await client.table(first.id)
            await until(lambda: not party.live.table.is_paused)

    run(story())


def test_a_move_is_undone_by_consent(database) -> None:
    """When the draw piles are empty, a turn ends without a draw and reveals nothing."""
    small = Variant("face-to-face", 2, {"highest": 9, "hand": 3, "first": 0})

    async def story() -> None:
        async with local_server(database) as here:
            for _ in range(60):
                party = await started(here, small)
                if await consent_in(party):
                    return
                await party.close()
            raise AssertionError("no game came to an end without draws")

    run(story())


async def consent_in(party: Party) -> bool:
    chooser = random.Random(1)
    table = party.live.table
    while table.seat_to_move is not None:
        mover, revealed = party.to_move(), table.match.state.revealed
        await mover.wait(lambda table: table.my_turn or table.is_over)
        await mover.move(chooser.choice(mover.my_turn["legal"])["move"])
        if (
            table.phase == "over"
            or party.to_move() is mover
            or table.match.state.revealed != revealed
        ):
            continue
        answering = party.to_move()
        made = len(table.match.moves)
        await answering.wait(lambda table: table.my_turn)
        await answering.move(answering.my_turn["legal"][0]["move"])
        if table.phase == "over":
            return False
        for agreed in (False, True):
            await mover.ask("ask-back")
            await answering.wait(lambda table: table.state["match"]["must_answer_back"])
            with refused("nothing-to-answer"):
                await mover.ask("answer-back", agreed=True)
            await answering.ask("answer-back", agreed=agreed)
            assert len(table.match.moves) == (made - 1 if agreed else made + 1)
        await play_out(party)
        record = await party.clients[0].call("GET", f"/api/tables/{party.host.id}/record")
        assert Record.parse(record, koloda.game).end() == table.match.state
        return True
    return False


def test_a_rematch_is_a_new_deal_with_other_roles(variant, database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, variant)
            await play_out(party)
            first = party.host.state["commitment"]
            for table in party.tables:
                assert table.state["phase"] == "over"
                await table.ask("ask-rematch")
            for number, table in enumerate(party.tables):
                await table.wait(lambda table: table.state["phase"] == "gathering")
                assert table.state["commitment"] != first
                assert table.state["seat"] == (number + 1) % variant.players
            await party.host.start()
            for table in party.tables:
                await table.wait(lambda table: table.state["phase"] == "playing")
            await play_out(party, seed=2)
            path = f"/api/tables/{party.host.id}/record"
            record = Record.parse(await party.clients[0].call("GET", path), koloda.game)
            assert record.deal.commitment == party.host.state["commitment"]
            added = {table.notes.seat: table.notes.own for table in party.tables}
            assert dict(enumerate(record.deal.contributions)) == added
            for table in party.tables:
                table.check_deal()

    run(story())


def test_strict_talk_over_the_socket(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, watchers=1, strict_talk=True)
            for speaker in (*party.tables, *party.watchers):
                with refused("strict-talk"):
                    await speaker.ask("say", text="take the left one")
                with refused("not-known"):
                    await speaker.ask("say", phrase="i-know-this-card", about="0.1")
                await speaker.ask("say", phrase="hello")
            await play_out(party)
            await party.host.ask("say", text="that was close")
            await party.tables[1].wait(
                lambda table: table.state["said"][-1]["text"] == "that was close"
            )
            said = [(one["seat"], one["phrase"]) for one in party.tables[1].state["said"]]
            assert said == [(0, "hello"), (1, "hello"), (None, "hello"), (0, "")]

    run(story())


def test_a_client_gets_every_event_that_it_missed(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            steady, shaky = party.tables
            number = shaky.number
            shaky.socket.transport.abort()
            await until(lambda: party.live.table.is_paused)
            playing = asyncio.create_task(play_randomly(steady, random.Random(1)))
            await steady.wait(lambda table: not table.my_turn)
            await shaky.reconnect()
            missed = [event["number"] for event in shaky.events if event["number"] > number]
            assert missed == sorted(set(missed))
            await asyncio.gather(playing, play_randomly(shaky, random.Random(2)))
            both = [
                [event["number"] for event in table.events if event["event"] == "moved"]
                for table in party.tables
            ]
            assert both[0] == both[1]

    run(story())
