"""The visitor's own name."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.server.api.answers import json_response
from koloda.server.api.bodies import body
from koloda.server.api.gate import Gate
from koloda.server.guests import Guest
from koloda.tables.names import checked_name


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""


class GuestRoutes:
    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def routes(self) -> list[Route]:
        return [
            self.gate.route("GET", "/api/me", self.me),
            self.gate.route("POST", "/api/me", self.rename),
        ]

    async def me(self, _request: Request, guest: Guest) -> Response:
        return json_response({"name": guest.name})

    async def rename(self, request: Request, guest: Guest) -> Response:
        named = await body(request, Named)
        renamed = Guest(guest.id, checked_name(named.name))
        response = json_response({"name": renamed.name})
        self.gate.set_cookie(request, response, renamed)
        return response
