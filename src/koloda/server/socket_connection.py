"""A WebSocket connection that reads no more than it may handle, and no more than is read of it.

uvicorn alone answers every ping at once and parses everything that arrives together, so one client
could keep all others waiting.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from koloda.server.addresses import customer
from koloda.server.connections import Connections, Unread
from koloda.server.slices import Slices

SLICE = 1024
"""Bytes that are parsed at once: at most 170 pings."""
QUEUED = 4
"""Messages that may wait to be handled before no more are read. uvicorn stops after each one, which
costs more than the message."""
FRAGMENTS = 64
"""The most frames that a message may consist of."""
TOO_BIG = 1009
EXTENSION = "koloda.connection"
"""Under this name, the application finds the connection in its scope."""


class SocketConnection(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        open: Connections,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.open = open
        self.address = ""
        self.slices = Slices(SLICE, super().data_received, self.may_parse)
        self.unread = Unread()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.slices.transport = self.transport
        self.address = customer(self.client[0]) if self.client else ""
        self.open.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.remove(self)
        self.slices.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif len(data) <= SLICE and self.slices.is_ready():
            self.slices.parse_paid(data)  # as nearly always
        else:
            self.slices.add(data)

    def may_parse(self) -> bool:
        """Return whether what the client sent earlier is handled, and it reads what it gets."""
        return self.handshake_complete and not self.read_paused and self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slices.proceed()

    def send_receive_event_to_app(self) -> None:
        was_paused, self.read_paused = self.read_paused, True  # keeps uvicorn from pausing
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if not self.queue.empty():
            await asyncio.sleep(0)  # others' turn, and each message is paid for by itself
        elif self.read_paused or self.slices.unparsed:
            self.read_paused = False
            self.slices.proceed()
        return message

    async def send_text(self, message: bytes) -> None:
        """Send an encoded message. ASGI's `send` would want it decoded, only to encode it again."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def start_keepalive(self) -> None:
        """Begin to parse: uvicorn calls this when the socket has been accepted."""
        super().start_keepalive()
        self.slices.proceed()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(TOO_BIG, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def check(self, now: float) -> None:
        is_full, patience = not self.writable.is_set(), self.open.limits.unread_seconds
        if self.unread.is_stuck(self.transport, is_full, now, patience):
            self.open.cut_off(self, "unread")
