"""How a game ended: there is always one winner and one loser (F2F-18)."""

from koloda.engine.outcome import Outcome
from koloda.games.face_to_face.position import Position

REASONS = {"all-cards-played": "F2F-14", "one-card-left": "F2F-17", "cannot-play-two": "F2F-15"}
"""Why a game can end, each with its clause."""


def outcome(position: Position) -> Outcome | None:
    winner = position.winner
    if winner < 0:
        return None
    loser = 1 - winner
    if position.seat == winner:  # on their own turn, a player wins only by their last card
        reason = "all-cards-played"
    elif position.hand_size[loser] == 1:
        reason = "one-card-left"
    else:
        reason = "cannot-play-two"
    return Outcome((winner,), (1 - winner, winner), reason, REASONS[reason])
