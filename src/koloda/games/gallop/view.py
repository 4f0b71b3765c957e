"""What a seat sees: all but the others' hands, the deck, and what is put down and not yet revealed.

Played flights and the discard pile are listed openly: everybody saw them (GAL-13, GAL-14).
"""

from typing import Any

from koloda.engine import bits
from koloda.engine.contract import ALL, View
from koloda.games.gallop import codes
from koloda.games.gallop.cards import COLOURS, NAMES, names
from koloda.games.gallop.position import Position

MATCHES = ("target", "wins", "single")
PHASES = ("lay", "pick", "give", "get", "over")


def public_view(position: Position) -> View:
    return {
        "match": MATCHES[position.match],
        "goal": None if position.match == codes.SINGLE else position.goal,
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
        "sides": [side(position, owner) for owner in range(position.players)],
    }


def private_view(position: Position, seat: int, public: View) -> View:
    """Return what only the seat sees: its hand, and what it has put down."""
    sides = list(public["sides"])
    for owner in range(position.players) if seat == ALL else (seat,):
        sides[owner] = {**sides[owner], **own_side(position, owner)}
    if seat == ALL:
        return {"sides": sides, "deck_cards": names(position.deck_cards())}
    return {"sides": sides}


def order(position: Position) -> list[int] | None:
    """Return the seats that still choose among the revealed cards, the next one first."""
    if position.phase in (codes.LAY, codes.OVER):
        return None
    return position.order[position.turn : position.players]


def swap(position: Position) -> dict[str, Any] | None:
    """Return the exchange that is being resolved, and the city that will be given."""
    if position.swap_card < 0:
        return None
    city = None if position.offered_city < 0 else NAMES[position.offered_city]
    return {"card": NAMES[position.swap_card], "gives": city}


def side(position: Position, owner: int) -> dict[str, Any]:
    decks = position.hand_decks(owner)
    has_laid = position.has_put_down(owner)
    return {
        "collection": names(position.cities(owner)),
        "complete": position.is_complete(owner),
        "flights": bits.listed(position.flights[owner]),
        "flights_played": bits.listed(codes.FLIGHTS & ~position.flights[owner]),
        "hand_size": len(decks) - has_laid,
        "hand_decks": decks,
        "has_laid": has_laid,
        "laid": revealed(position, owner),
    }


def revealed(position: Position, owner: int) -> dict[str, Any] | None:
    """Return what a seat has put down, once all can see it."""
    if position.phase in (codes.LAY, codes.OVER):
        return None
    card = position.table_cards()[owner]
    return {"card": None if card < 0 else NAMES[card], "flight": position.flight[owner]}


def own_side(position: Position, owner: int) -> dict[str, Any]:
    hand = position.hand_cards(owner)
    if not position.has_put_down(owner):
        return {"hand": names(hand)}
    card, flight = hand.pop(position.laid[owner]), position.flight[owner]
    return {
        "flights": bits.listed(bits.without(position.flights[owner], flight)),
        "laid": {"card": NAMES[card], "flight": flight},
        "hand": names(hand),
    }
