"""Who sits where when two bots are compared."""

from koloda.engine.game import Game


def lineups(game: Game, players: int, first: str, second: str) -> list[tuple[str, ...]]:
    """Every fair way to seat them, a name for each seat; a deal is played in all of them.

    Two sides: each bot once on each side. More: each bot once alone on each seat, with the other
    on all others.
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
