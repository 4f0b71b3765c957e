"""Which cards of a saved Scram! a seat can't see, and others in their place."""

import random
from typing import Any


def exchange(saved: dict[str, Any], seat: int | None, chooser: random.Random) -> dict[str, Any]:
    """All cards that lie face down and that the seat has never seen, and the deals to come."""
    cards = [card for row in [*saved["camps"], saved["deck"], [saved["held"]]] for card in row]
    hidden = [card for card in cards if card and not card["up"] and seat not in card["known_by"]]
    values = [card["card"] for card in hidden]
    chooser.shuffle(values)
    for card, value in zip(hidden, values, strict=True):
        card["card"] = value
    saved["rng"] = f"{chooser.getrandbits(64):016x}{chooser.getrandbits(64) | 1:016x}"
    return saved
