"""A table in memory, with the people connected to it."""

import asyncio
from typing import Protocol

from koloda.server.messages import Watched, encode
from koloda.tables.table import Table

BESIDE = "/"
"""Separates a guest's id, which never contains it, from the seat of another player on the guest's
device."""


class Connection(Protocol):
    person: str
    since: float
    asked: str
    """The id of the request that is waiting for its answer; "" if none is."""

    def send(self, message: bytes) -> None:
        """Send a message without waiting for it to arrive."""

    def drop(self) -> None:
        """Send the messages that are waiting, then hang up."""


class LiveTable:
    def __init__(self, id: str, table: Table, persons: dict[str, str]) -> None:
        self.id = id
        self.table = table
        self.persons = persons
        """Which person each guest is here."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while a request is being made durable. Its holder sees only durable state."""
        self.bot: asyncio.Task[None] | None = None
        """The task that makes the bots' moves."""
        self.timer: asyncio.TimerHandle | None = None
        self.is_used = True
        """Whether anybody has come since the last sweep."""
        self.used_at = 0.0
        """When somebody last came."""
        self.absent: set[str] = set()
        """Watchers who were not connected at the last sweep."""

    def is_connected(self, person: str) -> bool:
        if self.table.settings.hot_seat and self.table.seat_of(person) is not None:
            # all seats share one device, whichever seat it is showing
            return any(self.table.seat_of(one.person) is not None for one in self.connections)
        return any(connection.person == person for connection in self.connections)

    def person_of(self, guest: str, seat: int | None) -> str | None:
        """Return the person at a seat that the guest holds; seat None means the guest's own.

        Once cards are dealt, a shared device must name its seat: it may be in other hands.
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
        """Tell everybody at the table how many people are watching."""
        message = encode(Watched(len(self.table.watchers)))
        for connection in self.connections:
            connection.send(message)

    def note_absent_players(self, now: float) -> None:
        """Note which players aren't connected when a game starts."""
        for seat in self.table.seats:
            if seat.person is not None and not self.is_connected(seat.person):
                self.table.note_presence(seat.person, False, now)
