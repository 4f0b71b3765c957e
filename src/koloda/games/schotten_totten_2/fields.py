"""Every field of a position, stated once: its name, the values it may have, and who may see it.

A set of cards holds siege and tactics cards together here, bit n for card n.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from koloda.engine import bits
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
    Sides,
    Values,
    Word,
    nobody,
    owner,
)
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.position import Position

NAMES = [cards.text(card) for card in range(cards.CARDS)]
NAMES[cards.JOKERS[0]] = "J1"  # each joker is a card of its own here
NAMES[cards.JOKERS[1]] = "J2"
NUMBERS = {name: card for card, name in enumerate(NAMES)}

SIEGE = range(cards.SIEGE_CARDS)
TACTICS = range(cards.SIEGE_CARDS, cards.CARDS)
ON_THE_WALL = range(cards.FIRST_ACTION)
"""Siege cards and elites."""
ACTIONS = range(cards.FIRST_ACTION, cards.CARDS)
EVERY_CARD = range(cards.CARDS)

MATCHES = ("single", "revenge")
MOST_ORIGINS = 2**53
"""More than `knowledge.lighten` leaves, and exact in every JSON reader."""


@dataclass(frozen=True)
class Card:
    allowed: range

    def write(self, value: int) -> str:
        return NAMES[value]

    def read(self, written: Any) -> int:
        if not isinstance(written, str) or written not in NUMBERS:
            raise ValueError(f"{quoted(written)} is no card")
        if NUMBERS[written] not in self.allowed:
            raise ValueError(f"{written} can't be there")
        return NUMBERS[written]


@dataclass(frozen=True)
class CardSet:
    allowed: range

    def write(self, value: int) -> list[str]:
        return [NAMES[card] for card in bits.listed(value)]

    def read(self, written: Any) -> int:
        found = ListOf(Card(self.allowed)).read(written)
        if len(set(found)) < len(found):
            raise ValueError("a card is there twice")
        return bits.gathered(found)


@dataclass(frozen=True)
class TileSet:
    most: int

    def write(self, value: int) -> list[int]:
        return [tile + 1 for tile in bits.listed(value)]

    def read(self, written: Any) -> int:
        if not isinstance(written, list) or len(written) > self.most:
            raise ValueError(f"must be a list of at most {self.most} tiles")
        for tile in written:
            if type(tile) is not int or not 1 <= tile <= codes.TILES or written.count(tile) > 1:
                raise ValueError(
                    f"{quoted(tile)} is no tile from 1 to {codes.TILES}, or there twice"
                )
        return bits.gathered(tile - 1 for tile in written)


@dataclass(frozen=True)
class Side:
    """The cards that a player has at each tile, the one nearest the wall first."""

    def write(self, value: Sequence[Sequence[int]]) -> list[list[str]]:
        return [ListOf(Card(ON_THE_WALL)).write(lying) for lying in value]

    def read(self, written: Any) -> list[list[int]]:
        if not isinstance(written, list) or len(written) != codes.TILES:
            raise ValueError(f"each side must be a list of {codes.TILES}")
        return [ListOf(Card(ON_THE_WALL)).read(lying) for lying in written]


@dataclass(frozen=True)
class PastGame:
    """A game of the match that is over, as `Position.past_games` has it."""

    def write(self, value: tuple[int, int, int, int]) -> dict[str, Any]:
        return {
            name: kind.write(item)
            for (name, kind), item in zip(self.kinds().items(), value, strict=True)
        }

    def read(self, written: Any) -> tuple[int, ...]:
        if not isinstance(written, dict):
            raise ValueError("each must be an object")
        return tuple(self.item(name, kind, written) for name, kind in self.kinds().items())

    def item(self, name: str, kind: Kind, written: dict[str, Any]) -> Any:
        try:
            return kind.read(written.get(name))
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None

    def kinds(self) -> dict[str, Kind]:
        return {
            "winner": Number(0, 1),
            "ending": Ended(codes.ENDINGS),
            "siege_deck_size": Number(0, cards.SIEGE_CARDS),
            "strength": Number(0, codes.TILES + codes.CAULDRONS),
        }


class Ended(Word):
    """How a game ended that is over."""

    def read(self, written: Any) -> int:
        if written is None:
            raise ValueError("the game is over")
        return super().read(written)


class Chance(Generator):
    """The generator of later shuffles; none where nothing will be shuffled."""

    def read(self, written: Any) -> Rng | None:  # type: ignore[override]
        return None if written is None else super().read(written)


def up_to_hand_limit(values: Values) -> Kind:
    return Number(0, codes.hand_limit(values["tactics"]))


def replays(values: Values) -> Kind:
    """Only a match is replayed (ST2-24)."""
    return Number(0, LARGEST_COUNTER if values["match"] else 0)


# where a position keeps what one field says


def together(siege: int, tactics: int) -> int:
    """Return one set of both."""
    return siege | tactics << cards.SIEGE_CARDS


def both_sides(position: Position, _: int) -> list[list[list[int]]]:
    return [[position.cards_at(seat, tile) for tile in range(codes.TILES)] for seat in (0, 1)]


def discarded(position: Position, _: int) -> int:
    return together(position.discard, position.fallen)


def hand(position: Position, seat: int) -> int:
    return together(position.siege[seat], position.tactics[seat])


def known(position: Position, seat: int) -> int:
    return together(position.known[seat], position.known_tactics[seat])


def given(position: Position, seat: int) -> int:
    return together(position.given[seat], position.given_tactics[seat])


def actions(position: Position, seat: int) -> int:
    return together(0, position.used[seat])


def siege_deck(position: Position, _: int) -> list[int]:
    return position.decks()[0]


def tactics_deck(position: Position, _: int) -> list[int]:
    return position.decks()[1]


FIELDS: Fields[Position] = Fields(
    "schotten-totten-2",
    (
        Field(OBSERVER, OrNone(Number(0, 1)), "observer"),
        Field("tactics", Flag(), "has_tactics"),
        Field("match", Word(MATCHES), "is_match"),
        Field("attacker", Number(0, 1)),
        Field("turn", Number(0, 1)),
        Field("seat", Number(0, 1)),
        Field("phase", Word(codes.PHASES)),
        Field("action", OrNone(Word(cards.ACTIONS))),
        Field("held", OrNone(Card(EVERY_CARD)), "chosen_card"),
        Field("oiled", Flag()),
        Field("cauldrons", Number(0, codes.CAULDRONS)),
        Field("damaged", TileSet(codes.DAMAGED_TO_WIN)),
        Field("revealed", Number(0, LARGEST_COUNTER)),
        Field("winner", OrNone(Number(0, 1))),
        Field("ending", Word(codes.ENDINGS)),
        Field("wall", ListOf(Side(), length=2), getter=both_sides),
        Field("earlier", ListOf(OrNone(Number(0, 1)), length=codes.TILES)),
        Field("discard", CardSet(ON_THE_WALL), getter=discarded),
        Sides(
            "sides",
            (
                Field("siege_size", up_to_hand_limit),
                Field("tactics_size", up_to_hand_limit),
                Field("hand", CardSet(EVERY_CARD), getter=hand, seen=owner, hole=0),
                Field("known", CardSet(EVERY_CARD), getter=known),
                Field("given_size", Number(0, codes.GIFT)),
                Field("given", CardSet(EVERY_CARD), getter=given, seen=owner, hole=0),
                Field("actions", CardSet(ACTIONS), getter=actions),
                Field("tactics_played", Number(0, cards.TACTICS_CARDS), "played"),
                Field("origins", ListOf(Number(0, MOST_ORIGINS), length=8)),
            ),
        ),
        Field("siege_deck_size", Number(0, cards.SIEGE_CARDS)),
        Field("siege_deck", ListOf(Card(SIEGE)), getter=siege_deck, seen=nobody, hole=()),
        Field("tactics_deck_size", Number(0, cards.TACTICS_CARDS)),
        Field("tactics_deck", ListOf(Card(TACTICS)), getter=tactics_deck, seen=nobody, hole=()),
        Field("returned", CardSet(SIEGE)),
        Field("rounds", replays),
        Field("games", ListOf(PastGame(), most=2), "past_games"),
        Field("rng", Chance(), seen=nobody),
    ),
)
