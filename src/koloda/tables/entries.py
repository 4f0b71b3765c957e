"""The log of a table: what was done, in order. It is the truth; all else is computed from it.

An entry holds secrets (the table's, seats' bytes, moves of hidden cards): it goes to the store and
to nobody else. What a viewer gets of it is decided in `visibility.py`.
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
    """The version of the game's rules, by which alone the log can be read; older logs have none."""


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
    """The client's own name for this move, so that a resend is never played twice."""
    why: Thoughts | None = None
    """A bot's, for after the game."""


class UndoAsked(Done, tag="back-asked", kw_only=True, frozen=True):
    seat: int
    to: int
    """How many moves would remain."""


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
    """A card on the table that the speaker points at, in the game's own words."""


class Gone(Done, tag="gone", kw_only=True, frozen=True):
    seat: int


class Returned(Done, tag="returned", kw_only=True, frozen=True):
    seat: int


class TakenOver(Done, tag="taken-over", kw_only=True, frozen=True):
    """A bot plays for who is gone, until he is back."""

    seat: int


class Flagged(Done, tag="flagged", kw_only=True, frozen=True):
    """Out of time."""

    seat: int


class Woken(Done, tag="woken", kw_only=True, frozen=True):
    """The table was asleep, as when its server stopped: nobody's time ran meanwhile."""


class RematchAsked(Done, tag="rematch-asked", kw_only=True, frozen=True):
    seat: int


class Rematch(Done, tag="rematch", kw_only=True, frozen=True):
    """The same people once more, roles changed; a new secret, committed to before the deal."""

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
