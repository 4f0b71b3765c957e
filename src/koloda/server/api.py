"""What a browser or a program asks for over HTTP; answers are JSON."""

import asyncio
import gzip
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import Any

import msgspec
from prometheus_client import generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from koloda.bots.levels import LEVELS
from koloda.engine.errors import KolodaError
from koloda.engine.record import Record
from koloda.engine.rulebook import clauses
from koloda.engine.state import check_seat
from koloda.games import GAMES, game
from koloda.locales import LANGUAGES
from koloda.server import lessons, metrics
from koloda.server.curves import Curves
from koloda.server.guests import COOKIE, YEAR, Cookies, Guest, new_guest
from koloda.server.limits import Buckets
from koloda.server.live_tables import BESIDE, LiveTable, LiveTables
from koloda.server.refusals import Unreadable, refusal
from koloda.server.replays import Keys, read_record, replayed
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.table import FinishedMatch, checked_name
from koloda.tables.visibility import handover, snapshot
from koloda.tutorials import has_tutorial
from koloda.version import VERSION

LARGEST = 8192
"""Bytes of a request's body."""
LARGEST_RECORD = 1 << 18
"""Bytes of a record that somebody brings along: several times those of a long game."""
PATIENCE = 10.0
"""Seconds that a request's body may take."""


STATUS = {
    "not-found": 404,
    "too-many": 429,
    "forbidden": 403,
    "not-written": 503,
    "unreadable": 400,
    "bad-record": 400,
    "too-large": 413,
    "bad-option": 400,
    "no-such-seat": 400,
    "invalid": 400,
}
"""Of each refusal; the others are 409, not now or not by you."""


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    settings: Settings
    name: str = ""


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: str = ""


class Inviting(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class Trying(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    text: str


class Api:
    def __init__(self, tables: LiveTables, cookies: Cookies, keys: Keys) -> None:
        self.tables = tables
        self.cookies = cookies
        self.keys = keys
        self.curves = Curves(tables.bot_pool)
        limits = tables.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once, limits.addresses)
        self.openings = Buckets(
            limits.tables_a_minute / 60, limits.tables_a_minute, limits.addresses
        )
        self.replays = Buckets(
            limits.replays_a_minute / 60, limits.replays_a_minute, limits.addresses
        )

    def routes(self) -> list[Route]:
        return [
            self.route("/api/me", self.me, "GET"),
            self.route("/api/me", self.rename, "POST"),
            self.route("/api/games", self.games, "GET"),
            self.route("/api/games/{game}/rules", self.rules, "GET"),
            self.route("/api/games/{game}/lesson", self.lesson, "GET"),
            self.route("/api/games/{game}/lesson", self.try_move, "POST"),
            self.route("/api/tables", self.public_tables, "GET"),
            self.route("/api/tables", self.open, "POST"),
            self.route("/api/tables/{table}", self.table, "GET"),
            self.route("/api/tables/{table}/join", self.join, "POST"),
            self.route("/api/tables/{table}/sit-beside", self.sit_beside, "POST"),
            self.route("/api/tables/{table}/start", self.start, "POST"),
            self.route("/api/tables/{table}/hot-seat", self.hot_seat, "GET"),
            self.route("/api/tables/{table}/watch", self.watch, "POST"),
            self.route("/api/tables/{table}/invites", self.invite, "POST"),
            self.route("/api/tables/{table}/invites/withdraw", self.withdraw, "POST"),
            self.route("/api/tables/{table}/device-link", self.device_link, "POST"),
            self.route("/api/tables/{table}/watch-link", self.watch_link, "POST"),
            self.route("/api/tables/{table}/watch-link/withdraw", self.withdraw_watch, "POST"),
            self.route("/api/tables/{table}/record", self.record, "GET"),
            self.route("/api/tables/{table}/replay", self.replay, "GET"),
            self.route("/api/tables/{table}/thoughts", self.thoughts, "GET"),
            self.route("/api/tables/{table}/curve", self.curve, "GET"),
            self.route("/api/records/replay", self.replay_record, "POST"),
            self.route("/api/records/curve", self.curve_of_record, "POST"),
            self.route("/api/links/{secret}", self.enter, "POST"),
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    def route(
        self, path: str, handle: Callable[[Request, Guest], Awaitable[Response]], method: str
    ) -> Route:
        """A handler that knows its guest, is limited, and whose refusals are JSON."""

        async def handler(request: Request) -> Response:
            guest = self.cookies.read(request.cookies.get(COOKIE))
            known = guest or new_guest()
            try:
                self.check(request)
                response = await handle(request, known)
            except KolodaError as error:
                response = refused(error)
            if guest is None and COOKIE not in response.headers.get("set-cookie", ""):
                self.set_cookie(request, response, known)
            return response

        return Route(path, handler, methods=[method], name=f"{method} {path}")

    def check(self, request: Request) -> None:
        address = request.client.host if request.client else ""
        if not self.requests.take(address, time.monotonic()):
            raise Refused("too-many")
        if request.method != "GET" and not is_same_origin(request.headers):
            raise Refused("forbidden")

    def set_cookie(self, request: Request, response: Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE,
            self.cookies.write(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    # Guests

    async def me(self, _request: Request, guest: Guest) -> Response:
        return json_response({"name": guest.name})

    async def rename(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        renamed = Guest(guest.id, checked_name(named.name))
        response = json_response({"name": renamed.name})
        self.set_cookie(request, response, renamed)
        return response

    # Games

    async def games(self, _request: Request, _guest: Guest) -> Response:
        return json_response(
            [
                {
                    "id": one.id,
                    "title": one.title,
                    "seats": one.seats,
                    "bots": LEVELS,
                    "lesson": has_tutorial(one),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.default,
                            "allowed": list(option.allowed),
                            "help": option.help,
                        }
                        for option in one.options
                    ],
                }
                for one in GAMES.values()
            ]
        )

    async def rules(self, request: Request, _guest: Guest) -> Response:
        found = GAMES.get(request.path_params["game"])
        if found is None:
            raise Refused("not-found")
        language = request.query_params.get("lang")
        page = found.rulebook(language if language in LANGUAGES else "en")
        return json_response({"page": page, "clauses": clauses(page)})

    async def lesson(self, request: Request, _guest: Guest) -> Response:
        """The first game, step by step, as the learner sees it."""
        return json_response(lessons.lesson(request.path_params["game"]))

    async def try_move(self, request: Request, _guest: Guest) -> Response:
        """Something else than the lesson's move; what the rules forbid is refused."""
        tried = await body(request, Trying)
        lessons.try_move(request.path_params["game"], tried.step, tried.text)
        return json_response({})

    # Tables

    async def public_tables(self, _request: Request, _guest: Guest) -> Response:
        return json_response([listed(live) for live in self.tables.public()])

    async def open(self, request: Request, guest: Guest) -> Response:
        address = request.client.host if request.client else ""
        opening = await body(request, Opening)
        if not self.openings.take(address, time.monotonic()):
            raise Refused("too-many")
        game(opening.settings.game)
        live = await self.tables.open(opening.settings, guest.id, opening.name or guest.name)
        return json_response({"table": live.id}, 201)

    async def table(self, request: Request, guest: Guest) -> Response:
        live, person = await self.known(request, guest)
        async with live.lock:
            return json_response(snapshot(live.table, person, self.tables.clock()))

    async def join(self, request: Request, guest: Guest) -> Response:
        """Sit down at a public table; at others it takes a link."""
        joining = await body(request, Joining)
        live = await self.found(request)
        if not live.table.settings.public:
            raise Refused("not-found")
        person = await self.tables.admit(live, guest.id)
        name = joining.name or guest.name
        await self.tables.act(live, lambda table, now: table.sit(person, name, joining.seat, now))
        return json_response({"table": live.id})

    async def sit_beside(self, request: Request, guest: Guest) -> Response:
        """Somebody more at the host's device, at a table that is played there."""
        joining = await body(request, Joining)
        live, host = await self.at_device(request, guest)
        live.table.expect_host(host)
        live.table.expect_seat(joining.seat)
        person = await self.tables.admit(live, f"{guest.id}{BESIDE}{joining.seat}")
        await self.tables.act(
            live,
            lambda table, now: table.sit_beside(host, person, joining.name, joining.seat, now),
        )
        return json_response({"table": live.id})

    async def start(self, request: Request, guest: Guest) -> Response:
        """Deal without a socket, which would show the host's cards to who has the device."""
        live, person = await self.at_device(request, guest)
        await self.tables.act(live, lambda table, now: table.start(person, now))
        return json_response({"table": live.id})

    async def hot_seat(self, request: Request, guest: Guest) -> Response:
        """Whose turn it is, for the screen that hands the device on."""
        live, _ = await self.at_device(request, guest)
        async with live.lock:
            return json_response(handover(live.table))

    async def watch(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        live = await self.found(request)
        if not live.table.settings.public:
            raise Refused("not-found")
        person = await self.tables.admit(live, guest.id)
        self.tables.watch(live, person, named.name or guest.name)
        return json_response({"table": live.id})

    # Links

    async def invite(self, request: Request, guest: Guest) -> Response:
        """A link to a seat, for the host to pass on; an older one to the same seat dies."""
        live, person = await self.known(request, guest)
        inviting = await body(request, Inviting)
        live.table.expect_host(person)
        live.table.expect_seat(inviting.seat)
        secret = await self.tables.new_link(live, "invite", seat=inviting.seat)
        return json_response({"link": secret}, 201)

    async def withdraw(self, request: Request, guest: Guest) -> Response:
        live, person = await self.known(request, guest)
        inviting = await body(request, Inviting)
        live.table.expect_host(person)
        live.table.expect_seat(inviting.seat)
        await self.tables.store.withdraw(live.id, inviting.seat)
        return json_response({})

    async def device_link(self, request: Request, guest: Guest) -> Response:
        """A link for oneself, to sit in the same seat from another device."""
        live, person = await self.known(request, guest)
        return json_response(
            {"link": await self.tables.new_link(live, "device", person=person)}, 201
        )

    async def watch_link(self, request: Request, guest: Guest) -> Response:
        live, person = await self.known(request, guest)
        live.table.expect_seated(person)
        return json_response({"link": await self.tables.new_link(live, "watch")}, 201)

    async def withdraw_watch(self, request: Request, guest: Guest) -> Response:
        """No link to watch works any more, whoever passed it on; who watches already may stay."""
        live, person = await self.known(request, guest)
        live.table.expect_host(person)
        await self.tables.store.withdraw_watch_links(live.id)
        return json_response({})

    async def enter(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        name = named.name or guest.name
        live = await self.tables.enter(request.path_params["secret"], guest.id, name)
        return json_response({"table": live.id})

    # What is over

    async def record(self, request: Request, guest: Guest) -> Response:
        live, number, match = await self.over(request, guest)
        text = "".join(line + "\n" for line in match.record.lines())
        response = Response(text, media_type="application/jsonl")
        name = f"koloda-{live.id}-{number}.jsonl"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def replay(self, request: Request, guest: Guest) -> Response:
        """Every position, through the eyes of one seat (`?seat=1`) or of all."""
        self.take_replay(request)
        live, number, match = await self.over(request, guest)
        key = "" if live.table.settings.public else self.keys.of(live.id, number)
        known = {"match": number, "matches": len(live.table.finished), "key": key}
        return await self.shown(request, match.record, known)

    async def replay_record(self, request: Request, _guest: Guest) -> Response:
        """The same for a record that is brought along; nothing of it is kept."""
        self.take_replay(request)
        return await self.shown(request, await self.brought(request), {})

    async def curve(self, request: Request, guest: Guest) -> Response:
        """The bots' chances at each step, a line of JSON each, as they are found."""
        self.take_replay(request)
        _, _, match = await self.over(request, guest)
        return await self.streamed(request, guest, match.record)

    async def curve_of_record(self, request: Request, guest: Guest) -> Response:
        self.take_replay(request)
        return await self.streamed(request, guest, await self.brought(request))

    async def thoughts(self, request: Request, guest: Guest) -> Response:
        """What the bots thought, beside each move; null: a person's."""
        _, _, match = await self.over(request, guest)
        return json_response(match.thoughts)

    # The server itself

    async def health(self, request: Request) -> Response:
        try:
            self.check(request)
            await self.tables.store.check()
        except KolodaError as error:
            return refused(error)
        return json_response({"ok": True, "version": VERSION})

    async def metrics(self, _request: Request) -> Response:
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")

    # Help

    async def found(self, request: Request) -> LiveTable:
        live = await self.tables.find(request.path_params["table"])
        if live is None:
            raise Refused("not-found")
        return live

    async def known(self, request: Request, guest: Guest) -> tuple[LiveTable, str]:
        """The table and who the guest is there; a stranger is told that there is none."""
        live = await self.found(request)
        person = live.persons.get(guest.id)
        if person is None or not live.table.knows(person):
            raise Refused("not-found")
        return live, person

    async def at_device(self, request: Request, guest: Guest) -> tuple[LiveTable, str]:
        """The same of a table that is played at one device."""
        live, person = await self.known(request, guest)
        if not live.table.settings.hot_seat:
            raise Refused("not-hot-seat")
        return live, person

    async def over(self, request: Request, guest: Guest) -> tuple[LiveTable, int, FinishedMatch]:
        """A match that is over (`?match=1`; else the last one), and its number.

        Those of public tables are for everybody, others for who is known there or has its key.
        """
        live = await self.found(request)
        async with live.lock:
            finished = live.table.finished
        number = read_number(request.query_params.get("match"), len(finished))
        key = request.query_params.get("key", "")
        if not live.table.settings.public and not self.keys.fits(key, live.id, number):
            await self.known(request, guest)
        if not finished:
            raise Refused("not-over")
        if not 1 <= number <= len(finished):
            raise Refused("not-found")
        return live, number, finished[number - 1]

    # Replays

    def take_replay(self, request: Request) -> None:
        address = request.client.host if request.client else ""
        if not self.replays.take(address, time.monotonic()):
            raise Refused("too-many")

    async def brought(self, request: Request) -> Record:
        """The record that is the request's body."""
        try:
            content = await read_body(request, LARGEST_RECORD)
        except TooLarge:
            raise Refused("too-large", {"most": LARGEST_RECORD >> 10}) from None
        return await asyncio.to_thread(read_record, content.decode(errors="replace"))

    async def shown(self, request: Request, record: Record, known: dict[str, Any]) -> Response:
        """A long game is large: it is put together beside the event loop, and packed."""
        seat = read_seat(request.query_params.get("seat"), record.players)
        is_packed = "gzip" in request.headers.get("accept-encoding", "")

        def made() -> bytes:
            content = msgspec.json.encode({**known, **replayed(record, seat)})
            return gzip.compress(content, 5, mtime=0) if is_packed else content

        headers = {"content-encoding": "gzip"} if is_packed else {}
        content = await asyncio.to_thread(made)
        return Response(content, media_type="application/json", headers=headers)

    async def streamed(self, request: Request, guest: Guest, record: Record) -> Response:
        lines = self.curves.lines(record, guest.id, request.is_disconnected)
        first = await anext(lines)  # what is refused is refused before the answer begins

        async def content() -> AsyncIterator[bytes]:
            async with aclosing(lines):
                yield msgspec.json.encode(first) + b"\n"
                async for line in lines:
                    yield msgspec.json.encode(line) + b"\n"

        return StreamingResponse(content(), media_type="application/jsonl")


T = Any


class TooLarge(Unreadable):
    """More than is read."""


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
                    raise TooLarge(f"a request has at most {largest} bytes")
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        raise Unreadable("the request is cut off") from None
    return b"".join(parts)


def refused(error: KolodaError) -> Response:
    told = refusal(error)
    return json_response(
        {
            "error": told.key,
            "reason": told.reason,
            "message": told.message,
            "arguments": told.arguments,
            "clause": told.clause,
        },
        STATUS.get(told.key, 409),
    )


def is_same_origin(headers: Any) -> bool:
    """Browsers say where a request comes from; programs don't, and have no cookies to misuse."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def listed(live: LiveTable) -> dict[str, Any]:
    table = live.table
    return {
        "table": live.id,
        "game": table.settings.game,
        "players": table.settings.players,
        "phase": table.phase,
        "names": [seat.name for seat in table.seats if seat.person is not None],
        "open_seats": [number for number, seat in enumerate(table.seats) if seat.is_open],
        "watchers": len(table.watchers),
    }


def read_seat(text: str | None, players: int) -> int | None:
    if text is None or text == "all":
        return None
    seat = read_number(text, -1)
    check_seat(seat, players)
    return seat


def read_number(text: str | None, otherwise: int) -> int:
    """What an address says; -1 for what is no number."""
    if text is None:
        return otherwise
    return int(text[:9]) if text.isascii() and text.isdecimal() else -1
