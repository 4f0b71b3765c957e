"""What a spectator of Schotten Totten 2 sees, with the names that a position has."""

from koloda.engine import bits
from koloda.engine.contract import View
from koloda.games.schotten_totten_2 import cards


class OpenTable:
    def __init__(self, view: View) -> None:
        self.seat: int = view["seat_to_move"]
        self.attacker: int = view["attacker"]
        self.damaged = sum(
            bits.only(number) for number, tile in enumerate(view["tiles"]) if tile["damaged"]
        )
        jokers = iter(cards.JOKERS)
        self.wall = [
            [
                [
                    next(jokers) if name == "J" else cards.NUMBERS[name]
                    for name in tile["cards"][seat]
                ]
                for tile in view["tiles"]
            ]
            for seat in (0, 1)
        ]
        lying = [card for side in self.wall for tile in side for card in tile]
        discarded = [cards.NUMBERS[name] for stack in view["discard"].values() for name in stack]
        self.free = cards.siege_set()
        """The siege cards that lie nowhere in sight."""
        for card in filter(cards.is_siege, [*lying, *discarded]):
            self.free = bits.without(self.free, card)

    def cards_at(self, seat: int, tile: int) -> list[int]:
        return self.wall[seat][tile]

    def card_for(self, name: str, tile: int) -> int:
        """Return the number of a card that comes to a tile; a joker is not the one there."""
        if name != "J":
            return cards.NUMBERS[name]
        there = [*self.wall[0][tile], *self.wall[1][tile]]
        return next(joker for joker in cards.JOKERS if joker not in there)
