"""Where tables are kept. Once a write has returned, it survives a crash.

Each table's log (see `koloda.tables.entries`) is the truth; the rest says who may come in.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from koloda.engine.errors import KolodaError
from koloda.tables.errors import Refused


class StoreError(KolodaError):
    """Nothing was written; the message says why."""


class NotKnown(StoreError):
    """Nobody knows whether it was written: the disk failed at the very end.

    The store writes nothing more. Only reading the file again, in a new process, tells.
    """


class UsedUp(StoreError):
    """Nothing was written, because a link had already been used or withdrawn."""


class DamagedTable(Refused):
    """A table's log isn't what was written; it is intact before this entry."""

    def __init__(self, table: str, entry: int) -> None:
        super().__init__("damaged", {"table": table, "entry": entry})


@dataclass(frozen=True)
class Link:
    """A capability: whoever has its secret may come in. Only a hash of the secret is kept."""

    digest: bytes
    table: str
    kind: Literal["invite", "device", "watch"]
    seat: int | None = None
    """An invite's seat."""
    person: str | None = None
    """A device link's owner."""
    is_used: bool = False
    """Used up or withdrawn."""


@dataclass(frozen=True)
class Admission:
    """Which person a guest becomes at a table, unless they already are one there."""

    guest: str
    person: str


@dataclass(frozen=True)
class StoredTable:
    id: str
    entries: list[bytes]
    link: bytes
    """The last entry's link in the chain (see `koloda.server.chain`)."""


class Store(Protocol):
    failure: StoreError | None
    """Why the store has stopped writing for good, if it has."""

    def when_failed(self, act: Callable[[], None]) -> None:
        """Call this, in the event loop, as soon as the store stops writing for good."""

    async def create(
        self,
        table: str,
        entries: Sequence[bytes],
        guest: str,
        person: str,
        *,
        is_public: bool = False,
        now: float = 0.0,
    ) -> bytes:
        """Store a new table, and which person its host's guest is there; return the last link."""

    async def append(
        self,
        table: str,
        start: int,
        entries: Sequence[bytes],
        *,
        is_over: bool,
        is_restless: bool = False,
        used: bytes | None = None,
        after: bytes | None = None,
        admitted: Admission | None = None,
    ) -> bytes:
        """Add entries numbered from `start` on; refuse them if that is not the next number.

        A restless table continues by itself, so it must be loaded when a server starts. `used` is
        the digest of a link that this uses up; refuse if it has already been used. `after` is the
        link of the entry before, which is looked up if it isn't given. `admitted`
        is the guest who comes to the table with these entries. Return the last link.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Return a table's log; raise `DamagedTable` if it isn't what was written."""

    async def tables_to_wake(self) -> list[str]:
        """Return the tables that aren't over and are restless or public."""

    async def note_visits(self, times: Mapping[str, float]) -> None:
        """Note when each table was last visited."""

    async def note_time(self, now: float, most: float | None = None) -> float:
        """Note that the server is running at this time.

        If `most` is given, only that many seconds since the last note count, and none if time went
        back: all visits and deletions are moved by the rest, which is returned, so that no table
        gets older.
        """

    async def expire(self, unfinished: float, finished: float, now: float) -> list[str]:
        """Delete some of the tables last visited before these times, and return them.

        They are out of sight at once, and can be brought back until they are purged. Repeat this
        until nothing is returned: other jobs must not wait long.
        """

    async def bring_back(self, table: str, now: float) -> bool:
        """Bring a deleted table back; return whether that was possible."""

    async def purge(self, before: float) -> int:
        """Remove some rows of tables deleted before this time, for good, and return how many.

        Repeat this until it returns 0.
        """

    async def persons(self, table: str) -> dict[str, str]:
        """Return which person each guest is at a table; a person may use several devices."""

    async def admit(self, table: str, guest: str, person: str) -> str:
        """Make a guest who is new to the table that person; return who the guest is there."""

    async def reassign(self, table: str, guest: str, person: str, *, used: bytes) -> None:
        """Make this guest that person from now on; `used` as in `append`."""

    async def add_link(self, link: Link) -> None:
        """Add a link, and withdraw an older invite to that seat or that person's device link."""

    async def link(self, digest: bytes) -> Link | None: ...

    async def withdraw(self, table: str, seat: int) -> None:
        """Withdraw the open invite to this seat, if there is one."""

    async def has_watch_link(self, table: str) -> bool:
        """Return whether some link still lets newcomers watch."""

    async def withdraw_watch_links(self, table: str, staying: Collection[str]) -> None:
        """Withdraw the links to watch, and the device links of all but these persons."""

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes: made on the first call, the same ever after."""

    async def check(self) -> None:
        """Write something, to notice a full or read-only disk."""

    async def close(self) -> None: ...
