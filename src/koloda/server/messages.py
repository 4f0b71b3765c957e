"""The messages of a table's socket, in both directions.

The commands to the table itself are in `tables/commands.py`. docs/protocol.md is generated from
both.
"""

from typing import Annotated, Any

import msgspec

from koloda.tables.commands import Command, Request
from koloda.tables.thoughts import Thoughts


class Hello(Request, tag="hello", frozen=True):
    """Send this first, and again after a gap. `last` is the number of the last event that you have
    seen, or -1 if none."""

    last: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1


class Ping(Request, tag="ping", frozen=True):
    """Show that you are still there."""


class AskHint(Request, tag="ask-hint", frozen=True):
    """Ask what a strong bot would do in your place, on your turn and if the table allows hints.

    With `about`, a legal move, the answer compares the two: it estimates the bot's own move first,
    then yours."""

    about: int | None = None


FromClient = Hello | Ping | Command | AskHint


class Ack(msgspec.Struct, tag="ack", tag_field="type", frozen=True):
    """The request was carried out, and its effect is durable. An update has already shown it to
    you, or there is nothing to show."""

    id: str
    number: int
    """The number of the last event that it caused; for a move, the move's own."""


class Refusal(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """The request was refused, and nothing has changed."""

    id: str
    key: str
    """A code for programs."""
    reason: str
    """Why, in English."""
    message: str
    """The message's id in the locale files, which have it in every language."""
    arguments: dict[str, int | str]
    """The message's arguments."""
    clause: str = ""
    """The clause of the rules that forbids it, if one does."""


class Pong(msgspec.Struct, tag="pong", tag_field="type", frozen=True):
    """The answer to ping."""

    id: str


class Hint(msgspec.Struct, tag="hint", tag_field="type", frozen=True):
    """The answer to ask-hint, based on what your seat knows. Nobody else gets it."""

    id: str
    thoughts: Thoughts


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", frozen=True):
    """The answer to hello: the table as it is now and, if there are few, the events since
    `last`."""

    id: str
    table: dict[str, Any]
    events: list[dict[str, Any]]


class Update(msgspec.Struct, tag="update", tag_field="type", omit_defaults=True, frozen=True):
    """Something happened and is durable: the events, and what they changed at the table."""

    number: int
    """The number of the last event. If the next update's `since` is greater, say hello again."""
    since: int
    """The number of the last event before these."""
    events: list[dict[str, Any]]
    table: dict[str, Any]
    id: str = ""
    """The id of your own request, if it caused this update: then this is its answer."""


class Watched(msgspec.Struct, tag="watched", tag_field="type", frozen=True):
    """Somebody started or stopped watching. This is not an event of the log."""

    watchers: int


ToClient = Ack | Refusal | Pong | Hint | Welcome | Update | Watched

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
