"""A client's socket at a table: hello, requests, answers, updates.

It speaks ASGI itself, because a framework's wrapping would cost more than the message.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.types import Receive, Send

from koloda.engine.errors import KolodaError
from koloda.server import messages, metrics
from koloda.server.budgets import PAYING, metered
from koloda.server.eager_tasks import cancelled, run_eagerly
from koloda.server.limits import Bucket, Limits
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables, new_secret
from koloda.server.refusals import Unreadable, refusal
from koloda.server.store import NotKnown, StoreError
from koloda.tables.commands import Say, carry_out
from koloda.tables.errors import Refused
from koloda.tables.table import Table
from koloda.tables.visibility import TableView, viewer_of, visible_events

MISSED = 200
"""The largest number of missed events that a welcome lists."""
SILENCE = 60.0
"""Seconds without a message after which a client counts as gone; pings prevent that."""
GOODBYE = 5.0
"""Seconds that closing a socket may take."""
TABS = 8
"""Sockets that a person may have at a table. The oldest are dropped, as they may be dead."""
RETRY = 1.0
"""Seconds to wait before trying again to write down who is present."""

GONE, POLICY, TOO_SLOW, TOO_BIG, FAILED = 1000, 1008, 1013, 1009, 1011


class TableSocket:
    """One client at one table."""

    def __init__(
        self,
        receive: Receive,
        transmit: Send,
        send_text: Callable[[bytes], Coroutine[Any, Any, None]],
        tables: LiveTables,
        live: LiveTable,
        person: str,
        guest: str,
    ) -> None:
        self.receive = receive
        self.transmit = transmit
        self.send_text = send_text
        self.tables = tables
        self.live = live
        self.person = person
        self.guest = guest
        self.payer = PAYING.get()
        self.waiting: deque[bytes | None] = deque()
        """Messages to send; None: hang up."""
        self.waiting_bytes = 0
        limits: Limits = tables.limits
        now = time.monotonic()
        self.since = now
        self.heard_at = now
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once, now)
        self.reader: asyncio.Task[None] | None = None
        self.writer: asyncio.Task[None] | None = None
        """The task that sends, while the client can't keep up."""
        self.asked = ""
        """The id of the request that is waiting for its answer; "" if none is."""
        self.is_listening = False
        """Whether no request is in progress."""
        self.is_leaving = False
        self.close_code = GONE

    def send(self, message: bytes) -> None:
        self.put(message)

    def drop(self) -> None:
        """Send the messages that are waiting, then hang up."""
        self.put(None)

    def abandon(self) -> None:
        """Hang up without another word: nobody knows what is on the disk."""
        self.waiting.clear()
        self.hang_up(FAILED)

    def put(self, message: bytes | None) -> None:
        if self.waiting_bytes > self.tables.limits.waiting_bytes:
            self.waiting.clear()
            self.hang_up(TOO_SLOW)
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message or b"")
        if self.writer is None and len(self.waiting) == 1:
            self.tables.outbox.add(self)

    def begin_to_write(self) -> None:
        if self.writer is None:
            self.writer = run_eagerly(self.write())

    def hang_up(self, code: int) -> None:
        """Stop listening; a request in progress is still carried out."""
        self.close_code = code
        self.is_leaving = True
        if self.is_listening and self.reader is not None:
            self.reader.cancel()

    async def run(self) -> None:
        """Serve an accepted socket until it is closed."""
        metrics.SOCKETS.inc()
        self.arrive()
        self.reader = asyncio.create_task(metered(self.read()))
        self.expect_word()
        try:
            await asyncio.wait((self.reader,))
        finally:
            metrics.SOCKETS.dec()
            self.leave()
            self.silence.cancel()
            ended = [await cancelled(task) for task in (self.reader, self.writer) if task]
            with contextlib.suppress(TimeoutError, OSError, RuntimeError):
                # a client that doesn't read must not hold us up
                goodbye = self.transmit({"type": "websocket.close", "code": self.close_code})
                await asyncio.wait_for(goodbye, GOODBYE)
        for error in ended:
            if error is not None:
                raise error

    def expect_word(self) -> None:
        """Hang up on a client that has been silent for too long, or check again later."""
        left = self.heard_at + SILENCE - time.monotonic()
        if left <= 0:
            self.hang_up(GONE)
        else:
            self.silence = asyncio.get_running_loop().call_later(left, self.expect_word)

    async def write(self) -> None:
        """Send the messages that are waiting."""
        try:
            while self.waiting:
                message = self.waiting.popleft()
                if message is None:
                    self.hang_up(POLICY)
                    return
                await self.send_text(message)
                self.waiting_bytes -= len(message)
                self.payer.pay_bytes(len(message))
        except Exception:  # the client is gone, which must not stop the others' messages
            self.hang_up(POLICY)
        finally:
            self.writer = None

    def arrive(self) -> None:
        # the table may have been dropped from memory while the socket was being accepted
        self.live = self.tables.current(self.live)
        self.live.connections.add(self)
        mine = [one for one in self.live.connections if one.person == self.person]
        for oldest in sorted(mine, key=lambda one: one.since)[:-TABS]:
            oldest.drop()
        self.tables.spawn(self.note_presence())

    def leave(self) -> None:
        self.live.connections.discard(self)
        if not self.live.is_connected(self.person):
            self.tables.spawn(self.note_presence())

    async def note_presence(self) -> None:
        """Write down whether the person is connected at that very moment."""

        def note(table: Table, now: float) -> None:
            table.note_presence(self.person, self.live.is_connected(self.person), now)

        while True:
            try:
                await self.tables.execute(self.live, note)
                return
            except StoreError:
                await asyncio.sleep(RETRY)

    async def read(self) -> None:
        while not self.is_leaving:
            self.is_listening = True
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.heard_at = time.monotonic()
            text = message.get("text") or ""
            if len(text) > self.tables.limits.message_bytes:
                self.close_code = TOO_BIG
                return
            while (pause := self.bucket.wait(time.monotonic())) > 0:
                await asyncio.sleep(pause)
            if not self.payer.is_free():
                await self.payer.turn()
            if self.writer is not None:  # it must first read what it asked for earlier
                await asyncio.wait((self.writer,))
            self.is_listening = False
            answer = await self.answer(text)
            if answer is not None:
                self.send(messages.encode(answer))

    async def answer(self, text: str) -> messages.ToClient | None:
        """Return the answer to a message; None if an update was the answer."""
        try:
            request = messages.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refusal(Unreadable(f"unreadable message: {error}"))
        try:
            return await self.handle(request)
        except NotKnown:
            return None  # the server is about to hang up
        except KolodaError as error:
            return refusal(error, request.id)

    async def handle(self, request: messages.FromClient) -> messages.ToClient | None:
        person = self.person
        match request:
            case messages.Ping():
                return messages.Pong(request.id)
            case messages.Hello():
                async with self.live.lock:
                    return self.welcome(request)
            case messages.AskHint():
                if not self.tables.budgets.hints.take(self.guest, time.monotonic()):
                    raise Refused("too-many-hints")
                hint = await self.tables.driver.hint(self.live, person, request.about)
                return messages.Hint(request.id, hint)
            case Say() if not self.live.may_talk(person, self.tables.limits, time.monotonic()):
                raise Refused("too-much-talk")
            case _:
                self.asked = request.id
                number = await self.tables.execute(
                    self.live,
                    lambda table, now: carry_out(table, request, person, now, new_secret),
                    asker=self,
                )
                return messages.Ack(request.id, number) if self.asked else None

    def welcome(self, request: messages.Hello) -> messages.Welcome:
        table = self.live.table
        viewer = viewer_of(table, self.person)
        if viewer is None:
            raise Refused("not-at-table")
        missed = range(request.last + 1, len(table.log))
        if request.last < 0 or len(missed) > MISSED:
            missed = range(0)
        shown = TableView(table, self.tables.time_at(self.live)).snapshot(viewer)
        return messages.Welcome(request.id, shown, visible_events(table, missed, viewer))
