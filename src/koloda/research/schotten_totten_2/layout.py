"""The features and actions of Schotten Totten 2, in order; `encoding` writes them."""

from collections.abc import Iterator
from functools import cache

from koloda.games.schotten_totten_2 import cards, codes, wall
from koloda.games.schotten_totten_2.notation import written
from koloda.research.features import (
    Feature,
    category,
    digits,
    flag,
    flags,
    large_digits,
    number,
)
from koloda.research.numbering import Numbering
from koloda.research.shape import Shape

VERSION = 1
OWNERS = ("my", "other's")
TILES = range(1, codes.TILES + 1)
SIEGE = [cards.text(card) for card in range(cards.SIEGE_CARDS)]
ELITES = ("J1", "J2", "S", "H")
TACTICS = (*ELITES, *cards.ACTIONS)
MOST_AT_A_TILE = 4
ORIGIN_DIGITS = 8
"""Enough for the largest number of `knowledge.track`."""


def features(has_tactics: bool, is_match: bool) -> list[Feature]:
    found = [
        flag("my seat is 1"),
        flag("I attack"),
        flag("my turn"),
        flag("I am to decide"),
        flag("I won"),
        flag("other won"),
        *flags("phase", codes.PHASES),
        *flags("ending", codes.ENDINGS[1:]),
        flag("oil was poured this turn"),
        number("cauldrons", codes.CAULDRONS),
        *flags("damaged tile", TILES),
        *digits("times that cards were revealed", 3),
        *(
            category(f"{owner} side of tile {tile}: card {i + 1}", 64 if has_tactics else 60)
            for owner in OWNERS
            for tile in TILES
            for i in range(MOST_AT_A_TILE)
        ),
        *(
            flag(f"{owner} formation was complete first: tile {tile}")
            for owner in OWNERS
            for tile in TILES
        ),
        *flags("discard", SIEGE),
        *flags("my hand", SIEGE),
        *(number(f"{owner} siege cards in hand", 7) for owner in OWNERS),
        number("siege deck size", cards.SIEGE_CARDS),
    ]
    if has_tactics:
        found += tactics_features()
    if is_match:
        found += match_features()
    return found


def tactics_features() -> Iterator[Feature]:
    yield from flags("action being carried out", cards.ACTIONS)
    yield category("card chosen for it", cards.CARDS)
    yield number("tactics deck size", cards.TACTICS_CARDS)
    yield from flags("discarded elite", ELITES)
    yield from flags("shuffled in by reinforcements and not played since", SIEGE)
    yield from flags("my hand", TACTICS)
    yield from flags("chosen for a swap", (*SIEGE, *TACTICS))
    for owner in OWNERS:
        yield number(f"{owner} tactics cards in hand", 7)
        yield number(f"{owner} tactics cards played", cards.TACTICS_CARDS)
        yield number(f"{owner} cards chosen for a swap", codes.GIFT)
        yield from flags(f"{owner} hand, known to both", (*SIEGE, *TACTICS))
        yield from flags(f"{owner} used action", cards.ACTIONS)
        for old in range(8):
            yield from large_digits(
                f"{owner} hand: courses with {old} cards from before reinforcements", ORIGIN_DIGITS
            )


def match_features() -> Iterator[Feature]:
    yield from digits("matches that ended level", 2)
    for game in (1, 2):
        yield flag(f"game {game}: over")
        yield flag(f"game {game}: I won")
        yield category(f"game {game}: ending", len(codes.ENDINGS) - 1)
        yield number(f"game {game}: siege cards left", cards.SIEGE_CARDS)
        yield number(f"game {game}: intact tiles and cauldrons left", codes.TILES + codes.CAULDRONS)


def hidden(has_tactics: bool) -> list[Feature]:
    found = [
        *flags("other's hand", SIEGE),
        *(category(f"siege deck: card {i + 1}", 60) for i in range(cards.SIEGE_CARDS)),
    ]
    if has_tactics:
        found += flags("other's hand", TACTICS)
        found += flags("other's cards chosen for a swap", (*SIEGE, *TACTICS))
        found += [category(f"tactics deck: card {i + 1}", 71) for i in range(cards.TACTICS_CARDS)]
    return found


def moves(has_tactics: bool) -> list[int]:
    """Return every move that can be legal.

    Without tactics cards nobody ever has to pass (ST2-44): each hand has six cards to play, and a
    defender without room has won.
    """
    tiles = range(codes.TILES)
    named = [*range(cards.SIEGE_CARDS), cards.JOKER, cards.SPY, cards.SHIELD]
    playable = named if has_tactics else named[: cards.SIEGE_CARDS]
    found = [
        *(codes.play(card, tile) for tile in tiles for card in playable),
        *(block + tile for block in (codes.CLAIM, codes.RETREAT, codes.OIL) for tile in tiles),
        codes.DRAW_SIEGE,
    ]
    if has_tactics:
        actions = range(len(cards.ACTIONS))
        found += [codes.DRAW_TACTICS, codes.PASS, codes.TO_DISCARD]
        found += [block + tile for block in (codes.EXPLODE, codes.TO) for tile in tiles]
        found += [codes.ACT + action for action in actions if action != codes.EXPLOSION]
        found += [codes.CHOOSE + card for card in named]
        found += [codes.CHOOSE + cards.FIRST_ACTION + action for action in actions]
        found += [
            codes.choose_joker(tile, i)
            for tile in tiles
            for i in range(max(wall.CAPACITY[2 * tile : 2 * tile + 2]))
        ]
    return found


def action_name(move: int) -> str:
    first = codes.CHOOSE + cards.FIRST_ACTION
    if first <= move < first + len(cards.ACTIONS):
        return f"{written(move)} as a gift"  # the notation of a play, which it can't be then
    return written(move)


@cache
def shape(has_tactics: bool, is_match: bool) -> Shape:
    """Return what all slots of this kind share."""
    return Shape(
        len(features(has_tactics, is_match)),
        len(hidden(has_tactics)),
        Numbering(moves(has_tactics)),
    )
