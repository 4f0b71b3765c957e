"""Links that let people in."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.server.api.answers import json_response
from koloda.server.api.bodies import body
from koloda.server.api.gate import Gate
from koloda.server.api.guests import Named
from koloda.server.api.lookup import Lookup
from koloda.server.entrance import Entrance
from koloda.server.guests import Guest
from koloda.server.live_table import LiveTable


class Inviting(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class LinkRoutes:
    def __init__(self, gate: Gate, lookup: Lookup, entrance: Entrance) -> None:
        self.gate = gate
        self.lookup = lookup
        self.entrance = entrance

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            self.gate.route("POST", f"{table}/invites", self.invite),
            self.gate.route("POST", f"{table}/invites/withdraw", self.withdraw),
            self.gate.route("POST", f"{table}/device-link", self.device_link),
            self.gate.route("POST", f"{table}/watch-link", self.watch_link),
            self.gate.route("POST", f"{table}/watch-link/withdraw", self.withdraw_watch),
            self.gate.route("POST", "/api/links/{secret}", self.enter),
        ]

    async def invite(self, request: Request, guest: Guest) -> Response:
        """Make an invite to a seat for the host to pass on; it replaces an older one."""
        live, seat = await self.seat_of_host(request, guest)
        secret = await self.entrance.new_link(live, "invite", seat=seat)
        return json_response({"link": secret}, 201)

    async def withdraw(self, request: Request, guest: Guest) -> Response:
        live, seat = await self.seat_of_host(request, guest)
        await self.entrance.store.withdraw(live.id, seat)
        return json_response({})

    async def seat_of_host(self, request: Request, guest: Guest) -> tuple[LiveTable, int]:
        """Return the table, whose host the guest must be, and the seat that they name."""
        live, person = await self.lookup.person(request, guest)
        inviting = await body(request, Inviting)
        live.table.expect_host(person)
        live.table.expect_seat(inviting.seat)
        return live, inviting.seat

    async def device_link(self, request: Request, guest: Guest) -> Response:
        """Make a link to the guest's own seat, for another device."""
        live, person = await self.lookup.person(request, guest)
        secret = await self.entrance.device_link(live, person)
        return json_response({"link": secret}, 201)

    async def watch_link(self, request: Request, guest: Guest) -> Response:
        live, person = await self.lookup.person(request, guest)
        live.table.expect_seated(person)
        return json_response({"link": await self.entrance.new_link(live, "watch")}, 201)

    async def withdraw_watch(self, request: Request, guest: Guest) -> Response:
        """Withdraw all links to watch, whoever made them; people already watching may stay, but
        can't let in other devices any more."""
        live, person = await self.lookup.person(request, guest)
        live.table.expect_host(person)
        await self.entrance.withdraw_watch_links(live)
        return json_response({})

    async def enter(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        name = named.name or guest.name
        live = await self.entrance.enter(request.path_params["secret"], guest.id, name)
        return json_response({"table": live.id})
