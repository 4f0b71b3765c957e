"""Who wins the match: whoever has most points or deals won, as the options say."""

from koloda.engine.outcome import Outcome
from koloda.games.gallop import codes
from koloda.games.gallop.position import Position


def outcome(position: Position) -> Outcome | None:
    if position.phase != codes.OVER:
        return None
    points = tuple(position.points[seat] for seat in range(position.players))
    # tied players share the win (GAL-32, GAL-34)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    if position.match == codes.SINGLE:
        reason, clause = "one-deal-played", "GAL-32"
    elif max(points) < position.goal or len(winners) > 1:
        reason, clause = "match-too-long", "GAL-34"
    elif position.match == codes.TARGET:
        reason, clause = "target-reached", "GAL-30"
    else:
        reason, clause = "deals-won", "GAL-31"
    return Outcome(winners, points, reason, clause)
