"""A real server on 127.0.0.1, in the test's own event loop so that tests can inspect it."""

import asyncio
import contextlib
import http.client
import json
import random
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from koloda.client import Client, ServerRefused, TableClient
from koloda.server.app import Application, application
from koloda.server.chain import first_link, links
from koloda.server.guests import COOKIE, Guest
from koloda.server.limits import Limits
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables
from koloda.server.pace import AT_ONCE, Pace
from koloda.server.sqlite import SqliteStore
from koloda.tables import entries
from koloda.tables.table import Table
from koloda.terminal.serve import configuration
from tests.variants import Variant

T = TypeVar("T")

TWO = Variant("face-to-face", 2, {"first": 0})
SHORT = Variant("face-to-face", 2, {"highest": 14, "hand": 3, "first": 0})
LIMITS = Limits(
    messages_a_second=1e6,
    messages_at_once=1e6,
    talk_a_second=1e6,
    requests_a_second=1e6,
    requests_at_once=1e6,
    tables_a_minute=1e6,
    replays_a_minute=1e6,
    cpu_a_guest=1e6,
    cpu_an_address=1e6,
    bytes_a_guest=1e12,
    bytes_an_address=1e12,
    entries_a_guest=1e6,
    entries_an_address=1e6,
    thinking_a_guest=1e6,
    thinking_an_address=1e6,
)
"""Everybody comes from the same address here, and is in a hurry."""


def limits(**changes: Any) -> Limits:
    return replace(LIMITS, **changes)


def run(work: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    """Run a test's coroutine, which must not hang."""
    return asyncio.run(asyncio.wait_for(work, seconds))


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> str:
        return str(self.json["error"])


@dataclass
class LocalServer:
    app: Application
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def tables(self) -> LiveTables:
        tables: LiveTables = self.app.state.tables
        return tables

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.tables.store, SqliteStore)
        return self.tables.store

    async def guest(self, name: str) -> Client:
        return await Client(self.address, name).__aenter__()

    def live(self, table: TableClient) -> LiveTable:
        return self.tables.by_id[table.id]

    def person(self, client: Client, table: TableClient) -> str:
        guest = self.guest_of(client)
        return self.live(table).persons[guest.id]

    def guest_of(self, client: Client) -> Guest:
        guest = self.app.state.cookies.read(client.cookie.removeprefix(f"{COOKIE}="))
        assert guest is not None
        return guest

    async def ask(
        self, method: str, path: str, body: Any = None, by: Client | None = None, **headers: str
    ) -> Answer:
        """Make an HTTP request and return the answer, whatever it is."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if by is not None:
            sent["cookie"] = by.cookie
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        return await asyncio.to_thread(self._ask, method, path, data, sent)

    def _ask(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> Answer:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, 30)) as line:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            received = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, received, answer.read())


def listening_socket() -> socket.socket:
    """Bind a free port; asyncio sends small messages at once only if the socket says it is TCP."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    return listening


@contextlib.asynccontextmanager
async def local_server(
    database: Path, limits: Limits = LIMITS, pace: Pace = AT_ONCE
) -> AsyncIterator[LocalServer]:
    app = application(database, limits, pace=pace)
    server = uvicorn.Server(configuration(app, "127.0.0.1", 0, limits))
    listening = listening_socket()
    port = listening.getsockname()[1]
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    try:
        yield LocalServer(app, port)
    finally:
        server.should_exit = True
        await serving


@dataclass
class Party:
    """People at a table: the host, the other players by seat, and the watchers."""

    server: LocalServer
    clients: list[Client]
    tables: list[TableClient]
    watchers: list[TableClient]
    watching: list[Client]

    @property
    def host(self) -> TableClient:
        return self.tables[0]

    @property
    def live(self) -> LiveTable:
        return self.server.live(self.host)

    def to_move(self) -> TableClient:
        """Return the player whose turn it is, according to the server."""
        seat = self.live.table.seat_to_move
        assert seat is not None
        return next(table for table in self.tables if table.state["seat"] == seat)

    async def close(self) -> None:
        for table in (*self.tables, *self.watchers):
            await table.close()


async def gathered(
    server: LocalServer, variant: Variant, watchers: int = 0, **settings: Any
) -> Party:
    """Open a table with a person in every seat, and don't start it yet."""
    clients = [await server.guest(f"Player {seat}") for seat in range(variant.players)]
    host = await clients[0].open(
        variant.game_id, variant.players, options=variant.options, **settings
    )
    tables = [host]
    for seat, client in enumerate(clients[1:], 1):
        tables.append(await client.enter(await invite(clients[0], host, seat)))
    watching = [await server.guest(f"Watcher {number}") for number in range(watchers)]
    link = await watch_link(clients[0], host) if watchers else ""
    return Party(server, clients, tables, [await one.enter(link) for one in watching], watching)


async def started(
    server: LocalServer, variant: Variant, watchers: int = 0, **settings: Any
) -> Party:
    party = await gathered(server, variant, watchers, **settings)
    await party.host.start()
    for table in (*party.tables, *party.watchers):
        await table.wait(lambda table: table.state["match"] is not None)
    return party


async def invite(client: Client, table: TableClient, seat: int) -> str:
    answer = await client.call("POST", f"/api/tables/{table.id}/invites", {"seat": seat})
    return str(answer["link"])


async def watch_link(client: Client, table: TableClient) -> str:
    return str((await client.call("POST", f"/api/tables/{table.id}/watch-link", {}))["link"])


async def play_randomly(table: TableClient, chooser: random.Random) -> None:
    """Play random legal moves until the game is over."""
    async for turn in table.my_turns():
        await table.move(chooser.choice(turn["legal"])["move"])


async def play_out(party: Party, seed: int = 0) -> None:
    await asyncio.gather(
        *(
            play_randomly(table, random.Random(f"{seed} {seat}"))
            for seat, table in enumerate(party.tables)
        )
    )
    for table in (*party.tables, *party.watchers):
        await table.wait(lambda table: table.is_over)


async def until(holds: Any, seconds: float = 20) -> None:
    """Wait until a condition holds on the server."""
    late = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < late, "the condition never came true"
        await asyncio.sleep(0.005)


def refused(key: str) -> Any:
    return pytest.raises(ServerRefused, check=lambda error: error.key == key)


async def dial(here, client: Client, table: str, source: str = "127.0.0.1"):
    return await connect(
        f"ws://127.0.0.1:{here.port}/ws/{table}",
        additional_headers={"cookie": client.cookie},
        compression=None,
        local_addr=(source, 0),
    )


def seat_names(table) -> list[str]:
    return [seat.get("name", seat["kind"]) for seat in table.state["seats"]]


async def socket_status(here, id: str, cookie: str, name: str = "127.0.0.1", **headers: str) -> int:
    try:
        async with connect(
            f"ws://{name}:{here.port}/ws/{id}",
            host="127.0.0.1",
            additional_headers={"cookie": cookie, **headers},
            compression=None,
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def make_some_moves(party: Party, number: int) -> None:
    for _ in range(number):
        mover = party.to_move()
        await mover.wait(lambda table: table.my_turn)
        await mover.move(mover.my_turn["legal"][0]["move"])


async def rejoined(party: Party, here) -> Party:
    """Return the same people at a restarted server."""
    clients = [*party.clients, *party.watching]
    for client in clients:
        client.address = here.address
    tables = [await client.table(party.host.id) for client in party.clients]
    return Party(here, party.clients, tables, [], party.watching)


def stored_tables(database: Path) -> dict[str, Table]:
    """Return all tables, replayed from the database file."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        assert file.execute("pragma integrity_check").fetchall() == [("ok",)]
        logs: dict[str, list[Any]] = {}
        chains: dict[str, bytes] = {}
        query = "select tab, number, entry, link from entries order by tab, number"
        for id, number, entry, link in file.execute(query):
            logs.setdefault(id, []).append(entries.decode(entry))
            assert len(logs[id]) == number + 1
            [chains[id]] = links(chains.get(id) or first_link(id), [entry])
            assert link == chains[id]
    return {id: Table.replay(log) for id, log in logs.items()}


async def patiently(client: Client, path: str) -> Any:
    """Make a request, and repeat it while the server is down."""
    for _ in range(600):
        try:
            return await client.call("GET", path)
        except ServerRefused as error:
            if error.key not in ("unreachable", "disconnected"):
                raise
        await asyncio.sleep(0.05)
    raise AssertionError("the server never came back")


@contextlib.asynccontextmanager
async def writer_held(store: SqliteStore) -> AsyncIterator[None]:
    """Keep the store's writer busy, as with a slow disk, so that jobs gather behind it."""
    go = threading.Event()
    busy = asyncio.ensure_future(store._do(lambda _: go.wait(20)))
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        go.set()
        await busy
