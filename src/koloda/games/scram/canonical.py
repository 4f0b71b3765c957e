"""One order for cards that are pushed together (SCR-9): their order doesn't matter."""

from koloda.games.scram import codes, places
from koloda.games.scram.position import Position


def canonical(position: Position, moves: list[int]) -> list[int]:
    """Keep the moves that push cards from the left, first those of the player's own camp."""
    if position.phase != codes.PUSH_CARDS or position.pushed == 0:
        return moves
    last = max(rank(position, place) for place in position.pushed_places())
    return [
        move for move in moves if move < codes.PLACES or rank(position, places.named(move)) > last
    ]


def rank(position: Position, place: int) -> tuple[bool, int]:
    return places.camp(place) != position.seat, place
