"""The prover once more, by brute force: every completion, every value of every elite.

Written from the rules (ST2-1, ST2-2, ST2-12 … ST2-18, ST2-34), for clearness only.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple


class Siege(NamedTuple):
    colour: str
    strength: int


Card = Siege | str
"""A siege card, or the name of an elite."""

COLOURS = ("red", "yellow", "green", "blue", "purple")
DECK = [Siege(colour, strength) for colour in COLOURS for strength in range(12)]

ELITES = {
    "joker": DECK,
    "spy": [card for card in DECK if card.strength == 10],
    "shield": [card for card in DECK if card.strength in (1, 2, 3)],
}

STRONGEST_FIRST = ("colour run", "equal strength", "colour", "run", "sum")
ALL = set(STRONGEST_FIRST)
LOWEST_SUM = {"lowest sum"}

# (tile, damaged): cards a side, accepted formations
WALL = {
    (1, False): (3, {"sum"}),
    (2, False): (4, ALL),
    (3, False): (3, ALL),
    (4, False): (2, ALL),
    (5, False): (3, ALL),
    (6, False): (4, ALL),
    (7, False): (3, LOWEST_SUM),
    (1, True): (3, {"run", "sum"}),
    (2, True): (2, {"equal strength", "sum"}),
    (3, True): (3, {"colour", "sum"}),
    (4, True): (4, LOWEST_SUM),
    (5, True): (3, {"colour", "sum"}),
    (6, True): (2, {"equal strength", "sum"}),
    (7, True): (3, {"run", "sum"}),
}

Face = tuple[int, bool]
Rank = tuple[int, int]
"""Compares formations at one face; the higher is the better."""


@cache
def formation_type(cards: tuple[Siege, ...]) -> str:
    strengths = sorted(card.strength for card in cards)
    one_colour = len({card.colour for card in cards}) == 1
    run = strengths == list(range(strengths[0], strengths[0] + len(cards)))
    if one_colour and run:
        return "colour run"
    if strengths[0] == strengths[-1]:
        return "equal strength"
    if one_colour:
        return "colour"
    return "run" if run else "sum"


def rank(face: Face, cards: tuple[Siege, ...]) -> Rank:
    total = sum(card.strength for card in cards)
    accepted = WALL[face][1]
    if accepted is LOWEST_SUM:
        return 0, -total
    type = formation_type(cards)
    if type not in accepted:
        type = "sum"
    return -STRONGEST_FIRST.index(type), total


def readings(cards: Iterable[Card]) -> Iterator[tuple[Siege, ...]]:
    """What a formation can be taken for."""
    values = [ELITES[card] if isinstance(card, str) else [card] for card in cards]
    return (tuple(sorted(reading)) for reading in product(*values))


def best_rank(face: Face, cards: Iterable[Card]) -> Rank:
    return max(rank(face, reading) for reading in readings(cards))


def completions(
    face: Face, defender: Sequence[Card], free: Iterable[Siege]
) -> Iterator[tuple[Siege, ...]]:
    """The cards that would complete the defender's formation: nothing where it is complete."""
    return combinations(free, WALL[face][0] - len(defender))


def holds(
    face: Face,
    attacker: Sequence[Card],
    defender: Sequence[Card],
    free: Iterable[Siege],
    attacker_first: bool,
) -> bool:
    """Whether the claim is valid."""
    claimed = best_rank(face, attacker)
    if len(defender) == WALL[face][0]:
        shown = best_rank(face, defender)
        return claimed > shown or (claimed == shown and attacker_first)
    return not any(
        rank(face, reading) > claimed
        for added in completions(face, defender, free)
        for reading in readings((*defender, *added))
    )


def strongest(face: Face, defender: Sequence[Card], free: Iterable[Siege]) -> Rank | None:
    """Return the best that the defender can still reach; None if they can't complete."""
    return max(
        (best_rank(face, (*defender, *added)) for added in completions(face, defender, free)),
        default=None,
    )


# the engine's numbers


def card(number: int) -> Card:
    return DECK[number] if number < 60 else ("joker", "joker", "spy", "shield")[number - 60]


def cards(numbers: Iterable[int]) -> list[Card]:
    return [card(number) for number in numbers]


def face(number: int) -> Face:
    return number // 2 + 1, number % 2 == 1


def siege(members: int) -> list[Siege]:
    """A set of siege cards."""
    return [card for number, card in enumerate(DECK) if members >> number & 1]


def value(number: int, rank: Rank | None) -> int:
    """A rank at a face as the engine counts it; -1 for none."""
    if rank is None:
        return -1
    if WALL[face(number)][1] is LOWEST_SUM:
        return 63 + rank[1]
    return 64 * (4 + rank[0]) + rank[1]
