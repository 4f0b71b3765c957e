"""How a newcomer remembers: some of the cards that he has looked at, and not the others."""

from typing import Any

from koloda.engine.state import Seen
from koloda.games.scram.notation import place_text

KEPT = 5
OF = 10
"""So many of the face-down cards that a newcomer has seen he still knows."""
DECK = 6


def recalled(seen: Seen) -> Seen:
    """What a seat still knows of what it has seen.

    It goes by the round, the camp and the value, so that what was forgotten doesn't come back.
    """
    saved: dict[str, Any] = dict(seen.save())
    looked = set(saved["looked"])  # these it has before its eyes

    def kept(camp: int, place: int, card: dict[str, Any] | None) -> dict[str, Any] | None:
        if (
            card is None
            or card["card"] is None
            or card["up"]
            or place_text(camp, place) in looked
            or remembers(len(saved["recorded"]), camp, card["card"])
        ):
            return card
        others = [seat for seat in card["known_by"] if seat != seen.seat]
        return {**card, "card": None, "known_by": others}

    saved["camps"] = [
        [kept(camp, place, card) for place, card in enumerate(cards)]
        for camp, cards in enumerate(saved["camps"])
    ]
    last = len(saved["deck"]) - 1
    saved["deck"] = [kept(DECK, last - i, card) for i, card in enumerate(saved["deck"])]
    return seen.game.load_seen(saved)


def remembers(finished: int, camp: int, value: int | str) -> bool:
    number = 14 if value == "=" else int(value)
    return (finished * 7 + camp * 5 + number * 3) % OF < KEPT
