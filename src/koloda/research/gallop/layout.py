"""The features and actions of Gallop across Europe, in order; `encoding` writes them."""

from collections.abc import Iterator
from functools import cache

from koloda.engine import bits
from koloda.games.gallop import cards, codes
from koloda.games.gallop.notation import written
from koloda.games.gallop.view import PHASES
from koloda.research.features import Feature, category, digits, flags, number, seat_names
from koloda.research.numbering import Numbering
from koloda.research.shape import Shape

VERSION = 1


def features(players: int) -> list[Feature]:
    seats = seat_names(players)
    return [
        *flags("my seat", range(players)),
        *flags("colour in play", cards.COLOURS),
        *flags("phase", PHASES),
        *flags("to move", seats),
        *flags("marker", seats),
        number("seats that have put down, or have taken and resolved", players - 1),
        *digits("deals ended", 2),
        *digits("rounds ended in this deal", 2),
        *digits("reshuffles in this deal", 2),
        *digits("times that cards were revealed", 3),
        category("exchange that is being resolved (7: universal)", 7),
        category("city that is offered for it", 36),
        number("deck size", codes.DECK),
        *(category(f"discard pile: card {i + 1}", codes.KINDS) for i in range(codes.DECK)),
        *(
            category(f"hidden card {i + 1} of earlier decks", codes.KINDS)
            for i in range(codes.HAND * (players - 1))
        ),
        *(number(f"hidden cards of this deck: {name}", 3) for name in cards.NAMES),
        *(category(f"my hand: card {i + 1}", codes.KINDS) for i in range(codes.HAND)),
        *(feature for owner in seats for feature in side(owner, players)),
    ]


def side(owner: str, players: int) -> Iterator[Feature]:
    yield from digits(f"{owner}: points", 2)
    for i in range(most_cities(players)):
        yield category(f"{owner}: city {i + 1}", 36)
    yield from flags(f"{owner}: flight left", range(1, 7))
    yield category(f"{owner}: card put down, if I know it", codes.KINDS)
    yield number(f"{owner}: flight put down, if I know it", 6)
    yield number(f"{owner}: hand size", codes.HAND)
    for i in range(codes.HAND):
        yield from digits(f"{owner}: deck of hand card {i + 1}", 2)
        yield category(f"{owner}: hand card {i + 1} is not (1: U, 2: D, 3: both)", 3)


def most_cities(players: int) -> int:
    """Return how many cities a collection can hold: two of each colour in play (GAL-3, GAL-23)."""
    return 2 * (players + 2)


def hidden(players: int) -> list[Feature]:
    found = [category(f"deck: card {i + 1}", codes.KINDS) for i in range(codes.DECK)]
    for owner in seat_names(players)[1:]:
        found += [category(f"{owner}: hand card {i + 1}", codes.KINDS) for i in range(codes.HAND)]
        found.append(category(f"{owner}: card put down", codes.KINDS))
        found.append(number(f"{owner}: flight put down", 6))
    return found


def moves(colours: int) -> list[int]:
    """Return every move that can be legal with these colours in play.

    Deportations and universals are never chosen: whoever may take one has no other choice.
    """
    cities = [city for city in range(codes.FIRST_EXCHANGE) if bits.has(colours, city // 6)]
    exchanges = list(range(codes.FIRST_EXCHANGE, codes.UNIVERSAL))
    others = [*exchanges, codes.UNIVERSAL, codes.DEPORTATION]
    return [
        *(codes.join(flight, card) for flight in range(1, 7) for card in [*cities, *others]),
        *(codes.join(codes.PICKED, card) for card in [*cities, *exchanges]),
        *(codes.join(step, city) for step in (codes.GIVEN, codes.GOT) for city in cities),
    ]


def action_name(move: int) -> str:
    return written(move)


@cache
def shape(players: int, colours: int) -> Shape:
    """Return what all slots of this kind share."""
    return Shape(len(features(players)), len(hidden(players)), Numbering(moves(colours)))
