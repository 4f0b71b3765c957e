"""How people come to a table: as a player, as a spectator, or by a link."""

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from koloda.server.live_table import LiveTable
from koloda.server.store import Link, Store, UsedUp
from koloda.tables.errors import Refused

if TYPE_CHECKING:
    from koloda.server.live_tables import LiveTables


class Entrance:
    def __init__(self, tables: "LiveTables", store: Store, most_watchers: int) -> None:
        self.tables = tables
        self.store = store
        self.most_watchers = most_watchers

    async def admit(self, live: LiveTable, guest: str) -> str:
        """Return which person a guest is at this table. A guest new to it becomes a new one."""
        if guest not in live.persons:
            person = secrets.token_urlsafe(9)
            await self.store.admit(live.id, guest, person)
            live.persons[guest] = person
        return live.persons[guest]

    def watch(self, live: LiveTable, person: str, name: str) -> None:
        if live.table.knows(person):
            return
        if len(live.table.watchers) >= self.most_watchers:
            raise Refused("too-many-watchers")
        live.table.watch(person, name)
        live.tell_watchers()

    async def new_link(
        self,
        live: LiveTable,
        kind: Literal["invite", "device", "watch"],
        seat: int | None = None,
        person: str | None = None,
    ) -> str:
        """Return a secret that lets its holder in, and withdraw an older invite to that seat."""
        secret = secrets.token_urlsafe(24)
        await self.store.add_link(Link(digest(secret), live.id, kind, seat, person))
        return secret

    async def enter(self, secret: str, guest: str, name: str) -> LiveTable:
        """Use a link: to take a seat, to play your seat on another device, or to watch."""
        link = await self.store.link(digest(secret))
        live = await self.tables.find(link.table) if link is not None else None
        if link is None or live is None:
            raise no_such_link()
        known = live.persons.get(guest)
        if link.kind != "watch" and known is not None and live.table.seat_of(known) is not None:
            if link.kind == "device" and link.person != known:
                raise Refused("already-seated")
            return live  # they opened their own link again
        if link.is_used:
            raise no_such_link()
        try:
            await self.use(live, link, guest, name)
        except UsedUp:
            raise no_such_link() from None
        return live

    async def use(self, live: LiveTable, link: Link, guest: str, name: str) -> None:
        if link.kind == "device":
            assert link.person is not None
            await self.store.admit(live.id, guest, link.person, used=link.digest)
            live.persons[guest] = link.person
            return
        person = await self.admit(live, guest)
        if link.kind == "watch":
            self.watch(live, person, name)
            return
        assert link.seat is not None
        seat = link.seat
        # the seat is taken and the link used up together, or neither is
        await self.tables.execute(
            live, lambda table, now: table.sit(person, name, seat, now), used=link.digest
        )


def no_such_link() -> Refused:
    return Refused("no-such-link")


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
