"""A table of fields saves a position, reads it back with every value checked, and compares."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from koloda import InvalidPosition, Rng
from koloda.engine import fields
from koloda.engine.fields import (
    Field,
    Fields,
    Flag,
    Generator,
    Kind,
    ListOf,
    Number,
    OrNone,
    SetOf,
    Sides,
    Word,
)


@dataclass
class Toy:
    observer: int = -1
    size: int = 3
    is_open: int = 1
    colour: int = 1
    rng: Rng | None = None
    score: list[int] = field(default_factory=lambda: [1, 2])
    hand: list[int] = field(default_factory=lambda: [0b110, 0b1000])
    stacks: list[list[int]] = field(default_factory=lambda: [[3, 1], []])

    players = 2

    def stack(self, seat: int) -> list[int]:
        return self.stacks[seat]

    def total(self) -> int:
        return sum(self.score)


def up_to_size(values: fields.Values) -> Kind:
    return Number(0, values["size"])


FIELDS: Fields[Any] = Fields(
    "toy",
    (
        Field("seen_by", OrNone(Number(0, 1)), "observer"),
        Field("size", Number(1, 9)),
        Field("open", Flag(), "is_open"),
        Field("colour", Word(("red", "blue", None))),
        Field("rng", Generator(), seen=fields.nobody),
        Field("total", Number(0, 9)),
        Sides(
            "sides",
            (
                Field("score", up_to_size),
                Field("hand", lambda values: SetOf(up_to_size(values)), seen=fields.owner, hole=0),
                Field("stack", ListOf(Number(1, 9), most=2)),
                Field(
                    "top",
                    OrNone(Number(1, 9), 0),
                    getter=lambda toy, seat: max(*toy.stack(seat), 0, 0),
                ),
            ),
        ),
    ),
)


def saved(**changes: Any) -> dict[str, Any]:
    return FIELDS.save(Toy(rng=Rng(1), **changes))


def test_every_field_is_written_under_its_name() -> None:
    assert saved() == {
        "game": "toy",
        "seen_by": None,
        "size": 3,
        "open": True,
        "colour": "blue",
        "rng": Rng(1).save(),
        "total": 3,
        "sides": [
            {"score": 1, "hand": [1, 2], "stack": [3, 1], "top": 3},
            {"score": 2, "hand": [3], "stack": [], "top": None},
        ],
    }


def test_what_the_observer_may_not_see_is_written_as_null() -> None:
    seen = saved(observer=1)
    assert seen["seen_by"] == 1
    assert seen["rng"] is None
    assert [side["hand"] for side in seen["sides"]] == [None, [3]]


def test_what_was_written_is_read_as_the_engine_keeps_it() -> None:
    values = FIELDS.read(json.loads(json.dumps(saved())))
    assert values.pop("rng").save() == Rng(1).save()
    expected = FIELDS.values(Toy(rng=Rng(1)))
    del expected["rng"]
    assert values == expected
    assert values["hand"] == [0b110, 0b1000]
    assert values["colour"] == 1


def test_what_is_hidden_is_read_as_the_hole_of_its_field() -> None:
    values = FIELDS.read(saved(observer=0))
    assert values["hand"] == [0b110, 0]
    assert values["rng"] is None


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seen_by", 2, "seen_by: must be a whole number from 0 to 1, not 2"),
        ("size", 0, "size: must be a whole number from 1 to 9, not 0"),
        ("size", True, "size: must be a whole number from 1 to 9, not True"),
        ("size", 3.0, "size: must be a whole number from 1 to 9, not 3.0"),
        ("open", 1, "open: must be true or false, not 1"),
        ("colour", "green", "colour: must be one of red, blue, None, not 'green'"),
        ("colour", [], "colour: must be one of red, blue, None, not []"),
        ("rng", "x", "rng: 'x' is not a saved generator"),
        ("sides", {}, "sides: must be a list of 2"),
        ("sides", [{}], "sides: must be a list of 2"),
        ("sides", [{}, 1], "sides: each must be an object"),
    ],
)
def test_a_value_that_can_not_be_is_refused_by_its_name(name, value, message) -> None:
    with pytest.raises(InvalidPosition) as caught:
        FIELDS.read({**saved(), name: value})
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("score", 4, "seat 1: score: must be a whole number from 0 to 3, not 4"),
        ("hand", None, "seat 1: hand: must be a list"),
        ("hand", [2, 2], "seat 1: hand: 2 appears twice"),
        ("hand", [4], "seat 1: hand: must be a whole number from 0 to 3, not 4"),
        ("stack", [1, 2, 3], "seat 1: stack: must be a list of at most 2, not of 3"),
        ("top", 0, "seat 1: top: must be a whole number from 1 to 9, not 0"),
    ],
)
def test_a_value_of_a_seat_is_refused_with_the_seat(name, value, message) -> None:
    changed = saved()
    changed["sides"][1][name] = value
    with pytest.raises(InvalidPosition) as caught:
        FIELDS.read(changed)
    assert str(caught.value) == message


@pytest.mark.parametrize("name", [*saved()["sides"][0]])
def test_a_missing_field_is_refused_unless_null_is_a_value_of_it(name) -> None:
    changed = saved()
    del changed["sides"][0][name]
    if name == "top":
        assert FIELDS.read(changed)["top"] == [0, 0]
        return
    with pytest.raises(InvalidPosition, match=f"seat 0: {name}: "):
        FIELDS.read(changed)


def test_a_value_that_the_observer_may_not_see_is_refused() -> None:
    changed = saved(observer=0)
    changed["sides"][1]["hand"] = [3]
    with pytest.raises(InvalidPosition, match="seat 1: hand: hidden from seat 0"):
        FIELDS.read(changed)


def test_a_list_may_have_to_be_of_one_length() -> None:
    assert ListOf(Number(0, 1), length=2).read([0, 1]) == [0, 1]
    with pytest.raises(ValueError, match="must be a list of 2, not of 1"):
        ListOf(Number(0, 1), length=2).read([0])


def test_keys_are_equal_for_equal_positions_only() -> None:
    toy = Toy(rng=Rng(1))
    key = FIELDS.key(toy)
    assert key == FIELDS.key(Toy(rng=Rng(1)))
    assert hash(key) == hash(FIELDS.key(Toy(rng=Rng(1))))
    others = [
        replace(toy, observer=0),
        replace(toy, size=4),
        replace(toy, is_open=0),
        replace(toy, colour=0),
        replace(toy, rng=Rng(2)),
        replace(toy, score=[2, 1]),
        replace(toy, hand=[0b110, 0]),
        replace(toy, stacks=[[1, 3], []]),
    ]
    assert len({key, *map(FIELDS.key, others)}) == 1 + len(others)
