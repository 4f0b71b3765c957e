"""Who wins the match: whoever has most points or deals won, as the options say."""

from koloda.engine.outcome import Outcome
from koloda.games.gallop import codes
from koloda.games.gallop.position import Position

REASONS = {
    "one-deal-played": "GAL-32",
    "match-too-long": "GAL-34",
    "target-reached": "GAL-30",
    "deals-won": "GAL-31",
}
"""Why a match can end, each with its clause."""


def outcome(position: Position) -> Outcome | None:
    if position.phase != codes.OVER:
        return None
    points = tuple(position.points[seat] for seat in range(position.players))
    # tied players share the win (GAL-32, GAL-34)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    if position.match == codes.SINGLE:
        reason = "one-deal-played"
    elif max(points) < position.goal or len(winners) > 1:
        reason = "match-too-long"
    elif position.match == codes.TARGET:
        reason = "target-reached"
    else:
        reason = "deals-won"
    return Outcome(winners, points, reason, REASONS[reason])
