"""The arenas of docs/bots.md: what is asked of the bots, game by game.

`bench/bots.py` plays and records them, `page` writes down what came out.
"""

from dataclasses import dataclass

from koloda.games import game
from koloda.lab.arena import Arena
from koloda.lab.bout import Terms
from koloda.lab.entrant import Entrant
from koloda.lab.lineup import lineups

OPEN_SPIEL = "open-spiel"
"""A guest: OpenSpiel's own search, see `bench/guest.py`."""


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

    @property
    def name(self) -> str:
        """Of its files."""
        return f"{self.game}-{self.players}-{self.about}"

    @property
    def has_guest(self) -> bool:
        """It is played where the guest lives: `bench/duel.py`."""
        return any(Entrant.parse(bot).name == OPEN_SPIEL for bot in self.bots)

    @property
    def table(self) -> str:
        """The kind of table, in words."""
        return f"{game(self.game).title}, {self.players} players"

    def command(self, games: int) -> str:
        """That plays so many games for each pair."""
        if self.has_guest:
            return f"python bench/duel.py --only {self.name}"
        return (
            f"koloda arena --game {self.game} --players {self.players} --chain "
            f"--bots {','.join(self.bots)} --games {games}"
        )

    def arena(self) -> Arena:
        """Not played yet."""
        each = len(lineups(game(self.game), self.players, *self.bots[:2]))
        terms = Terms(self.game, self.players)
        return Arena(terms, self.bots, -(-self.games // each), is_chain=True)


QUESTIONS = {
    "levels": "Each level against the one below",
    "random": "The master against random moves",
    "plain": "The master against plain search, both half a second a move",
    "open-spiel": "OpenSpiel's search between two of ours, all half a second a move",
    "open-spiel-simulations": "The same with 300 simulations a move",
    "time": "Strength against thinking time",
    "ceiling": "How much there is to win: against one who sees all cards",
    "pace": "How long a move takes",
}
BOTS = {
    # a quarter of the master's time, and a twentieth, are enough to show it
    "levels": ("newcomer", "casual", "strong", "master@0.25s"),
    "random": ("random", "master@0.05s"),
    "plain": ("plain@0.5s", "master@0.5s"),
    "open-spiel": ("plain@0.5s", "open-spiel@0.5s", "master@0.5s"),
    "open-spiel-simulations": ("plain@300", "open-spiel@300", "master@300"),
    "time": ("master@10", "master@100", "master@1000", "master@10000"),
    "ceiling": ("master@1000", "cheat@1000"),
    "pace": ("newcomer", "strong"),
}

FACE_TO_FACE = ("face-to-face", 2)
SIEGE = ("schotten-totten-2", 2)
GALLOP = ("gallop", 2)
SCRAM = ("scram", 4)
PLACES = (
    FACE_TO_FACE,
    SIEGE,
    ("scram", 3),
    SCRAM,
    ("scram", 6),
    GALLOP,
    ("gallop", 3),
    ("gallop", 4),
)
GAMES: dict[str, dict[tuple[str, int], int]] = {
    "levels": {FACE_TO_FACE: 60, SIEGE: 60, SCRAM: 20, GALLOP: 60},
    "random": {
        FACE_TO_FACE: 100,
        SIEGE: 100,
        ("scram", 3): 20,
        SCRAM: 20,
        ("scram", 6): 20,
        GALLOP: 60,
        ("gallop", 3): 60,
        ("gallop", 4): 60,
    },
    "plain": {FACE_TO_FACE: 20, SIEGE: 20, SCRAM: 8, GALLOP: 40},
    "open-spiel": {FACE_TO_FACE: 20},
    "open-spiel-simulations": {FACE_TO_FACE: 20},
    "time": {FACE_TO_FACE: 60, SIEGE: 60, GALLOP: 60},
    "ceiling": {FACE_TO_FACE: 60, SIEGE: 60, SCRAM: 20, GALLOP: 60},
    "pace": {place: 20 if place in (FACE_TO_FACE, SIEGE, GALLOP) else 2 for place in PLACES},
}
"""Of each question, how many games for each pair are played at which tables: Scram! is long."""

LADDERS = tuple(
    Ladder(about, *place, BOTS[about], tables[place])
    for place in PLACES
    for about, tables in GAMES.items()
    if place in tables
)
