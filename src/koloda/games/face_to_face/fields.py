"""Every field of a position, stated once: its name, the values it may have, and who may see it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from koloda.engine.errors import quoted
from koloda.engine.fields import (
    LARGEST_COUNTER,
    OBSERVER,
    Field,
    Fields,
    Flag,
    Kind,
    ListOf,
    Number,
    OrNone,
    SetOf,
    Sides,
    Values,
    nobody,
)
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.knowledge import is_revealed
from koloda.games.face_to_face.position import Position


@dataclass(frozen=True)
class Card:
    """A number card; each player has one of every number from 2 up (F2F-1)."""

    highest: int

    def write(self, value: int) -> int:
        return value

    def read(self, written: Any) -> int:
        if type(written) is not int or not 2 <= written <= self.highest:
            raise ValueError(f"{quoted(written)} is no card from 2 to {self.highest}")
        return written


def sees_hand(values: Values, owner: int) -> bool:
    """Tell whether the observer knows the owner's hand."""
    return bool(values[OBSERVER] == owner) or is_revealed(
        owner, values["seat"], values["plays"], values["winner"]
    )


def top_of(direction: int) -> Callable[[Position, int], int]:
    return lambda position, seat: position.top[seat][direction]


def set_of_cards(values: Values) -> Kind:
    return SetOf(Card(values["highest"]))


def any_top(values: Values) -> Kind:
    return Number(1, values["highest"] + 1)


FIELDS: Fields[Position] = Fields(
    "face-to-face",
    (
        Field(OBSERVER, OrNone(Number(0, 1)), "observer"),
        Field("highest", Number(5, 59)),
        Field("hand_limit", lambda values: Number(2, min(6, values["highest"] - 1))),
        Field("seat", Number(0, 1)),
        Field("plays", lambda values: Number(0, values["hand_limit"])),
        Field("helped", Flag()),
        Field("turns", Number(0, LARGEST_COUNTER)),
        Field("winner", OrNone(Number(0, 1))),
        Sides(
            "sides",
            (
                Field("ascending", any_top, getter=top_of(codes.ASCENDING)),
                Field("descending", any_top, getter=top_of(codes.DESCENDING)),
                Field("played", set_of_cards),
                Field("hand_size", lambda values: Number(0, values["hand_limit"])),
                Field("draw_pile_size", lambda values: Number(0, values["highest"] - 1)),
                Field("hand", set_of_cards, seen=sees_hand),
                Field(
                    "draw_pile",
                    lambda values: ListOf(Card(values["highest"])),
                    "draw_pile_cards",
                    seen=nobody,
                ),
            ),
        ),
    ),
)
