"""The application: its routes, its headers, and how it starts and stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from koloda.engine.errors import KolodaError
from koloda.engine.signature import Signer
from koloda.server.addresses import address_of
from koloda.server.allowed_hosts import AllowedHosts
from koloda.server.api.answers import json_response, refused
from koloda.server.api.gate import is_same_origin
from koloda.server.api.parameters import read_number
from koloda.server.api.routes import api_routes
from koloda.server.budgets import PAYING, Metered
from koloda.server.guests import COOKIE, Cookies, Guest
from koloda.server.limits import Limits
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables
from koloda.server.logs import log
from koloda.server.metrics_access import MetricsAccess
from koloda.server.pace import Pace
from koloda.server.pages import Pages
from koloda.server.replays import Keys
from koloda.server.retention import Retention
from koloda.server.socket_connection import EXTENSION, SocketConnection
from koloda.server.sockets import TableSocket
from koloda.server.sqlite import SqliteStore
from koloda.server.store import StoreError
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
    pages: Pages
    has_failed = False
    """Whether the disk has failed, so that only a new process can tell what it holds."""
    when_failed: Callable[[], None] | None = None
    """Called when the disk has failed."""

    def fail(self) -> None:
        self.has_failed = True
        if self.when_failed is not None:
            self.when_failed()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            PAYING.set(self.state.tables.budgets.stranger(address_of(scope)))
            await Metered(table_socket(self, scope, receive, send))
        elif scope["type"] == "http":
            PAYING.set(self.state.tables.budgets.stranger(address_of(scope)))
            await Metered(self.answer(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def receive_counted() -> Message:
            message = await receive()
            PAYING.get().pay_bytes(len(message.get("body", b"")))
            return message

        async def send_counted(message: Message) -> None:
            PAYING.get().pay_bytes(len(message.get("body", b"")))
            await send(message)

        try:
            if HTTPConnection(scope).headers.get("host") not in self.hosts:
                raise Refused("forbidden")
            await PAYING.get().turn_soon()
        except Refused as error:
            response = refused(error)
            response.headers.update(HEADERS)
            await response(scope, receive, send)
        else:
            await super().__call__(scope, receive_counted, send_counted)


def application(
    database: Path,
    limits: Limits | None = None,
    hosts: AllowedHosts | None = None,
    retention: Retention | None = None,
    metrics_access: MetricsAccess | None = None,
    pace: Pace | None = None,
) -> Application:
    limits, retention = limits or Limits(), retention or Retention()
    access = metrics_access or MetricsAccess()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(database)
        store.when_failed(app.fail)
        tables = LiveTables(store, limits, retention, pace=pace or Pace())
        secret = (await store.secret("cookies")).hex()
        cookies = Cookies(secret)
        app.state.tables, app.state.cookies = tables, cookies
        signer = Signer(await store.secret("records"))
        log.info("records are signed", key=signer.key)
        app.router.routes += api_routes(tables, cookies, Keys(secret), pages, access, signer)
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
    app.pages = pages
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
    asked = HTTPConnection(scope)
    address = address_of(scope)
    await receive()  # the request to connect
    if tables.sockets[address] >= tables.limits.sockets_an_address:
        await refuse_socket(send, 429)
        return
    tables.sockets[address] += 1
    try:
        guest = guest_at_socket(app, asked)
        if guest is None:
            await refuse_socket(send, 403)
            return
        payer = tables.budgets.guest(guest.id, address)
        PAYING.set(payer)
        await payer.turn_soon()
        live, person = await place_at_table(tables, asked, guest)
        if live is None or person is None:
            await refuse_socket(send, 403)
            return
        await send({"type": "websocket.accept"})
        connection: SocketConnection = scope["extensions"][EXTENSION]
        connection.slices.payer = payer
        text = connection.send_text
        await TableSocket(receive, send, text, tables, live, person, guest.id).run()
    except Refused:
        await refuse_socket(send, 429)
    except StoreError:  # the disk failed; the client may try again later
        await refuse_socket(send, 503)
    except OSError:
        pass  # the client left before it was accepted
    finally:
        tables.sockets[address] -= 1
        if not tables.sockets[address]:
            del tables.sockets[address]


def guest_at_socket(app: Application, asked: HTTPConnection) -> Guest | None:
    """Return the guest who asks for a socket from one of our pages, or from a program."""
    cookies: Cookies = app.state.cookies
    if asked.headers.get("host") not in app.hosts or not is_same_origin(asked.headers):
        return None
    return cookies.read(asked.cookies.get(COOKIE))


async def place_at_table(
    tables: LiveTables, asked: HTTPConnection, guest: Guest
) -> tuple[LiveTable, str] | tuple[None, None]:
    """Return the table that a socket asks for, and which person the guest is there."""
    folder, _, id = asked.url.path.rpartition("/")
    try:
        live = await tables.find(id) if folder == "/ws" else None
    except StoreError:
        raise
    except KolodaError:  # the table can't be read, or not by this version
        live = None
    if live is None:
        return None, None
    seat = asked.query_params.get("seat")
    person = live.person_of(guest.id, None if seat is None else read_number(seat, -1))
    return (live, person) if person is not None and live.table.knows(person) else (None, None)


async def refuse_socket(send: Send, status: int) -> None:
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
