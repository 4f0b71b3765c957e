"""The names that people go by at a table."""

from koloda.tables.errors import Refused

LONGEST = 40
"""Letters of a name, at most."""


def checked_name(name: str) -> str:
    """Return a name fit to show: one line, cut to length.

    An empty name is fine: each viewer's client says "guest" in its own language. A name of which
    nothing can be seen is refused.
    """
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST]
    if name and not shown:
        raise Refused("no-name")
    return shown
