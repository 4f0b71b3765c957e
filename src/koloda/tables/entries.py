"""The entries of a table's log: what was done, in order. Everything else is computed from them.

Entries hold secrets (the table's own, the seats' bytes, moves of hidden cards), so they go to the
store and nowhere else. `visibility.py` decides what a viewer sees of them.
"""

from typing import Literal

import msgspec

from koloda.tables.settings import Settings
from koloda.tables.thoughts import Thoughts


class Done(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True):
    at: float
    """Seconds since 1970."""


class Opened(Done, tag="opened", kw_only=True, frozen=True):
    settings: Settings
    host: str
    name: str
    secret: bytes
    rules: int = 1
    """The version of the game's rules, which the log needs to be replayed; older logs lack it."""


class Sat(Done, tag="sat", kw_only=True, frozen=True):
    seat: int
    person: str
    name: str


class BotSat(Done, tag="bot-sat", kw_only=True, frozen=True):
    seat: int
    bot: str


class Stood(Done, tag="stood", kw_only=True, frozen=True):
    seat: int


class Contributed(Done, tag="contributed", kw_only=True, frozen=True):
    """A seat's own random bytes for the deal."""

    seat: int
    data: bytes


class Started(Done, tag="started", kw_only=True, frozen=True):
    pass


class Moved(Done, tag="moved", kw_only=True, frozen=True):
    seat: int
    move: int
    by: Literal["person", "bot", "clock"]
    token: str = ""
    """The client's own name for this move, so that a move sent twice is played once."""
    why: Thoughts | None = None
    """A bot's thoughts, to show after the game."""


class UndoAsked(Done, tag="back-asked", kw_only=True, frozen=True):
    seat: int
    to: int
    """The number of moves that would remain."""


class UndoAnswered(Done, tag="back-answered", kw_only=True, frozen=True):
    seat: int
    agreed: bool


class Undone(Done, tag="taken-back", kw_only=True, frozen=True):
    seat: int
    to: int


class Said(Done, tag="said", kw_only=True, frozen=True):
    person: str
    phrase: str = ""
    text: str = ""
    about: str = ""
    """A card on the table that the speaker points at, in the game's notation."""


class Gone(Done, tag="gone", kw_only=True, frozen=True):
    seat: int


class Returned(Done, tag="returned", kw_only=True, frozen=True):
    seat: int


class TakenOver(Done, tag="taken-over", kw_only=True, frozen=True):
    """A bot plays for an absent player until they come back."""

    seat: int


class Flagged(Done, tag="flagged", kw_only=True, frozen=True):
    """The seat ran out of time."""

    seat: int


class Woken(Done, tag="woken", kw_only=True, frozen=True):
    """The table was asleep, e.g. because its server was stopped. Nobody's time ran meanwhile."""


class RematchAsked(Done, tag="rematch-asked", kw_only=True, frozen=True):
    seat: int


class Rematch(Done, tag="rematch", kw_only=True, frozen=True):
    """The same people play again in other roles. The deal has a new secret, committed to now."""

    secret: bytes


Entry = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Contributed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Gone
    | Returned
    | TakenOver
    | Flagged
    | Woken
    | RematchAsked
    | Rematch
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def decode(data: bytes | str) -> Entry:
    return _decoder.decode(data)
