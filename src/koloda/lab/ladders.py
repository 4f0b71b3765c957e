"""The recorded runs behind docs/bots.md, each of which `koloda arena` makes again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from koloda.bots.levels import LEVELS
from koloda.games import game


@dataclass(frozen=True)
class Ladder:
    """One arena; its name is that of its file."""

    name: str
    title: str
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """For each pair."""
    options: dict[str, Any] = field(default_factory=dict)
    seconds: float | None = None
    is_chain: bool = False
    """Each bot against its neighbours only."""

    @property
    def command(self) -> str:
        words = [f"koloda arena --game {self.game} --players {self.players}"]
        words += [f"--option {name}={value}".lower() for name, value in self.options.items()]
        words.append(f"--bots {','.join(self.bots)} --games {self.games}")
        words += [f"--time {self.seconds:g}"] * (self.seconds is not None)
        words += ["--chain"] * self.is_chain
        words.append(f"--json docs/bots/{self.name}.json")
        return " ".join(words)


# what is long is played short: one round or deal tells as much of a move
SHORT: dict[str, dict[str, Any]] = {"scram": {"rounds": 1}, "gallop": {"match": "single"}}
PAIRED_SECONDS = 0.5
"""A move of each, where the master meets the plain search."""


def ladders(games: Sequence[str]) -> list[Ladder]:
    found = []
    for id in games:
        for players in game(id).seats:
            name = f"{id}-{players}"
            options = SHORT.get(id, {})
            found += [
                Ladder(
                    name,
                    "The levels, each against its neighbours",
                    id,
                    players,
                    ("random", *LEVELS),
                    200,
                    options,
                    is_chain=True,
                ),
                Ladder(
                    f"{name}-random",
                    "The master against random moves",
                    id,
                    players,
                    ("random", "master"),
                    100,
                    options,
                ),
                Ladder(
                    f"{name}-plain",
                    "The master against plain search, the same time for both",
                    id,
                    players,
                    ("plain", "master"),
                    60,
                    options,
                    seconds=PAIRED_SECONDS,
                ),
            ]
    return found
