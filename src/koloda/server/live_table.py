"""A table in memory, with the people connected to it."""

import asyncio
from typing import Protocol

from koloda.server.limits import Bucket, Limits
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

    def abandon(self) -> None:
        """Hang up without another word: nobody knows what is on the disk."""


class LiveTable:
    def __init__(self, id: str, table: Table, link: bytes, persons: dict[str, str]) -> None:
        self.id = id
        self.table = table
        self.link = link
        """The last durable entry's link in the chain (see `koloda.server.chain`)."""
        self.persons = persons
        """Which person each guest is here."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        """Held while a request is being made durable. Its holder sees only durable state."""
        self.bot: asyncio.Task[None] | None = None
        """The task that makes the bots' moves."""
        self.bot_failures = 0
        """How often in a row that task has died."""
        self.timer: asyncio.TimerHandle | None = None
        self.ahead = 0.0
        """How far the table's time is ahead of the server's, so that its log never goes back in
        time: somebody may have set the system's clock back."""
        self.is_used = True
        """Whether anybody has come since the last sweep."""
        self.used_at = 0.0
        """When somebody last came."""
        self.talk: dict[str, Bucket] = {}
        """How much each person may still say, whatever socket they use."""
        self.absent: set[str] = set()
        """Watchers who were not connected at the last sweep."""

    @property
    def has_people(self) -> bool:
        """Whether somebody plays or watches here, and not only bots."""
        return bool(self.connections) or any(seat.person for seat in self.table.seats)

    def is_connected(self, person: str) -> bool:
        if self.table.settings.hot_seat and self.table.seat_of(person) is not None:
            # all seats share one device, whichever seat it is showing
            return any(self.table.seat_of(one.person) is not None for one in self.connections)
        return any(connection.person == person for connection in self.connections)

    def may_talk(self, person: str, limits: Limits, now: float) -> bool:
        """Return whether a person may say one more thing, and count it."""
        if person not in self.talk:
            self.talk[person] = Bucket(limits.talk_a_second, limits.talk_at_once, now)
        return self.talk[person].take(now)

    def forget_talk(self, now: float) -> None:
        """Forget who has said nothing lately."""
        self.talk = {person: one for person, one in self.talk.items() if not one.is_full(now)}

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

    @property
    def host(self) -> str:
        """Return the guest who hosts the table; the table's own id if there is none."""
        host = self.table.host
        guests = (guest for guest, person in self.persons.items() if person == host)
        return next(guests, self.id).partition(BESIDE)[0]

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
