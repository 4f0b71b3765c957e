"""Where tables are kept. A write that has returned survives a crash.

The log of each table (see `koloda.tables.entries`) is the truth; the rest says who may come in.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from koloda.engine.errors import KolodaError


class StoreError(KolodaError):
    """Nothing was written; says why."""


class UsedUp(StoreError):
    """Nothing was written, because a link was used or withdrawn before."""


@dataclass(frozen=True)
class Link:
    """A capability: who has its secret may come in. Only a hash of the secret is kept."""

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
class Kept:
    """A table as it was kept: its id and its log."""

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
        """Keep a new table, with its host's guest as a person there."""

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
        """Add entries that are numbered from `start` on; refused if that is not the next number.

        A restless table goes on by itself, so it has to be brought back when a server starts.
        `used` is the digest of a link that this uses up; refused if it was before.
        """

    async def load(self, table: str) -> Kept | None: ...

    async def awake(self) -> list[str]:
        """Tables that are not over, and that are restless or public."""

    async def visited(self, times: Mapping[str, float]) -> None:
        """When somebody was last at a table."""

    async def expire(self, unfinished: float, finished: float) -> list[str]:
        """Delete the tables that were last visited before these times; return which."""

    async def persons(self, table: str) -> dict[str, str]:
        """Which guest is which person at a table; a person may come from several devices."""

    async def admit(
        self, table: str, guest: str, person: str, *, used: bytes | None = None
    ) -> None:
        """From now on this guest is that person; `used` as in `append`."""

    async def add_link(self, link: Link) -> None:
        """A new invite to a seat withdraws the older one, a person's new device link likewise."""

    async def link(self, digest: bytes) -> Link | None: ...

    async def withdraw(self, table: str, seat: int) -> None:
        """No open invite to this seat works any more."""

    async def withdraw_watch_links(self, table: str) -> None: ...

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for and the same ever after."""

    async def check(self) -> None:
        """Write something, so that a full or read-only disk shows."""

    async def close(self) -> None: ...
