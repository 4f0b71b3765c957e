"""Tables: list the public ones, open a new one, sit down, watch."""

import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.games import game
from koloda.server.api.answers import json_response
from koloda.server.api.bodies import body
from koloda.server.api.gate import Gate, address
from koloda.server.api.guests import Named
from koloda.server.api.lookup import Lookup
from koloda.server.guests import Guest
from koloda.server.limits import Buckets
from koloda.server.live_table import BESIDE, LiveTable
from koloda.server.live_tables import LiveTables, new_secret
from koloda.tables.commands import Start, carry_out
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.visibility import handover, snapshot


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    settings: Settings
    name: str = ""


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: str = ""


class TableRoutes:
    def __init__(self, gate: Gate, lookup: Lookup, tables: LiveTables) -> None:
        self.gate = gate
        self.lookup = lookup
        self.tables = tables
        limits = tables.limits
        self.openings = Buckets(
            limits.tables_a_minute / 60, limits.tables_a_minute, limits.addresses
        )

    def routes(self) -> list[Route]:
        return [
            self.gate.route("GET", "/api/tables", self.public_tables),
            self.gate.route("POST", "/api/tables", self.open),
            self.gate.route("GET", "/api/tables/{table}", self.table),
            self.gate.route("POST", "/api/tables/{table}/join", self.join),
            self.gate.route("POST", "/api/tables/{table}/sit-beside", self.sit_beside),
            self.gate.route("POST", "/api/tables/{table}/start", self.start),
            self.gate.route("GET", "/api/tables/{table}/hot-seat", self.hot_seat),
            self.gate.route("POST", "/api/tables/{table}/watch", self.watch),
        ]

    async def public_tables(self, _request: Request, _guest: Guest) -> Response:
        return json_response([listed(live) for live in self.tables.public()])

    async def open(self, request: Request, guest: Guest) -> Response:
        opening = await body(request, Opening)
        if not self.openings.take(address(request), time.monotonic()):
            raise Refused("too-many")
        game(opening.settings.game)
        live = await self.tables.open(opening.settings, guest.id, opening.name or guest.name)
        return json_response({"table": live.id}, 201)

    async def table(self, request: Request, guest: Guest) -> Response:
        live, person = await self.lookup.person(request, guest)
        async with live.lock:
            return json_response(snapshot(live.table, person, self.tables.clock()))

    async def join(self, request: Request, guest: Guest) -> Response:
        """Sit down at a public table; other tables need a link."""
        joining = await body(request, Joining)
        live = await self.lookup.public_table(request)
        person = await self.tables.entrance.admit(live, guest.id)
        name = joining.name or guest.name
        await self.tables.execute(
            live, lambda table, now: table.sit(person, name, joining.seat, now)
        )
        return json_response({"table": live.id})

    async def sit_beside(self, request: Request, guest: Guest) -> Response:
        """Seat another player on the host's device."""
        joining = await body(request, Joining)
        live, host = await self.lookup.person_at_device(request, guest)
        live.table.expect_host(host)
        live.table.expect_seat(joining.seat)
        person = await self.tables.entrance.admit(live, f"{guest.id}{BESIDE}{joining.seat}")
        await self.tables.execute(
            live,
            lambda table, now: table.sit_beside(host, person, joining.name, joining.seat, now),
        )
        return json_response({"table": live.id})

    async def start(self, request: Request, guest: Guest) -> Response:
        """Deal at a shared device. A socket would show the host's cards to whoever holds it."""
        live, person = await self.lookup.person_at_device(request, guest)
        command = Start(id="start")
        await self.tables.execute(
            live, lambda table, now: carry_out(table, command, person, now, new_secret)
        )
        return json_response({"table": live.id})

    async def hot_seat(self, request: Request, guest: Guest) -> Response:
        """Say whose turn it is, for the screen shown while the device is handed on."""
        live, _ = await self.lookup.person_at_device(request, guest)
        async with live.lock:
            return json_response(handover(live.table))

    async def watch(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        live = await self.lookup.public_table(request)
        person = await self.tables.entrance.admit(live, guest.id)
        self.tables.entrance.watch(live, person, named.name or guest.name)
        return json_response({"table": live.id})


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
