"""Every field of a position, stated once: its name, the values it may have, and who may see it.

`out` are cards that are missing from the game, for puzzles and exact counts on small decks. A card
that is put down stays in `hand` until all are revealed. `hand_not` says which equal cards all know
that a hand card is not; see `knowledge`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from koloda.engine import bits
from koloda.engine.errors import quoted
from koloda.engine.fields import (
    LARGEST_COUNTER,
    OBSERVER,
    Field,
    Fields,
    Generator,
    Kind,
    ListOf,
    Number,
    OrNone,
    SetOf,
    Sides,
    Values,
    Word,
    nobody,
    owner,
)
from koloda.games.gallop import cards, codes
from koloda.games.gallop.position import Position
from koloda.games.gallop.view import MATCHES, PHASES

NOTS = ("", "U", "D", "UD")
"""The sets of `codes.NOT_UNIVERSAL` and `codes.NOT_DEPORTATION` as they are written."""
MOST_POINTS = 36
"""More than a deal can give: six colours of six points."""

Put = tuple[int, int]
"""A card put down, -1 once it is taken, with its flight; flight 0: nothing is put down."""
Offer = tuple[int, int]
"""The exchange that is being resolved and the city offered for it; -1 for none."""
Group = tuple[int, list[int]]
"""A deck and its hidden cards, by kind."""


class Card:
    def write(self, card: int) -> str:
        return cards.NAMES[card]

    def read(self, written: Any) -> int:
        if not isinstance(written, str) or written not in cards.NUMBERS:
            raise ValueError(f"{quoted(written)} is no card")
        return cards.NUMBERS[written]


class City(Card):
    def read(self, written: Any) -> int:
        card = super().read(written)
        if not cards.is_city(card):
            raise ValueError(f"{written} is there, but only cities belong there")
        return card


@dataclass(frozen=True)
class RisingSet:
    """A set that is written in one way only."""

    kind: Kind
    size: int | None = None

    def write(self, members: int) -> list[Any]:
        return SetOf(self.kind).write(members)

    def read(self, written: Any) -> int:
        members = SetOf(self.kind).read(written)
        if self.size not in (None, bits.count(members)):
            raise ValueError(f"must be a list of {self.size}, not of {bits.count(members)}")
        if self.write(members) != written:
            raise ValueError(f"must be in this order: {self.write(members)}")
        return members


class PutDown:
    def write(self, put: Put) -> dict[str, Any] | None:
        card, flight = put
        if flight == 0:
            return None
        return {"card": OrNone(Card()).write(card), "flight": flight}

    def read(self, written: Any) -> Put:
        if written is None:
            return -1, 0
        if not isinstance(written, dict):
            raise ValueError("must be an object with card and flight")
        try:
            flight = Number(1, 6).read(written.get("flight"))
        except ValueError as error:
            raise ValueError(f"flight: {error}") from None
        return OrNone(Card()).read(written.get("card")), flight


class Swap:
    def write(self, offer: Offer) -> dict[str, Any] | None:
        exchange, city = offer
        if exchange < 0:
            return None
        return {"card": cards.NAMES[exchange], "gives": OrNone(Card()).write(city)}

    def read(self, written: Any) -> Offer:
        if written is None:
            return -1, -1
        if not isinstance(written, dict):
            raise ValueError("must be an object with card and gives")
        exchange = Card().read(written.get("card"))
        if not codes.FIRST_EXCHANGE <= exchange <= codes.UNIVERSAL:
            raise ValueError(f"{cards.NAMES[exchange]} is no exchange")
        return exchange, OrNone(Card()).read(written.get("gives"))


class HiddenCards:
    """The cards that an observer can't see, by deck; null in a position without holes."""

    def write(self, groups: list[Group] | None) -> list[dict[str, Any]] | None:
        if groups is None:
            return None
        return [{"deck": deck, "cards": cards.names(hidden)} for deck, hidden in groups]

    def read(self, written: Any) -> list[Group] | None:
        if written is None:
            return None
        if not isinstance(written, list):
            raise ValueError("must be a list")
        if not all(isinstance(group, dict) for group in written):
            raise ValueError("each must be an object with deck and cards")
        return [
            (
                Number(0, codes.LONGEST_DEAL).read(group.get("deck")),
                ListOf(Card()).read(group.get("cards")),
            )
            for group in written
        ]


def hidden_places(
    observer: int,
    hand_decks: Sequence[list[int]],
    hand_nots: Sequence[list[int]],
    decks: int,
    deck_size: int,
) -> dict[int, list[int]]:
    """Return, by deck, what all know that each card hidden from the observer is not."""
    places: dict[int, list[int]] = {decks: [0] * deck_size}
    for seat, from_decks in enumerate(hand_decks):
        if seat != observer:
            for deck, ruled_out in zip(from_decks, hand_nots[seat], strict=True):
                places.setdefault(deck, []).append(ruled_out)
    return {deck: places[deck] for deck in sorted(places) if places[deck]}


def hidden_cards(position: Position, _seat: int) -> list[Group] | None:
    if position.observer < 0:
        return None
    seats = range(position.players)
    places = hidden_places(
        position.observer,
        [position.hand_decks(seat) for seat in seats],
        [position.hand_nots(seat) for seat in seats],
        position.decks,
        position.deck_size,
    )
    unseen = iter(position.unseen_cards())
    return [(deck, [next(unseen) for _ in free]) for deck, free in places.items()]


def missing_cards(position: Position, _seat: int) -> list[int]:
    """Return the cards of the colours in play that are not in the game."""
    full, there = copies_in_play(position.colours), tuple(position.copies)
    if there == full:  # nearly always
        return []
    return [card for card in range(codes.KINDS) for _ in range(full[card] - there[card])]


@cache
def copies_in_play(colours: int) -> tuple[int, ...]:
    """Return how many cards of each kind the deck has with these colours (GAL-1, GAL-3)."""
    return tuple(
        cards.copies(card)
        if not cards.is_city(card) or bits.has(colours, cards.colour(card))
        else 0
        for card in range(codes.KINDS)
    )


def removed_colours(position: Position, _seat: int) -> int:
    return codes.ALL_COLOURS & ~position.colours


def swap(position: Position, _seat: int) -> Offer:
    return position.swap_card, position.offered_city


def any_goal(values: Values) -> Kind:
    return Number(1, 50 if values["match"] == codes.WINS else 500)


def any_seat(values: Values) -> Kind:
    return Number(0, values["players"] - 1)


def any_removed(values: Values) -> Kind:
    """With 2 players two colours leave the game, with 3 one, with 4 none (GAL-3)."""
    return RisingSet(Word(cards.COLOURS), codes.MOST_PLAYERS - values["players"])


FIELDS: Fields[Position] = Fields(
    "gallop",
    (
        Field("players", Number(2, codes.MOST_PLAYERS)),
        Field(OBSERVER, lambda values: OrNone(any_seat(values)), "observer"),
        Field("match", Word(MATCHES)),
        Field("goal", any_goal),
        Field("removed", any_removed, getter=removed_colours),
        Field("out", ListOf(Card()), getter=missing_cards),
        Field(
            "points",
            lambda values: ListOf(
                Number(0, MOST_POINTS * codes.LONGEST_MATCH), length=values["players"]
            ),
            getter=lambda position, _seat: position.points[: position.players],
        ),
        Field("deals", Number(0, codes.LONGEST_MATCH)),
        Field("rounds", Number(0, codes.LONGEST_DEAL)),
        Field("decks", lambda values: Number(0, values["rounds"])),
        Field("reveals", Number(0, LARGEST_COUNTER)),
        Field("marker", any_seat),
        Field("phase", Word(PHASES)),
        Field("turn", any_seat),
        Field("swap", Swap(), getter=swap),
        Field("deck_size", Number(0, codes.DECK)),
        Field("deck", ListOf(Card()), "deck_cards", seen=nobody, hole=()),
        Field("pile", ListOf(Card()), "pile_cards"),
        Field("unseen", HiddenCards(), getter=hidden_cards),
        Sides(
            "sides",
            (
                Field("collection", ListOf(City()), "cities"),
                Field("flights", RisingSet(Number(1, 6))),
                Field("hand", ListOf(Card()), "hand_cards", seen=owner),
                Field(
                    "hand_decks",
                    lambda values: ListOf(Number(0, values["decks"]), most=codes.HAND),
                ),
                Field("hand_not", ListOf(Word(NOTS)), "hand_nots"),
                # what others have put down and not yet revealed is not there for an observer
                Field("laid", PutDown(), "laid_by"),
            ),
        ),
        Field("rng", Generator(), "chance", seen=nobody),
    ),
    seats=lambda values: int(values["players"]),
)
