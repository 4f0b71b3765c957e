"""Finished games, position by position, and the keys that let outsiders view them."""

from typing import Any

from itsdangerous import Signer

from koloda.engine.errors import InvalidRecord
from koloda.engine.record import Record
from koloda.games import game
from koloda.server.refusals import BadRecord


def replayed(record: Record, seat: int | None) -> dict[str, Any]:
    """Return every position as one seat saw it; seat None: with all cards open."""
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
    """Read and replay a record that a visitor sent; refuse it at the first error."""
    try:
        return Record.parse(text, game)
    except InvalidRecord as error:
        raise BadRecord(error) from None


class Keys:
    """Keys to single matches of tables that aren't public.

    A link to a replay carries one. It lets outsiders view that match, once it is over, and nothing
    else.
    """

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="koloda replay")

    def of(self, table: str, match: int) -> str:
        return self.signer.get_signature(f"{table} {match}").decode()

    def fits(self, key: str, table: str, match: int) -> bool:
        return self.signer.verify_signature(f"{table} {match}", key)
