"""The arenas of docs/bots.md: the questions about the bots, game by game.

`bots.py` plays and records them, and `bots_page.py` writes the page.
"""

from dataclasses import dataclass

from koloda.games import game
from koloda.lab.arena import Arena
from koloda.lab.bout import Terms
from koloda.lab.entrant import Entrant
from koloda.lab.lineup import lineups

OPEN_SPIEL = "open-spiel"
"""A guest: OpenSpiel's own search, see `bench/guest.py`."""
ALL = "all"
"""The question in which every bot plays every other."""


@dataclass(frozen=True)
class Experiment:
    """One question at one kind of table."""

    about: str
    """One of the QUESTIONS."""
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """The least number of games for each pair."""

    @property
    def name(self) -> str:
        """Return the name of its files."""
        return f"{self.game}-{self.players}-{self.about}"

    @property
    def has_guest(self) -> bool:
        """Return whether a guest plays, so that `duel.py` must play it."""
        return any(Entrant.parse(bot).name == OPEN_SPIEL for bot in self.bots)

    @property
    def table(self) -> str:
        """Return the kind of table, in words."""
        return f"{game(self.game).title}, {self.players} players"

    @property
    def is_chain(self) -> bool:
        """Return whether only neighbours play each other."""
        return self.about != ALL

    def command(self, games: int) -> str:
        """Return the command that plays this many games for each pair."""
        if self.has_guest:
            return f"python bench/duel.py --only {self.name}"
        chain = "--chain " if self.is_chain else ""
        return (
            f"koloda arena --game {self.game} --players {self.players} {chain}"
            f"--bots {','.join(self.bots)} --games {games}"
        )

    def arena(self) -> Arena:
        """Return the arena, before anything was played."""
        each = len(lineups(game(self.game), self.players, *self.bots[:2]))
        terms = Terms(self.game, self.players)
        return Arena(terms, self.bots, -(-self.games // each), self.is_chain)


QUESTIONS = {
    ALL: "All against all, plain search with a fortieth of a second a move",
    "levels": "Each level against the one below",
    "random": "The master against random moves",
    "plain": "The master against plain search, half a second a move each",
    "open-spiel": "OpenSpiel's search against two of ours, half a second a move each",
    "open-spiel-simulations": "The same with 300 simulations a move",
    "time": "Strength against thinking time",
    "ceiling": "How much there is to gain: against a bot that sees all cards",
    "pace": "How long a move takes",
}
LEVELS = ("newcomer", "casual", "strong")
"""Below the master."""
BOTS = {
    # plain gets at least as much time as strong takes
    ALL: ("random", "greedy", "newcomer", "casual", "plain@0.025s", "strong"),
    # part of the master's time is enough to show the difference
    "levels": (*LEVELS, "master@0.25s"),
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
SOLO = ("scram", 3)
SCRAM = ("scram", 4)
PLACES = (
    FACE_TO_FACE,
    SIEGE,
    SOLO,
    SCRAM,
    ("scram", 6),
    GALLOP,
    ("gallop", 3),
    ("gallop", 4),
)


def spread(by_two: int, scram: int, gallop: int) -> dict[tuple[str, int], int]:
    """Return how many games to play at every table; games with two players are shorter."""
    rest = {"scram": scram, "gallop": gallop}
    return {place: by_two if place[1] == 2 else rest[place[0]] for place in PLACES}


GAMES: dict[str, dict[tuple[str, int], int]] = {
    ALL: spread(40, 10, 20),
    "levels": spread(60, 60, 36),
    "random": spread(100, 20, 60),
    "plain": {FACE_TO_FACE: 20, SIEGE: 20, SCRAM: 8, GALLOP: 40},
    "open-spiel": {FACE_TO_FACE: 20},
    "open-spiel-simulations": {FACE_TO_FACE: 20},
    "time": {FACE_TO_FACE: 60, SIEGE: 30, SCRAM: 40, GALLOP: 30},
    "ceiling": {FACE_TO_FACE: 60, SIEGE: 60, SOLO: 20, SCRAM: 20, GALLOP: 60},
    "pace": spread(20, 2, 2),
}
"""For each question, how many games each pair plays at each table."""

SHORTER = {
    ("levels", SOLO): (*LEVELS, "master@0.1s"),
    ("levels", SCRAM): (*LEVELS, "master@0.1s"),
    ("levels", ("scram", 6)): (*LEVELS, "master@0.1s"),
    ("levels", ("gallop", 4)): (*LEVELS, "master@0.05s"),
}
"""Tables whose games are so long that the master gets less time."""

EXPERIMENTS = tuple(
    Experiment(about, *place, SHORTER.get((about, place), BOTS[about]), tables[place])
    for place in PLACES
    for about, tables in GAMES.items()
    if place in tables
)
