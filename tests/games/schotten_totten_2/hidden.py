"""Which cards of a saved Schotten Totten 2 a seat can't see, and others in their place."""

import random
from typing import Any

TACTICS = {
    "J1",
    "J2",
    "S",
    "H",
    "redeployment",
    "recruitment",
    "desertion",
    "treason",
    "explosion",
    "reinforcements",
    "swap",
}


def exchange(saved: dict[str, Any], seat: int | None, chooser: random.Random) -> dict[str, Any]:
    """What a swap made known stays: both seats know it, and a spectator can't rule it out."""
    sides = [side for owner, side in enumerate(saved["sides"]) if owner != seat]
    for is_tactics, deck in ((False, "siege_deck"), (True, "tactics_deck")):
        hidden = list(saved[deck])
        for side in sides:
            hidden += [card for card in unknown(side) if (card in TACTICS) == is_tactics]
        chooser.shuffle(hidden)
        for side in sides:
            kept = [
                card
                for card in side["hand"]
                if (card in TACTICS) != is_tactics or card in side["known"]
            ]
            missing = len(side["hand"]) - len(kept)
            side["hand"] = kept + [hidden.pop() for _ in range(missing)]
        saved[deck] = hidden
    for side in sides:
        side["given"] = chooser.sample(side["hand"], side["given_size"])
    if saved["rng"]:
        saved["rng"] = f"{chooser.getrandbits(124):031x}{chooser.choice('13579bdf')}"
    return saved


def unknown(side: dict[str, Any]) -> list[str]:
    return [card for card in side["hand"] if card not in side["known"]]
