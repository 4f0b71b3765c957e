"""The server is killed at any moment, connections are bad, the disk is full.

Every acknowledged move is there, and only once. Every table continues, every record verifies.
"""

import asyncio
import contextlib
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import koloda
from koloda import Record
from koloda.client import Client, ServerRefused, TableClient
from koloda.server import sockets
from koloda.tables.entries import Moved
from tests.server.local_server import (
    TWO,
    gathered,
    invite,
    local_server,
    patiently,
    play_out,
    refused,
    run,
    started,
    stored_tables,
    until,
    writer_held,
)
from tests.server.server_process import ServerProcess
from tests.variants import VARIANTS, Variant


@dataclass
class Acknowledged:
    """What clients know was done: each table's moves, by token, with their number in the log."""

    moves: dict[str, dict[str, int]] = field(default_factory=dict)
    finished: int = 0
    resent: int = 0

    def note(self, table: str, token: str, number: int) -> None:
        known = self.moves.setdefault(table, {})
        assert known.setdefault(token, number) == number
        assert len(set(known.values())) == len(known), "two moves with one number"

    @property
    def number(self) -> int:
        return sum(map(len, self.moves.values()))


def check_kept(database: Path, confirmed: Acknowledged) -> None:
    tables = stored_tables(database)
    for id, moves in confirmed.moves.items():
        log = tables[id].log
        for token, number in moves.items():
            assert isinstance(log[number], Moved) and log[number].token == token
        tokens = Counter(entry.token for entry in log if isinstance(entry, Moved) and entry.token)
        assert not tokens or max(tokens.values()) == 1, "a move was played twice"
    for table in tables.values():
        if table.match is not None:
            text = "".join(line + "\n" for line in table.record().lines())
            assert Record.parse(text, koloda.game).end() == table.match.state


# A killed server


async def person(
    address: str, variant: Variant, confirmed: Acknowledged, chooser: random.Random, is_over: Any
) -> None:
    """Open tables and play both sides of them, one after the other, until `is_over`."""
    while not is_over():
        tables = await opened_for_two(address, variant)
        await asyncio.gather(*(player(table, confirmed, chooser) for table in tables))
        record = await patiently(tables[0].client, f"/api/tables/{tables[0].id}/record")
        assert Record.parse(record, koloda.game).end().outcome is not None
        confirmed.finished += 1
        for table in tables:
            await table.close()


async def opened_for_two(address: str, variant: Variant) -> list[TableClient]:
    """Open and start a table; begin again if a kill interrupts it, as people would."""
    while True:
        clients = [Client(address, f"Player {seat}") for seat in range(variant.players)]
        try:
            for client in clients:
                await client.__aenter__()
            host = await clients[0].open(
                variant.game_id, variant.players, options=variant.options, takeover=None
            )
            tables = [host]
            for seat, client in enumerate(clients[1:], 1):
                tables.append(await client.enter(await invite(clients[0], host, seat)))
            await host.start()
            return tables
        except ServerRefused as error:
            # whoever lost the connection before the deal no longer takes part in it
            if error.key not in ("unreachable", "disconnected", "not-contributed", "deal-void"):
                raise
        await asyncio.sleep(0.05)


async def player(table: TableClient, confirmed: Acknowledged, chooser: random.Random) -> None:
    async for turn in table.my_turns():
        token = secrets.token_hex(8)
        move = chooser.choice(turn["legal"])["move"]
        confirmed.note(table.id, token, await table.move(move, id=token))
        if chooser.random() < 0.1:
            # a late copy
            confirmed.resent += 1
            confirmed.note(table.id, token, await table.move(move, id=token))


async def kills(database: Path, number: int, tables: int) -> Acknowledged:
    host, confirmed, chooser = ServerProcess(database), Acknowledged(), random.Random(number)
    is_over = asyncio.Event()
    try:
        host.start()
        people = [
            asyncio.create_task(
                person(
                    host.address,
                    VARIANTS[one % len(VARIANTS)],
                    confirmed,
                    random.Random(one),
                    is_over.is_set,
                )
            )
            for one in range(tables)
        ]
        for _ in range(number):
            acknowledged = confirmed.number
            while confirmed.number == acknowledged:  # so that each kill has something to lose
                await asyncio.sleep(0.01)
                for one in people:
                    if one.done():
                        one.result()
            await asyncio.sleep(chooser.uniform(0, 0.3))
            host.kill()
            check_kept(database, confirmed)
            host.start()
        is_over.set()
        await asyncio.gather(*people)
        assert (await Client(host.address).call("GET", "/ready"))["ok"]
        host.stop()
    finally:
        host.close()
    check_kept(database, confirmed)
    assert "Traceback" not in host.said, host.said
    return confirmed


def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_played_twice(database) -> None:
    confirmed = run(kills(database, 6 if koloda.compiled else 2, tables=3), seconds=300)
    assert confirmed.number and confirmed.finished >= 3 and confirmed.resent


@pytest.mark.slow
def test_killed_two_hundred_times(database) -> None:
    confirmed = run(kills(database, 200, tables=6), seconds=3000)
    print(
        f"\n200 kills: {confirmed.number} moves acknowledged, {confirmed.finished} games finished"
    )


# Bad connections


class BadLine:
    """A connection that cuts, delays, doubles and reorders, in both directions."""

    def __init__(self, line: ClientConnection, chooser: random.Random) -> None:
        self.line = line
        self.chooser = chooser
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        chance = self.chooser.random()
        if chance < 0.04:
            self.line.transport.abort()
        elif chance < 0.10:
            await self.line.send(text)
            self.line.transport.abort()  # perhaps it was carried out, but never answered
        elif chance < 0.25:
            await asyncio.sleep(self.chooser.uniform(0, 0.02))
        await self.line.send(text)
        self.sent.append(text)
        if chance > 0.8:
            await self.line.send(self.chooser.choice(self.sent[-10:]))  # again, and out of order

    async def close(self) -> None:
        await self.line.close()

    def __aiter__(self) -> AsyncIterator[str]:
        return self.frames()

    async def frames(self) -> AsyncIterator[str]:
        late: list[str] = []
        while True:
            try:
                frame = str(await asyncio.wait_for(self.line.recv(), 0.01 if late else None))
            except TimeoutError:
                yield late.pop()
                continue
            except ConnectionClosed:
                return
            if self.chooser.random() < 0.15:
                late.append(frame)  # to come after others, or never if the line is cut first
                continue
            yield frame
            if self.chooser.random() < 0.1:
                yield frame
            if late and self.chooser.random() < 0.5:
                yield late.pop(self.chooser.randrange(len(late)))


class BadClient(TableClient):
    chooser = random.Random(0)

    async def _dial(self) -> Any:
        return BadLine(await super()._dial(), self.chooser)


async def bad_games(database: Path, variant: Variant, seeds: range) -> int:
    confirmed, moves = Acknowledged(), 0
    async with local_server(database) as here:
        for seed in seeds:
            chooser = random.Random(f"{variant} {seed}")
            party = await gathered(here, variant, takeover=None)
            await party.host.start()
            table, shaky = party.live.table, []
            for good in party.tables:
                await good.close()
                bad = BadClient(good.client, good.id)
                bad.chooser = chooser
                await bad.reconnect()
                shaky.append(bad)
            await asyncio.gather(*(player(bad, confirmed, chooser) for bad in shaky))
            assert table.phase == "over"
            moves += len(table.match.moves)
            made = [entry.token for entry in table.log if isinstance(entry, Moved)]
            tokens = {token for token in made if token}  # the table deals the next round itself
            assert tokens == set(confirmed.moves[party.host.id])
            assert len(tokens) + made.count("") == len(table.match.moves)
            for bad in shaky:
                await bad.close()
    check_kept(database, confirmed)
    return moves


def test_cut_delayed_doubled_and_reordered_messages_change_nothing(variant, database) -> None:
    assert run(bad_games(database, variant, range(1)))


@pytest.mark.slow
def test_many_games_over_bad_connections(variant, database) -> None:
    moves = run(bad_games(database, variant, range(20)), seconds=1200)
    print(f"\n{variant}: 20 games, {moves} moves over bad connections")


# A slow disk


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_not_on_the_disk_yet_is_shown_to_nobody(fails, database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, watchers=1)
            mover, path = party.to_move(), f"/api/tables/{party.host.id}"
            hellos: list[asyncio.Task[Any]] = []
            async with writer_held(here.store):
                move = asyncio.create_task(mover.move(mover.my_turn["legal"][0]["move"]))
                await asyncio.sleep(0.1)
                for watcher in party.watchers:
                    hellos.append(asyncio.create_task(watcher.hello()))
                page = asyncio.create_task(here.ask("GET", path, by=party.clients[1]))
                await asyncio.sleep(0.1)
                assert not move.done() and not page.done()
                assert not any(hello.done() for hello in hellos)
                if fails:
                    here.store.connection.execute("pragma query_only = on")
            with refused("not-written") if fails else contextlib.nullcontext():
                await move
            await asyncio.gather(*hellos)
            shown = [(await page).json["match"]["moves_made"]]
            shown += [watcher.state["match"]["moves_made"] for watcher in party.watchers]
            assert shown == ([0, 0] if fails else [1, 1])

    run(story())


# A full or read-only disk


def test_a_read_only_database_refuses_moves_until_it_is_writable(
    database, capsys, monkeypatch
) -> None:
    monkeypatch.setattr(sockets, "RETRY", 0.05)

    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO, watchers=1)
            mover, table, writes = party.to_move(), party.live.table, here.store.connection
            move, log = mover.my_turn["legal"][0]["move"], list(table.log)
            writes.execute("pragma query_only = on")
            with refused("not-written"):
                await mover.move(move, id="once")
            for path, body in (
                ("/api/tables", {"settings": {"game": "face-to-face", "players": 2}}),
                (f"/api/tables/{mover.id}/invites", {"seat": 1}),
                (f"/api/tables/{mover.id}/device-link", {}),
            ):
                answer = await here.ask("POST", path, body, by=party.clients[0])
                assert (answer.status, answer.error) == (503, "not-written")
            assert (await here.ask("GET", "/ready")).status == 503
            assert (await here.ask("GET", "/health")).status == 200
            for one in (*party.tables, *party.watchers):
                await one.hello()  # shows the table as it was before
                assert one.state["number"] == len(log) - 1
                assert one.state["match"]["moves_made"] == 0
            await party.tables[1].close()
            await until(lambda: len(party.live.connections) == 2)
            await asyncio.sleep(0.1)
            # the departure is noted once the database can be written again
            await until(lambda: party.live.table.log == log)
            writes.execute("pragma query_only = off")
            await until(lambda: party.live.table.is_paused)
            number = await mover.move(move, id="once")
            assert party.live.table.log[number].token == "once"
            party.tables[1] = await party.clients[1].table(mover.id)
            await play_out(party)
            assert (await here.ask("GET", "/ready")).status == 200
        assert "could not write" in capsys.readouterr().out

    run(story())
    assert all(table.phase == "over" for table in stored_tables(database).values())


def test_a_full_disk_refuses_moves_until_there_is_room(database) -> None:
    async def story() -> None:
        host, confirmed = ServerProcess(database), Acknowledged()
        try:
            host.start()
            tables = await opened_for_two(host.address, TWO)
            mover, chooser = tables[0], random.Random(1)
            for round in range(3):
                await mover.wait(lambda table: table.my_turn)
                move, token = mover.my_turn["legal"][0]["move"], f"move {round}"
                seen = mover.state["match"]["moves_made"]
                host.limit_files(1)
                for _ in range(3):
                    with refused("not-written"):
                        await mover.move(move, id=token)
                with refused("not-written"):
                    await mover.client.call("GET", "/ready")
                assert (await mover.client.call("GET", "/health"))["ok"]
                for table in tables:
                    await table.hello()
                    assert table.state["match"]["moves_made"] == seen
                check_kept(database, confirmed)
                if round == 2:
                    host.kill()  # while the disk is full
                    host.start()
                else:
                    host.limit_files(None)
                confirmed.note(mover.id, token, await mover.move(move, id=token))
                for table in tables:
                    await table.reconnect()
                    await table.hello()
                mover = next(table for table in tables if table.my_turn)
            await asyncio.gather(*(player(table, confirmed, chooser) for table in tables))
            host.stop()
        finally:
            host.close()
        check_kept(database, confirmed)
        assert "Traceback" not in host.said, host.said

    run(story())
