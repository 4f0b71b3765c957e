"""What a bot thought about a move, to be shown once it gives nothing away."""

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
    """Of winning, from 0 to 1, as the bot saw it."""
    share: float
    """Of its attention."""


class Thoughts(msgspec.Struct, frozen=True):
    options: list[Option]
    reasons: list[Phrase]
    simulations: int


def thoughts(seen: Seen, choice: Choice) -> Thoughts:
    """Return what to show of a choice; all of it comes from what the seat knew."""
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
