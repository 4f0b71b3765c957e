"""Which cards of a saved Face to Face a seat can't see, and others in their place."""

import random
from typing import Any


def exchange(saved: dict[str, Any], seat: int | None, chooser: random.Random) -> dict[str, Any]:
    for owner, side in enumerate(saved["sides"]):
        hand_is_open = owner == seat or (saved["winner"] == 1 - owner and saved["plays"] == 0)
        hidden = side["draw_pile"] + ([] if hand_is_open else side["hand"])
        chooser.shuffle(hidden)
        size = side["draw_pile_size"]
        side["draw_pile"] = hidden[:size]
        if not hand_is_open:
            side["hand"] = sorted(hidden[size:])
    return saved
