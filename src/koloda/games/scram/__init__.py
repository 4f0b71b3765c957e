"""Scram!"""

from collections.abc import Mapping

from koloda.engine.contract import Rules
from koloda.engine.errors import OptionError
from koloda.engine.game import Game
from koloda.engine.option import Option, Value
from koloda.engine.rng import Rng
from koloda.games.scram.board import board
from koloda.games.scram.canonical import canonical
from koloda.games.scram.codes import ROUND_OVER, team_of
from koloda.games.scram.events import events, insiders
from koloda.games.scram.fields import FIELDS
from koloda.games.scram.notation import parse, text
from koloda.games.scram.outcome import outcome
from koloda.games.scram.position import Position
from koloda.games.scram.refusal import refusal
from koloda.games.scram.saved import load, save
from koloda.games.scram.scorepad import MOST_ROUNDS, REASONS, ROUNDS
from koloda.games.scram.view import known_face_down, private_view, public_view
from koloda.games.scram.words import describe, wanted


def deal(rng: Rng, players: int, options: Mapping[str, Value]) -> Position:
    rounds, first = options["rounds"], options["first"]
    if isinstance(first, int) and first >= players:
        raise OptionError(f"option first must be a seat from 0 to {players - 1}, not {first}")
    position = Position(
        players,
        rounds if isinstance(rounds, int) else ROUNDS[players],
        bool(options["memory_aid"]),
    )
    position.deal(rng, first if isinstance(first, int) else -1)
    return position


def options_of(position: Position) -> dict[str, Value]:
    return {"rounds": position.rounds, "memory_aid": position.memory_aid == 1}


def is_between_rounds(position: Position) -> bool:
    return position.phase == ROUND_OVER


def sides(players: int) -> tuple[int, ...]:
    return tuple(team_of(seat, players) for seat in range(players))


GAME = Game(
    id="scram",
    title="Scram!",
    prefix="SCR",
    seats=(3, 4, 6),
    options=(
        Option(
            "rounds",
            None,
            (None, *range(1, MOST_ROUNDS + 1)),
            "how many rounds; None: as the rules say for the players (SCR-28, SCR-30)",
        ),
        Option(
            "first",
            None,
            (None, *range(6)),
            "the seat that starts; None: drawn by lot, of three players the solo player (SCR-3)",
        ),
        Option(
            "memory_aid",
            False,
            (False, True),
            "show players again what they have seen, and where it is now (SCR-36)",
        ),
    ),
    version=1,
    package=__name__,
    reasons=REASONS,
    starter="first",
    teams=sides,
    rules=Rules(
        deal=deal,
        options_of=options_of,
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
        canonical=canonical,
        is_between_rounds=is_between_rounds,
        known_face_down=known_face_down,
    ),
)
