"""What a bot thought about a move, to be shown when it gives nothing away any more."""

from typing import Any

import msgspec

from koloda.bots.contract import Choice
from koloda.engine.state import Seen

SHOWN = 3
"""Moves that are spoken of, the chosen one first."""

Words = tuple[str, dict[str, Any]]
"""A message of the locale files and what it speaks of."""


class Option(msgspec.Struct, frozen=True):
    text: str
    """The move in the game's notation."""
    says: Words
    chance: float | None
    """Of winning, from 0 to 1, as the bot saw it."""
    share: float
    """Of its attention."""


class Thoughts(msgspec.Struct, frozen=True):
    options: list[Option]
    reasons: list[Words]
    simulations: int


def thoughts(seen: Seen, choice: Choice) -> Thoughts:
    """Everything here comes from what the seat knew."""
    game = seen.game
    return Thoughts(
        [
            Option(
                seen.text(each.move),
                spoken(game.id, game.rules.describe(seen.position, each.move)),
                None if each.chance is None else round(each.chance, 3),
                round(each.share, 3),
            )
            for each in choice.estimates[:SHOWN]
        ],
        [spoken(game.id, reason) for reason in choice.reasons],
        choice.simulations,
    )


def spoken(game: str, phrase: Words) -> Words:
    message, arguments = phrase
    return f"{game}-{message}", dict(arguments)
