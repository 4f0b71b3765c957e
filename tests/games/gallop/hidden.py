"""Which cards of a saved Gallop a seat can't see, and others in their place."""

import random
from typing import Any

NAMES = [
    *(f"{letter}{value}" for letter in "ROYGBPX" for value in range(1, 7)),
    "U",
    "D",
]


def exchange(saved: dict[str, Any], seat: int | None, chooser: random.Random) -> dict[str, Any]:
    """Hidden cards change places within the deck from which they come; so does what is put down."""
    others = [side for owner, side in enumerate(saved["sides"]) if owner != seat]
    for deck in range(saved["decks"] + 1):
        hidden = saved["deck"] if deck == saved["decks"] else []
        places = [(hidden, i) for i in range(len(hidden))]
        for side in others:
            places += [(side["hand"], i) for i, d in enumerate(side["hand_decks"]) if d == deck]
        cards = [zone[i] for zone, i in places]
        chooser.shuffle(cards)
        for (zone, i), card in zip(places, cards, strict=True):
            zone[i] = card
    for side in others:
        pairs = sorted(zip(side["hand_decks"], map(NAMES.index, side["hand"]), strict=True))
        side["hand"] = [NAMES[card] for _, card in pairs]
        if saved["phase"] == "lay" and side["laid"]:
            side["laid"] = {
                "card": chooser.choice(side["hand"]),
                "flight": chooser.choice(side["flights"]),
            }
    saved["rng"] = f"{chooser.getrandbits(64):016x}{chooser.getrandbits(64) | 1:016x}"
    return saved
