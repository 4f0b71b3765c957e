"""Koloda: four modern card games with hidden cards, to play and to study."""

from koloda.build import choose_build, is_compiled, warn_if_slow

choose_build()

from koloda.engine.errors import (  # noqa: E402  (choose the build before loading the engine)
    GameOver,
    IllegalMove,
    InvalidArgument,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSeat,
    KolodaError,
    NotToMove,
    OptionError,
    WrongType,
)
from koloda.engine.game import Game  # noqa: E402
from koloda.engine.option import Option  # noqa: E402
from koloda.engine.outcome import Outcome  # noqa: E402
from koloda.engine.record import Record  # noqa: E402
from koloda.engine.rng import Rng  # noqa: E402
from koloda.engine.state import Seen, State  # noqa: E402
from koloda.games import game, games  # noqa: E402
from koloda.version import VERSION  # noqa: E402

__version__ = VERSION
compiled = is_compiled()
warn_if_slow(compiled)

__all__ = [
    "Game",
    "GameOver",
    "IllegalMove",
    "InvalidArgument",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSeat",
    "KolodaError",
    "NotToMove",
    "Option",
    "OptionError",
    "Outcome",
    "Record",
    "Rng",
    "Seen",
    "State",
    "WrongType",
    "compiled",
    "game",
    "games",
]
