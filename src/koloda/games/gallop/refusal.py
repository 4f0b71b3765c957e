"""Why a move is not legal, from what its mover can know."""

from koloda.engine.errors import IllegalMove
from koloda.games.gallop.cards import EXCHANGE, NAMES, UNIVERSAL, value
from koloda.games.gallop.moves import GET, GIVE, GIVEN, GOT, LAY, PICK, PICKED
from koloda.games.gallop.notation import text
from koloda.games.gallop.position import Position


def refusal(position: Position, move: int) -> IllegalMove:
    written = text(position, move)  # raises InvalidMove for a number that means nothing
    step, card = move >> 6, move & 63
    if position.phase == LAY:
        return cannot_lay(position, step, card, written)
    if position.phase == PICK:
        return cannot_pick(position, step, card, written)
    if position.phase == GIVE:
        return cannot_give(position, step, card, written)
    assert position.phase == GET
    return cannot_get(position, step, card, written)


def cannot_lay(position: Position, step: int, card: int, written: str) -> IllegalMove:
    if not 1 <= step <= 6:
        return IllegalMove("GAL-5", f"{written}: put down a card and a flight, as in R5/3")
    if card not in position.hand_cards(position.seat):
        return IllegalMove("GAL-5", f"{written}: {NAMES[card]} is not in your hand")
    left = ", ".join(
        str(flight) for flight in range(1, 7) if position.flights[position.seat] >> flight & 1
    )
    return IllegalMove("GAL-13", f"{written}: flight {step} is played already; you have {left}")


def cannot_pick(position: Position, step: int, card: int, written: str) -> IllegalMove:
    if step != PICKED:
        return IllegalMove("GAL-7", f"{written}: take one of the revealed cards, as in R5")
    if card not in position.table_cards():
        return IllegalMove("GAL-7", f"{written}: that card doesn't lie there")
    if card == UNIVERSAL:
        return IllegalMove("GAL-10", f"{written}: the last choosers take the universal exchanges")
    return IllegalMove("GAL-9", f"{written}: the last choosers take the exchanges; take a city")


def cannot_give(position: Position, step: int, city: int, written: str) -> IllegalMove:
    if step != GIVEN:
        return IllegalMove("GAL-18", f"{written}: choose a city of yours to swap, as in -R5")
    if city not in position.collection(position.seat):
        return IllegalMove("GAL-17", f"{written}: that city is not in your collection")
    if position.swap_card != UNIVERSAL and city % 6 != position.swap_card - EXCHANGE:
        wanted = value(position.swap_card)
        return IllegalMove("GAL-17", f"{written}: this exchange swaps cities of value {wanted}")
    return IllegalMove(
        "GAL-19",
        f"{written}: nobody with as many cities as you has one of value {value(city)} to swap",
    )


def cannot_get(position: Position, step: int, city: int, written: str) -> IllegalMove:
    if step != GOT:
        return IllegalMove("GAL-18", f"{written}: choose the city that you get, as in +R5")
    wanted = value(position.given)
    if value(city) != wanted:
        return IllegalMove(
            "GAL-17",
            f"{written}: for {NAMES[position.given]} you get a city of value {wanted}",
        )
    others = [seat for seat in range(position.players) if seat != position.seat]
    if not any(city in position.collection(seat) for seat in others):
        return IllegalMove("GAL-17", f"{written}: no other player has that city")
    return IllegalMove("GAL-20", f"{written}: its owner has fewer cities than you")
