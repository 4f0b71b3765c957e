"""What clients send over a table's socket, and what they get; docs/protocol.md is made of it."""

from typing import Annotated, Any

import msgspec

from koloda.bots.levels import USUAL
from koloda.tables.thoughts import Thoughts

Word = Annotated[str, msgspec.Meta(max_length=40)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""The client's own name for a request; the answer carries it."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    id: Id


class Hello(Request, tag="hello", frozen=True):
    """The first message, and again after a gap: `last` is the number of the last event that the
    client has seen; -1: none."""

    last: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1


class Ping(Request, tag="ping", frozen=True):
    """I am still here."""


class Move(Request, tag="move", frozen=True):
    """Make a move, by its number or in the game's notation. Sent again with the same id, it is
    acknowledged again and not played twice."""

    move: Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=40)] = ""


class BotSit(Request, tag="seat-bot", frozen=True):
    """Give an open seat to a bot; the host's to ask, as is `start`."""

    seat: Number
    bot: Word = USUAL


class Stand(Request, tag="stand", frozen=True):
    """Leave a seat, or, as the host, free one."""

    seat: Number


class Contribute(Request, tag="contribute", frozen=True):
    """The seat's own random bytes for the deal, in hex."""

    data: Annotated[str, msgspec.Meta(max_length=128, pattern="^([0-9a-f]{2})+$")]


class Start(Request, tag="start", frozen=True):
    """Deal, when all seats are taken."""


class AskBack(Request, tag="ask-back", frozen=True):
    """Take the own last move back; the others who have moved since are asked."""


class AnswerBack(Request, tag="answer-back", frozen=True):
    """Let somebody take a move back, or not."""

    agreed: bool


class Say(Request, tag="say", frozen=True):
    """A set phrase or a text of one's own; `about` is a card that is pointed at."""

    phrase: Word = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    about: Word = ""


class AskHint(Request, tag="ask-hint", frozen=True):
    """What would a strong bot do in my place? Only at tables that allow hints, on one's turn."""


class AskRematch(Request, tag="ask-rematch", frozen=True):
    """Play once more, when all the people who sit here want to."""


FromClient = (
    Hello
    | Ping
    | Move
    | BotSit
    | Stand
    | Contribute
    | Start
    | AskBack
    | AnswerBack
    | Say
    | AskHint
    | AskRematch
)


class Ack(msgspec.Struct, tag="ack", tag_field="type", frozen=True):
    """The request was carried out, and what it did is durable; it was told before, or there is
    nothing to tell."""

    id: str
    number: int
    """Of the last event that it made; for a move, of the move."""


class Refusal(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """Nothing was done."""

    id: str
    key: str
    """For programs."""
    reason: str
    """In English."""
    message: str
    """Of the locale files, which say it in every language."""
    arguments: dict[str, int | str]
    """What the message speaks of."""
    clause: str = ""
    """The rule that forbids it."""


class Pong(msgspec.Struct, tag="pong", tag_field="type", frozen=True):
    """The answer to ping."""

    id: str


class Hint(msgspec.Struct, tag="hint", tag_field="type", frozen=True):
    """The answer to ask-hint, from what the seat knows; for nobody else."""

    id: str
    thoughts: Thoughts


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", frozen=True):
    """The answer to hello: the table as it is, and the events since `last`, if they are few."""

    id: str
    table: dict[str, Any]
    events: list[dict[str, Any]]


class Update(msgspec.Struct, tag="update", tag_field="type", omit_defaults=True, frozen=True):
    """Something happened, and is durable: the events, and what they changed of the table."""

    number: int
    """Of the last event; the next update goes on from here, else say hello again."""
    since: int
    """Of the last event before these."""
    events: list[dict[str, Any]]
    table: dict[str, Any]
    id: str = ""
    """Of the client's own request, if it did this: then this is its answer."""


class Watched(msgspec.Struct, tag="watched", tag_field="type", frozen=True):
    """Somebody began or ceased to watch; the log doesn't note it."""

    watchers: int


ToClient = Ack | Refusal | Pong | Hint | Welcome | Update | Watched

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
