"""A small client for authors of bots, to play at a Koloda server over the network.

async with Client("http://127.0.0.1:8437", "My bot") as client:
    table = await client.enter(link)
    async for position in table.my_turns():
        await table.move(choose(position["legal"])["move"])
    table.check_deal()

The client adds random bytes to each deal by itself, so that nobody can choose the cards.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Coroutine
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any, Self
from urllib import request
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from koloda.deal_notes import DealNotes
from koloda.engine.errors import KolodaError

PATIENCE = 30.0
"""Seconds to wait for an answer, and to keep trying to reach a server that is down."""
OTHERS = 5.0
"""Seconds to wait, before the start, for the other players' random bytes."""
HEARTBEAT = 20.0
"""Seconds between pings, without which the server would take the client for gone."""


class ServerRefused(KolodaError):
    """The server refused a request, or couldn't be reached; `key` says why."""

    def __init__(self, key: str, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.key = key
        self.reason = reason
        self.clause = clause


class Client:
    """A guest of a server."""

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
        """Make an HTTP request; return the answer, parsed if it is JSON and as text if not."""
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"cookie": self.cookie}
        message = request.Request(self.address + path, data, headers, method=method)
        try:
            with request.urlopen(message, timeout=PATIENCE) as answer:
                cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
                text = answer.read().decode()
                is_json = answer.headers.get_content_type() == "application/json"
        except HTTPError as error:
            raise refusal(error) from None
        except (OSError, HTTPException) as error:
            raise ServerRefused("unreachable", f"{self.address}: {error}") from None
        for name, morsel in cookies.items():
            self.cookie = f"{name}={morsel.value}"
        return json.loads(text) if is_json else text

    async def open(self, game: str, players: int, **settings: Any) -> "TableClient":
        """Open a new table, with this guest as its host in the first seat."""
        answer = await self.call(
            "POST",
            "/api/tables",
            {"settings": {"game": game, "players": players, **settings}, "name": self.name},
        )
        return await self.table(answer["table"])

    async def enter(self, link: str) -> "TableClient":
        """Use a link, given whole or by its secret alone."""
        secret = link.rstrip("/").rpartition("/")[2]
        answer = await self.call("POST", f"/api/links/{secret}", {"name": self.name})
        return await self.table(answer["table"])

    async def table(self, id: str) -> "TableClient":
        table = TableClient(self, id)
        await table.connect()
        return table


def refusal(error: HTTPError) -> ServerRefused:
    """Return the refusal by the server, or by something between it and us."""
    try:
        answer = json.loads(error.read())
        return ServerRefused(answer["error"], answer["reason"])
    except (OSError, HTTPException, ValueError, TypeError, KeyError):
        return ServerRefused(str(error.code), error.reason)


def connection_lost() -> ServerRefused:
    return ServerRefused("disconnected", "the connection is lost")


class TableClient:
    """A player's or a spectator's place at a table. `move` and `wait` survive a lost connection."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.state: dict[str, Any] = {}
        """The table as the server last described it; `state["match"]` is the game."""
        self.events: list[dict[str, Any]] = []
        self.number = -1
        self.frames: list[str] = []
        """Everything that was received while `keep_frames` was set."""
        self.keep_frames = False
        self.changed = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.reconnecting = asyncio.Lock()
        self.notes = DealNotes()
        self.adding = asyncio.Lock()
        self.is_closed = False
        self.goes_on = True
        """Whether to go on by itself when a round is over. A program needs no time to look."""

    async def connect(self) -> None:
        self.socket = await self._dial()
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.hello()

    async def _dial(self) -> ClientConnection:
        address = "ws" + self.client.address.removeprefix("http") + f"/ws/{self.id}"
        headers = {"cookie": self.client.cookie}
        try:
            return await connect(address, additional_headers=headers, compression=None)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise ServerRefused("not-at-table", "you have no place at this table") from None
            raise ServerRefused("unreachable", str(error)) from None
        except (OSError, EOFError, InvalidHandshake) as error:
            raise ServerRefused("unreachable", f"{self.client.address}: {error}") from None

    async def reconnect(self) -> None:
        """Connect again if the connection is lost; keep trying for a while."""
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + PATIENCE, 0.1
        async with self.reconnecting:
            while self.is_lost and not self.is_closed:
                try:
                    await self.connect()
                    return
                except ServerRefused as error:
                    if error.key not in ("unreachable", "disconnected") or loop.time() > deadline:
                        raise
                await asyncio.sleep(pause)
                pause = min(2 * pause, 2.0)
        if self.is_closed:
            raise ServerRefused("disconnected", "you have left the table")

    async def close(self) -> None:
        self.is_closed = True
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _beat(self, socket: ClientConnection) -> None:
        """Ping until the connection is closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(HEARTBEAT)
                await socket.send(json.dumps({"type": "ping", "id": "ping"}))

    async def _read(self, socket: ClientConnection) -> None:
        heartbeat = self._spawn(self._beat(socket))
        try:
            async for frame in socket:
                if self.keep_frames:
                    self.frames.append(str(frame))
                await self._take(json.loads(frame))
        except ConnectionClosed:
            pass
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(connection_lost())
        self.answers.clear()
        heartbeat.cancel()
        async with self.changed:
            self.changed.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._update(message)
        elif kind == "welcome" and message["table"]["number"] >= self.number:
            self.state = message["table"]
            self._note(message["events"], message["table"]["number"])
        elif kind == "watched":
            self.state["watchers"] = message["watchers"]
        if "id" in message and message["id"] in self.answers:
            waiting = self.answers.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)
        if kind in ("welcome", "update") and self.state:
            self.notes.note_view(self.state)
            if self.state["phase"] in ("gathering", "revealing"):
                self._spawn(self._add_bytes())
            if self.goes_on and self.must_go_on:
                self._spawn(self.go_on())
        async with self.changed:
            self.changed.notify_all()

    async def _add_bytes(self) -> None:
        """Promise or reveal our random bytes, if it is time for that."""
        async with self.adding:
            # a lost connection or a change at the table brings us here again
            with contextlib.suppress(ServerRefused):
                if (promise := self.notes.contribution(self.state)) is not None:
                    await self.ask("contribute", **promise)
                if (data := self.notes.revelation(self.state)) is not None:
                    await self.ask("reveal", data=data)

    async def go_on(self) -> None:
        """Say that this seat has seen how the round ended."""
        with contextlib.suppress(ServerRefused):  # the match is over, or the connection is lost
            await self.ask("go-on")

    @property
    def must_go_on(self) -> bool:
        """Whether the table waits for this seat to go on to the next round."""
        waiting = (self.state.get("match") or {}).get("go_on")
        return waiting is not None and self.state["seat"] in waiting["waits_for"]

    def _update(self, message: dict[str, Any]) -> None:
        if message["number"] <= self.number or self.number < 0:
            return  # it is old, or came before the welcome
        if message["since"] > self.number:
            self._spawn(self._resync())
            return
        self.state |= message["table"]
        self._note(message["events"], message["number"])

    def _note(self, events: list[dict[str, Any]], number: int) -> None:
        self.events += [event for event in events if event["number"] > self.number]
        self.number = max(self.number, number)

    async def ask(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer. A move with the same id is never made twice."""
        assert self.socket is not None and self.reader is not None
        id, reader = id or secrets.token_hex(8), self.reader
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[id] = waiting
        try:
            with contextlib.suppress(ConnectionClosed):  # the reader notices this, too
                await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
            ends = (waiting, reader)
            await asyncio.wait(ends, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.answers.get(id) is waiting:
                del self.answers[id]
        if not waiting.done():
            if reader.done():
                raise connection_lost()
            raise ServerRefused("no-answer", "the server doesn't answer")
        answer = waiting.result()
        if answer["type"] == "refused":
            raise ServerRefused(answer["key"], answer["reason"], answer["clause"])
        return answer

    async def hello(self) -> None:
        await self.ask("hello", last=self.number)

    async def _resync(self) -> None:
        """Say hello again after a gap. If that fails, the connection is lost anyway."""
        with contextlib.suppress(ServerRefused):
            await self.hello()

    async def move(self, move: int, id: str = "") -> int:
        """Make a move exactly once; return when it is durable and `state` shows it."""
        id = id or secrets.token_hex(8)
        while True:
            try:
                number = int((await self.ask("move", id=id, move=move))["number"])
                break
            except ServerRefused as error:
                if error.key != "disconnected":
                    raise
            await self.reconnect()
        await self.wait(lambda table: table.number >= number)
        return number

    async def seat_bot(self, seat: int, bot: str | None = None) -> None:
        """Give a seat to a bot, by default of the usual level."""
        await self.ask("seat-bot", seat=seat, **({} if bot is None else {"bot": bot}))

    async def start(self, anyway: bool = False) -> None:
        """Start the game, and return once the cards are dealt.

        `anyway` starts without the bytes of people who haven't promised any in time.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OTHERS):
                await self.wait(lambda table: table.is_everybody_bound)
        await self.ask("start", anyway=anyway)
        await self.wait(lambda table: table.state["phase"] != "revealing")
        if self.state["phase"] == "gathering":
            raise ServerRefused("deal-void", "somebody did not reveal their bytes")

    @property
    def is_everybody_bound(self) -> bool:
        """Whether everybody seated has promised their bytes for the deal."""
        return all(seat.get("contributed", True) for seat in self.state["seats"])

    def check_deal(self) -> None:
        """Check, when the game is over, that nobody chose the cards; raise `FalseDeal` if not."""
        self.notes.check(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.get("phase") == "over"

    @property
    def my_turn(self) -> dict[str, Any] | None:
        """The game as this seat sees it, with its `legal` moves; None if it isn't its turn."""
        match = self.state.get("match")
        is_ours = match and match.get("legal") and not (self.goes_on and self.must_go_on)
        return match if is_ours else None

    async def wait(self, until: Any) -> None:
        """Wait until a condition holds for this table."""
        while True:
            async with self.changed:
                await self.changed.wait_for(lambda: until(self) or self.is_lost)
            if until(self):
                return
            await self.reconnect()

    @property
    def is_lost(self) -> bool:
        return self.reader is None or self.reader.done()

    async def my_turns(self) -> AsyncIterator[dict[str, Any]]:
        """Yield the game each time it is this seat's turn, until the game is over."""
        while True:
            await self.wait(lambda table: table.my_turn or table.is_over)
            turn = self.my_turn
            if turn is None:
                return
            yield turn
