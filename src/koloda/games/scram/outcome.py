"""The match is over after its last round; the scorepad names the winner."""

from koloda.engine.outcome import Outcome
from koloda.games.scram import scorepad
from koloda.games.scram.codes import OVER, team_of
from koloda.games.scram.position import Position


def outcome(position: Position) -> Outcome | None:
    if position.phase != OVER:
        return None
    players, rounds = position.players, position.scores()
    winner, reason = scorepad.winner(players, rounds)
    sums = scorepad.score_match(players, rounds).sums
    return Outcome(
        winners=() if winner is None else scorepad.members(winner, players),
        scores=tuple(sums[team_of(seat, players)] for seat in range(players)),
        reason=reason,
        clause=scorepad.REASONS[reason],
        sides=tuple(team_of(seat, players) for seat in range(players)),
    )
