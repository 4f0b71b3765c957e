"""Commands: what a client may tell a table to do, and how the table does it.

Clients send them over a socket as JSON; the HTTP API and the terminal create them directly.
docs/protocol.md is generated from these classes and those in `server/messages.py`.
"""

from collections.abc import Callable
from typing import Annotated

import msgspec

from koloda.bots.levels import USUAL, makers
from koloda.engine.fair import CONTRIBUTION
from koloda.games import GAMES
from koloda.tables.errors import Refused
from koloda.tables.table import Table

BOTS = tuple(makers(next(iter(GAMES))))
"""The bots that may be given a seat."""

Word = Annotated[str, msgspec.Meta(max_length=40)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""The client's own name for a request; the answer carries it."""
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""A SHA-256 in hex."""
RandomBytes = Annotated[str, msgspec.Meta(max_length=2 * CONTRIBUTION, pattern="^([0-9a-f]{2})+$")]
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
    """Promise random bytes of your own for the deal, by their hash. `commitment` is the one for
    which you made it."""

    commitment: Digest
    hash: Digest


class Start(Request, tag="start", frozen=True):
    """Fix the hashes, once every seat is taken; then everybody reveals their bytes, and the cards
    are dealt. Only the host may do this. `anyway` starts without the bytes of people who have
    promised none."""

    anyway: bool = False


class Reveal(Request, tag="reveal", frozen=True):
    """Reveal the bytes, in hex, whose hash you promised. Do so only when the hashes are fixed."""

    data: RandomBytes


class GoOn(Request, tag="go-on", frozen=True):
    """Say that you have seen how the round ended. The game continues when everybody present has;
    `match.go_on` lists whom it waits for."""


class Resign(Request, tag="resign", frozen=True):
    """Give up the match: the other side wins. `match.may_resign` says whether you may."""


class Leave(Request, tag="leave", frozen=True):
    """Give your seat to a bot at once, until you connect again. Refused as `table-waits` where no
    bot takes over."""


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


class Mute(Request, tag="mute", frozen=True):
    """As the host, forbid somebody to speak, or allow it again."""

    speaker: Word
    muted: bool = True


class Remove(Request, tag="remove", frozen=True):
    """As the host, send a spectator away for good or, before the deal, a player."""

    speaker: Word


class AskRematch(Request, tag="ask-rematch", frozen=True):
    """Ask for another match, which starts when everybody seated has asked."""


class DeclineRematch(Request, tag="decline-rematch", frozen=True):
    """Tell those who have asked for another match that you don't want one."""


Command = (
    Move
    | GoOn
    | Resign
    | Leave
    | BotSit
    | Stand
    | Contribute
    | Start
    | Reveal
    | AskUndo
    | AnswerUndo
    | Say
    | Mute
    | Remove
    | AskRematch
    | DeclineRematch
)


def carry_out(
    table: Table, command: Command, person: str, now: float, new_secret: Callable[[], bytes]
) -> int:
    """Carry out a person's command; return the number of the move or of the log's last entry.

    `new_secret` makes the secret for the next deal.
    """
    match command:
        case Move():
            seat = table.expect_seated(person)
            move = meant_move(table, command, person)
            return table.move(seat, move, now, person=person, token=command.id)
        case GoOn():
            table.go_on(person, now)
        case Resign():
            table.resign(person, now)
        case Leave():
            table.leave(person, now)
        case BotSit():
            if command.bot not in BOTS:
                raise Refused("no-such-bot")
            table.seat_bot(person, command.seat, command.bot, now)
        case Stand():
            table.stand(person, command.seat, now)
        case Contribute():
            table.contribute(person, command.commitment, command.hash, now)
        case Start():
            table.start(person, now, new_secret(), anyway=command.anyway)
        case Reveal():
            table.reveal(person, bytes.fromhex(command.data), now)
        case AskUndo():
            table.ask_undo(person, now)
        case AnswerUndo():
            table.answer_undo(person, command.agreed, now)
        case Say():
            table.say(person, now, phrase=command.phrase, text=command.text, about=command.about)
        case Mute():
            table.mute(person, command.speaker, command.muted, now)
        case Remove():
            table.remove(person, command.speaker, now)
        case AskRematch():
            table.ask_rematch(person, new_secret(), now)
        case DeclineRematch():
            table.decline_rematch(person, now)
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
