"""The shapes of what the server sends as plain dictionaries: tables, events and HTTP answers.

docs/protocol.schema.json and the browser's types are generated from them, and
tests/server/test_wire_shapes.py compares them with what a server really sends.
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from koloda.engine.contract import Phrase

Phase = Literal["gathering", "revealing", "playing", "over"]
Value = int | str | bool | None


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Outcome(Shape):
    """How a match ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    clause: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as a seat sees it. Each game adds fields of its own."""

    game: str
    seat: int | None
    seat_to_move: int | None
    outcome: Outcome | None


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """What a move did. The other fields depend on the game and on the event."""

    event: str
    seat: int | UnsetType = UNSET


class Legal(Shape):
    """A legal move: its number, its notation and its words."""

    move: int
    text: str
    says: Phrase


# Tables


class OpenSeat(Shape, tag_field="kind", tag="open"):
    """Nobody sits here yet."""


class BotSeat(Shape, tag_field="kind", tag="bot"):
    """A bot of this level."""

    bot: str


class PersonSeat(Shape, tag_field="kind", tag="person"):
    """A person. `contributed`: they have promised random bytes for the deal. `revealed`: the bytes
    are there. `bot_plays_in`: they are gone, and a bot takes over in so many seconds."""

    name: str
    speaker: str
    contributed: bool
    revealed: bool
    gone: bool
    bot_plays: bool
    bot_plays_in: float | None


Seat = OpenSeat | BotSeat | PersonSeat


class Clock(Shape):
    """Seconds left, one per seat, and whose clock runs. `waits` is how many seconds it still waits
    for its player, who is gone."""

    left: list[float]
    running: int | None
    paused: bool
    waits: float


class RoundOver(Shape):
    """A round is over, and the table waits for the people at these seats to go on. At a table with
    a clock, it waits for `left` seconds at most."""

    waits_for: list[int]
    left: float | None


class UndoRequest(Shape):
    """Who asks to take moves back, and to which move."""

    seat: int
    to: int


class Terms(Shape):
    """What the cards of a match are dealt for."""

    table: str
    match: int
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    seats: list[str]


class Fair(Shape):
    """What proves, after the end, that nobody chose the deal. Only scheme 1 has no terms."""

    scheme: int
    secret: str
    contributions: list[str]
    terms: Terms | None


class Match(Shape):
    """The game at a table. `wanted` and `legal` are there for the seat to move, `open` and `fair`
    after the end."""

    moves_made: int
    seat_to_move: int | None
    view: View
    clock: Clock
    go_on: RoundOver | None
    back: UndoRequest | None
    must_answer_back: bool
    may_ask_back: bool
    may_resign: bool
    outcome: Outcome | None
    open: View | UnsetType = UNSET
    fair: Fair | UnsetType = UNSET
    wanted: Phrase | UnsetType = UNSET
    legal: list[Legal] | UnsetType = UNSET


class Chat(Shape):
    """Something said at the table: a quick phrase or a text; `about` is a card pointed at.
    `speaker` tells people apart who have no seat, or the same name."""

    event: Literal["said"]
    seat: int | None
    speaker: str
    phrase: str
    text: str
    about: str


class Table(Shape):
    """Everything that a viewer sees of a table."""

    number: int
    phase: Phase
    game: str
    players: int
    options: dict[str, Value]
    public: bool
    strict_talk: bool
    hints: bool
    hot_seat: bool
    takeover: int | None
    is_host: bool
    seat: int | None
    seats: list[Seat]
    sides: list[int]
    watchers: int
    commitment: str
    hashes: list[str]
    terms: Terms | None
    said: list[Chat]
    muted: list[str]
    rematch: list[int]
    rematch_declined: list[int]
    matches_over: int
    match: Match | None


# Events


class Event(Shape, tag_field="event"):
    number: int
    at: float


class SatEvent(Event, tag="sat"):
    seat: int
    name: str


class BotSatEvent(Event, tag="bot-sat"):
    seat: int
    bot: str


class StoodEvent(Event, tag="stood"):
    seat: int


class GoneEvent(Event, tag="gone"):
    seat: int


class ReturnedEvent(Event, tag="returned"):
    seat: int


class TakenOverEvent(Event, tag="taken-over"):
    seat: int


class LeftEvent(Event, tag="left"):
    seat: int


class ResignedEvent(Event, tag="resigned"):
    seat: int


class WentOnEvent(Event, tag="went-on"):
    seat: int
    by: Literal["person", "clock"]


class RematchDeclinedEvent(Event, tag="rematch-declined"):
    seat: int


class FlaggedEvent(Event, tag="flagged"):
    seat: int


class RematchAskedEvent(Event, tag="rematch-asked"):
    seat: int


class ContributedEvent(Event, tag="contributed"):
    seat: int


class LapsedEvent(Event, tag="lapsed"):
    seat: int


class SealedEvent(Event, tag="sealed"):
    without: list[int]


class RevealedEvent(Event, tag="revealed"):
    seat: int


class DealVoidEvent(Event, tag="deal-void"):
    seats: list[int]
    freed: list[int]
    commitment: str


class StartedEvent(Event, tag="started"):
    pass


class MovedEvent(Event, tag="moved"):
    seat: int
    by: Literal["person", "bot", "clock"]
    happened: list[Happening]
    token: str | UnsetType = UNSET


class BackAskedEvent(Event, tag="back-asked"):
    seat: int
    to: int


class TakenBackEvent(Event, tag="taken-back"):
    seat: int
    to: int


class BackAnsweredEvent(Event, tag="back-answered"):
    seat: int
    agreed: bool


class MutedEvent(Event, tag="muted"):
    speaker: str
    muted: bool


class RemovedEvent(Event, tag="removed"):
    speaker: str


class SaidEvent(Event, tag="said"):
    seat: int | None
    speaker: str
    phrase: str
    text: str
    about: str


class RematchEvent(Event, tag="rematch"):
    commitment: str


TableEvent = (
    SatEvent
    | BotSatEvent
    | StoodEvent
    | GoneEvent
    | ReturnedEvent
    | TakenOverEvent
    | LeftEvent
    | ResignedEvent
    | WentOnEvent
    | FlaggedEvent
    | RematchAskedEvent
    | RematchDeclinedEvent
    | ContributedEvent
    | LapsedEvent
    | SealedEvent
    | RevealedEvent
    | DealVoidEvent
    | StartedEvent
    | MovedEvent
    | BackAskedEvent
    | TakenBackEvent
    | BackAnsweredEvent
    | SaidEvent
    | MutedEvent
    | RemovedEvent
    | RematchEvent
)


# HTTP answers


class GameOption(Shape):
    """An option of a game and the values it may have.

    `only_with`: another option and the value that it must have; with any other value this option
    has no effect, and a new table that sets it is refused.
    """

    name: str
    default: Value
    allowed: list[Value]
    help: str
    only_with: tuple[str, Value] | None


class GameInfo(Shape):
    """A game that this server offers. `lesson`: it has a first game for learners."""

    id: str
    title: str
    seats: list[int]
    bots: list[str]
    lesson: bool
    options: list[GameOption]


class PublicTable(Shape):
    """A table that everybody may watch. `names` are those of the people; "" has none."""

    table: str
    game: str
    players: int
    phase: Phase
    names: list[str]
    open_seats: list[int]
    watchers: int


class SharedDevice(Shape):
    """A table at one device, while it is handed on: nobody's cards."""

    game: str
    phase: Phase
    seats: list[Seat]
    seat_to_move: int | None
    commitment: str
    hashes: list[str]
    terms: Terms | None


class Rulebook(Shape):
    """The rules page, in Markdown, and its clauses by their numbers."""

    page: str
    clauses: dict[str, str]


class ReplayStep(Shape):
    """A position, and the move that led to it."""

    seat: int | None
    view: View
    events: list[Happening]


class Replay(Shape):
    """A finished match, position by position. A table's matches have a number, and a key that opens
    this one to other people."""

    game: str
    players: int
    seats: list[str]
    sides: list[int]
    steps: list[ReplayStep]
    outcome: Outcome | None
    match: int | UnsetType = UNSET
    matches: int | UnsetType = UNSET
    key: str | UnsetType = UNSET


class LessonStep(Shape):
    """A position of a lesson, and the note before its next move. `seat` made the move that
    led here; null: there was none. `is_deal`: a new deal begins. When the learner is to move, also
    the lesson's move and everything that is legal."""

    seat: int | None
    is_deal: bool
    view: View
    events: list[Happening]
    note: str
    clauses: list[str]
    move: int | UnsetType = UNSET
    wanted: Phrase | UnsetType = UNSET
    legal: list[Legal] | UnsetType = UNSET


class Lesson(Shape):
    """A first game with notes."""

    game: str
    players: int
    learner: int
    sides: list[int]
    steps: list[LessonStep]


class TurningPoint(Shape):
    """A turn that changed the chances of a side."""

    step: int
    seat: int
    side: int
    before: float
    after: float


class CurveLength(Shape):
    """The first line of a curve: how many moves there are."""

    steps: int


class CurvePoint(Shape):
    """The chances of each side at the next step."""

    chances: list[float]


class TurningChoice(Shape):
    """The choice that cost a player most, after `step` moves, and a bot's better one."""

    step: int
    seat: int
    made: Phrase
    better: Phrase
    made_chance: float
    better_chance: float


class CurveEnd(Shape):
    """The last line of a curve."""

    turning: list[TurningPoint]
    choice: TurningChoice | None


SENT: dict[str, Any] = {
    "Table": Table,
    "TableEvent": TableEvent,
    "Seat": Seat,
    "GameInfo": GameInfo,
    "PublicTable": PublicTable,
    "SharedDevice": SharedDevice,
    "Rulebook": Rulebook,
    "Replay": Replay,
    "Lesson": Lesson,
    "CurveLength": CurveLength,
    "CurvePoint": CurvePoint,
    "CurveEnd": CurveEnd,
}
"""The shapes, by their names in the schema."""
