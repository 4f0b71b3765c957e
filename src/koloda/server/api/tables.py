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
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables, new_secret
from koloda.tables.commands import Command, RandomBytes, Reveal, Start, carry_out
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.visibility import handover, snapshot


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    settings: Settings
    name: str = ""


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: str = ""


class Starting(msgspec.Struct, forbid_unknown_fields=True):
    anyway: bool = False


class Revealing(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    data: RandomBytes


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
            self.gate.route("POST", "/api/tables/{table}/reveal", self.reveal),
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
            return json_response(snapshot(live.table, person, self.tables.time_at(live)))

    async def join(self, request: Request, guest: Guest) -> Response:
        """Sit down at a public table; other tables need a link."""
        joining = await body(request, Joining)
        live = await self.lookup.public_table(request)
        name = joining.name or guest.name
        await self.tables.entrance.sit(live, guest.id, name, joining.seat)
        return json_response({"table": live.id})

    async def sit_beside(self, request: Request, guest: Guest) -> Response:
        """Seat another player on the host's device."""
        joining = await body(request, Joining)
        live, host = await self.lookup.person_at_device(request, guest)
        await self.tables.entrance.sit_beside(live, guest.id, host, joining.name, joining.seat)
        return json_response({"table": live.id})

    async def start(self, request: Request, guest: Guest) -> Response:
        """Start at a shared device. A socket would show the host's cards to whoever holds it."""
        starting = await body(request, Starting)
        live, person = await self.lookup.person_at_device(request, guest)
        return await self.carry_out(live, Start(id="start", anyway=starting.anyway), person)

    async def reveal(self, request: Request, guest: Guest) -> Response:
        """Reveal the bytes of a seat at a shared device, without showing its cards."""
        revealing = await body(request, Revealing)
        live, _ = await self.lookup.person_at_device(request, guest)
        person = live.person_of(guest.id, revealing.seat)
        if person is None:
            raise Refused("not-your-seat")
        return await self.carry_out(live, Reveal(id="reveal", data=revealing.data), person)

    async def carry_out(self, live: LiveTable, command: Command, person: str) -> Response:
        """Carry out a command at a shared device and answer with what anybody may see of it."""
        await self.tables.execute(
            live, lambda table, now: carry_out(table, command, person, now, new_secret)
        )
        async with live.lock:
            return json_response(handover(live.table, self.tables.time_at(live)))

    async def hot_seat(self, request: Request, guest: Guest) -> Response:
        """Say whose turn it is, for the screen shown while the device is handed on."""
        live, _ = await self.lookup.person_at_device(request, guest)
        async with live.lock:
            return json_response(handover(live.table, self.tables.time_at(live)))

    async def watch(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        live = await self.lookup.public_table(request)
        await self.tables.entrance.watch(live, guest.id, named.name or guest.name)
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
