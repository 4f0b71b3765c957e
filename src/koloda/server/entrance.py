"""How people come to a table: as a player, as a spectator, or by a link.

Who somebody is at a table is decided while holding the table's lock, so that a guest who asks twice
at the same time stays one person with one seat.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from koloda.server.live_table import BESIDE, LiveTable
from koloda.server.store import Admission, Link, Store, UsedUp
from koloda.tables.errors import Refused
from koloda.tables.names import checked_name
from koloda.tables.table import Table

if TYPE_CHECKING:
    from koloda.server.live_tables import LiveTables


class Entrance:
    def __init__(self, tables: "LiveTables", store: Store, most_watchers: int) -> None:
        self.tables = tables
        self.store = store
        self.most_watchers = most_watchers

    # Seats

    async def sit(self, live: LiveTable, guest: str, name: str, seat: int) -> None:
        """Seat a guest; asking again for the seat that they already have changes nothing."""

        def sit(table: Table, person: str, now: float) -> None:
            if table.seat_of(person) != seat:
                table.sit(person, name, seat, now)

        await self.seat(live, guest, sit)

    async def sit_beside(
        self, live: LiveTable, guest: str, host: str, name: str, seat: int
    ) -> None:
        """Seat another player on the host's device; asking twice seats one player."""

        def sit(table: Table, person: str, now: float) -> None:
            table.expect_host(host)
            is_repeated = table.seat_of(person) == seat
            if not is_repeated or table.seats[seat].name != checked_name(name):
                table.sit_beside(host, person, name, seat, now)

        await self.seat(live, f"{guest}{BESIDE}{seat}", sit)

    async def seat(
        self,
        live: LiveTable,
        guest: str,
        sit: Callable[[Table, str, float], None],
        used: bytes | None = None,
    ) -> None:
        """Seat a guest with `sit`, which gets the guest's person.

        A guest new to the table becomes a person together with taking the seat, or not at all.
        """
        live = self.tables.current(live)
        new = new_person()
        await self.tables.execute(
            live,
            lambda table, now: sit(table, live.persons.get(guest, new), now),
            used=used,
            admitted=Admission(guest, new),
        )

    # Watching

    async def watch(self, live: LiveTable, guest: str, name: str, link: Link | None = None) -> None:
        """Let a guest watch; one who is already at the table stays what they are."""
        live = self.tables.current(live)
        async with live.lock:
            table, person = live.table, live.persons.get(guest)
            if person is not None and table.knows(person):
                return
            if link is not None and link.is_used:
                raise no_such_link()
            if person is not None:
                table.expect_welcome(person)
            if len(table.watchers) >= self.most_watchers:
                raise Refused("too-many-watchers")
            name = checked_name(name)
            person = await self.store.admit(live.id, guest, person or new_person())
            live.persons[guest] = person
            live.table.watch(person, name)
        live.tell_watchers()

    async def withdraw_watch_links(self, live: LiveTable) -> None:
        """Withdraw all links to watch, and spectators' links to watch on another device."""
        live = self.tables.current(live)
        async with live.lock:
            table = live.table
            staying = {table.host, *(seat.person for seat in table.seats if seat.person)}
            await self.store.withdraw_watch_links(live.id, staying)

    # Links

    async def device_link(self, live: LiveTable, person: str) -> str:
        """Return a link with which a person continues on another device.

        A spectator gets one only while newcomers may watch, too.
        """
        live = self.tables.current(live)
        async with live.lock:
            table = live.table
            if (
                person != table.host
                and not table.settings.public
                and not await self.store.has_watch_link(live.id)
            ):
                table.expect_seated(person)
            return await self.new_link(live, "device", person=person)

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
        try:
            match link.kind:
                case "invite":
                    await self.accept(live, link, guest, name)
                case "device":
                    await self.continue_as(live, link, guest)
                case "watch":
                    await self.watch(live, guest, name, link)
        except UsedUp:
            raise no_such_link() from None
        return live

    async def accept(self, live: LiveTable, link: Link, guest: str, name: str) -> None:
        """Seat a guest who was invited: the seat is taken and the link used up, or neither."""
        seat = link.seat
        assert seat is not None

        def sit(table: Table, person: str, now: float) -> None:
            if table.seat_of(person) is not None:
                return  # they opened their own link again
            if link.is_used:
                raise no_such_link()
            table.sit(person, name, seat, now)

        await self.seat(live, guest, sit, used=link.digest)

    async def continue_as(self, live: LiveTable, link: Link, guest: str) -> None:
        """Make the guest of another device the person who made the link."""
        assert link.person is not None
        live = self.tables.current(live)
        async with live.lock:
            known = live.persons.get(guest)
            if known == link.person:
                return  # they opened their own link again
            if known is not None and live.table.seat_of(known) is not None:
                raise Refused("already-seated")
            if link.is_used or not live.table.knows(link.person):
                raise no_such_link()
            await self.store.reassign(live.id, guest, link.person, used=link.digest)
            live.persons[guest] = link.person


def new_person() -> str:
    return secrets.token_urlsafe(9)


def no_such_link() -> Refused:
    return Refused("no-such-link")


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
