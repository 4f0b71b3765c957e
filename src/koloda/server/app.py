"""The application: its routes, its headers, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from koloda.engine.errors import KolodaError
from koloda.server.allowed_hosts import AllowedHosts
from koloda.server.api.answers import json_response, refused
from koloda.server.api.gate import is_same_origin
from koloda.server.api.parameters import read_number
from koloda.server.api.routes import api_routes
from koloda.server.guests import COOKIE, Cookies
from koloda.server.limits import Limits
from koloda.server.live_tables import LiveTables
from koloda.server.pages import Pages
from koloda.server.replays import Keys
from koloda.server.retention import Retention
from koloda.server.sockets import POLICY, TableSocket
from koloda.server.sqlite import SqliteStore
from koloda.tables.errors import Refused

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


class SafeHeaders:
    """Add the headers that every response carries, unless the handler has set them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (name.encode(), value.encode())
                        for name, value in HEADERS.items()
                        if name.encode() not in present
                    ),
                ]
            await send(message)

        await self.app(scope, receive, send_safe if scope["type"] == "http" else send)


class Application(Starlette):
    """Serve pages and the API through Starlette. Sockets bypass it, because they are busy."""

    hosts: AllowedHosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self, scope, receive, send)
        elif (
            scope["type"] == "http" and HTTPConnection(scope).headers.get("host") not in self.hosts
        ):
            response = refused(Refused("forbidden"))
            response.headers.update(HEADERS)
            await response(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def application(
    database: Path,
    limits: Limits | None = None,
    hosts: AllowedHosts | None = None,
    retention: Retention | None = None,
) -> Application:
    limits, retention = limits or Limits(), retention or Retention()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(database)
        tables = LiveTables(store, limits, retention)
        secret = (await store.secret("cookies")).hex()
        cookies = Cookies(secret)
        app.state.tables, app.state.cookies = tables, cookies
        app.router.routes += api_routes(tables, cookies, Keys(secret))
        await tables.wake()
        try:
            yield
        finally:
            await tables.close()
            await store.close()

    pages = Pages()
    app = Application(
        routes=pages.routes(),
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={404: pages.show_not_found, Exception: internal_error},
        lifespan=lifespan,
    )
    app.hosts = hosts or AllowedHosts()
    return app


async def internal_error(_request: Request, _error: Exception) -> Response:
    """Answer a request that failed through a bug of ours; only the log says why.

    This response bypasses `SafeHeaders`, so it gets its headers here.
    """
    response = json_response({"error": "our-mistake", "reason": "something went wrong here"}, 500)
    response.headers.update(HEADERS)
    return response


async def table_socket(app: Application, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept people whom the table knows. Strangers don't even learn that it exists."""
    tables: LiveTables = app.state.tables
    cookies: Cookies = app.state.cookies
    asked = HTTPConnection(scope)
    address = asked.client.host if asked.client else ""
    folder, _, id = asked.url.path.rpartition("/")
    guest = cookies.read(asked.cookies.get(COOKIE))
    is_welcome = (
        folder == "/ws"
        and guest is not None
        and asked.headers.get("host") in app.hosts
        and is_same_origin(asked.headers)
        and tables.sockets[address] < tables.limits.sockets_an_address
    )
    try:
        live = await tables.find(id) if is_welcome else None
    except KolodaError:  # the table can't be read now, or not by this version
        live = None
    person = None
    if live is not None and guest is not None:
        seat = asked.query_params.get("seat")
        person = live.person_of(guest.id, None if seat is None else read_number(seat, -1))
    await receive()  # the request to connect
    if live is None or person is None or not live.table.knows(person):
        await send({"type": "websocket.close", "code": POLICY})
        return
    tables.sockets[address] += 1
    try:
        await send({"type": "websocket.accept"})
        await TableSocket(receive, send, tables, live, person).run()
    except OSError:
        pass  # the client left before it was accepted
    finally:
        tables.sockets[address] -= 1
        if not tables.sockets[address]:
            del tables.sockets[address]
