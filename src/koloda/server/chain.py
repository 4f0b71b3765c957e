"""The chain through a table's log, which shows damage: each link depends on all entries so far.

It protects against a failing disk and careless hands. Whoever can write to the file can also
compute a new chain.
"""

from collections.abc import Sequence
from hashlib import sha256

LENGTH = 16
"""Bytes of a link: the first ones of a SHA-256."""


def first_link(table: str) -> bytes:
    """Return the link before a table's first entry; no other table's log continues it."""
    return sha256(table.encode()).digest()[:LENGTH]


def links(link: bytes, entries: Sequence[bytes]) -> list[bytes]:
    """Return the link of each of the entries that follow the entry with this link."""
    made = []
    for entry in entries:
        link = sha256(link + entry).digest()[:LENGTH]
        made.append(link)
    return made


def first_fault(table: str, entries: Sequence[bytes], stored: Sequence[bytes]) -> int | None:
    """Return the number of the first entry that doesn't fit its stored link; None if all do."""
    made = links(first_link(table), entries)
    pairs = enumerate(zip(made, stored, strict=True))
    return next((number for number, (link, kept) in pairs if link != kept), None)
