"""A game that is over, position by position; and the keys that let others look at it."""

from typing import Any

from itsdangerous import Signer

from koloda.engine.errors import InvalidRecord
from koloda.engine.record import Record
from koloda.games import game
from koloda.server.refusals import BadRecord


def replayed(record: Record, seat: int | None) -> dict[str, Any]:
    """Every position through the eyes of one seat, or of all (None)."""
    steps: list[dict[str, Any]] = []
    mover = None
    for number, state in enumerate(record.states()):
        view = state.view_all() if seat is None else state.view(seat)
        events = state.events_all() if seat is None else state.events(seat)
        steps.append({"seat": mover, "view": view, "events": events if number else []})
        mover = state.seat_to_move
    outcome = record.outcome(state)
    return {
        "game": record.game.id,
        "players": record.players,
        "seats": record.seats,
        "sides": record.game.sides(record.players),
        "steps": steps,
        "outcome": outcome.as_dict() if outcome else None,
    }


def read_record(text: str) -> Record:
    """A record that somebody brings along: replayed, and refused where it is wrong."""
    try:
        return Record.parse(text, game)
    except InvalidRecord as error:
        raise BadRecord(error) from None


class Keys:
    """Who has the key of a match may look at it, though the table is not public: it goes along in
    the link that is passed on. It opens nothing else, and nothing before the end."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="koloda replay")

    def of(self, table: str, match: int) -> str:
        return self.signer.get_signature(f"{table} {match}").decode()

    def fits(self, key: str, table: str, match: int) -> bool:
        return self.signer.verify_signature(f"{table} {match}", key)
