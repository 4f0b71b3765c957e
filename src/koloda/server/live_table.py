"""A table in memory, with the people who are connected to it."""

import asyncio
from typing import Protocol

from koloda.server.messages import Watched, encode
from koloda.tables.table import Table

BESIDE = "/"
"""Separates a guest's id, which never contains it, from a seat: another player on the guest's
device."""


class Connection(Protocol):
    person: str
    since: float
    asked: str
    """The id of the request that waits for its answer; "" if none does."""

    def send(self, message: bytes) -> None:
        """Put a message on its way, without waiting."""

    def drop(self) -> None:
        """Send what is waiting, then hang up."""


class LiveTable:
    def __init__(self, id: str, table: Table, persons: dict[str, str]) -> None:
        self.id = id
        self.table = table
        self.persons = persons
        """Which person each guest is here."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while a request is on its way to the disk; its holder sees only what is durable."""
        self.bot: asyncio.Task[None] | None = None
        """Plays the bots' turns."""
        self.timer: asyncio.TimerHandle | None = None
        self.is_used = True
        """Whether anybody came since the last sweep."""
        self.used_at = 0.0
        """When somebody last came."""
        self.absent: set[str] = set()
        """Watchers who were not connected at the last sweep."""

    def is_connected(self, person: str) -> bool:
        if self.table.settings.hot_seat and self.table.seat_of(person) is not None:
            # all seats share one device, whichever of them it shows
            return any(self.table.seat_of(one.person) is not None for one in self.connections)
        return any(connection.person == person for connection in self.connections)

    def person_of(self, guest: str, seat: int | None) -> str | None:
        """Return which person a guest is at a seat that they hold; None: at their own seat.

        Once cards are dealt, a shared device must say which seat: it may be in other hands.
        """
        table = self.table
        if seat is None:
            person = self.persons.get(guest)
            is_dealt = table.settings.hot_seat and table.phase != "gathering"
            is_seated = person is not None and table.seat_of(person) is not None
            return None if is_dealt and is_seated else person
        if not 0 <= seat < len(table.seats):
            return None
        person = table.seats[seat].person
        held = (one for key, one in self.persons.items() if key.partition(BESIDE)[0] == guest)
        return person if person is not None and person in held else None

    def tell_watchers(self) -> None:
        """Tell everybody at the table how many people watch now."""
        message = encode(Watched(len(self.table.watchers)))
        for connection in self.connections:
            connection.send(message)

    def note_absent_players(self, now: float) -> None:
        """Note at the start of a game which players aren't connected."""
        for seat in self.table.seats:
            if seat.person is not None and not self.is_connected(seat.person):
                self.table.note_presence(seat.person, False, now)
