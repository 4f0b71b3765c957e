"""A bot's turn at a table."""

import koloda
from koloda import Record
from koloda.bots.contract import Choice
from koloda.tables.bot_turn import bot_turn
from tests.tables.helpers import resumed


def test_a_bots_choice_is_dropped_if_the_game_has_gone_on() -> None:
    table = resumed(Record(koloda.game("face-to-face"), 2, {"first": 1}, 7, ["You", "bot"]))
    turn = bot_turn(table)
    assert turn is not None
    choice = Choice(turn.seen.legal_moves()[0])
    turn.move(choice, table, 2.0)
    turn.move(choice, table, 3.0)
    assert len(table.match.moves) == 1
