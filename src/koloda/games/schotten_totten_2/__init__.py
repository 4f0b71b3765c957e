"""Schotten Totten 2."""

from collections.abc import Mapping

from koloda.engine.contract import Rules
from koloda.engine.game import Game
from koloda.engine.option import Option, Value
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import cards
from koloda.games.schotten_totten_2.board import board
from koloda.games.schotten_totten_2.canonical import canonical
from koloda.games.schotten_totten_2.events import events, insiders
from koloda.games.schotten_totten_2.fields import FIELDS
from koloda.games.schotten_totten_2.notation import parse, renumbered, text
from koloda.games.schotten_totten_2.outcome import REASONS, outcome
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.refusal import refusal
from koloda.games.schotten_totten_2.saved import load, save
from koloda.games.schotten_totten_2.view import private_view, public_view
from koloda.games.schotten_totten_2.words import describe, wanted


def deal(rng: Rng, _players: int, options: Mapping[str, Value]) -> Position:
    attacker = options["attacker"]
    position = Position(bool(options["tactics"]), options["match"] == "revenge")
    position.deal(rng, attacker if isinstance(attacker, int) else -1)
    return position


def options_of(position: Position) -> dict[str, Value]:
    return {
        "tactics": bool(position.has_tactics),
        "match": "revenge" if position.is_match else "single",
    }


def is_between_rounds(position: Position) -> bool:
    """The second game of a match is set up as soon as the first is over: all its cards are still in
    the hands and decks."""
    if (position.games == 0 and position.rounds == 0) or position.winner >= 0:
        return False
    siege = position.siege_deck_size + sum(position.siege_size)
    tactics = position.tactics_deck_size + sum(position.tactics_size)
    all_tactics = cards.TACTICS_CARDS if position.has_tactics else 0
    return siege == cards.SIEGE_CARDS and tactics == all_tactics


GAME = Game(
    id="schotten-totten-2",
    title="Schotten Totten 2",
    prefix="ST2",
    seats=(2,),
    options=(
        Option("tactics", False, (False, True), "play with the tactics cards (ST2-30)"),
        Option(
            "match",
            "single",
            ("single", "revenge"),
            "one game, or two with roles swapped (ST2-24)",
        ),
        Option(
            "attacker",
            None,
            (None, 0, 1),
            "the seat that attacks first; None: drawn by lot (ST2-3)",
        ),
    ),
    version=1,
    package=__name__,
    reasons=REASONS,
    starter="attacker",
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
        renumbered=renumbered,
    ),
)
