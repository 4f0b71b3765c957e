"""Finds the table that a request is about, and which person its guest is there."""

from starlette.requests import Request

from koloda.server.api.parameters import read_number
from koloda.server.guests import Guest
from koloda.server.live_table import LiveTable
from koloda.server.live_tables import LiveTables
from koloda.server.replays import Keys
from koloda.tables.errors import Refused
from koloda.tables.match import FinishedMatch


class Lookup:
    def __init__(self, tables: LiveTables, keys: Keys) -> None:
        self.tables = tables
        self.keys = keys

    async def table(self, request: Request) -> LiveTable:
        live = await self.tables.find(request.path_params["table"])
        if live is None:
            raise Refused("not-found")
        return live

    async def public_table(self, request: Request) -> LiveTable:
        live = await self.table(request)
        if not live.table.settings.public:
            raise Refused("not-found")
        return live

    async def person(self, request: Request, guest: Guest) -> tuple[LiveTable, str]:
        """Return the table and which person the guest is there. Strangers get a 404."""
        live = await self.table(request)
        person = live.persons.get(guest.id)
        if person is None or not live.table.knows(person):
            raise Refused("not-found")
        return live, person

    async def person_at_device(self, request: Request, guest: Guest) -> tuple[LiveTable, str]:
        """Do the same for a table at which everybody shares one device."""
        live, person = await self.person(request, guest)
        if not live.table.settings.hot_seat:
            raise Refused("not-hot-seat")
        return live, person

    async def finished_match(
        self, request: Request, guest: Guest
    ) -> tuple[LiveTable, int, FinishedMatch]:
        """Return a finished match and its number: `?match=1`, or by default the last one.

        Anybody may see those of public tables. Elsewhere the guest must be known or have the key.
        """
        live = await self.table(request)
        async with live.lock:
            finished = live.table.finished_matches
        number = read_number(request.query_params.get("match"), len(finished))
        key = request.query_params.get("key", "")
        if not live.table.settings.public and not self.keys.fits(key, live.id, number):
            await self.person(request, guest)
        if not finished:
            raise Refused("not-over")
        if not 1 <= number <= len(finished):
            raise Refused("not-found")
        return live, number, finished[number - 1]
