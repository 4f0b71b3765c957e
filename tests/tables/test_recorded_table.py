"""One person continues a record against bots."""

import random

import pytest

import koloda
from koloda import Record
from koloda.bots.contract import Choice
from koloda.engine.fair import FairDeal
from koloda.tables.bot_turn import bot_turn
from koloda.tables.commands import AskUndo, Move, carry_out
from koloda.tables.errors import Refused
from tests.tables.helpers import YOU, resumed
from tests.variants import Variant

FAIR = FairDeal(bytes(range(32)), (b"a", b"b"))


def secret() -> bytes:
    return bytes(32)


def random_moves(record: Record, number: int) -> None:
    chooser = random.Random(number)
    for state in record.states():
        if len(record.moves) < number and state.seat_to_move is not None:
            record.moves.append(chooser.choice(state.legal_moves()))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_is_continued_to_its_end_and_recorded(variant: Variant, seat: int) -> None:
    names = [f"player {number}" for number in range(variant.players)]
    record = Record(variant.game, variant.players, variant.options, 7, names)
    random_moves(record, 9)
    table = resumed(record, seat)
    assert table.match.state == record.end()
    chooser = random.Random(1)
    while table.phase == "playing":
        turn = bot_turn(table)
        if turn is None:
            move = chooser.choice(table.match.state.legal_moves())
            carry_out(table, Move(id="", move=move), YOU, 2.0, secret)
        else:
            assert turn.seen.seat != seat and turn.bot == "newcomer"
            legal = turn.seen.legal_moves()
            turn.move(Choice(chooser.choice(legal)), table, 2.0)
    made = table.record()
    assert (made.deal, made.seats, made.options) == (7, names, record.options)
    assert made.moves[:9] == record.moves
    assert Record.parse("".join(f"{line}\n" for line in made.lines()), koloda.game) == made


@pytest.mark.parametrize("deal", [7, FAIR])
def test_an_undo_keeps_the_deal(deal: int | FairDeal) -> None:
    game = koloda.game("face-to-face")
    table = resumed(Record(game, 2, {"first": 0}, deal, ["You", "bot"]))
    start = table.match.state.clone()
    move = start.legal_moves()[0]
    carry_out(table, Move(id="", text=start.text(move)), YOU, 2.0, secret)
    assert table.record().moves == [move]
    carry_out(table, AskUndo(id=""), YOU, 3.0, secret)
    assert table.match.state == start
    assert table.record().moves == []
    with pytest.raises(Refused):
        carry_out(table, AskUndo(id=""), YOU, 4.0, secret)


def test_a_fair_deal_and_a_whole_position_can_be_resumed() -> None:
    game = koloda.game("gallop")
    for deal in (FAIR, game.deal(seed=3, players=2).save()):
        record = Record(game, 2, {}, deal, ["You", "bot"])
        random_moves(record, 60)
        assert resumed(record).match.state == record.end()


def test_a_match_lost_on_time_stays_over() -> None:
    record = Record(koloda.game("gallop"), 2, {}, 3, ["You", "bot"])
    random_moves(record, 5)
    record.out_of_time = record.end().seat_to_move
    table = resumed(record)
    assert table.phase == "over"
    assert table.outcome == record.outcome(record.end())
    assert table.record() == record
