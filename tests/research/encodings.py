"""The encoding that fits a state or a variant, made once."""

from functools import cache
from typing import Any

from koloda import Seen, State
from koloda.research import Encoding
from tests.variants import Variant


def encoding_of(known: State | Seen) -> Encoding:
    told = dict(known.game.rules.options_of(known.position))
    told.pop("removed", None)  # by lot, as far as the encoding knows
    return made(known.game.id, known.players, tuple(sorted(told.items())))


def encoding_for(variant: Variant) -> Encoding:
    return made(variant.game_id, variant.players, tuple(sorted(variant.options.items())))


@cache
def made(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Encoding:
    return Encoding(game, players, **dict(options))
