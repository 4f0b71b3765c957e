"""Who won and why; in a match, whoever did better in both games (ST2-24)."""

from koloda.engine.outcome import Outcome
from koloda.games.schotten_totten_2.codes import (
    CLAIMED_AGAIN,
    DECK_EMPTY,
    ENDINGS,
    FOUR_DAMAGED,
    WALL_FULL,
)
from koloda.games.schotten_totten_2.position import Position

CLAUSES = {
    CLAIMED_AGAIN: "ST2-21",
    FOUR_DAMAGED: "ST2-21",
    DECK_EMPTY: "ST2-22",
    WALL_FULL: "ST2-23",
}

MATCH_REASONS = dict.fromkeys(("both-games-won", "faster-attack", "better-defence"), "ST2-24")
REASONS = {str(ENDINGS[ending]): clause for ending, clause in CLAUSES.items()} | MATCH_REASONS
"""Why a game or a match can end, each with its clause."""


def outcome(position: Position) -> Outcome | None:
    winner = position.winner
    if winner < 0:
        return None
    if not position.is_match:
        reason = ENDINGS[position.ending]
        assert reason is not None
        return Outcome((winner,), (1 - winner, winner), reason, REASONS[reason])
    winners = [game[0] for game in position.past_games()]
    scores = winners.count(0), winners.count(1)
    if winners[0] == winners[1]:
        reason = "both-games-won"
    elif position.ending in (CLAIMED_AGAIN, FOUR_DAMAGED):
        reason = "faster-attack"
    else:
        reason = "better-defence"
    return Outcome((winner,), scores, reason, REASONS[reason])
