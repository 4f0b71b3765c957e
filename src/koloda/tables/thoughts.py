"""What a bot thought about a move, to be shown when it no longer gives anything away."""

import msgspec

from koloda.bots.contract import Choice
from koloda.engine.contract import Phrase
from koloda.engine.state import Seen

SHOWN = 3
"""The number of moves shown, the chosen one first."""


class Option(msgspec.Struct, frozen=True):
    text: str
    """The move in the game's notation."""
    says: Phrase
    chance: float | None
    """The chance of winning, from 0 to 1, as the bot saw it."""
    share: float
    """The share of its simulations that the bot spent on this move."""


class Thoughts(msgspec.Struct, frozen=True):
    options: list[Option]
    reasons: list[Phrase]
    simulations: int


def thoughts(seen: Seen, choice: Choice) -> Thoughts:
    """Return what to show of a choice, all of it based on what the seat knew."""
    game = seen.game
    return Thoughts(
        [
            Option(
                seen.text(each.move),
                game.rules.describe(seen.position, each.move),
                None if each.chance is None else round(each.chance, 3),
                round(each.share, 3),
            )
            for each in choice.estimates[:SHOWN]
        ],
        list(choice.reasons),
        choice.simulations,
    )
