"""What a complete formation is taken for at its tile, and what its elites stand for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from koloda.engine import bits
from koloda.engine.errors import InvalidArgument
from koloda.games.schotten_totten_2 import codes, formation, wall
from koloda.games.schotten_totten_2.cards import (
    COLOURS,
    HIGHEST_OF_SHIELD,
    HIGHEST_STRENGTH,
    JOKERS,
    LOWEST_OF_SHIELD,
    SHIELD,
    SHIELD_STRENGTHS,
    SIEGE_CARDS,
    SPY,
    SPY_STRENGTH,
    colour,
    strength,
    text,
)
from koloda.games.schotten_totten_2.formation import TYPES

Values = dict[int, int]
"""The strength of each elite."""
HIGHEST = dict.fromkeys(JOKERS, HIGHEST_STRENGTH) | {SPY: SPY_STRENGTH, SHIELD: HIGHEST_OF_SHIELD}
LOWEST = dict.fromkeys(JOKERS, 0) | {SPY: SPY_STRENGTH, SHIELD: LOWEST_OF_SHIELD}


@dataclass(frozen=True)
class Worth:
    type: str
    """One of `formation.TYPES`, or `wall.LOWEST_SUM`."""
    total: int
    elites: Values
    colour: int | None
    """The one that all elites take; None if it doesn't matter or is free to choose."""
    cards: tuple[str, ...]
    """Each card: `R5`, or an elite with what it stands for, `J=R6`; `J=6` if its colour doesn't
    matter."""


def worth(face: int, cards: Sequence[int]) -> Worth:
    """Read a complete formation, with its elites as is best for their owner (ST2-34)."""
    return read(face, tuple(cards))


@lru_cache(maxsize=4096)  # a formation lies there for many moves, and every view shows it
def read(face: int, cards: tuple[int, ...]) -> Worth:
    value = formation.best(face, cards, 0)
    if value < 0:
        raise InvalidArgument("the formation is not complete")
    siege = [card for card in cards if card < SIEGE_CARDS]
    elites = [card for card in cards if card >= SIEGE_CARDS]
    if wall.ACCEPTS[face] == wall.LOWEST_SUM:
        values = {card: LOWEST[card] for card in elites}
        return taken(wall.LOWEST_SUM, whole(siege, values), values, None, cards)
    type, total = TYPES[codes.formation_type(value)], codes.formation_total(value)
    if type in (wall.RUN, wall.COLOUR_RUN):
        values = filled_run(total, len(cards), siege, elites)
    elif type == wall.EQUAL_STRENGTH:
        values = dict.fromkeys(elites, total // len(cards))
    else:
        values = {card: HIGHEST[card] for card in elites}
        if whole(siege, values) > total:
            # the highest would make a mere sum of a colour (ST2-13)
            values[next(card for card in elites if card != SPY)] -= 1
    same = type in (wall.COLOUR, wall.COLOUR_RUN) and siege
    return taken(type, total, values, colour(siege[0]) if same else None, cards)


def taken(
    type: str, total: int, elites: Values, colour: int | None, cards: tuple[int, ...]
) -> Worth:
    letter = "" if colour is None else COLOURS[colour]
    shown = (
        f"{text(card)}={letter}{elites[card]}" if card in elites else text(card) for card in cards
    )
    return Worth(type, total, elites, colour, tuple(shown))


def whole(siege: list[int], values: Values) -> int:
    return sum(map(strength, siege)) + sum(values.values())


def filled_run(total: int, size: int, siege: list[int], elites: list[int]) -> Values:
    """Give each elite a gap of the run that it can fill."""
    start = (total - sum(range(size))) // size
    gaps = set(range(start, start + size)) - {strength(card) for card in siege}
    values = {}
    for card in sorted(elites, key=JOKERS.__contains__):  # jokers fit everywhere, and come last
        fitting = {SPY: {SPY_STRENGTH}, SHIELD: set(bits.listed(SHIELD_STRENGTHS))}.get(card, gaps)
        values[card] = max(gaps & fitting)
        gaps.remove(values[card])
    return {card: values[card] for card in elites}
