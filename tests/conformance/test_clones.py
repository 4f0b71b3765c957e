"""A clone has every field of its position, and keeps it whatever becomes of the other."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

import pytest

import koloda
from koloda import Rng, State
from koloda.engine.fields import Field, Fields, Number, OrNone, SetOf, Sides, hashable
from tests.games.gallop.tables import table as gallop_table
from tests.games.scram.tables import play
from tests.games.scram.tables import table as scram_table
from tests.variants import VARIANTS

TABLES: dict[str, Fields[Any]] = {
    id: import_module(f"{koloda.game(id).package}.fields").FIELDS for id in koloda.games()
}
RARE: dict[str, Callable[[], State]] = {
    "gallop": lambda: gallop_table(["R1 O1", "Y1 G1"], deck="R2 O2", rest="out"),
    "scram": lambda: play(scram_table("5 6 7", "1", "2", seat=1), "S"),
}
"""Positions with fields that random games leave alone: cards out of the game, and a call."""

LIMIT = 300
"""Random games in every variant, to see every other field change."""

every_table = pytest.mark.parametrize("id", TABLES)


def kept(table: Fields[Any], position: Any) -> dict[str, object]:
    """Return every field of a position, as values that nothing can change any more."""
    return {name: hashable(value) for name, value in table.values(position).items()}


def differing(before: dict[str, object], after: dict[str, object]) -> list[str]:
    return [name for name, value in before.items() if after[name] != value]


def uncopied(
    table: Fields[Any], position: Any, clone: Callable[[Any], Any], play_on: Callable[[Any], None]
) -> list[str]:
    """Return the fields that a clone lacks, or shares with a position that is played on."""
    before = kept(table, position)
    twin = clone(position)
    lacking = differing(before, kept(table, twin))
    play_on(twin)
    shared = differing(before, kept(table, position))
    twin = clone(position)
    copied = kept(table, twin)
    play_on(position)
    return lacking + shared + differing(copied, kept(table, twin))


def play_on(position: Any) -> None:
    if position.observer < 0 and position.seat_to_move is not None:
        position.playout(Rng(1))


def positions(id: str, seed: int) -> Iterator[Any]:
    """Yield the positions of a random game in every variant, and what a seat sees of each."""
    chooser = random.Random(seed)
    if id in RARE:
        yield RARE[id]().position
    for variant in VARIANTS:
        if variant.game_id == id:
            state = variant.deal(seed)
            while state.seat_to_move is not None:
                yield state.clone().position
                yield state.seen_by(chooser.randrange(state.players)).position
                state.play(chooser.choice(state.legal_moves()))
            yield state.position


@every_table
def test_a_clone_has_every_field_and_shares_none(id, scale) -> None:
    """A field that clone() forgets has the value of a new position: two values find it out."""
    table, chooser = TABLES[id], random.Random(1)
    met: dict[str, set[object]] = {}
    for seed in range(LIMIT):
        for position in positions(id, seed):
            values = kept(table, position)
            is_new = False
            for name, value in values.items():
                known = met.setdefault(name, set())
                if len(known) < 2 and value not in known:
                    known.add(value)
                    is_new = True
            if is_new or chooser.random() < 0.05:
                # what follows from the fields is copied too
                assert position.clone().legal_moves() == position.legal_moves()
                assert not uncopied(table, position, lambda one: one.clone(), play_on)
        constant = {name for name, values in met.items() if len(values) < 2}
        if seed >= scale(4) and not constant:
            return
    raise AssertionError(f"no position could show that clone() copies {sorted(constant)}")


@dataclass
class Toy:
    score: int
    hand: list[int]
    observer: int = -1

    players = 2


TOY: Fields[Any] = Fields(
    "toy",
    (
        Field("seen_by", OrNone(Number(0, 1)), "observer"),
        Field("score", Number(0, 9)),
        Sides("sides", (Field("hand", SetOf(Number(0, 9))),)),
    ),
)


def play_toy(toy: Toy) -> None:
    toy.score += 1
    toy.hand[1] = 0


@pytest.mark.parametrize(
    ("clone", "found"),
    [
        (lambda toy: replace(toy, hand=[*toy.hand]), []),
        (lambda toy: replace(toy), ["hand"]),
        (lambda toy: replace(toy, hand=[toy.hand[0], 0]), ["hand"]),
        (lambda toy: replace(toy, score=0, hand=[*toy.hand]), ["score"]),
        (lambda toy: replace(toy, observer=1, hand=[*toy.hand]), ["seen_by"]),
        (lambda toy: toy, ["score", "hand"]),
    ],
)
def test_a_clone_that_forgets_or_shares_a_field_is_found_out(clone, found) -> None:
    assert set(uncopied(TOY, Toy(5, [1, 2]), clone, play_toy)) == set(found)
