"""The application: routes, headers, start and stop."""

from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from koloda.server.api import Api, is_same_origin, json_response
from koloda.server.guests import COOKIE, Cookies
from koloda.server.hub import Hub
from koloda.server.limits import Limits
from koloda.server.sockets import POLICY, TableSocket
from koloda.server.sqlite import SqliteStore
from koloda.server.store import StoreError

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class SafeHeaders:
    """Adds what every answer carries, unless the handler said otherwise."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (name.encode(), value.encode())
                        for name, value in HEADERS.items()
                        if name.encode() not in there
                    ),
                ]
            await send(message)

        await self.app(scope, receive, send_safe if scope["type"] == "http" else send)


def application(database: Path, limits: Limits | None = None) -> Starlette:
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(database)
        hub = Hub(store, limits)
        cookies = Cookies((await store.secret("cookies")).hex())
        app.state.hub, app.state.cookies = hub, cookies
        app.router.routes += Api(hub, cookies).routes()
        await hub.wake()
        try:
            yield
        finally:
            await hub.close()
            await store.close()

    return Starlette(
        routes=[WebSocketRoute("/ws/{table}", table_socket)],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Exception: our_mistake},
        lifespan=lifespan,
    )


async def our_mistake(_request: Request, _error: Exception) -> Response:
    """Made outside of `SafeHeaders`; what went wrong is in the log and nowhere else."""
    response = json_response({"error": "our-mistake", "reason": "something went wrong here"}, 500)
    response.headers.update(HEADERS)
    return response


async def table_socket(socket: WebSocket) -> None:
    """Let in who is known at the table; a stranger learns nothing, not even that it exists."""
    hub: Hub = socket.app.state.hub
    cookies: Cookies = socket.app.state.cookies
    address = socket.client.host if socket.client else ""
    guest = cookies.read(socket.cookies.get(COOKIE))
    is_welcome = (
        guest is not None
        and is_same_origin(socket.headers)
        and hub.sockets[address] < hub.limits.sockets_an_address
    )
    try:
        live = await hub.find(socket.path_params["table"]) if is_welcome else None
    except StoreError:
        live = None
    person = live.persons.get(guest.id) if live is not None and guest is not None else None
    if live is None or person is None or not live.table.knows(person):
        await socket.close(POLICY)
        return
    hub.sockets[address] += 1
    try:
        await socket.accept()
        await TableSocket(socket, hub, live, person).run()
    except WebSocketDisconnect:
        pass  # gone before it was accepted
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]
