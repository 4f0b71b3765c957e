"""For the leak test: each game's way to change what a seat can't see.

`EXCHANGES[game](saved, seat, chooser)` changes a saved position into another that differs only in
cards hidden from the seat, by moving cards in the JSON, not by the engine, and returns it.
"""

import random
from collections.abc import Callable
from typing import Any

from koloda import InvalidPosition, KolodaError, State
from koloda.engine.contract import Event
from koloda.engine.state import Seen
from tests.games.face_to_face import hidden as face_to_face
from tests.games.gallop import hidden as gallop
from tests.games.schotten_totten_2 import hidden as schotten_totten_2
from tests.games.scram import hidden as scram

Saved = dict[str, Any]
Exchange = Callable[[Saved, int | None, random.Random], Saved]

EXCHANGES: dict[str, Exchange] = {
    "face-to-face": face_to_face.exchange,
    "scram": scram.exchange,
    "gallop": gallop.exchange,
    "schotten-totten-2": schotten_totten_2.exchange,
}


def exchanged_state(state: State, seat: int | None, chooser: random.Random) -> State | None:
    """A state with other cards where the seat can't look; None: a world that it can rule out."""
    try:
        return state.game.load(EXCHANGES[state.game.id](state.save(), seat, chooser))
    except InvalidPosition:
        return None


class OneSwap(random.Random):
    """Where others shuffle, two cards change places."""

    def shuffle(self, cards: Any) -> None:
        if len(cards) > 1:
            one, other = self.sample(range(len(cards)), 2)
            cards[one], cards[other] = cards[other], cards[one]


def after_move(other: State, move: int, known: Seen) -> State | None:
    """Another world after a move; None: it can't be made there, or shows the seat which it is."""
    after = other.clone()
    try:
        after.play(move)
    except KolodaError:
        return None
    return after if after.seen_by(known.seat) == known else None


def lying(state: State) -> Saved:
    """All cards as they lie, without the shuffles to come."""
    return {key: value for key, value in state.save().items() if key != "rng"}


def deals_anew(told: list[Event]) -> bool:
    """Whether the events begin with new cards: then what was open before is known to nobody."""
    return any(event["event"] == "dealt" for event in told)
