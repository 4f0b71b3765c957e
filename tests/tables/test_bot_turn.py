"""A bot's turn at a table."""

import random

import koloda
from koloda import Record
from koloda.bots.contract import Choice
from koloda.tables.bot_turn import BotTurn, bot_turn
from koloda.tables.errors import Refused
from koloda.tables.settings import Settings
from koloda.tables.table import Table
from tests.tables.helpers import ADA, SPARE, legal, resumed


def test_a_bots_choice_is_dropped_if_the_game_has_gone_on() -> None:
    table = resumed(Record(koloda.game("face-to-face"), 2, {"first": 1}, 7, ["You", "bot"]))
    turn = bot_turn(table)
    assert turn is not None
    choice = Choice(turn.seen.legal_moves()[0])
    turn.move(choice, table, 2.0)
    turn.move(choice, table, 3.0)
    assert len(table.match.moves) == 1


def test_a_bots_choice_is_dropped_if_the_move_before_it_was_replaced() -> None:
    """The number of moves is the same again, but another card of the market is gone."""
    turn, table = replaced_move()
    taken = table.match.moves[-1]
    assert taken in turn.seen.legal_moves() and taken not in legal(table)
    turn.move(Choice(taken), table, 4)
    assert bot_turn(table) is not None
    now = bot_turn(table)
    now.move(Choice(now.seen.legal_moves()[0]), table, 5)
    assert table.match.movers[-1] == now.seen.seat


def test_talk_does_not_make_a_bots_choice_stale() -> None:
    _, table = replaced_move()
    turn = bot_turn(table)
    table.say(ADA, 4, phrase="hello")
    turn.move(Choice(turn.seen.legal_moves()[0]), table, 5)
    assert table.match.movers[-1] == turn.seen.seat


def replaced_move() -> tuple[BotTurn, Table]:
    """Return a bot's turn, and the table after its person has replaced the move before it.

    The new move is one that the bot could have chosen.
    """
    table = Table.open(Settings("gallop", 4), ADA, "Ada", bytes(32), 0)
    for seat in range(1, 4):
        table.seat_bot(ADA, seat, "random", 0)
    table.start(ADA, 0, SPARE, anyway=True)
    chooser = random.Random(0)
    while table.seat_to_move is not None:
        seat = table.seat_to_move
        move = chooser.choice(legal(table))
        table.move(seat, move, 1, person=ADA if seat == 0 else None)
        turn = bot_turn(table)
        if seat != 0 or turn is None:
            continue
        try:
            table.ask_undo(ADA, 2)
        except Refused:
            continue
        if others := sorted({*legal(table)} & {*turn.seen.legal_moves()} - {move}):
            for other in others:
                tried = Table.replay(table.log)
                tried.move(0, other, 3, person=ADA)
                if tried.bot_to_move is not None and other not in legal(tried):
                    return turn, tried
        table.move(0, move, 3, person=ADA)
    raise AssertionError("no such game")
