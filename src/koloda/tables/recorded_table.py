"""A table at which one person continues a record against bots, as in the terminal.

The record is kept, not the log. Its deal may come from a seed, which suits only a person who plays
alone: a table that people share deals fairly (`engine/fair.py`).
"""

from typing import Literal, Self

from koloda.engine.contract import Saved
from koloda.engine.fair import SECRET, FairDeal
from koloda.engine.record import Record
from koloda.tables.entries import BotSat, Flagged, Moved, Opened, Resigned, Sat, Started
from koloda.tables.match import Match
from koloda.tables.settings import Settings
from koloda.tables.table import Table


class RecordedTable(Table):
    def __init__(self, beginning: Record) -> None:
        super().__init__()
        self.beginning = beginning

    @classmethod
    def resume(cls, record: Record, person: str, seat: int, bot: str, now: float) -> Self:
        """Seat the person, and bots of one level everywhere else; then play the record's moves."""
        table = cls(record)
        settings = Settings(record.game.id, record.players, dict(record.options), timeout="loss")
        name = record.seats[seat]
        table.add(
            Opened(
                at=now,
                settings=settings,
                host=person,
                name=name,
                secret=bytes(SECRET),
                rules=record.game.version,
            )
        )
        for other in range(record.players):
            if other == seat:
                table.add(Sat(at=now, seat=seat, person=person, name=name))
            else:
                table.add(BotSat(at=now, seat=other, bot=bot))
        table.add(Started(at=now))
        for move in record.moves:
            mover = table.seat_to_move
            assert mover is not None
            by: Literal["person", "bot"] = "person" if mover == seat else "bot"
            table.add(Moved(at=now, seat=mover, move=move, by=by))
        if record.out_of_time is not None:
            table.add(Flagged(at=now, seat=record.out_of_time))
        if record.resigned is not None:
            table.add(Resigned(at=now, seat=record.resigned))
        return table

    def deal(self, scheme: int) -> Match:
        return self.match_from(self.beginning.deal)

    def match_from(self, deal: int | Saved | FairDeal) -> Match:
        if isinstance(deal, FairDeal):
            return super().match_from(deal)
        state = self.beginning.start()
        return Match(deal, None, state, state.seat_to_move)

    def record(self) -> Record:
        """Return the match so far, with the names in the original record."""
        made = super().record()
        made.seats = self.beginning.seats
        return made
