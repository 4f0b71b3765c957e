"""Why a move is not legal, from what its mover can know."""

from koloda.engine import bits
from koloda.engine.contract import Refusal
from koloda.games.gallop import codes
from koloda.games.gallop.cards import NAMES, value
from koloda.games.gallop.position import Position


def refusal(position: Position, move: int) -> Refusal:
    step, card = codes.step(move), codes.card(move)
    if position.phase == codes.LAY:
        return cannot_lay(position, step, card)
    if position.phase == codes.PICK:
        return cannot_pick(position, step, card)
    if position.phase == codes.GIVE:
        return cannot_give(position, step, card)
    assert position.phase == codes.GET
    return cannot_get(position, step, card)


def cannot_lay(position: Position, step: int, card: int) -> Refusal:
    if not 1 <= step <= 6:
        return "GAL-5", ("refused-lay", {})
    if card not in position.hand_cards(position.seat):
        return "GAL-5", ("refused-not-in-hand", {"card": NAMES[card]})
    left = ", ".join(map(str, bits.listed(position.flights[position.seat])))
    return "GAL-13", ("refused-flight", {"flight": step, "left": left})


def cannot_pick(position: Position, step: int, card: int) -> Refusal:
    if step != codes.PICKED:
        return "GAL-7", ("refused-take", {})
    if card not in position.table_cards():
        return "GAL-7", ("refused-not-there", {"card": NAMES[card]})
    if card == codes.UNIVERSAL:
        return "GAL-10", ("refused-universal", {})
    return "GAL-9", ("refused-exchange", {})


def cannot_give(position: Position, step: int, city: int) -> Refusal:
    if step != codes.GIVEN:
        return "GAL-18", ("refused-give", {})
    if city not in position.cities(position.seat):
        return "GAL-17", ("refused-not-collected", {"city": NAMES[city]})
    if not position.fits_exchange(city):
        return "GAL-17", ("refused-other-value", {"value": value(position.swap_card)})
    return "GAL-19", ("refused-no-partner", {"value": value(city)})


def cannot_get(position: Position, step: int, city: int) -> Refusal:
    if step != codes.GOT:
        return "GAL-18", ("refused-get", {})
    offered_value = value(position.offered_city)
    if value(city) != offered_value:
        return (
            "GAL-17",
            ("refused-wrong-value", {"city": NAMES[position.offered_city], "value": offered_value}),
        )
    others = [seat for seat in range(position.players) if seat != position.seat]
    if not any(city in position.cities(seat) for seat in others):
        return "GAL-17", ("refused-nobody-has", {"city": NAMES[city]})
    return "GAL-20", ("refused-fewer-cities", {})
