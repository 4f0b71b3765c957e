"""Let the easier levels forget some of the cards that they have looked at."""

from typing import Any

from koloda.engine.state import Seen
from koloda.games.scram import places
from koloda.games.scram.cards import EQUALS
from koloda.games.scram.codes import DECK
from koloda.games.scram.notation import place_text

OF = 10
NEWCOMER = 2
CASUAL = 3
"""Of ten seen face-down cards, how many each level remembers."""


def of_a_newcomer(seen: Seen) -> Seen:
    return recalled(seen, NEWCOMER)


def of_a_casual_player(seen: Seen) -> Seen:
    return recalled(seen, CASUAL)


def recalled(seen: Seen, share: int) -> Seen:
    """Return what a seat still knows if it remembers this share, in tenths, of what it has seen.

    Round, camp and value decide, so that what was forgotten doesn't come back.
    """
    saved: dict[str, Any] = dict(seen.save())
    looked = set(saved["looked"])  # it is looking at these now

    def kept(camp: int, place: int, card: dict[str, Any] | None) -> dict[str, Any] | None:
        if (
            card is None
            or card["card"] is None
            or card["up"]
            or place_text(places.at(camp, place)) in looked
            or remembers(len(saved["recorded"]), camp, card["card"], share)
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


def remembers(finished: int, camp: int, value: int | str, share: int) -> bool:
    number = EQUALS if value == "=" else int(value)
    return (finished * 7 + camp * 5 + number * 3) % OF < share
