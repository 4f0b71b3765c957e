"""What a seat sees: all but the others' hands, the deck, and what is put down and not yet revealed.

Played flights and played cards are listed openly: everybody saw them (GAL-13, GAL-14).
"""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import ALL, View
from koloda.games.gallop.cards import COLOURS, NAMES, names
from koloda.games.gallop.moves import FLIGHTS, LAY, OVER, SINGLE
from koloda.games.gallop.position import Position

MATCHES = ("target", "wins", "single")
PHASES = ("lay", "pick", "give", "get", "over")


def view(position: Position, seat: int | None) -> View:
    shown: View = {
        "match": MATCHES[position.match],
        "goal": None if position.match == SINGLE else position.goal,
        "points": position.points[: position.players],
        "deals": position.deals,
        "rounds": position.rounds,
        "colours": [COLOURS[colour] for colour in bits.listed(position.colours)],
        "phase": PHASES[position.phase],
        "marker": position.marker,
        "order": order(position),
        "swap": swap(position),
        "deck": position.decks,
        "deck_size": position.deck_size,
        "pile": names(position.pile_cards()),
        "sides": [side(position, owner, seat) for owner in range(position.players)],
    }
    if seat == ALL:
        shown["deck_cards"] = names(position.deck_cards())
    return shown


def order(position: Position) -> list[int] | None:
    """In which the seats choose among the revealed cards, from the one to choose now."""
    if position.phase in (LAY, OVER):
        return None
    return position.order[position.turn : position.players]


def swap(position: Position) -> dict[str, Any] | None:
    """The exchange that is being resolved, and the city that will be given."""
    if position.swap_card < 0:
        return None
    given = None if position.given < 0 else NAMES[position.given]
    return {"card": NAMES[position.swap_card], "gives": given}


def side(position: Position, owner: int, seat: int | None) -> dict[str, Any]:
    decks = position.hand_decks(owner)
    has_laid = position.has_laid(owner)
    shown: dict[str, Any] = {
        "collection": names(position.collection(owner)),
        "complete": position.is_complete(owner),
        "flights": bits.listed(position.flights[owner]),
        "flights_played": bits.listed(FLIGHTS & ~position.flights[owner]),
        "hand_size": len(decks) - has_laid,
        "hand_decks": decks,
        "has_laid": has_laid,
        "laid": None,
    }
    if position.phase not in (LAY, OVER):
        card = position.table_cards()[owner]
        shown["laid"] = {
            "card": None if card < 0 else NAMES[card],
            "flight": position.flight[owner],
        }
    if seat in (owner, ALL):
        hand = position.hand_cards(owner)
        if has_laid:
            place, flight = position.laid[owner], position.flight[owner]
            shown["laid"] = {"card": NAMES[hand.pop(place)], "flight": flight}
            shown["flights"].remove(flight)
        shown["hand"] = names(hand)
    return shown
