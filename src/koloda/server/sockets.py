"""A table's socket: hello, requests, answers, updates.

It speaks ASGI itself: what a framework wraps around each message costs more than the message.
"""

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

import msgspec
import structlog
from starlette.types import Receive, Send

from koloda.engine.errors import KolodaError
from koloda.server import messages, metrics
from koloda.server.limits import Bucket, Limits
from koloda.server.live_tables import BOTS, SECRET, LiveTable, LiveTables
from koloda.server.refusals import Unreadable, refusal
from koloda.server.store import StoreError
from koloda.tables.errors import Refused
from koloda.tables.table import Table
from koloda.tables.visibility import TableView, viewer_of, visible_events

log = structlog.get_logger()

WAITING = 256
"""Messages that may wait for a slow client before it is let go; it comes back and says hello."""
MISSED = 200
"""So many missed events are told one by one."""
SILENCE = 60.0
"""Seconds without a word after which a client is taken for gone; pings keep it."""
GOODBYE = 5.0
"""Seconds that a client has to take what is still on its way to it."""
TABS = 8
"""Sockets that a person may have at a table; the oldest are dropped: they may be dead."""
RETRY = 1.0
"""Seconds until presence is told again that could not be written."""

GONE, POLICY, TOO_SLOW, TOO_BIG = 1000, 1008, 1013, 1009


class TableSocket:
    """One client at one table."""

    def __init__(
        self, receive: Receive, transmit: Send, tables: LiveTables, live: LiveTable, person: str
    ) -> None:
        self.receive = receive
        self.transmit = transmit
        self.tables = tables
        self.live = live
        self.person = person
        self.waiting: deque[bytes | None] = deque()
        """What is to be sent; None: hang up."""
        limits: Limits = tables.limits
        now = time.monotonic()
        self.since = now
        self.heard_at = now
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once, now)
        self.talk = Bucket(limits.talk_a_second, limits.talk_at_once, now)
        self.hints = Bucket(limits.hints_a_second, limits.hints_at_once, now)
        self.reader: asyncio.Task[None] | None = None
        self.writer: asyncio.Task[None] | None = None
        """While the client is slower than what there is to send."""
        self.asked = ""
        """The id of the request that waits for its answer; "": none does."""
        self.is_listening = False
        self.is_leaving = False
        self.close_code = GONE

    def send(self, message: bytes) -> None:
        self.put(message)

    def drop(self) -> None:
        """Send what waits, then hang up."""
        self.put(None)

    def put(self, message: bytes | None) -> None:
        if len(self.waiting) >= WAITING:
            self.hang_up(TOO_SLOW)
            return
        self.waiting.append(message)
        if self.writer is None and len(self.waiting) == 1:
            self.tables.outbox.add(self)

    def begin_to_write(self) -> None:
        if self.writer is None:
            self.writer = begun(self.write())

    def hang_up(self, code: int) -> None:
        """Listen no more; a request that is being carried out is carried out."""
        self.close_code = code
        self.is_leaving = True
        if self.is_listening and self.reader is not None:
            self.reader.cancel()

    async def run(self) -> None:
        """From the accepted socket to its end."""
        metrics.SOCKETS.inc()
        self.arrive()
        self.reader = asyncio.create_task(self.read())
        self.expect_word()
        try:
            await asyncio.wait((self.reader,))
        finally:
            metrics.SOCKETS.dec()
            self.leave()
            self.silence.cancel()
            ended = [await cancelled(task) for task in (self.reader, self.writer) if task]
            with contextlib.suppress(TimeoutError, OSError, RuntimeError):
                # one who doesn't read doesn't hold us either
                goodbye = self.transmit({"type": "websocket.close", "code": self.close_code})
                await asyncio.wait_for(goodbye, GOODBYE)
        for error in ended:
            if error is not None:
                raise error

    def expect_word(self) -> None:
        """Hang up on a client that has been silent for too long; look again when it may be."""
        left = self.heard_at + SILENCE - time.monotonic()
        if left <= 0:
            self.hang_up(GONE)
        else:
            self.silence = asyncio.get_running_loop().call_later(left, self.expect_word)

    async def write(self) -> None:
        """Send what waits."""
        try:
            while self.waiting:
                message = self.waiting.popleft()
                if message is None:
                    self.hang_up(POLICY)
                    return
                await self.transmit({"type": "websocket.send", "text": message.decode()})
        except Exception:  # it is gone; the others at the table are told all the same
            self.hang_up(POLICY)
        finally:
            self.writer = None

    def arrive(self) -> None:
        # the table may have been let go while the socket was being accepted
        self.live = self.tables.current(self.live)
        self.live.connections.add(self)
        mine = [one for one in self.live.connections if one.person == self.person]
        for oldest in sorted(mine, key=lambda one: one.since)[:-TABS]:
            oldest.drop()
        self.tables.spawn(self.tell_presence())

    def leave(self) -> None:
        self.live.connections.discard(self)
        if not self.live.is_connected(self.person):
            self.tables.spawn(self.tell_presence())

    async def tell_presence(self) -> None:
        """Note whether the person is connected, as it is when there is room to write it."""

        def note(table: Table, now: float) -> None:
            table.note_presence(self.person, self.live.is_connected(self.person), now)

        while True:
            try:
                await self.tables.act(self.live, note)
                return
            except StoreError:
                await asyncio.sleep(RETRY)

    async def read(self) -> None:
        while not self.is_leaving:
            self.is_listening = True
            message = await self.receive()
            self.is_listening = False
            if message["type"] == "websocket.disconnect":
                return
            self.heard_at = time.monotonic()
            text = message.get("text") or ""
            if len(text) > self.tables.limits.message_bytes:
                self.close_code = TOO_BIG
                return
            while (pause := self.bucket.wait(time.monotonic())) > 0:
                await asyncio.sleep(pause)
            answer = await self.answer(text)
            if answer is not None:
                self.send(messages.encode(answer))

    async def answer(self, text: str) -> messages.ToClient | None:
        """None: an update was the answer."""
        try:
            request = messages.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refusal(Unreadable(f"unreadable message: {error}"))
        try:
            return await self.carry_out(request)
        except KolodaError as error:
            return refusal(error, request.id)

    async def carry_out(self, request: messages.FromClient) -> messages.ToClient | None:
        person = self.person
        match request:
            case messages.Ping():
                return messages.Pong(request.id)
            case messages.Hello():
                async with self.live.lock:
                    return self.welcome(request)
            case messages.AskHint():
                if not self.hints.take(time.monotonic()):
                    raise Refused("too-many-hints")
                return messages.Hint(request.id, await self.tables.hint(self.live, person))
            case messages.Say() if not self.talk.take(time.monotonic()):
                raise Refused("too-much-talk")
            case _:
                self.asked = request.id
                number = await self.tables.act(
                    self.live, lambda table, now: do(table, request, person, now), asker=self
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
        shown = TableView(table, self.tables.clock()).snapshot(viewer)
        return messages.Welcome(request.id, shown, visible_events(table, missed, viewer))


def begun(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Do at once what needs no waiting, as nearly all that is sent; the task that does the rest."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(ended(Rest(work, awaited)))


class Rest:
    """Of work that was begun and now waits."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self.work = work
        self.awaited = awaited

    def __await__(self) -> Generator[Any, None, None]:
        work, awaited = self.work, self.awaited
        while True:
            try:
                try:
                    yield awaited
                except BaseException as error:
                    awaited = work.throw(error)
                else:
                    awaited = work.send(None)
            except StopIteration:
                return


async def ended(rest: Rest) -> None:
    """A task takes nothing but a coroutine."""
    await rest


async def cancelled(task: "asyncio.Task[None]") -> BaseException | None:
    """Wait for the end of a task that is not wanted any more; return what went wrong in it."""
    task.cancel()
    await asyncio.wait((task,))
    return None if task.cancelled() else task.exception()


def meant(table: Table, request: messages.Move, person: str) -> int:
    """The number of a move that may be written as text."""
    if request.move is not None:
        return request.move
    if (person, request.id) in table.tokens:
        return 0  # made already; the text may mean nothing any more
    table.expect("playing")
    assert table.match is not None
    return table.match.state.parse(request.text)


def do(table: Table, request: messages.FromClient, person: str, now: float) -> int:
    """Carry out a request that changes the table; the number of its last entry."""
    match request:
        case messages.Move():
            seat = table.expect_seated(person)
            move = meant(table, request, person)
            return table.move(seat, move, now, person=person, token=request.id)
        case messages.BotSit():
            if request.bot not in BOTS:
                raise Refused("no-such-bot")
            table.seat_bot(person, request.seat, request.bot, now)
        case messages.Stand():
            table.stand(person, request.seat, now)
        case messages.Contribute():
            table.contribute(person, bytes.fromhex(request.data), now)
        case messages.Start():
            table.start(person, now)
        case messages.AskBack():
            table.ask_undo(person, now)
        case messages.AnswerBack():
            table.answer_undo(person, request.agreed, now)
        case messages.Say():
            table.say(person, now, phrase=request.phrase, text=request.text, about=request.about)
        case messages.AskRematch():
            table.ask_rematch(person, secrets.token_bytes(SECRET), now)
    return len(table.log) - 1
