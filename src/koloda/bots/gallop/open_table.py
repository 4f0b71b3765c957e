"""What a spectator of Gallop sees, with the names that a position has."""

from koloda.engine import bits
from koloda.engine.contract import View
from koloda.games.gallop.cards import COLOURS, NUMBERS


class OpenTable:
    def __init__(self, view: View) -> None:
        self.players = len(view["sides"])
        self.seat: int = view["seat_to_move"]
        self.colours = sum(bits.only(COLOURS.index(name)) for name in view["colours"])
        self.flights = [
            sum(bits.only(flight) for flight in side["flights"]) for side in view["sides"]
        ]
        self.collections = [
            [NUMBERS[city] for city in side["collection"]] for side in view["sides"]
        ]
        gives = view["swap"] and view["swap"]["gives"]
        self.offered_city = -1 if gives is None else NUMBERS[gives]

    def cities(self, seat: int) -> list[int]:
        return self.collections[seat]
