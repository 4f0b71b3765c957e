"""A small client for bot authors: sit at tables of a Koloda server over the network.

async with Client("http://127.0.0.1:8437", "My bot") as client:
    table = await client.enter(link)
    await table.contribute(os.urandom(16))
    async for position in table.my_turns():
        await table.move(choose(position["legal"])["move"])
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from typing import Any, Self
from urllib import request
from urllib.error import HTTPError, URLError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from koloda.engine.errors import KolodaError

PATIENCE = 30.0
"""Seconds that an answer may take."""


class ServerRefused(KolodaError):
    """The server said no."""

    def __init__(self, key: str, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.key = key
        self.reason = reason
        self.clause = clause


class Client:
    """A guest at a server."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.cookie = ""

    async def __aenter__(self) -> Self:
        if self.name:
            await self.call("POST", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP request; its answer as JSON, or as text where it isn't."""
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = request.Request(self.address + path, data, {"cookie": self.cookie}, method=method)
        try:
            with request.urlopen(asked, timeout=PATIENCE) as answer:
                cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
                text = answer.read().decode()
                is_json = answer.headers.get_content_type() == "application/json"
        except HTTPError as error:
            told = json.loads(error.read() or b"{}")
            raise ServerRefused(
                told.get("error", str(error.code)), told.get("reason", "")
            ) from None
        except URLError as error:
            raise ServerRefused("unreachable", f"{self.address}: {error.reason}") from None
        for name, morsel in cookies.items():
            self.cookie = f"{name}={morsel.value}"
        return json.loads(text) if is_json else text

    async def open(self, game: str, players: int, **settings: Any) -> "TableClient":
        """A new table, with oneself at the first seat."""
        told = await self.call(
            "POST",
            "/api/tables",
            {"settings": {"game": game, "players": players, **settings}, "name": self.name},
        )
        return await self.table(told["table"])

    async def enter(self, link: str) -> "TableClient":
        """Come in by a link, or by its secret alone."""
        secret = link.rstrip("/").rpartition("/")[2]
        told = await self.call("POST", f"/api/links/{secret}", {"name": self.name})
        return await self.table(told["table"])

    async def table(self, id: str) -> "TableClient":
        table = TableClient(self, id)
        await table.connect()
        return table


class TableClient:
    """A seat, or a place to watch from. Reconnects when the connection is lost."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.state: dict[str, Any] = {}
        """The table as the server last told it; `state["match"]` is the game."""
        self.events: list[dict[str, Any]] = []
        self.number = -1
        self.frames: list[str] = []
        """Everything that was received, when `keep_frames` is set."""
        self.keep_frames = False
        self.changed = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        address = "ws" + self.client.address.removeprefix("http") + f"/ws/{self.id}"
        headers = {"cookie": self.client.cookie}
        self.socket = await connect(address, additional_headers=headers, compression=None)
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.hello()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                if self.keep_frames:
                    self.frames.append(str(frame))
                await self._take(json.loads(frame))
        except ConnectionClosed:
            pass
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ServerRefused("disconnected", "the connection is lost"))
        self.answers.clear()
        async with self.changed:
            self.changed.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            if message["since"] > self.number >= 0:
                asyncio.get_running_loop().create_task(self.hello())  # a gap
                return
            self.state |= message["table"]
            self._note(message["events"], message["number"])
        elif kind == "welcome":
            self.state = message["table"]
            self._note(message["events"], message["table"]["number"])
        if "id" in message and message["id"] in self.answers:
            waiting = self.answers.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)
        async with self.changed:
            self.changed.notify_all()

    def _note(self, events: list[dict[str, Any]], number: int) -> None:
        self.events += [event for event in events if event["number"] > self.number]
        self.number = max(self.number, number)

    async def ask(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer. With the same id a move is never made twice."""
        assert self.socket is not None
        id = id or secrets.token_hex(8)
        self.answers[id] = waiting = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        except ConnectionClosed:
            raise ServerRefused("disconnected", "the connection is lost") from None
        answer: dict[str, Any] = await asyncio.wait_for(waiting, PATIENCE)
        if answer["type"] == "refused":
            raise ServerRefused(answer["key"], answer["reason"], answer["clause"])
        return answer

    async def hello(self) -> None:
        await self.ask("hello", last=self.number)

    async def move(self, move: int, id: str = "") -> int:
        """Make a move; returns when it is durable."""
        return int((await self.ask("move", id=id, move=move))["number"])

    async def contribute(self, data: bytes) -> None:
        await self.ask("contribute", data=data.hex())

    async def seat_bot(self, seat: int, bot: str = "random") -> None:
        await self.ask("seat-bot", seat=seat, bot=bot)

    async def start(self) -> None:
        await self.ask("start")

    @property
    def is_over(self) -> bool:
        return self.state.get("phase") == "over"

    @property
    def my_turn(self) -> dict[str, Any] | None:
        """The game as this seat sees it, with its `legal` moves, if it is to move."""
        match = self.state.get("match")
        return match if match and match.get("legal") else None

    async def wait(self, until: Any) -> None:
        """Until something holds of this table, or the connection is lost."""
        async with self.changed:
            await self.changed.wait_for(lambda: until(self) or self.is_lost)
        if not until(self):
            raise ServerRefused("disconnected", "the connection is lost")

    @property
    def is_lost(self) -> bool:
        return self.reader is None or self.reader.done()

    async def my_turns(self) -> AsyncIterator[dict[str, Any]]:
        """Each time this seat is to move; ends with the game."""
        while True:
            await self.wait(lambda table: table.my_turn or table.is_over)
            turn = self.my_turn
            if turn is None:
                return
            yield turn
