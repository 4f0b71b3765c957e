"""What every request passes through: rate limits, the guest's cookie, refusals as JSON."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.engine.errors import KolodaError
from koloda.server.addresses import address_of
from koloda.server.api.answers import refused
from koloda.server.budgets import PAYING, Budgets
from koloda.server.guests import COOKIE, YEAR, Cookies, Guest, new_guest
from koloda.server.limits import Buckets, Limits
from koloda.tables.errors import Refused

Handler = Callable[[Request, Guest], Awaitable[Response]]


class Gate:
    def __init__(self, cookies: Cookies, limits: Limits, budgets: Budgets) -> None:
        self.cookies = cookies
        self.budgets = budgets
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once, limits.addresses)

    def route(self, method: str, path: str, handle: Handler) -> Route:
        async def handler(request: Request) -> Response:
            guest = self.cookies.read(request.cookies.get(COOKIE))
            known = guest or new_guest()
            try:
                self.check(request)
                payer = self.budgets.guest(known.id, address(request))
                PAYING.set(payer)
                await payer.turn_soon()
                response = await handle(request, known)
            except KolodaError as error:
                response = refused(error)
            if guest is None and COOKIE not in response.headers.get("set-cookie", ""):
                self.set_cookie(request, response, known)
            return response

        return Route(path, handler, methods=[method], name=f"{method} {path}")

    def check(self, request: Request) -> None:
        if not self.requests.take(address(request), time.monotonic()):
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


def address(request: Request) -> str:
    return address_of(request.scope)


def is_same_origin(headers: Any) -> bool:
    """Return whether a request comes from our own pages, or from a program.

    Browsers always say where it comes from. Programs don't, and have no cookies to misuse.
    """
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")
