"""Save, load and compare positions by one table of fields per game.

A game states each field of its position once: its name, which values it may have, and who may see
it. The table reads a position into a dict of plain engine values, writes that dict as JSON, reads
it back with every value checked, and turns it into a key for comparing positions. What must fit
together across fields (every card exists once, the winner has won) is the game's own check.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from koloda.engine import bits
from koloda.engine.contract import Position, Saved
from koloda.engine.errors import InvalidPosition, quoted
from koloda.engine.rng import Rng, restored

P = TypeVar("P", bound=Position)

Values = dict[str, Any]
"""The fields of a position in the engine's form: card numbers, bit sets, -1 for nobody."""

LARGEST_COUNTER = 2**30
"""The limit of numbers that only grow: far more than a game can reach, and half of what a C int
holds, so that a loaded game can go on counting."""

OBSERVER = "seen_by"
"""A field that every game has: whose knowledge the position is; -1 for the whole truth."""


class Kind(Protocol):
    """The values a field may have, and how they are written."""

    def write(self, value: Any) -> Any:
        """Return the engine's value as JSON."""

    def read(self, written: Any) -> Any:
        """Return the engine's value of this JSON, or raise `ValueError` with the reason."""


@dataclass(frozen=True)
class Number:
    low: int
    high: int

    def write(self, value: int) -> int:
        return value

    def read(self, written: Any) -> int:
        if type(written) is not int or not self.low <= written <= self.high:
            raise ValueError(
                f"must be a whole number from {self.low} to {self.high}, not {quoted(written)}"
            )
        return written


@dataclass(frozen=True)
class Flag:
    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, written: Any) -> int:
        if type(written) is not bool:
            raise ValueError(f"must be true or false, not {quoted(written)}")
        return int(written)


@dataclass(frozen=True)
class Word:
    """A number that is written as a word (or null): the number is its place in `words`."""

    words: Sequence[str | None]

    def write(self, value: int) -> str | None:
        return self.words[value]

    def read(self, written: Any) -> int:
        if not isinstance(written, str | None) or written not in self.words:
            allowed = ", ".join(map(str, self.words))
            raise ValueError(f"must be one of {allowed}, not {quoted(written)}")
        return self.words.index(written)


@dataclass(frozen=True)
class OrNone:
    """A value that may also be missing: `absent` in the engine, null in JSON."""

    kind: Kind
    absent: int = -1

    def write(self, value: Any) -> Any:
        return None if value == self.absent else self.kind.write(value)

    def read(self, written: Any) -> Any:
        return self.absent if written is None else self.kind.read(written)


@dataclass(frozen=True)
class ListOf:
    kind: Kind
    length: int | None = None
    most: int | None = None

    def write(self, value: Iterable[Any]) -> list[Any]:
        return [self.kind.write(item) for item in value]

    def read(self, written: Any) -> list[Any]:
        if not isinstance(written, list):
            raise ValueError("must be a list")
        if self.length is not None and len(written) != self.length:
            raise ValueError(f"must be a list of {self.length}, not of {len(written)}")
        if self.most is not None and len(written) > self.most:
            raise ValueError(f"must be a list of at most {self.most}, not of {len(written)}")
        return [self.kind.read(item) for item in written]


@dataclass(frozen=True)
class SetOf:
    """A set of small numbers, kept as bits and written as a list in rising order."""

    kind: Kind

    def write(self, value: int) -> list[Any]:
        return [self.kind.write(member) for member in bits.listed(value)]

    def read(self, written: Any) -> int:
        members = ListOf(self.kind).read(written)
        for member in members:
            if members.count(member) > 1:
                raise ValueError(f"{self.kind.write(member)!r} appears twice")
        return bits.gathered(members)


@dataclass(frozen=True)
class Generator:
    """The generator of later shuffles; None if nothing will be shuffled."""

    def write(self, value: Rng | None) -> str | None:
        return None if value is None else value.save()

    def read(self, written: Any) -> Rng:
        return restored(written)


Visibility = Callable[[Values, int], bool]
"""Whether the seat `values[OBSERVER]` may see a field of this owner (-1: no seat's)."""


def everyone(_values: Values, _owner: int) -> bool:
    return True


def owner(values: Values, owner: int) -> bool:
    return bool(values[OBSERVER] == owner)


def nobody(_values: Values, _owner: int) -> bool:
    return False


@dataclass(frozen=True)
class Field:
    name: str
    """The field's name in a saved position."""
    kind: Kind | Callable[[Values], Kind]
    """A function if the range depends on fields that come earlier in the table."""
    attribute: str = ""
    """The position's attribute, or method without arguments; by default, `name`. In `Sides`, an
    attribute with one item per seat, or a method that takes the seat."""
    getter: Callable[[Any, int], Any] | None = None
    """Finds the value in a position, for a seat, if no attribute holds exactly that."""
    seen: Visibility = everyone
    hole: Any = None
    """What `read` returns in place of a value that the observer can't see."""

    def kind_for(self, values: Values) -> Kind:
        return self.kind(values) if callable(self.kind) else self.kind

    def get(self, position: Any) -> Any:
        if self.getter is not None:
            return self.getter(position, -1)
        value = getattr(position, self.attribute or self.name)
        return value() if callable(value) else value

    def get_of_seats(self, position: Any, seats: int) -> list[Any]:
        if self.getter is not None:
            return [self.getter(position, seat) for seat in range(seats)]
        value = getattr(position, self.attribute or self.name)
        if callable(value):
            return [value(seat) for seat in range(seats)]
        return list(value[:seats])

    def is_open(self, values: Values, owner: int) -> bool:
        return values[OBSERVER] < 0 or self.seen(values, owner)

    def write(self, value: Any, values: Values, owner: int = -1) -> Any:
        return self.kind_for(values).write(value) if self.is_open(values, owner) else None

    def read(self, saved: Mapping[str, Any], values: Values, owner: int = -1) -> Any:
        written = saved.get(self.name)
        if self.is_open(values, owner):
            try:
                return self.kind_for(values).read(written)
            except ValueError as error:
                raise InvalidPosition(f"{label(self.name, owner)}: {error}") from None
        if written is not None:
            raise InvalidPosition(f"{label(self.name, owner)}: hidden from seat {values[OBSERVER]}")
        return self.hole


def label(field: str, owner: int) -> str:
    return field if owner < 0 else f"seat {owner}: {field}"


@dataclass(frozen=True)
class Sides:
    """Fields that every seat has: written as one object per seat, kept as one list per field."""

    name: str
    fields: tuple[Field, ...]

    def values(self, position: Any) -> Values:
        seats = position.players
        return {field.name: field.get_of_seats(position, seats) for field in self.fields}

    def write(self, values: Values, seats: int) -> list[Saved]:
        return [
            {
                field.name: field.write(values[field.name][seat], values, seat)
                for field in self.fields
            }
            for seat in range(seats)
        ]

    def read(self, saved: Saved, values: Values, seats: int) -> None:
        sides = saved.get(self.name)
        if not isinstance(sides, list) or len(sides) != seats:
            raise InvalidPosition(f"{self.name}: must be a list of {seats}")
        for side in sides:
            if not isinstance(side, dict):
                raise InvalidPosition(f"{self.name}: each must be an object")
        for field in self.fields:
            values[field.name] = [field.read(side, values, seat) for seat, side in enumerate(sides)]


@dataclass(frozen=True)
class Fields(Generic[P]):
    """All fields of one game's positions, in the order they are written and read."""

    game: str
    fields: tuple[Field | Sides, ...]
    seats: Callable[[Values], int] = lambda _values: 2

    def values(self, position: P) -> Values:
        """Return every field in the engine's form."""
        values: Values = {}
        for field in self.fields:
            if isinstance(field, Sides):
                values |= field.values(position)
            else:
                values[field.name] = field.get(position)
        return values

    def save(self, position: P) -> Saved:
        """Return the position as JSON, with null for what its observer can't see."""
        values = self.values(position)
        saved: Saved = {"game": self.game, OBSERVER: None}  # in front, wherever the table has it
        for field in self.fields:
            if isinstance(field, Sides):
                saved[field.name] = field.write(values, self.seats(values))
            else:
                saved[field.name] = field.write(values[field.name], values)
        return saved

    def read(self, saved: Saved) -> Values:
        """Return the values of a saved position, each one checked on its own.

        Raise `InvalidPosition` with the name of the first invalid field.
        """
        # other fields depend on the observer, so it is read first and checked in its turn
        observer = saved.get(OBSERVER)
        values: Values = {OBSERVER: observer if type(observer) is int else -1}
        for field in self.fields:
            if isinstance(field, Sides):
                field.read(saved, values, self.seats(values))
            else:
                values[field.name] = field.read(saved, values)
        return values

    def key(self, position: P) -> tuple[object, ...]:
        """Return a key that is equal for equal positions, and only for them."""
        return tuple(hashable(value) for value in self.values(position).values())


def hashable(value: Any) -> object:
    if isinstance(value, list | tuple):
        if set(map(type, value)) <= {int}:  # nearly always, and four times faster
            return tuple(value)
        return tuple(hashable(item) for item in value)
    return value.save() if isinstance(value, Rng) else value
