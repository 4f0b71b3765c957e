"""The arenas of docs/bots.md: what is asked of the bots, game by game.

`bench/bots.py` plays and records them, `page` writes down what came out.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from koloda.bots.levels import LEVELS
from koloda.games import game
from koloda.lab.arena import Arena
from koloda.lab.bout import Terms
from koloda.lab.lineup import lineups


@dataclass(frozen=True)
class Ladder:
    """One question, put at one kind of table."""

    about: str
    """One of the QUESTIONS."""
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """For each pair, at least."""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Of its files."""
        chosen = "".join(f"-{name}" for name in self.options)
        return f"{self.game}-{self.players}{chosen}-{self.about}"

    @property
    def table(self) -> str:
        """The kind of table, in words."""
        chosen = "".join(f", {name}" for name in self.options)
        return f"{game(self.game).title}, {self.players} players{chosen}"

    @property
    def command(self) -> str:
        options = "".join(
            f" --option {name}={json.dumps(value)}" for name, value in self.options.items()
        )
        return (
            f"koloda arena --game {self.game} --players {self.players}{options} --chain "
            f"--bots {','.join(self.bots)} --games {self.games}"
        )

    def arena(self) -> Arena:
        """Not played yet."""
        each = len(lineups(game(self.game), self.players, *self.bots[:2]))
        terms = Terms(self.game, self.players, self.options)
        return Arena(terms, self.bots, -(-self.games // each), is_chain=True)


QUESTIONS = {
    "levels": "Each level against the one below",
    "random": "The master against random moves",
    "plain": "The master against plain search, both half a second a move",
    "time": "Strength against thinking time",
    "ceiling": "How much there is to win: against one who sees all cards",
}
RANDOM = ("random", "master@0.1s")
"""A tenth of the master's time is enough to show it."""
PLAIN = ("plain@0.5s", "master@0.5s")
TIME = ("master@100", "master@500", "master@2500", "master@12500")
CEILING = ("master@2500", "cheat@2500")


def ladders() -> Iterator[Ladder]:
    for game_id, players, options in TABLES:
        for about, bots, games in (
            ("levels", LEVELS, 100),
            ("random", RANDOM, 100),
            ("plain", PLAIN, 40),
            ("time", TIME, 60),
            ("ceiling", CEILING, 60),
        ):
            yield Ladder(about, game_id, players, bots, games, options)


TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("face-to-face", 2, {}),
    ("schotten-totten-2", 2, {}),
    ("schotten-totten-2", 2, {"tactics": True}),
    ("scram", 3, {}),
    ("scram", 4, {}),
    ("scram", 6, {}),
    ("gallop", 2, {}),
    ("gallop", 3, {}),
    ("gallop", 4, {}),
)
LADDERS = tuple(ladders())
