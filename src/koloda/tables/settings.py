"""What a table agrees on before the deal."""

from typing import Annotated, Any, Literal

import msgspec

WEEK = 7 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=1, le=WEEK)]


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Take your time."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A time limit for each move."""

    seconds: Seconds


class GameClock(msgspec.Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """A time limit for the whole game, plus an increment after each move."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    options: dict[str, Any] = {}
    public: bool = False
    """Whether the table is listed and anybody may watch."""
    clock: NoClock | MoveClock | GameClock = NoClock()
    timeout: Literal["bot", "loss"] = "bot"
    """What happens when time runs out: a bot makes the move, or the game is lost."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=WEEK)] | None = 0
    """Seconds, in all, that each player's clock waits for them while they are gone on their turn;
    null: all clocks wait while anybody is gone."""
    takeover: Seconds | None = 120
    """Seconds after which a bot plays for an absent player, if somebody else is there; null: the
    table waits."""
    strict_talk: bool = False
    """Allow only set phrases, and in Scram! only what SCR-35 allows."""
    hints: bool = True
    """Whether people may ask what a strong bot would do. Without hints, a bot that plays for
    somebody plays at the easiest level."""
    hot_seat: bool = False
    """Whether everybody plays on the host's device and hands it on. Nobody else can sit down, and
    the table waits for absent players."""
