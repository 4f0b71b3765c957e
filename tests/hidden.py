"""For the leak tests: how to exchange, in each game, cards that a seat can't see.

`EXCHANGES[game](saved, seat, chooser)` returns a saved position that differs only in cards hidden
from the seat. It moves cards in the JSON, without the engine.
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
    """Return a state with other hidden cards; None if the seat can rule that world out."""
    try:
        return state.game.load(EXCHANGES[state.game.id](state.save(), seat, chooser))
    except InvalidPosition:
        return None


class OneSwap(random.Random):
    """A generator whose shuffle only swaps two cards."""

    def shuffle(self, cards: Any) -> None:
        if len(cards) > 1:
            one, other = self.sample(range(len(cards)), 2)
            cards[one], cards[other] = cards[other], cards[one]


def after_move(other: State, move: int, known: Seen) -> State | None:
    """Return another world after a move.

    None if the move is illegal there, or lets the seat tell the two worlds apart.
    """
    after = other.clone()
    try:
        after.play(move)
    except KolodaError:
        return None
    return after if after.seen_by(known.seat) == known else None


def all_cards(state: State) -> Saved:
    """Return where all cards are, without the shuffles to come."""
    return {key: value for key, value in state.save().items() if key != "rng"}


def has_new_deal(events: list[Event]) -> bool:
    """Return whether new cards were dealt; then nobody can know the cards that were open before."""
    return any(event["event"] == "dealt" for event in events)
