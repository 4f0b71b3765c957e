"""For the leak test: each game's way to change what a seat can't see.

`EXCHANGES[game](saved, seat, chooser)` takes a saved position and returns another that differs only
in cards hidden from the seat, made by moving cards in the JSON, not by the engine.
"""

import random
from collections.abc import Callable
from typing import Any

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
