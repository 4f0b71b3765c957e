"""An HTTP connection with limits on its requests, which uvicorn doesn't have.

A request must arrive whole within some time and some bytes; requests sent in advance wait until the
earlier ones are answered; a client that doesn't read is cut off.
"""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from koloda.server import metrics
from koloda.server.addresses import customer
from koloda.server.connections import Connections, Unread
from koloda.server.slices import Slices

SLICE = 4096
"""Bytes that are parsed at once."""
END = b"\r\n\r\n"
"""The end of a request's head."""
TIMED_OUT, TOO_LARGE, HEAD_TOO_LARGE = 408, 413, 431


class Flow(FlowControl):
    """Parses what has arrived when uvicorn is ready to read again."""

    def __init__(self, transport: asyncio.Transport, slices: Slices) -> None:
        super().__init__(transport)
        self.slices = slices

    def resume_reading(self) -> None:
        if self.read_paused:
            super().resume_reading()
            asyncio.get_running_loop().call_soon(self.slices.proceed)


class HttpConnection(HttpToolsProtocol):
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
        self.slices = Slices(SLICE, self.parse, self.may_parse)
        self.in_head = True
        """Whether the head of the next request is incomplete, even if nothing of it has come."""
        self.waiting_since: float | None = None
        """Since when the client has kept us waiting for the rest of a request; None: it hasn't."""
        self.size = 0
        """Bytes of the request that is arriving."""
        self.unread = Unread()
        self.is_full = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self.slices)
        self.slices.transport = transport
        self.address = customer(self.client[0]) if self.client else ""
        self.waiting_since = self.loop.time()
        self.slices.payer = self.open.payer(self.address)
        self.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.remove(self)
        self.slices.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.in_head and self.waiting_since is None:
            self.waiting_since = self.loop.time()
        self.slices.add(data)
        unparsed = self.slices.unparsed
        if self.in_head and len(unparsed) > self.open.limits.head_bytes and END not in unparsed:
            self.refuse(HEAD_TOO_LARGE)  # even before it can be parsed
            self.slices.end()

    def parse(self, part: bytes) -> None:
        self.size += len(part)
        super().data_received(part)
        if self.in_head and self.size > self.open.limits.head_bytes:
            self.refuse(HEAD_TOO_LARGE)
        elif self.size > self.open.limits.request_bytes:
            self.refuse(TOO_LARGE)

    def may_parse(self) -> bool:
        """Return whether no request is waiting for an earlier one, or for its body to be used."""
        return not (self.pipeline or self.flow.read_paused)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.waiting_since = None
        self.open.note_busy(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.waiting_since = None
        self.size = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline:
            return
        if not self.in_head or self.waiting_since is not None:
            # the rest of this request or the head of the next; it may take its time from now on
            self.waiting_since = self.loop.time()
        self.open.note_idle(self)
        self.loop.call_soon(self.slices.proceed)

    def handle_websocket_upgrade(self) -> None:
        self.slices.end()
        self.open.remove(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_full = False
        super().resume_writing()

    def is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def refuse(self, status: int) -> None:
        """Refuse a request that hasn't arrived whole."""
        if self.transport.is_closing():
            return
        if not self.is_busy():
            self.transport.write(
                STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()

    def check(self, now: float) -> None:
        limits, since = self.open.limits, self.waiting_since
        if self.unread.is_stuck(self.transport, self.is_full, now, limits.unread_seconds):
            self.open.cut_off(self, "unread")
        elif since is not None and now - since > limits.head_seconds and not self.is_busy():
            self.waiting_since = None
            metrics.CUT_OFF.labels("silent").inc()
            self.refuse(TIMED_OUT)
