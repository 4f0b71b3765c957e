"""Commands: what a client may tell a table to do, and how the table does it.

Clients send them over a socket as JSON; the HTTP API and the terminal create them directly.
docs/protocol.md is generated from these classes and those in `server/messages.py`.
"""

from collections.abc import Callable
from typing import Annotated

import msgspec

from koloda.bots.levels import USUAL, makers
from koloda.games import GAMES
from koloda.tables.errors import Refused
from koloda.tables.table import Table

BOTS = tuple(makers(next(iter(GAMES))))
"""The bots that may be given a seat."""

Word = Annotated[str, msgspec.Meta(max_length=40)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""The client's own name for a request; the answer carries it."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    id: Id


class Move(Request, tag="move", frozen=True):
    """Make a move, given by its number or in the game's notation. A move sent again with the same
    id is acknowledged again but not played twice."""

    move: Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=40)] = ""


class BotSit(Request, tag="seat-bot", frozen=True):
    """Give an open seat to a bot. Only the host may do this."""

    seat: Number
    bot: Word = USUAL


class Stand(Request, tag="stand", frozen=True):
    """Leave your seat or, as the host, free one."""

    seat: Number


class Contribute(Request, tag="contribute", frozen=True):
    """Add your seat's own random bytes, in hex, to the deal."""

    data: Annotated[str, msgspec.Meta(max_length=128, pattern="^([0-9a-f]{2})+$")]


class Start(Request, tag="start", frozen=True):
    """Deal, once every seat is taken. Only the host may do this."""


class AskUndo(Request, tag="ask-back", frozen=True):
    """Ask to undo your last move; players who moved since must agree."""


class AnswerUndo(Request, tag="answer-back", frozen=True):
    """Agree or refuse to let somebody undo a move."""

    agreed: bool


class Say(Request, tag="say", frozen=True):
    """Say a set phrase or free text; `about` is a card that you point at."""

    phrase: Word = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    about: Word = ""


class AskRematch(Request, tag="ask-rematch", frozen=True):
    """Ask for another match, which starts when everybody seated has asked."""


Command = Move | BotSit | Stand | Contribute | Start | AskUndo | AnswerUndo | Say | AskRematch


def carry_out(
    table: Table, command: Command, person: str, now: float, new_secret: Callable[[], bytes]
) -> int:
    """Carry out a person's command; return the number of the move or of the log's last entry.

    `new_secret` makes the secret for the deal of a rematch.
    """
    match command:
        case Move():
            seat = table.expect_seated(person)
            move = meant_move(table, command, person)
            return table.move(seat, move, now, person=person, token=command.id)
        case BotSit():
            if command.bot not in BOTS:
                raise Refused("no-such-bot")
            table.seat_bot(person, command.seat, command.bot, now)
        case Stand():
            table.stand(person, command.seat, now)
        case Contribute():
            table.contribute(person, bytes.fromhex(command.data), now)
        case Start():
            table.start(person, now)
        case AskUndo():
            table.ask_undo(person, now)
        case AnswerUndo():
            table.answer_undo(person, command.agreed, now)
        case Say():
            table.say(person, now, phrase=command.phrase, text=command.text, about=command.about)
        case AskRematch():
            table.ask_rematch(person, new_secret(), now)
    return len(table.log) - 1


def meant_move(table: Table, command: Move, person: str) -> int:
    """Return a move's number; the command may give its text instead."""
    if command.move is not None:
        return command.move
    if (person, command.id) in table.tokens:
        return 0  # the move was made earlier, and its text may mean something else by now
    table.expect("playing")
    assert table.match is not None
    return table.match.state.parse(command.text)
