"""The features and actions of Face to Face, in order; `encoding` writes them."""

from collections.abc import Iterator
from functools import cache

from koloda.games.face_to_face import codes
from koloda.games.face_to_face.notation import PILES
from koloda.research.features import Feature, digits, flag, flags, number
from koloda.research.numbering import Numbering
from koloda.research.shape import Shape

VERSION = 1


def features(highest: int) -> list[Feature]:
    return [
        flag("my seat is 1"),
        flag("my turn"),
        flag("I won"),
        flag("other won"),
        number("plays of this turn", 6),
        flag("a play of this turn helped the opponent"),
        *digits("turns ended", 2),
        *(feature for owner in ("my", "other's") for feature in side(owner, highest)),
    ]


def side(owner: str, highest: int) -> Iterator[Feature]:
    numbers = range(2, highest + 1)
    yield number(f"{owner} ascending pile", highest + 1)
    yield number(f"{owner} descending pile", highest + 1)
    yield number(f"{owner} hand size", 6)
    yield number(f"{owner} draw pile size", highest - 1)
    yield from flags(f"{owner} played cards", numbers)
    yield from flags(f"{owner} hand, if I know it", numbers)


def hidden(highest: int) -> list[Feature]:
    numbers = range(2, highest + 1)
    return [
        *flags("other's hand", numbers),
        *(number(f"my draw pile: card {i + 1}", highest) for i in range(highest - 1)),
        *(number(f"other's draw pile: card {i + 1}", highest) for i in range(highest - 1)),
    ]


def moves(highest: int) -> list[int]:
    """Return every move that can be legal.

    Nothing is above the highest card or below a 2, so these never improve a pile of the opponent.
    """
    return [
        codes.END,
        *(
            codes.play(pile, card)
            for pile in range(codes.PILES)
            for card in range(2, highest + 1)
            if (pile, card) not in ((codes.OTHER_ASCENDING, highest), (codes.OTHER_DESCENDING, 2))
        ),
    ]


def action_name(move: int) -> str:
    if move == codes.END:
        return "E"
    return f"{PILES[codes.pile(move)]}{codes.card(move)}"


@cache
def shape(highest: int) -> Shape:
    """Return what all slots of this kind share."""
    return Shape(len(features(highest)), len(hidden(highest)), Numbering(moves(highest)))
