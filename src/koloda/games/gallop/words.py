"""Moves in words; the texts are in the locale files."""

from functools import cache

from koloda.engine.contract import Phrase
from koloda.games.gallop import codes
from koloda.games.gallop.cards import COLOURS, NAMES, colour, value
from koloda.games.gallop.position import Position


def wanted(position: Position) -> Phrase:
    if position.phase == codes.LAY:
        return "wanted-lay", {}
    if position.phase == codes.PICK:
        # only cards of one kind can be taken at a time (GAL-8 to GAL-11)
        kind, _ = described(codes.card(position.legal_moves()[0]))
        return "wanted-pick", {"kind": kind}
    if position.phase == codes.GIVE:
        return "wanted-give", {"card": NAMES[position.swap_card]}
    return "wanted-get", {"card": NAMES[position.swap_card], "city": NAMES[position.offered_city]}


def describe(position: Position, move: int) -> Phrase:
    step, card = codes.step(move), codes.card(move)
    if step == codes.GOT:
        owner = next(s for s in range(position.players) if card in position.cities(s))
        return "move-get", {**described(card)[1], "owner": owner}
    return described_alone(step, card)


@cache
def described_alone(step: int, card: int) -> Phrase:
    """Describe a move that means the same in every position, so the phrase can be cached."""
    kind, known = described(card)
    if step == codes.PICKED:
        return f"move-take-{kind}", known
    if step == codes.GIVEN:
        return "move-give", known
    return f"move-lay-{kind}", {**known, "flight": step}


def described(card: int) -> Phrase:
    """Return the kind of a card, and its colour and value if it has them."""
    if card == codes.UNIVERSAL:
        return "universal", {}
    if card == codes.DEPORTATION:
        return "deportation", {}
    if card >= codes.FIRST_EXCHANGE:
        return "exchange", {"value": value(card)}
    return "city", {"colour": COLOURS[colour(card)], "value": value(card)}
