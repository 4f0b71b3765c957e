"""Why a bot puts down, takes or swaps a card at Gallop: what it wants, plans, or fears."""

from typing import cast

from koloda.bots.contract import Choice
from koloda.bots.gallop.open_table import OpenTable
from koloda.engine import bits
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen
from koloda.games.gallop import codes, scoring
from koloda.games.gallop.cards import NAMES, colour
from koloda.games.gallop.position import Position


def reasons(seen: Seen, choice: Choice) -> tuple[Phrase, ...]:
    position = cast(Position, seen.position)
    seat, card = position.seat, codes.card(choice.move)
    if position.phase == codes.LAY:
        flight = codes.step(choice.move)
        return why_card(position, seat, card), why_flight(position, seat, flight)
    if position.phase == codes.GIVE:
        return (("why-give", {"card": NAMES[card]}),)
    if position.phase == codes.GET:
        return (why_get(position, card),)
    return (why_take(position, card),)


def why_card(position: Position | OpenTable, seat: int, card: int) -> Phrase:
    if card == codes.DEPORTATION:
        return "why-lay-deportation", {}
    if card >= codes.FIRST_EXCHANGE:
        return "why-lay-exchange", {"card": NAMES[card]}
    if colour(card) in lacking(position, seat):
        return "why-lay-wanted", {"card": NAMES[card]}
    return "why-lay-spare", {"card": NAMES[card]}


def why_flight(position: Position | OpenTable, seat: int, flight: int) -> Phrase:
    higher = position.flights[seat] & bits.above(flight)
    lower = position.flights[seat] & bits.below(flight)
    if higher == 0 and lower == 0:
        return "why-flight-only", {"flight": flight}
    return ("why-flight-early" if bits.count(lower) > bits.count(higher) else "why-flight-late"), {
        "flight": flight
    }


def lacking(position: Position | OpenTable, seat: int) -> set[int]:
    """Return the colours in play that a collection lacks."""
    return set(bits.listed(position.colours)) - {colour(city) for city in position.cities(seat)}


def why_take(position: Position | OpenTable, card: int) -> Phrase:
    if card == codes.DEPORTATION:
        return "why-deported", {}
    if card >= codes.FIRST_EXCHANGE:
        return "why-exchange", {"card": NAMES[card]}
    seat = position.seat
    named: dict[str, int | str] = {"card": NAMES[card]}
    mine = lacking(position, seat)
    if mine == {colour(card)}:
        points = scoring.total([*position.cities(seat), card], complete=True)
        return "why-take-completes", {**named, "points": points}
    if any(
        lacking(position, other) == {colour(card)}
        for other in range(position.players)
        if other != seat
    ):
        return "why-take-denies", named
    if colour(card) in mine:
        return "why-take-colour", {**named, "missing": len(mine) - 1}
    return "why-take-least", named


def why_get(position: Position | OpenTable, card: int) -> Phrase:
    named: dict[str, int | str] = {"card": NAMES[card], "given": NAMES[position.offered_city]}
    if colour(card) in lacking(position, position.seat):
        return "why-get-colour", named
    return "why-get", named
