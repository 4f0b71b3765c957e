"""The end of a deal and of the match (GAL-30 … GAL-34)."""

from typing import TYPE_CHECKING

from koloda.engine import bits
from koloda.games.gallop import codes, dealing, log, scoring

if TYPE_CHECKING:  # position.py imports this module
    from koloda.games.gallop.position import Position


def end_deal(position: "Position", complete: int, why: int) -> None:
    """Score the deal for the set of `complete` seats; deal again unless the match is decided."""
    log.note(position, codes.ENDED)
    log.note(position, why)
    scores = [0] * 4
    for seat in range(position.players):
        is_complete = bits.has(complete, seat)
        scores[seat] = scoring.score(position, seat, is_complete)
        log.note(position, codes.SCORED)
        log.note(position, seat)
        log.note(position, is_complete)
        log.note(position, position.collection_size[seat])
        for i in range(position.collection_size[seat]):
            log.note(position, position.collection[seat][i])
    if position.match == codes.WINS:
        seat = deal_winner(complete, scores)
        if seat >= 0:
            position.points[seat] += 1
    else:
        for seat in range(position.players):
            position.points[seat] += scores[seat]  # the scores of the deals are added up (GAL-30)
    position.deals += 1
    if is_decided(position):
        position.phase = codes.OVER
        position.turn = 0
    else:
        dealing.new_deal(position)
        log.note(position, codes.DEALT)
        log.note(position, position.marker)


def deal_winner(complete: int, scores: list[int]) -> int:
    """Return who of two players wins the deal, -1 if neither does (GAL-31)."""
    if complete == 0:
        return -1
    if bits.count(complete) == 1:
        return bits.lowest(complete)  # a deal is won by its complete player,
    if scores[0] == scores[1]:
        return -1
    return 0 if scores[0] > scores[1] else 1  # and if both are complete, by the higher score


def is_decided(position: "Position") -> bool:
    """Tell whether the match is over, after a deal."""
    if position.deals == 0:
        return False  # nothing is over yet
    if position.match == codes.SINGLE:
        return True  # a single deal is the whole match (GAL-32)
    if position.deals >= codes.LONGEST_MATCH:
        return True  # a match ends after 200 deals at the latest (GAL-34)
    most = 0
    leaders = 0
    for seat in range(position.players):
        if position.points[seat] > most:
            most = position.points[seat]
            leaders = 0
        if position.points[seat] == most:
            leaders += 1
    return most >= position.goal and leaders == 1  # one leads alone (GAL-30, GAL-31)
