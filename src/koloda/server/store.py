"""Where tables are kept. Once a write has returned, it survives a crash.

Each table's log (see `koloda.tables.entries`) is the truth; the rest says who may come in.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from koloda.engine.errors import KolodaError


class StoreError(KolodaError):
    """Nothing was written; the message says why."""


class UsedUp(StoreError):
    """Nothing was written, because a link had already been used or withdrawn."""


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
class StoredTable:
    id: str
    entries: list[bytes]


class Store(Protocol):
    async def create(
        self,
        table: str,
        entries: Sequence[bytes],
        guest: str,
        person: str,
        *,
        is_public: bool = False,
        now: float = 0.0,
    ) -> None:
        """Store a new table, and which person its host's guest is there."""

    async def append(
        self,
        table: str,
        start: int,
        entries: Sequence[bytes],
        *,
        is_over: bool,
        is_restless: bool = False,
        used: bytes | None = None,
    ) -> None:
        """Add entries numbered from `start` on; refuse them if that is not the next number.

        A restless table continues by itself, so it must be loaded when a server starts. `used` is
        the digest of a link that this uses up; refuse if it has already been used.
        """

    async def load(self, table: str) -> StoredTable | None: ...

    async def tables_to_wake(self) -> list[str]:
        """Return the tables that aren't over and are restless or public."""

    async def note_visits(self, times: Mapping[str, float]) -> None:
        """Note when each table was last visited."""

    async def expire(self, unfinished: float, finished: float) -> list[str]:
        """Delete the tables last visited before these times, and return them."""

    async def persons(self, table: str) -> dict[str, str]:
        """Return which person each guest is at a table; a person may use several devices."""

    async def admit(
        self, table: str, guest: str, person: str, *, used: bytes | None = None
    ) -> None:
        """Make this guest that person from now on; `used` as in `append`."""

    async def add_link(self, link: Link) -> None:
        """Add a link, and withdraw an older invite to that seat or that person's device link."""

    async def link(self, digest: bytes) -> Link | None: ...

    async def withdraw(self, table: str, seat: int) -> None:
        """Withdraw the open invite to this seat, if there is one."""

    async def withdraw_watch_links(self, table: str) -> None: ...

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes: made on the first call, the same ever after."""

    async def check(self) -> None:
        """Write something, to notice a full or read-only disk."""

    async def close(self) -> None: ...
