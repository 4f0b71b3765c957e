"""What the last move did: cards played, discarded, moved, drawn; claims, ends, new deals."""

from collections.abc import Callable
from typing import Any

from koloda.engine.contract import ALL, Event
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.position import Position

Details = dict[str, Any]


def events(position: Position, seat: int | None) -> list[Event]:
    return [seen(noted, seat) for noted in position.happened()]


def insiders(_position: Position, events: list[Event]) -> set[int]:
    """Return who sees more than a spectator: the actor, or both if cards change hands."""
    hidden = [event for event in events if event.get("card", "") is None]
    if any(event["event"] == "exchanged" for event in hidden):
        return {0, 1}
    return {event["seat"] for event in hidden}


def seen(noted: int, seat: int | None) -> Event:
    kind, actor, tile, card = codes.event_parts(noted)
    name, details = KINDS[kind]
    return {"event": name, "seat": actor, **details(tile, card, actor, seat)}


def at_tile(tile: int, _card: int, _actor: int, _seat: int | None) -> Details:
    return {"tile": tile + 1}


def card_at_tile(tile: int, card: int, _actor: int, _seat: int | None) -> Details:
    return {"tile": tile + 1, "card": cards.text(card)}


def open_card(_tile: int, card: int, _actor: int, _seat: int | None) -> Details:
    return {"card": cards.text(card)}


def hidden_card(_tile: int, card: int, actor: int, seat: int | None) -> Details:
    return {"card": cards.text(card) if seat in (actor, ALL) else None}


def card_between_them(_tile: int, card: int, _actor: int, seat: int | None) -> Details:
    return {"card": None if seat is None else cards.text(card)}


def two_cards(first: int, second: int, _actor: int, _seat: int | None) -> Details:
    return {"cards": [cards.text(first), cards.text(second)]}


def ending(code: int, _card: int, _actor: int, _seat: int | None) -> Details:
    return {"reason": codes.ENDINGS[code]}


def nothing(_tile: int, _card: int, _actor: int, _seat: int | None) -> Details:
    return {}


KINDS: dict[int, tuple[str, Callable[[int, int, int, int | None], Details]]] = {
    codes.PLAYED: ("played", card_at_tile),
    codes.CLASHED: ("clashed", card_at_tile),
    codes.RETREATED: ("retreated", at_tile),
    codes.OILED: ("oiled", card_at_tile),
    codes.CLAIMED: ("claimed", at_tile),
    codes.DISCARDED: ("discarded", card_at_tile),
    codes.ACTED: ("acted", open_card),
    codes.CHOSEN: ("chosen", open_card),
    codes.GIVEN: ("given", hidden_card),
    codes.MOVED: ("moved", card_at_tile),
    codes.SHUFFLED: ("reinforced", two_cards),
    codes.EXCHANGED: ("exchanged", card_between_them),
    codes.DREW_SIEGE: ("drew-siege", hidden_card),
    codes.DREW_TACTICS: ("drew-tactics", hidden_card),
    codes.PASSED: ("passed", nothing),
    codes.WON: ("won", ending),
    codes.DEALT: ("attacks-next", nothing),
}
"""The name of each kind of event, and the details that each viewer gets."""
