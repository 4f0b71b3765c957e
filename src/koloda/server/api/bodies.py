"""Reads the bodies of requests."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from koloda.server.refusals import Unreadable

LARGEST = 8192
"""The largest body of a request, in bytes."""
PATIENCE = 10.0
"""Seconds within which a body must arrive."""

T = TypeVar("T")


class TooLarge(Unreadable):
    """The body is too large to be read."""


async def body(request: Request, kind: type[T]) -> T:
    content = await read_body(request, LARGEST)
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"unreadable request: {error}") from None


async def read_body(request: Request, largest: int) -> bytes:
    size = 0
    parts = []
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > largest:
                    raise TooLarge(f"a request may have at most {largest} bytes")
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        raise Unreadable("the request was cut off") from None
    return b"".join(parts)
