"""A place is one small number: the camp (or the deck), and where the card lies in it.

Places count from 0: in a camp from the left, in the deck from the top. A move that names a place
or an end of a camp is such a number too. The compiled build takes these functions from
`places.pxd`.
"""

from koloda.games.scram.codes import ENDS, PLACES


def at(camp: int, index: int) -> int:
    return camp + 8 * index


def camp(place: int) -> int:
    """Return the camp, or DECK, of a place."""
    return place & 7


def index(place: int) -> int:
    """Return how many cards lie before a place."""
    return place >> 3


def to_move(place: int) -> int:
    """Return the move that names a place."""
    return PLACES + place


def named(move: int) -> int:
    """Return the place that a move names."""
    return move - PLACES


def end_move(camp: int, side: int) -> int:
    """Return the move that names an end of a camp."""
    return ENDS + 2 * camp + side


def end_camp(move: int) -> int:
    return (move - ENDS) >> 1


def end_side(move: int) -> int:
    """Return LEFT or RIGHT."""
    return (move - ENDS) & 1
