"""Moves in words; the texts are in the locale files."""

from koloda.engine.contract import Phrase
from koloda.games.gallop.cards import COLOURS, DEPORTATION, EXCHANGE, UNIVERSAL, colour, value
from koloda.games.gallop.moves import GIVEN, GOT, PICKED
from koloda.games.gallop.position import Position


def describe(position: Position, move: int) -> Phrase:
    step, card = move >> 6, move & 63
    kind, known = described(card)
    if step == PICKED:
        return f"move-take-{kind}", known
    if step == GIVEN:
        return "move-give", known
    if step == GOT:
        owner = next(s for s in range(position.players) if card in position.collection(s))
        return "move-get", {**known, "seat": owner + 1}
    return f"move-lay-{kind}", {**known, "flight": step}


def described(card: int) -> Phrase:
    """The kind of a card and what belongs to it."""
    if card == UNIVERSAL:
        return "universal", {}
    if card == DEPORTATION:
        return "deportation", {}
    if card >= EXCHANGE:
        return "exchange", {"value": value(card)}
    return "city", {"colour": COLOURS[colour(card)], "value": value(card)}
