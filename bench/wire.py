"""A minimal WebSocket client, so that even with a thousand of them the server is the bottleneck.

It trusts the server, which is ours: no fragments, no compression, a mask of zeros.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80


class Wire(asyncio.Protocol):
    """One socket; it passes each text that arrives to `on_text`."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.is_open = asyncio.get_running_loop().create_future()
        self.on_text: Callable[[bytes], None] = ignore
        self.unread = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        self.transport.write(self.hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.is_open.done():
            head, end, rest = self.unread.partition(b"\r\n\r\n")
            if not end:
                return
            self.unread = rest
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                self.transport.close()
                return
            self.is_open.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.on_text(payload)
            elif kind == PING:
                self.write(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()

    def next_frame(self) -> tuple[int, bytes] | None:
        unread = self.unread
        if len(unread) < 4:
            return None
        length, start = unread[1], 2
        if length == 126:
            length, start = int.from_bytes(unread[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(unread[2:10]), 10
        if len(unread) < start + length:
            return None
        self.unread = unread[start + length :]
        return unread[0], unread[start : start + length]

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([MASKED | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self.transport.close()


def ignore(_text: bytes) -> None:
    pass


async def connect(port: int, path: str, cookie: str = "", source: str = "127.0.0.1") -> Wire:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, wire = await loop.create_connection(
        lambda: Wire(host, path, cookie), "127.0.0.1", port, local_addr=(source, 0)
    )
    await wire.is_open
    return wire
