"""People's names at a table."""

from functools import lru_cache
from hashlib import sha256

from koloda.tables.errors import Refused

LONGEST = 40
"""The largest number of characters in a name."""


def checked_name(name: str) -> str:
    """Return a name fit to display: on one line, cut to length.

    An empty name is fine: each viewer's client shows "guest" in its own language. A name without
    any printable character is refused.
    """
    clean = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST]
    if name and not clean:
        raise Refused("no-name")
    return clean


@lru_cache(maxsize=10_000)
def speaker_of(person: str) -> str:
    """Return the name by which others may refer to a person, which doesn't reveal the person's id.

    It tells spectators apart, and people who have the same name.
    """
    return sha256(person.encode()).hexdigest()[:12]
