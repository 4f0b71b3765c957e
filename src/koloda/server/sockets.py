"""A table's socket: hello, requests, answers, updates."""

import asyncio
import contextlib
import secrets
import time

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from koloda.engine.errors import IllegalMove, KolodaError
from koloda.server import messages, metrics
from koloda.server.hub import BOTS, SECRET, Hub, Live
from koloda.server.limits import Bucket, Limits
from koloda.server.store import StoreError
from koloda.tables.errors import Refused
from koloda.tables.exit import event, snapshot
from koloda.tables.table import Table

log = structlog.get_logger()

WAITING = 256
"""Messages that may wait for a slow client before it is let go; it comes back and says hello."""
MISSED = 200
"""So many missed events are told one by one."""
SILENCE = 60.0
"""Seconds without a word after which a client is taken for gone; pings keep it."""

POLICY, TOO_SLOW, TOO_BIG = 1008, 1013, 1009


class TableSocket:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hub: Hub, live: Live, person: str) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        limits: Limits = hub.limits
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once, time.monotonic())

    def send(self, message: bytes) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.hub.spawn(self.socket.close(TOO_SLOW))

    async def run(self) -> None:
        """From the accepted socket to its end."""
        sender = asyncio.create_task(self.write())
        metrics.SOCKETS.inc()
        try:
            await self.arrive()
            await self.read()
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            pass  # gone, or silent for too long
        finally:
            metrics.SOCKETS.dec()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.socket.close()
            await self.leave()

    async def write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.waiting.get()) is not None:
                await self.socket.send_text(message.decode())

    async def arrive(self) -> None:
        is_first = not self.live.is_connected(self.person)
        self.live.connections.add(self)
        if is_first:
            await self.tell_presence(True)

    async def leave(self) -> None:
        self.live.connections.discard(self)
        if not self.live.is_connected(self.person):
            self.live.table.unwatch(self.person)
            await self.tell_presence(False)
        self.hub.forget(self.live)

    async def tell_presence(self, is_present: bool) -> None:
        with contextlib.suppress(StoreError):
            await self.hub.act(
                self.live, lambda table, now: table.present(self.person, is_present, now)
            )

    async def read(self) -> None:
        while True:
            text = await asyncio.wait_for(self.socket.receive_text(), SILENCE)
            if len(text) > self.hub.limits.message_bytes:
                return await self.socket.close(TOO_BIG)
            while (pause := self.bucket.wait(time.monotonic())) > 0:
                await asyncio.sleep(pause)
            self.send(messages.encode(await self.answer(text)))

    async def answer(self, text: str) -> messages.ToClient:
        try:
            request = messages.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            return self.refusal("", "unreadable", f"unreadable message: {error}")
        try:
            return await self.carry_out(request)
        except IllegalMove as error:
            return self.refusal(request.id, "illegal-move", error.reason, error.clause)
        except Refused as error:
            return self.refusal(request.id, error.key, error.reason)
        except StoreError:
            return self.refusal(request.id, "not-written", "the server could not write this down")
        except KolodaError as error:
            return self.refusal(request.id, "invalid", str(error))

    def refusal(self, id: str, key: str, reason: str, clause: str = "") -> messages.Refusal:
        metrics.REFUSALS.labels(key).inc()
        return messages.Refusal(id, key, reason, clause)

    async def carry_out(self, request: messages.FromClient) -> messages.ToClient:
        person = self.person
        match request:
            case messages.Ping():
                return messages.Pong(request.id)
            case messages.Hello():
                return self.welcome(request)
            case messages.Move():
                number = await self.hub.act(
                    self.live,
                    lambda table, now: table.move(
                        table.expect_seated(person),
                        request.move,
                        now,
                        person=person,
                        token=request.id,
                    ),
                )
                return messages.Ack(request.id, number)
            case _:
                await self.hub.act(self.live, lambda table, now: do(table, request, person, now))
                return messages.Ack(request.id, len(self.live.table.log) - 1)

    def welcome(self, request: messages.Hello) -> messages.Welcome:
        table = self.live.table
        shown = snapshot(table, self.person, self.hub.clock())
        if shown is None:
            raise Refused("not-at-table", "you are not at this table")
        missed = range(request.last + 1, len(table.log))
        if request.last < 0 or len(missed) > MISSED:
            missed = range(0)
        events = [seen for number in missed if (seen := event(table, number, self.person))]
        return messages.Welcome(request.id, shown, events)


def do(table: Table, request: messages.FromClient, person: str, now: float) -> None:
    """Requests that change the table, but for moves."""
    match request:
        case messages.BotSit():
            if request.bot not in BOTS:
                raise Refused("no-such-bot", f"there is no bot {request.bot!r}")
            table.seat_bot(person, request.seat, request.bot, now)
        case messages.Stand():
            table.stand(person, request.seat, now)
        case messages.Contribute():
            table.contribute(person, bytes.fromhex(request.data), now)
        case messages.Start():
            table.start(person, now)
        case messages.AskBack():
            table.ask_back(person, now)
        case messages.AnswerBack():
            table.answer_back(person, request.agreed, now)
        case messages.Say():
            table.say(person, now, phrase=request.phrase, text=request.text, about=request.about)
        case messages.AskRematch():
            table.ask_rematch(person, secrets.token_bytes(SECRET), now)
