"""A real server on 127.0.0.1, in the test's own event loop: so a test can look into its tables."""

import asyncio
import contextlib
import http.client
import json
import random
import socket
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from starlette.applications import Starlette

from koloda.client import Client, ServerRefused, TableClient
from koloda.server.app import application
from koloda.server.guests import COOKIE, Guest
from koloda.server.limits import Limits
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables
from koloda.server.sqlite import SqliteStore
from koloda.terminal.serve import configuration
from tests.variants import Variant

T = TypeVar("T")

LIMITS = Limits(
    messages_a_second=1e6,
    messages_at_once=1e6,
    talk_a_second=1e6,
    requests_a_second=1e6,
    requests_at_once=1e6,
    tables_a_minute=1e6,
    replays_a_minute=1e6,
)
"""Everybody comes from one address here, and in a hurry."""


def limits(**changes: Any) -> Limits:
    return replace(LIMITS, **changes)


def run(work: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    """A test's own story; nothing may hang."""
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
class House:
    """A running server."""

    app: Starlette
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
        """One HTTP request, whatever the answer is."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if by is not None:
            sent["cookie"] = by.cookie
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        return await asyncio.to_thread(self._ask, method, path, data, sent)

    def _ask(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> Answer:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, 30)) as line:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, told, answer.read())


def a_port() -> socket.socket:
    """A free one; asyncio sends small messages at once only if the socket says that it is TCP."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    return listening


@contextlib.asynccontextmanager
async def house(database: Path, limits: Limits = LIMITS) -> AsyncIterator[House]:
    app = application(database, limits)
    server = uvicorn.Server(configuration(app, "127.0.0.1", 0, limits))
    listening = a_port()
    port = listening.getsockname()[1]
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    try:
        yield House(app, port)
    finally:
        server.should_exit = True
        await serving


@dataclass
class Party:
    """People around a table: the host first, then the others by seats; and who watches."""

    house: House
    clients: list[Client]
    tables: list[TableClient]
    watchers: list[TableClient]
    watching: list[Client]

    @property
    def host(self) -> TableClient:
        return self.tables[0]

    @property
    def live(self) -> LiveTable:
        return self.house.live(self.host)

    def to_move(self) -> TableClient:
        """The player whose turn it is, by the server's own word."""
        seat = self.live.table.seat_to_move
        assert seat is not None
        return next(table for table in self.tables if table.state["seat"] == seat)

    async def close(self) -> None:
        for table in (*self.tables, *self.watchers):
            await table.close()


async def gathered(house: House, variant: Variant, watchers: int = 0, **settings: Any) -> Party:
    """A table with a person in every seat, not started yet."""
    clients = [await house.guest(f"Player {seat}") for seat in range(variant.players)]
    host = await clients[0].open(
        variant.game_id, variant.players, options=variant.options, **settings
    )
    tables = [host]
    for seat, client in enumerate(clients[1:], 1):
        tables.append(await client.enter(await invite(clients[0], host, seat)))
    watching = [await house.guest(f"Watcher {number}") for number in range(watchers)]
    link = await watch_link(clients[0], host) if watchers else ""
    return Party(house, clients, tables, [await one.enter(link) for one in watching], watching)


async def started(house: House, variant: Variant, watchers: int = 0, **settings: Any) -> Party:
    party = await gathered(house, variant, watchers, **settings)
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
    """A scripted player: any legal move, until the game is over."""
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
    """Wait until something holds on the server's side."""
    late = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < late, "it never came true"
        await asyncio.sleep(0.005)


def refused(key: str) -> Any:
    return pytest.raises(ServerRefused, check=lambda error: error.key == key)
