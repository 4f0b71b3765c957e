"""Why something was done at Schotten Totten 2, as far as a spectator can tell."""

from koloda.bots.schotten_totten_2.open_table import OpenTable
from koloda.bots.schotten_totten_2.reasons import of_claim, of_oil, of_play, of_retreat
from koloda.engine.contract import Event, Phrase, View

WORDS = {"drew-siege": "why-draw-siege", "drew-tactics": "why-draw-tactics", "passed": "why-pass"}


def public_reasons(view: View, events: list[Event]) -> list[tuple[int, Phrase]]:
    """Explain the first event: the others follow from it."""
    if not events or events[0]["seat"] is None:
        return []
    mover: int = view["seat_to_move"]
    return [(mover, reason) for reason in of_events(view, OpenTable(view), events)]


def of_events(view: View, table: OpenTable, events: list[Event]) -> tuple[Phrase, ...]:
    event = events[0]
    kind, tile = event["event"], event.get("tile", 0) - 1
    if kind in ("played", "moved"):
        return of_play(table, table.card_for(event["card"], tile), tile)
    if kind == "claimed":
        return of_claim(table, tile)
    if kind == "retreated":
        return of_retreat(table, tile)
    if kind == "oiled":
        return of_oil(table, tile)
    if kind == "acted":
        return (of_action(event["card"], events),)
    if kind == "chosen":
        return (("why-choose", {"card": event["card"]}),)
    if kind == "discarded" and view["phase"] == "placing":
        return (("why-to-discard", {"card": event["card"]}),)
    # a draw that nobody chose needs no reason
    if kind in WORDS and (kind == "passed" or view["phase"] == "drawing"):
        return ((WORDS[kind], {}),)
    return ()  # which card is given in a swap is secret


def of_action(action: str, events: list[Event]) -> Phrase:
    if action != "explosion":
        return f"why-{action}", {}
    tile = next(event["tile"] for event in events if event["event"] == "discarded")
    return "why-explosion", {"tile": tile}
