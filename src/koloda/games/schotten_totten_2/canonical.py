"""One order for choices whose order doesn't matter: the cards of a swap and of reinforcements."""

from koloda.engine import bits
from koloda.games.schotten_totten_2 import cards, codes
from koloda.games.schotten_totten_2.position import Position


def canonical(position: Position, moves: list[int]) -> list[int]:
    """Keep the moves that choose cards in rising order and leave enough of them for the rest."""
    if position.phase == codes.GIVING:
        seat = position.seat
        given = held(position.given[seat], position.given_tactics[seat])
        left = held(
            position.siege[seat] & ~position.given[seat],
            position.tactics[seat] & ~position.given_tactics[seat],
        )
        missing = codes.GIFT - len(given)
        last = max(given, default=-1)
        return [move for move in moves if is_next(move - codes.CHOOSE, last, left, missing)]
    if position.phase == codes.CHOOSING and position.action == codes.REINFORCEMENTS:
        left = bits.listed(position.discard)
        missing = 2 if position.chosen_card < 0 else 1
        last = position.chosen_card
        return [move for move in moves if is_next(move - codes.CHOOSE, last, left, missing)]
    return moves


def held(siege: int, tactics: int) -> list[int]:
    """Return cards as moves name them: each joker as the first one (see `codes`)."""
    named = [cards.SIEGE_CARDS + tactic for tactic in bits.listed(tactics)]
    return bits.listed(siege) + [cards.JOKER if cards.is_joker(card) else card for card in named]


def is_next(card: int, last: int, left: list[int], missing: int) -> bool:
    """Whether a card may follow the last one chosen, if this many of those left are chosen."""
    return card >= last and sum(other >= card for other in left) >= missing
