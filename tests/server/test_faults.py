"""The process killed at any moment, bad connections, no room on the disk.

What was acknowledged is there, nothing is there twice, every table goes on, every record verifies.
"""

import asyncio
import contextlib
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import threading
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
from koloda.cli import main
from koloda.client import Client, ServerRefused, TableClient
from koloda.server import sockets
from koloda.tables import entries
from koloda.tables.entries import Moved
from koloda.tables.table import Table
from tests.server.host import Host
from tests.server.house import (
    House,
    a_port,
    gathered,
    house,
    invite,
    play_out,
    refused,
    run,
    started,
    until,
)
from tests.variants import VARIANTS, Variant

TWO = Variant("face-to-face", 2, {"first": 0})


@dataclass
class Acknowledged:
    """What clients were told is done: for each table, a move's name and its number in the log."""

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


def kept_tables(database: Path) -> dict[str, Table]:
    """All tables, read back from the file itself."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        assert file.execute("pragma integrity_check").fetchall() == [("ok",)]
        logs: dict[str, list[Any]] = {}
        for id, number, entry in file.execute("select * from entries order by tab, number"):
            logs.setdefault(id, []).append(entries.decode(entry))
            assert len(logs[id]) == number + 1
    return {id: Table.replay(log) for id, log in logs.items()}


def check_kept(database: Path, told: Acknowledged) -> None:
    tables = kept_tables(database)
    for id, moves in told.moves.items():
        log = tables[id].log
        for token, number in moves.items():
            assert isinstance(log[number], Moved) and log[number].token == token
        tokens = Counter(entry.token for entry in log if isinstance(entry, Moved) and entry.token)
        assert not tokens or max(tokens.values()) == 1, "a move was played twice"
    for table in tables.values():
        if table.match is not None:
            text = "".join(line + "\n" for line in table.record().lines())
            assert Record.parse(text, koloda.game).end() == table.match.state


# Killed


async def patiently(client: Client, path: str) -> Any:
    """Ask again while the server is away."""
    for _ in range(600):
        try:
            return await client.call("GET", path)
        except ServerRefused as error:
            if error.key not in ("unreachable", "disconnected"):
                raise
        await asyncio.sleep(0.05)
    raise AssertionError("the server never came back")


async def person(
    address: str, variant: Variant, told: Acknowledged, chooser: random.Random, is_over: Any
) -> None:
    """Opens tables and plays both sides of them, one after the other, until it is enough."""
    while not is_over():
        tables = await opened_for_two(address, variant)
        await asyncio.gather(*(player(table, told, chooser) for table in tables))
        record = await patiently(tables[0].client, f"/api/tables/{tables[0].id}/record")
        assert Record.parse(record, koloda.game).end().outcome is not None
        told.finished += 1
        for table in tables:
            await table.close()


async def opened_for_two(address: str, variant: Variant) -> list[TableClient]:
    """A started table; what a kill interrupts is begun anew, as people would."""
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
            if error.key not in ("unreachable", "disconnected"):
                raise
        await asyncio.sleep(0.05)


async def player(table: TableClient, told: Acknowledged, chooser: random.Random) -> None:
    async for turn in table.my_turns():
        token = secrets.token_hex(8)
        move = chooser.choice(turn["legal"])["move"]
        told.note(table.id, token, await table.move(move, id=token))
        if chooser.random() < 0.1:
            # a copy that comes late
            told.resent += 1
            told.note(table.id, token, await table.move(move, id=token))


async def kills(database: Path, number: int, tables: int) -> Acknowledged:
    host, told, chooser = Host(database), Acknowledged(), random.Random(number)
    is_over = asyncio.Event()
    try:
        host.start()
        people = [
            asyncio.create_task(
                person(
                    host.address,
                    VARIANTS[one % len(VARIANTS)],
                    told,
                    random.Random(one),
                    is_over.is_set,
                )
            )
            for one in range(tables)
        ]
        for _ in range(number):
            acknowledged = told.number
            while told.number == acknowledged:  # so that each kill has something to lose
                await asyncio.sleep(0.01)
                for one in people:
                    if one.done():
                        one.result()
            await asyncio.sleep(chooser.uniform(0, 0.3))
            host.kill()
            check_kept(database, told)
            host.start()
        is_over.set()
        await asyncio.gather(*people)
        assert (await Client(host.address).call("GET", "/health"))["ok"]
        host.stop()
    finally:
        host.close()
    check_kept(database, told)
    assert "Traceback" not in host.said, host.said
    return told


def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_played_twice(database) -> None:
    told = run(kills(database, 6 if koloda.compiled else 2, tables=3), seconds=300)
    assert told.number and told.finished >= 3 and told.resent


@pytest.mark.slow
def test_killed_two_hundred_times(database) -> None:
    told = run(kills(database, 200, tables=6), seconds=3000)
    print(f"\n200 kills: {told.number} moves acknowledged, {told.finished} games finished")


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
            self.line.transport.abort()  # done perhaps, and never answered
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
                late.append(frame)  # comes after others, or never, if the line is cut before
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
    told, moves = Acknowledged(), 0
    async with house(database) as here:
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
            await asyncio.gather(*(player(bad, told, chooser) for bad in shaky))
            assert table.phase == "over"
            moves += len(table.match.moves)
            tokens = {entry.token for entry in table.log if isinstance(entry, Moved)}
            assert tokens == set(told.moves[party.host.id])
            assert len(tokens) == len(table.match.moves)
            for bad in shaky:
                await bad.close()
    check_kept(database, told)
    return moves


def test_cut_delayed_doubled_and_reordered_messages_change_nothing(variant, database) -> None:
    assert run(bad_games(database, variant, range(1)))


@pytest.mark.slow
def test_many_games_over_bad_connections(variant, database) -> None:
    moves = run(bad_games(database, variant, range(20)), seconds=1200)
    print(f"\n{variant}: 20 games, {moves} moves over bad connections")


# A slow disk


@contextlib.asynccontextmanager
async def disk_held(here: House) -> AsyncIterator[None]:
    """The disk takes its time; what is to be written waits."""
    go = threading.Event()
    busy = asyncio.ensure_future(here.store._do(lambda _: go.wait(20)))
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        go.set()
        await busy


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_not_on_the_disk_yet_is_shown_to_nobody(fails, database) -> None:
    async def story() -> None:
        async with house(database) as here:
            party = await started(here, TWO, watchers=1)
            mover, path = party.to_move(), f"/api/tables/{party.host.id}"
            looks: list[asyncio.Task[Any]] = []
            async with disk_held(here):
                move = asyncio.create_task(mover.move(mover.my_turn["legal"][0]["move"]))
                await asyncio.sleep(0.1)
                for watcher in party.watchers:
                    looks.append(asyncio.create_task(watcher.hello()))
                page = asyncio.create_task(here.ask("GET", path, by=party.clients[1]))
                await asyncio.sleep(0.1)
                assert not move.done() and not page.done()
                assert not any(look.done() for look in looks)
                if fails:
                    here.store.connection.execute("pragma query_only = on")
            with refused("not-written") if fails else contextlib.nullcontext():
                await move
            await asyncio.gather(*looks)
            told = [(await page).json["match"]["moves_made"]]
            told += [watcher.state["match"]["moves_made"] for watcher in party.watchers]
            assert told == ([0, 0] if fails else [1, 1])

    run(story())


# No room


def test_a_read_only_database_refuses_and_later_it_goes_on(database, capsys, monkeypatch) -> None:
    monkeypatch.setattr(sockets, "RETRY", 0.05)

    async def story() -> None:
        async with house(database) as here:
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
            assert (await here.ask("GET", "/health")).status == 503
            for one in (*party.tables, *party.watchers):
                await one.hello()  # sees what was there before
                assert one.state["number"] == len(log) - 1
                assert one.state["match"]["moves_made"] == 0
            await party.tables[1].close()
            await until(lambda: len(party.live.connections) == 2)
            await asyncio.sleep(0.1)
            await until(lambda: party.live.table.log == log)  # noted when there is room again
            writes.execute("pragma query_only = off")
            await until(lambda: party.live.table.is_paused)
            number = await mover.move(move, id="once")
            assert party.live.table.log[number].token == "once"
            party.tables[1] = await party.clients[1].table(mover.id)
            await play_out(party)
            assert (await here.ask("GET", "/health")).status == 200
        assert "could not write" in capsys.readouterr().out

    run(story())
    assert all(table.phase == "over" for table in kept_tables(database).values())


def test_a_full_disk_refuses_and_later_it_goes_on(database) -> None:
    async def story() -> None:
        host, told = Host(database), Acknowledged()
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
                    await mover.client.call("GET", "/health")
                for table in tables:
                    await table.hello()
                    assert table.state["match"]["moves_made"] == seen
                check_kept(database, told)
                if round == 2:
                    host.kill()  # in the middle of it
                    host.start()
                else:
                    host.limit_files(None)
                told.note(mover.id, token, await mover.move(move, id=token))
                for table in tables:
                    await table.reconnect()
                    await table.hello()
                mover = next(table for table in tables if table.my_turn)
            await asyncio.gather(*(player(table, told, chooser) for table in tables))
            host.stop()
        finally:
            host.close()
        check_kept(database, told)
        assert "Traceback" not in host.said, host.said

    run(story())


def test_a_server_that_cannot_write_does_not_start(tmp_path, capsys) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam, this is not a database. " * 99)
    for path in (tmp_path / "letter", tmp_path / "letter" / "below"):
        assert main(["serve", "--port", "0", "--database", str(path)]) == 2
        error = capsys.readouterr().err
        assert error.startswith("koloda: ") and error.count("\n") == 1


def test_the_command_serves_and_stops_when_it_is_told(database) -> None:
    with a_port() as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "import sys; from koloda.cli import main; sys.exit(main())"]
    process = subprocess.Popen(
        [*command, "serve", "--port", str(port), "--database", str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )

    async def story() -> None:
        client = Client(f"http://127.0.0.1:{port}", "Ada")
        assert (await patiently(client, "/health"))["ok"]
        table = await (await client.__aenter__()).open("face-to-face", 2)
        process.send_signal(signal.SIGINT)
        await until(lambda: table.is_lost)

    try:
        run(story())
        said = process.communicate(timeout=20)[0]
    finally:
        process.kill()
        process.wait()
    assert f"http://127.0.0.1:{port}/" in said and "Traceback" not in said
    assert len(kept_tables(database)) == 1
