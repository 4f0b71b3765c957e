"""The variants of every listed game that the conformance suite plays.

Every game in `koloda.games()` needs an entry here for each number of players; the suite fails if
one is missing.
"""

from dataclasses import dataclass, field
from typing import Any

import koloda
from koloda import Game, State


@dataclass(frozen=True)
class Variant:
    game_id: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return koloda.game(self.game_id)

    def deal(self, seed: int) -> State:
        return self.game.deal(seed=seed, players=self.players, **self.options)

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game_id}-{self.players}" + (f"-{options}" if options else "")


VARIANTS = [
    Variant("face-to-face", 2),
    Variant("face-to-face", 2, {"highest": 14, "hand": 3, "first": 1}),
    Variant("scram", 3),
    Variant("scram", 4, {"rounds": 2}),
    Variant("scram", 6, {"rounds": 1, "first": 5, "memory_aid": True}),
    Variant("gallop", 2),
    Variant("gallop", 3, {"target": 20, "removed": "blue"}),
    Variant("gallop", 4, {"match": "single", "first": 3}),
    Variant("gallop", 2, {"match": "wins", "wins": 2}),
    Variant("schotten-totten-2", 2),
    Variant("schotten-totten-2", 2, {"tactics": True}),
    Variant("schotten-totten-2", 2, {"tactics": True, "match": "revenge", "attacker": 1}),
]
