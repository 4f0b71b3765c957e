"""For the leak test: each game's way to change what a seat can't see.

`EXCHANGES[game](saved, seat, chooser)` changes a saved position into another that differs only in
cards hidden from the seat, by moving cards in the JSON, not by the engine, and returns it.
"""

import random
from collections.abc import Callable
from typing import Any

from koloda import InvalidPosition, State
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
