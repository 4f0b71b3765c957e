"""A game that can be dealt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module, resources
from typing import Any

from koloda.engine.contract import Position, Rules, Saved
from koloda.engine.errors import (
    InvalidArgument,
    InvalidPosition,
    OptionError,
    UnknownRules,
    WrongType,
    quoted,
)
from koloda.engine.option import Option, Value, check_effects, check_options
from koloda.engine.rng import SEEDS, Rng
from koloda.engine.state import Seen, State


def every_seat_for_itself(players: int) -> tuple[int, ...]:
    return tuple(range(players))


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    """The game's name in `koloda.game("face-to-face")`."""
    title: str
    prefix: str
    """The prefix of its clauses, e.g. "F2F"."""
    seats: tuple[int, ...]
    """Allowed numbers of players."""
    options: tuple[Option, ...]
    version: int
    """The version of the rules. A record is replayed by the version that made it."""
    package: str
    """Its folder, where `GAME` is this object and `rules.<language>.md` its rulebook."""
    rules: Rules[Any]
    reasons: Mapping[str, str]
    """Every `Outcome.reason` of the game, with its clause. A table adds `outcome.OUT_OF_TIME`
    and `outcome.RESIGNED`."""
    starter: str | None = None
    """The option that says which seat begins or has the leading role."""
    teams: Callable[[int], tuple[int, ...]] = every_seat_for_itself
    """The side of each seat (0, 1, …), given the number of players; callers ask `sides`."""
    earlier: Mapping[int, str] = field(default_factory=dict)
    """The packages that keep earlier versions of the rules, by version."""

    def of_version(self, version: object) -> "Game":
        """Return the game under another version of its rules."""
        if version == self.version and type(version) is int:
            return self
        if type(version) is not int or version not in self.earlier:
            raise UnknownRules(version, self.version)
        return game_of(self.earlier[version])

    def deal(self, *, seed: int, players: int | None = None, **options: Any) -> State:
        """Deal a game. The same seed gives the same game on every machine, forever."""
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise OptionError(
                f"seed must be a whole number from 0 to 2**64 - 1, not {quoted(seed)}"
            )
        players = self.check_players(players)
        chosen = check_options(self.options, options)
        check_effects(self.options, chosen)
        return State(self, self.rules.deal(Rng(seed), players, chosen))

    def deal_with(self, rng: Rng, players: int, options: Mapping[str, Value]) -> State:
        """Deal with the numbers of a generator, such as one that a table feeds."""
        if not isinstance(rng, Rng) or not isinstance(options, Mapping):
            raise WrongType("deal_with() takes an Rng, a number of players and the options")
        chosen = check_options(self.options, options)
        return State(self, self.rules.deal(rng, self.check_players(players), chosen))

    def sides(self, players: int) -> tuple[int, ...]:
        """Return the side of each seat (0, 1, …)."""
        return self.teams(self.check_players(players))

    def check_players(self, players: int | None) -> int:
        if players is None:
            return self.seats[0]
        if type(players) is not int or players not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise OptionError(f"{self.title} takes {allowed} players, not {quoted(players)}")
        return players

    def load(self, saved: Saved) -> State:
        """Restore a position that `State.save` returned; everything is checked."""
        return State(self, self._load(saved, None))

    def load_seen(self, saved: Saved) -> Seen:
        """Restore what `Seen.save` returned; everything is checked."""
        seat = saved.get("seen_by") if isinstance(saved, dict) else None
        if type(seat) is not int:
            raise InvalidPosition("seen_by: this is a whole position, not what one seat sees")
        position = self._load(saved, seat)
        self._check_world(position, seat)
        return Seen(self, position, seat)

    def _check_world(self, position: Position, seat: int) -> None:
        """Refuse knowledge that fits no world: `imagine` would look for one in vain."""
        world = position.imagine(Rng(0))
        if self.rules.key(world.seen_by(seat)) != self.rules.key(position):
            raise InvalidPosition(f"no world fits what seat {seat} knows")
        try:
            self.rules.load(self.rules.save(world))
        except InvalidPosition as error:
            raise InvalidPosition(f"no world fits what seat {seat} knows: {error}") from None

    def _load(self, saved: Saved, seat: int | None) -> Position:
        if not isinstance(saved, dict):
            raise InvalidPosition(f"a position must be an object, not {type(saved).__name__}")
        if saved.get("game") != self.id:
            raise InvalidPosition(
                f"game: this is a position of {quoted(saved.get('game'))}, not of {self.id!r}"
            )
        if saved.get("seen_by") != seat:
            raise InvalidPosition("seen_by: this is what one seat sees, not a whole position")
        position: Position = self.rules.load(saved)
        return position

    def rulebook(self, language: str = "en") -> str:
        """Return the rules in our own words, as Markdown."""
        page = resources.files(self.package) / f"rules.{language}.md"
        if not (isinstance(language, str) and language.isalpha() and page.is_file()):
            raise InvalidArgument(f"{self.title} has no rules in {quoted(language)}")
        return page.read_text(encoding="utf-8")

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (self.package,)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


def game_of(package: str) -> Game:
    """Return the game that a package defines; for pickling."""
    game: Game = import_module(package).GAME
    return game
