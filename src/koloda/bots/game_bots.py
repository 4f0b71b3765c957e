"""What a game's folder of bots has to offer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from koloda.bots.contract import Choice
from koloda.bots.search.settings import SearchSettings
from koloda.bots.simulation import Simulation
from koloda.engine.contract import Event, Phrase, View
from koloda.engine.state import Seen


@dataclass(frozen=True)
class Newcomer:
    """The easiest level: it follows the game's move weights and doesn't search."""

    sharpness: float
    """How strongly it prefers the moves that the weights favour."""
    recall: Callable[[Seen], Seen] | None = None
    """Returns what it still remembers of what it has seen; None: everything."""


@dataclass(frozen=True)
class Levels:
    newcomer: Newcomer
    casual: SearchSettings
    strong: SearchSettings
    master: SearchSettings


@dataclass(frozen=True)
class GameBots:
    simulation: Callable[[Any, int], Simulation]
    """Makes one from what a seat knows (a position) and a seed."""
    levels: Levels
    reasons: Callable[[Seen, Choice], tuple[Phrase, ...]]
    """Says why a bot made its choice, from what its seat knows."""
    public_reasons: Callable[[View, list[Event]], list[tuple[int, Phrase]]]
    """Says why seats did what everybody saw, from what a spectator sees before the move (a view)
    and of it (events). It gets nothing else, so it can be shown during the game."""
