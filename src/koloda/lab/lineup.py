"""Line-ups: who sits where when two bots are compared."""

from koloda.engine.game import Game


def lineups(game: Game, players: int, first: str, second: str) -> list[tuple[str, ...]]:
    """Return the line-ups in which a deal is played, with one name per seat.

    With two sides, each bot plays each side once. With more, each bot sits alone once in each
    seat, and the other bot takes all other seats.
    """
    sides = game.sides(players)
    number = max(sides) + 1
    if number == 2:
        return [tuple(pair[side] for side in sides) for pair in ((first, second), (second, first))]
    return [
        tuple(lone if side == seat else others for side in sides)
        for lone, others in ((first, second), (second, first))
        for seat in range(number)
    ]
