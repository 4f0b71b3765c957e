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
    clock_version: int = 1
    """The version of the rules for clocks and waiting. At older tables, all clocks wait while
    anybody is gone, whatever the settings say, an undo leaves its player the time that the move had
    given, and nobody waits between two rounds."""
    table: str = ""
    """The table's id, which the deals depend on; older logs lack it."""


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
    """A seat's own random bytes for a deal of scheme 1; only older logs have them."""

    seat: int
    data: bytes


class Hashed(Done, tag="hashed", kw_only=True, frozen=True):
    """The hash of the random bytes that a seat adds to the deal."""

    seat: int
    hash: str


class Lapsed(Done, tag="lapsed", kw_only=True, frozen=True):
    """A seat's promise is void, because nobody was connected there who could reveal the bytes."""

    seat: int


class Sealed(Done, tag="sealed", kw_only=True, frozen=True):
    """From now on, the hashes and the terms of the deal are fixed."""

    without: tuple[int, ...]
    """The seats of people who add nothing."""
    spare: bytes
    """The secret of the next deal, should this one be void."""


class Revealed(Done, tag="revealed", kw_only=True, frozen=True):
    """The random bytes of a seat, which fit its hash."""

    seat: int
    data: bytes


class Voided(Done, tag="deal-void", kw_only=True, frozen=True):
    """These seats kept their bytes back, so no cards were dealt. The next deal has a new secret."""

    secret: bytes
    seats: tuple[int, ...]
    freed: tuple[int, ...]
    """Those of them whose people lost the seat."""


class Started(Done, tag="started", kw_only=True, frozen=True):
    scheme: int = 1
    """How the deal follows from its ingredients; see `engine/fair.py`."""


class Moved(Done, tag="moved", kw_only=True, frozen=True):
    seat: int
    move: int
    by: Literal["person", "bot", "clock"]
    token: str = ""
    """The client's own name for this move, so that a move sent twice is played once."""
    why: Thoughts | None = None
    """A bot's thoughts, to show after the game."""


class WentOn(Done, tag="went-on", kw_only=True, frozen=True):
    """The person at this seat has seen how the round ended, or had the time to."""

    seat: int
    by: Literal["person", "clock"] = "person"


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


class Muted(Done, tag="muted", kw_only=True, frozen=True):
    """The host forbids a person to speak, or allows it again."""

    person: str
    muted: bool


class Removed(Done, tag="removed", kw_only=True, frozen=True):
    """The host has sent a person away for good."""

    person: str


class Gone(Done, tag="gone", kw_only=True, frozen=True):
    seat: int


class Returned(Done, tag="returned", kw_only=True, frozen=True):
    seat: int


class TakenOver(Done, tag="taken-over", kw_only=True, frozen=True):
    """A bot plays for an absent player until they come back."""

    seat: int


class Left(Done, tag="left", kw_only=True, frozen=True):
    """The player gave the seat to a bot, which plays until they come back."""

    seat: int


class Resigned(Done, tag="resigned", kw_only=True, frozen=True):
    """The player gave up for their side, which loses the match."""

    seat: int


class Flagged(Done, tag="flagged", kw_only=True, frozen=True):
    """The seat ran out of time."""

    seat: int


class Woken(Done, tag="woken", kw_only=True, frozen=True):
    """The table was asleep, e.g. because its server was stopped. Nobody's time ran meanwhile."""


class RematchAsked(Done, tag="rematch-asked", kw_only=True, frozen=True):
    seat: int


class RematchDeclined(Done, tag="rematch-declined", kw_only=True, frozen=True):
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
    | Hashed
    | Lapsed
    | Sealed
    | Revealed
    | Voided
    | Started
    | Moved
    | WentOn
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Muted
    | Removed
    | Gone
    | Returned
    | TakenOver
    | Left
    | Resigned
    | Flagged
    | Woken
    | RematchAsked
    | RematchDeclined
    | Rematch
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def decode(data: bytes | str) -> Entry:
    return _decoder.decode(data)
