"""What a table agrees on before the deal."""

from typing import Annotated, Any, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=1, le=7 * 24 * 3600)]


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Take your time."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """So long for each move."""

    seconds: Seconds


class GameClock(msgspec.Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """So long for the whole game, and some more after each move."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    options: dict[str, Any] = {}
    public: bool = False
    """Listed for everybody, and watched by whoever likes."""
    clock: NoClock | MoveClock | GameClock = NoClock()
    timeout: Literal["bot", "loss"] = "bot"
    """What running out of time means: a bot makes the move, or the game is lost."""
    takeover: Seconds | None = 120
    """After so many seconds a bot plays for who is gone, if somebody else is there; None: the table
    waits."""
    strict_talk: bool = False
    """Only set phrases, and in Scram! only what SCR-35 allows."""
    hints: bool = True
    hot_seat: bool = False
    """Everybody plays at the host's own device and hands it on; nobody else can sit down, and the
    table waits for who is gone."""
