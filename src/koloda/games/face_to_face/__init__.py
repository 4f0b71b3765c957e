"""The Game: Face to Face."""

from collections.abc import Mapping

from koloda.engine.contract import Rules
from koloda.engine.game import Game
from koloda.engine.option import Option, Value
from koloda.engine.rng import Rng
from koloda.games.face_to_face.board import board
from koloda.games.face_to_face.events import events, insiders
from koloda.games.face_to_face.fields import FIELDS
from koloda.games.face_to_face.notation import parse, text
from koloda.games.face_to_face.outcome import REASONS, outcome
from koloda.games.face_to_face.position import Position
from koloda.games.face_to_face.refusal import refusal
from koloda.games.face_to_face.saved import load, save
from koloda.games.face_to_face.view import private_view, public_view
from koloda.games.face_to_face.words import describe, wanted


def deal(rng: Rng, _players: int, options: Mapping[str, Value]) -> Position:
    first, highest, hand = options["first"], options["highest"], options["hand"]
    assert isinstance(highest, int) and isinstance(hand, int)
    position = Position(highest, hand)
    position.deal(rng, first if isinstance(first, int) else -1)
    return position


def options_of(position: Position) -> dict[str, Value]:
    return {"highest": position.highest, "hand": position.hand_limit}


GAME = Game(
    id="face-to-face",
    title="The Game: Face to Face",
    prefix="F2F",
    seats=(2,),
    options=(
        Option("first", None, (None, 0, 1), "the seat that starts; None: drawn by lot (F2F-3)"),
        Option("highest", 59, range(9, 60), "the highest number, for shorter games (F2F-1)"),
        Option("hand", 6, range(3, 7), "cards in a full hand (F2F-2)"),
    ),
    version=1,
    package=__name__,
    reasons=REASONS,
    starter="first",
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
    ),
)
