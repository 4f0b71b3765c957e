"""Every field of a position, stated once: its name, the values it may have, and who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from koloda.engine.errors import quoted
from koloda.engine.fields import (
    LARGEST_COUNTER,
    OBSERVER,
    Field,
    Fields,
    Flag,
    Generator,
    Kind,
    ListOf,
    Number,
    OrNone,
    Values,
    Word,
    nobody,
)
from koloda.games.scram import cards, codes, places
from koloda.games.scram.abilities import ABILITIES
from koloda.games.scram.cards import Shown, knowers, shown
from koloda.games.scram.notation import CAMPS, place_text
from koloda.games.scram.position import Position
from koloda.games.scram.scorepad import HIGHEST_TOTAL, MOST_ROUNDS, ROUNDS


class NumberOfPlayers:
    def write(self, players: int) -> int:
        return players

    def read(self, written: Any) -> int:
        if type(written) is not int or written not in ROUNDS:
            raise ValueError(f"must be 3, 4 or 6, not {quoted(written)}")
        return written


@dataclass(frozen=True)
class Seat:
    players: int

    def write(self, seat: int) -> int:
        return seat

    def read(self, written: Any) -> int:
        if type(written) is not int or not 0 <= written < self.players:
            raise ValueError(
                f"there is no seat {quoted(written)}; there are 0 to {self.players - 1}"
            )
        return written


class CardValue:
    def write(self, value: int) -> Shown:
        return shown(value)

    def read(self, written: Any) -> int:
        if type(written) is str and written == "=":
            return cards.EQUALS
        if type(written) is int and 1 <= written < cards.EQUALS:
            return written
        raise ValueError(f"{quoted(written)} is no card; there are 1 to 13 and '='")


@dataclass(frozen=True)
class Card:
    """A card with how it lies and who knows it; without its value if the observer doesn't."""

    players: int
    observer: int

    def write(self, card: int) -> dict[str, Any]:
        return {
            "card": shown(cards.value(card)) if cards.value(card) else None,
            "up": cards.is_up(card),
            "known_by": knowers(card, self.players),
        }

    def read(self, written: Any) -> int:
        if not isinstance(written, dict) or written.keys() != {"card", "up", "known_by"}:
            raise ValueError("a card has card, up and known_by")
        if type(written["up"]) is not bool:
            raise ValueError("up must be true or false")
        card = self.read_knowers(written["known_by"])
        if written["up"]:
            card |= cards.UP
            if len(written["known_by"]) < self.players:
                raise ValueError("everybody knows a card that lies face up")
        if self.observer < 0 or cards.is_known(card, self.observer):
            return card | CardValue().read(written["card"])
        if written["card"] is not None:
            raise ValueError(f"hidden from seat {self.observer}")
        return card

    def read_knowers(self, seats: Any) -> int:
        """Return a card without a value that these seats know."""
        if (
            not isinstance(seats, list)
            or not all(type(seat) is int and 0 <= seat < self.players for seat in seats)
            or seats != sorted(set(seats))
        ):
            raise ValueError("known_by must be seats in rising order")
        card = 0
        for seat in seats:
            card = cards.seen(card, seat)
        return card


class HeldCard(Card):
    def read(self, written: Any) -> int:
        card = super().read(written)
        if card == 0:
            raise ValueError("its holder knows it (SCR-5)")
        return card


@dataclass(frozen=True)
class Camps:
    card: Card
    with_gaps: int
    """The seat whose camp may have gaps, which are written as null; -1: nobody's."""

    def write(self, camps: list[list[int]]) -> list[list[dict[str, Any] | None]]:
        return [
            [None if self.is_gap(seat, card) else self.card.write(card) for card in camp]
            for seat, camp in enumerate(camps)
        ]

    def is_gap(self, seat: int, card: int) -> bool:
        return seat == self.with_gaps and card == cards.GAP

    def read(self, written: Any) -> list[list[int]]:
        seats = range(self.card.players)
        if not isinstance(written, list) or len(written) != len(seats):
            raise ValueError(f"must be a list of {len(seats)}")
        found = []
        for seat in seats:
            kind = OrNone(self.card, cards.GAP) if seat == self.with_gaps else self.card
            try:
                found.append(ListOf(kind, most=codes.MOST_CARDS - 1).read(written[seat]))
            except ValueError as error:
                raise ValueError(f"camp {CAMPS[seat]}: {error}") from None
        return found


@dataclass(frozen=True)
class Places:
    """Different cards that are there, by their places."""

    values: Values

    def write(self, found: list[int]) -> list[str]:
        return [place_text(place) for place in found]

    def read(self, written: Any) -> list[int]:
        found: list[int] = ListOf(PlaceText(self.there())).read(written)
        if len(set(found)) < len(found):
            raise ValueError("a card is there twice")
        return found

    def there(self) -> dict[str, int]:
        sizes = {seat: len(camp) for seat, camp in enumerate(self.values["camps"])}
        sizes[codes.DECK] = min(2, len(self.values["deck"]))
        there = [places.at(camp, index) for camp, size in sizes.items() for index in range(size)]
        return {place_text(place): place for place in there}


@dataclass(frozen=True)
class PlaceText:
    there: Mapping[str, int]

    def write(self, place: int) -> str:
        return place_text(place)

    def read(self, written: Any) -> int:
        if not isinstance(written, str) or written not in self.there:
            raise ValueError(f"there is no card {quoted(written)}")
        return self.there[written]


@dataclass(frozen=True)
class Unused:
    """A field that this number of players doesn't use: null, and the engine keeps `kept`."""

    kept: int

    def write(self, _value: int) -> None:
        return None

    def read(self, written: Any) -> int:
        if written is not None:
            raise ValueError(f"must be null, not {quoted(written)}")
        return self.kept


def seat(values: Values) -> Seat:
    return Seat(values["players"])


def seat_or_none(values: Values) -> OrNone:
    return OrNone(seat(values))


def card(values: Values) -> Card:
    return Card(values["players"], values[OBSERVER])


def camps(values: Values) -> Camps:
    return Camps(card(values), values["seat"] if values["phase"] == codes.CHOOSE_GAP else -1)


def deck(values: Values) -> ListOf:
    return ListOf(card(values))


def held(values: Values) -> OrNone:
    return OrNone(HeldCard(values["players"], values[OBSERVER]), absent=0)


def next_of_pair(values: Values) -> Kind:
    return Number(1, 2) if values["players"] == 3 else Unused(kept=1)


SCORES = ListOf(Number(0, HIGHEST_TOTAL), length=2)

FIELDS: Fields[Position] = Fields(
    game="scram",
    fields=(
        Field("players", NumberOfPlayers()),
        Field(OBSERVER, seat_or_none, "observer"),
        Field("rounds", Number(1, MOST_ROUNDS)),
        Field("memory_aid", Flag()),
        Field("recorded", ListOf(SCORES), "scores"),
        Field("starter", seat),
        Field("next_starter", seat_or_none),
        Field("phase", Word(codes.PHASES)),
        Field("seat", seat),
        Field("caller", seat_or_none),
        Field("turns_left", Number(0, 5)),
        Field("next_of_pair", next_of_pair),
        Field("camps", camps),
        Field("deck", deck, "deck_cards"),
        Field("discard", ListOf(CardValue()), "pile_values"),
        Field("held", held),
        Field("source", Word(codes.SOURCES)),
        Field("pushed", Places, "pushed_places"),
        Field("penalties", Number(0, codes.MOST_PENALTIES)),
        Field("ability", OrNone(Number(min(ABILITIES), max(ABILITIES)), absent=0)),
        Field("targets", Places, "target_places"),
        Field("joining", seat_or_none),
        Field("looker", seat_or_none),
        Field("looked", Places, "looked_places"),
        Field("revealed", Number(0, LARGEST_COUNTER)),
        Field("rng", Generator(), seen=nobody),
    ),
)
