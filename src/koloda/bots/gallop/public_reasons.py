"""Why cards were put down, taken and swapped at Gallop, as far as a spectator can tell.

A card that is put down stays unexplained until it is revealed.
"""

from koloda.bots.gallop.open_table import OpenTable
from koloda.bots.gallop.reasons import why_card, why_flight, why_get, why_take
from koloda.engine.contract import Event, Phrase, View
from koloda.games.gallop.cards import NUMBERS


def public_reasons(view: View, events: list[Event]) -> list[tuple[int, Phrase]]:
    table = OpenTable(view)
    mover = table.seat
    for event in events:
        if event["event"] == "revealed":
            return why_laid(table, event)
        # what follows a choice without another one needs no reason
        if event.get("seat") != mover:
            continue
        if view["phase"] == "pick" and event["event"] == "taken":
            return [(mover, why_take(table, NUMBERS[event["card"]]))]
        if view["phase"] == "give" and event["event"] in ("gives", "swapped"):
            return [(mover, ("why-give", {"card": event.get("city") or event["gave"]}))]
        if view["phase"] == "get" and event["event"] == "swapped":
            return [(mover, why_get(table, NUMBERS[event["got"]]))]
    return []


def why_laid(table: OpenTable, revealed: Event) -> list[tuple[int, Phrase]]:
    """Explain everybody's card and flight."""
    laid = enumerate(zip(revealed["cards"], revealed["flights"], strict=True))
    return [
        (seat, reason)
        for seat, (card, flight) in laid
        for reason in (
            why_card(table, seat, NUMBERS[card]),
            why_flight(table, seat, flight),
        )
    ]
