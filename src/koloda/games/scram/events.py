"""What the last move did, step by step; a card is named only to those who see it in this move."""

from koloda.engine.contract import ALL, Event
from koloda.games.scram import cards
from koloda.games.scram.cards import shown
from koloda.games.scram.codes import EVENTS
from koloda.games.scram.notation import place_text
from koloda.games.scram.position import Position
from koloda.games.scram.view import camp, counted, none_or

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
        event(position, EVENTS[kind], number, place, card, seat)
        for kind, number, place, card in position.last_notes()
    ]


def insiders(position: Position, events: list[Event]) -> range:
    """Return the seats that may know a card which a spectator doesn't see."""
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
        return {"event": kind, "places": [place_text(number), place_text(place)]}
    noted: Event = {"event": kind}
    if kind != "turned-up":
        noted["seat"] = number
    if kind == "failed":
        noted["values"] = place
    elif kind in WITH_PLACE:
        # the drawn card that is discarded at once never lay anywhere
        noted["place"] = None if place < 0 else place_text(place)
    if kind in WITH_CARD:
        noted["up"] = cards.is_up(card)
        sees = seat == ALL or cards.is_up(card) or is_seeing(position, kind, number, card, seat)
        noted["card"] = shown(cards.value(card)) if sees else None
    return noted


def is_seeing(position: Position, kind: str, mover: int, card: int, seat: int | None) -> bool:
    """Return whether the seat sees a face-down card in this event.

    The mover sees what they draw, place or look at. With the memory aid, everyone who knows the
    card does (SCR-36).
    """
    if seat is None or not cards.is_known(card, seat):
        return False
    return bool(position.memory_aid) or (seat == mover and kind != "penalty")
