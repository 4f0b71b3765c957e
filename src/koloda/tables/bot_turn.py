"""A bot's turn at a table: what its seat knows, and the move it then makes."""

from dataclasses import dataclass

from koloda.bots.contract import Choice
from koloda.engine.state import Seen
from koloda.tables.table import Table
from koloda.tables.thoughts import thoughts


@dataclass(frozen=True)
class BotTurn:
    bot: str
    """The level of the bot that is to choose."""
    seen: Seen
    number: int
    """The number of the log's entry that led to the position. Undo can bring back the same number
    of moves, but never the same number of an entry."""

    def move(self, choice: Choice, table: Table, now: float) -> None:
        """Make the chosen move, unless the game went on while the bot was thinking."""
        if table.position_number != self.number or table.bot_to_move is None:
            return
        why = thoughts(self.seen, choice)
        table.move(self.seen.seat, choice.move, now, person=None, why=why)


def bot_turn(table: Table) -> BotTurn | None:
    """Return the turn of the bot that is to move now; None if it isn't a bot's turn."""
    bot, seat, match = table.bot_to_move, table.seat_to_move, table.match
    if bot is None or seat is None or match is None:
        return None
    return BotTurn(bot, match.state.seen_by(seat), table.position_number)
