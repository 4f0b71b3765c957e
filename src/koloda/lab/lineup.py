"""Who sits where when two bots are compared."""

from koloda.engine.game import Game


def lineups(game: Game, players: int, first: str, second: str) -> list[tuple[str, ...]]:
    """Return every fair way to seat two bots, as a name for each seat.

    A deal is played in all of them. With two sides, each bot plays each side once. With more, each
    bot sits alone on each seat once, with the other bot on all other seats.
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
