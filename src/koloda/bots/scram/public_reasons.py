"""Why something was done at Scram!, as far as a spectator can tell.

Whoever replaces or pushes face-down cards knows more than the table does; that stays unexplained.
"""

from koloda.engine.contract import Event, Phrase, View
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.codes import ACTIONS
from koloda.games.scram.notation import CAMPS


def public_reasons(view: View, events: list[Event]) -> list[tuple[int, Phrase]]:
    """Explain the first event: the others follow from it."""
    reason = of_events(view, events) if events else None
    return [] if reason is None else [(view["seat_to_move"], reason)]


def of_events(view: View, events: list[Event]) -> Phrase | None:
    event = events[0]
    kind, phase = event["event"], view["phase"]
    if phase == "turn":
        return of_beginning(view, event)
    if phase == "drawn":
        if kind == "used":
            action = ACTIONS[ABILITIES[event["card"]].action]
            return f"why-use-{action}", {"card": event["card"]}
        return ("why-discard", {"card": event["card"]}) if kind == "discarded" else None
    if phase == "push":
        return of_push(view, event) if kind == "pushed" else ("why-turn-up", {})
    if phase == "target":
        return of_target(view, events)
    if phase == "swap":
        return ("why-swap" if kind == "swapped" else "why-leave"), {}
    if phase == "join":
        side = "ours" if is_ours(view, event["place"]) else "theirs"
        return f"why-join-{side}", {"card": event["card"]}
    return ("why-place", {}) if phase in ("gap", "new-card", "penalty") else None


def of_beginning(view: View, event: Event) -> Phrase:
    if event["event"] == "drew":
        return "why-draw", {}
    if event["event"] == "took":
        return "why-take", {"card": event["card"]}
    ours, theirs = cards_left(view)
    return "why-call-open", {"ours": ours, "theirs": theirs}


def cards_left(view: View) -> tuple[int, int]:
    """Return how many cards the mover's team and the other team have in their camps."""
    ours, theirs = 0, 0
    for camp, letter in zip(view["camps"], CAMPS, strict=False):
        if is_ours(view, letter):
            ours += len(camp)
        else:
            theirs += len(camp)
    return ours, theirs


def is_ours(view: View, place: str) -> bool:
    """Tell whether a place is in a camp of the mover's team."""
    return bool(view["teams"][CAMPS.index(place[0])] == view["teams"][view["seat_to_move"]])


def of_push(view: View, event: Event) -> Phrase | None:
    """Explain a face-up card that is pushed; what is face down stays secret."""
    place = event["place"]
    cell = view["camps"][CAMPS.index(place[0])][int(place[1:]) - 1]
    if not cell["up"]:
        return None
    why = "why-push-match" if view["pushed"] else "why-push"
    return why, {"place": place, "card": cell["card"]}


def of_target(view: View, events: list[Event]) -> Phrase | None:
    """Explain on which card an ability is used: the one that this move named."""
    if events[0]["event"] == "swapped":
        touched = events[0]["places"]
    else:
        touched = [event.get("place") for event in events]
    named = next((place for place in touched if place and place not in view["targets"]), None)
    if named is None:
        return None
    side = "deck" if named[0] == "K" else "ours" if is_ours(view, named) else "theirs"
    return f"why-{view['ability']['action']}-{side}", {"place": named}
