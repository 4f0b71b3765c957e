"""Gallop across Europe (Галопом по Європах)."""

from collections.abc import Mapping
from itertools import combinations

from koloda.engine import bits
from koloda.engine.contract import Rules
from koloda.engine.errors import OptionError
from koloda.engine.game import Game
from koloda.engine.option import Option, Value
from koloda.engine.rng import Rng
from koloda.games.gallop import codes
from koloda.games.gallop.board import board
from koloda.games.gallop.cards import COLOURS
from koloda.games.gallop.codes import MOST_PLAYERS
from koloda.games.gallop.events import events, insiders
from koloda.games.gallop.fields import FIELDS
from koloda.games.gallop.notation import parse, text
from koloda.games.gallop.outcome import REASONS, outcome
from koloda.games.gallop.position import Position
from koloda.games.gallop.refusal import refusal
from koloda.games.gallop.saved import load, save
from koloda.games.gallop.view import MATCHES, private_view, public_view
from koloda.games.gallop.words import describe, wanted


def deal(rng: Rng, players: int, options: Mapping[str, Value]) -> Position:
    match, target, wins = options["match"], options["target"], options["wins"]
    assert isinstance(match, str) and isinstance(target, int) and isinstance(wins, int)
    if match == "wins" and players != 2:
        raise OptionError(
            f"option match must be 'target' or 'single' with {players} players; "
            "deals won are counted by 2 only (GAL-31)"
        )
    first = options["first"]
    if isinstance(first, int) and first >= players:
        raise OptionError(f"option first must be a seat from 0 to {players - 1}, not {first}")
    position = Position(players, MATCHES.index(match), wins if match == "wins" else target)
    position.deal(
        rng, removed_colours(options["removed"], players), first if isinstance(first, int) else -1
    )
    return position


def options_of(position: Position) -> dict[str, Value]:
    match = MATCHES[position.match]
    removed = bits.listed(codes.ALL_COLOURS & ~position.colours)
    names = "-".join(COLOURS[i] for i in removed)
    options: dict[str, Value] = {"match": match, "removed": names}
    if match in ("target", "wins"):
        options[match] = position.goal
    return options


def is_between_rounds(position: Position) -> bool:
    """The next deal is on the table as soon as one is scored; nobody has put down a card yet."""
    is_new = position.rounds == 0 and position.phase == codes.LAY and position.turn == 0
    return is_new and position.deals > 0


def removed_colours(named: Value, players: int) -> int:
    """Return the set of these colours, empty if they are drawn by lot."""
    if not isinstance(named, str):
        return 0
    colours = named.split("-")
    number = MOST_PLAYERS - players  # with 2 players two leave the game, with 3 one (GAL-3)
    if len(colours) != number:
        allowed = f"name {number} of the colours" if number else "be None"
        raise OptionError(f"option removed must {allowed} with {players} players, not {named!r}")
    return bits.gathered(COLOURS.index(colour) for colour in colours)


REMOVABLE = [*COLOURS, *("-".join(pair) for pair in combinations(COLOURS, 2))]

GAME = Game(
    id="gallop",
    title="Gallop across Europe",
    prefix="GAL",
    seats=(2, 3, 4),
    options=(
        Option(
            "match",
            "target",
            MATCHES,
            "deals until a target of points (GAL-30), until one of 2 players has won some deals "
            "(GAL-31), or a single deal (GAL-32)",
        ),
        Option(
            "target",
            50,
            range(1, 501),
            "points that end a match (GAL-30)",
            only_with=("match", "target"),
        ),
        Option(
            "wins",
            3,
            range(1, 51),
            "won deals that end a match of 2 players (GAL-31)",
            only_with=("match", "wins"),
        ),
        Option(
            "removed",
            None,
            (None, *REMOVABLE),
            "the colours that leave the game, 2 with 2 players and 1 with 3; "
            "None: drawn by lot (GAL-3)",
        ),
        Option(
            "first",
            None,
            (None, 0, 1, 2, 3),
            "the first holder of the marker; None: drawn by lot (GAL-4)",
        ),
    ),
    version=1,
    package=__name__,
    reasons=REASONS,
    starter="first",
    rules=Rules(
        deal=deal,
        outcome=outcome,
        public_view=public_view,
        private_view=private_view,
        events=events,
        text=text,
        parse=parse,
        describe=describe,
        wanted=wanted,
        refusal=refusal,
        save=save,
        load=load,
        key=FIELDS.key,
        board=board,
        insiders=insiders,
        options_of=options_of,
        is_between_rounds=is_between_rounds,
    ),
)
