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
    return renamed(saved) if chooser.random() < 0.5 else saved


def renamed(saved: Any) -> Any:
    """Exchange the names of the two jokers everywhere.

    They are alike in print. Where their names could be told apart, the one that a player plays
    would say whether they hold the other, although no single position shows it.
    """
    if isinstance(saved, dict):
        return {key: renamed(value) for key, value in saved.items()}
    if isinstance(saved, list):
        return [renamed(value) for value in saved]
    return {"J1": "J2", "J2": "J1"}.get(saved, saved) if isinstance(saved, str) else saved


def unknown(side: dict[str, Any]) -> list[str]:
    return [card for card in side["hand"] if card not in side["known"]]
