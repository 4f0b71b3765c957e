"""What the last move did, step by step. A card is named to those only who see it in this move."""

from koloda.engine.contract import ALL, Event
from koloda.games.scram.cards import KNOWN, UP, VALUE, shown
from koloda.games.scram.position import Position
from koloda.games.scram.view import camp, counted, none_or, place_name

KINDS = (
    "drew",
    "took",
    "called",
    "used",
    "replacing",
    "discarded",
    "pushed",
    "turned-up",
    "failed",
    "placed",
    "named",
    "looked",
    "swapped",
    "left",
    "penalty",
    "joined",
    "round-over",
    "dealt",
)
"""In the order of the kinds' numbers in `position.py`."""
WITH_CARD = {
    "drew",
    "took",
    "used",
    "discarded",
    "turned-up",
    "placed",
    "looked",
    "penalty",
    "joined",
}
WITH_PLACE = {"discarded", "pushed", "turned-up", "placed", "named", "looked", "penalty", "joined"}


def events(position: Position, seat: int | None) -> list[Event]:
    return [
        event(position, KINDS[kind], number, place, card, seat)
        for kind, number, place, card in position.last_notes()
    ]


def insiders(position: Position, events: list[Event]) -> range:
    """Where a spectator doesn't see a card, any seat may know it."""
    is_hidden = any(event.get("card", "") is None for event in events)
    return range(position.players if is_hidden else 0)


def event(
    position: Position, kind: str, number: int, place: int, card: int, seat: int | None
) -> Event:
    if kind == "round-over":
        return {
            "event": kind,
            "caller": none_or(number),
            "camps": [camp(position, owner, None) for owner in range(position.players)],
            **counted(position),
        }
    if kind == "swapped":
        return {"event": kind, "places": [place_name(number), place_name(place)]}
    told: Event = {"event": kind}
    if kind != "turned-up":
        told["seat"] = number
    if kind == "failed":
        told["values"] = place
    elif kind in WITH_PLACE:
        # the drawn card that is discarded at once never lay anywhere
        told["place"] = None if place < 0 else place_name(place)
    if kind in WITH_CARD:
        told["up"] = bool(card & UP)
        sees = seat == ALL or card & UP or is_seeing(position, kind, number, card, seat)
        told["card"] = shown(card & VALUE) if sees else None
    return told


def is_seeing(position: Position, kind: str, mover: int, card: int, seat: int | None) -> bool:
    """The mover sees what he draws, places or looks at; with the aid (SCR-36) all who know it."""
    if seat is None or not card & KNOWN << seat:
        return False
    return bool(position.memory_aid) or (seat == mover and kind != "penalty")
