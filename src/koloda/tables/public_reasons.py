"""Why bots moved as they did, from what was public then: to be shown while the game goes on."""

from dataclasses import dataclass

import msgspec

from koloda.bots.registry import BOTS
from koloda.engine.contract import Phrase
from koloda.engine.record import Record
from koloda.games import game
from koloda.tables import entries
from koloda.tables.logged_table import LoggedTable


class Reason(msgspec.Struct, frozen=True):
    number: int
    """The number of the move's event in the log."""
    seat: int
    says: Phrase


@dataclass(frozen=True)
class Asked:
    """Moves of a table to explain, and all that is needed to do it elsewhere."""

    record: Record
    entry_of: dict[int, int]
    """The entry of each move, by the move's number from 0."""
    bots: set[int]
    """The seats that bots play."""


def asked_moves(table: LoggedTable, first: int, last: int) -> Asked:
    """Find the moves in some entries of the log; moves that were taken back are left out."""
    begun = max(n for n, entry in enumerate(table.log) if isinstance(entry, entries.Started))
    made: list[int] = []
    for number in range(begun, len(table.log)):
        entry = table.log[number]
        if isinstance(entry, entries.Moved):
            made.append(number)
        elif isinstance(entry, entries.Undone):
            del made[entry.to :]
    entry_of = {move: number for move, number in enumerate(made) if first <= number <= last}
    bots = {seat for seat, one in enumerate(table.seats) if one.is_played_by_bot}
    return Asked(table.record(), entry_of, bots)


def public_reasons(asked: Asked) -> list[Reason]:
    """Play the match again as far as needed, and explain the bots' moves as spectators saw them."""
    record = asked.record
    if record.game is not game(record.game.id):
        return []  # bots know only today's rules
    found: list[Reason] = []
    last = max(asked.entry_of, default=-1)
    view = None
    for made, state in enumerate(record.states()):
        if view is not None:
            explained = BOTS[record.game.id].public_reasons(view, state.events(None))
            number = asked.entry_of[made - 1]
            found += [Reason(number, *each) for each in explained if each[0] in asked.bots]
        if made > last:
            break
        view = state.view(None) if made in asked.entry_of else None
    return found
