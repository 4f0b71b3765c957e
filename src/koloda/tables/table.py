"""A table: the one authority for people, bots and replays.

Each command checks and then writes entries to the log; `apply` carries an entry out and checks
nothing. So a table that is read back from its log is the table that wrote it. Time, secrets and
bots' choices are passed in.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from koloda.bots.levels import STAND_IN
from koloda.engine import fair
from koloda.engine.fair import CONTRIBUTION, SECRET, FairDeal, Stream
from koloda.engine.game import Game
from koloda.engine.option import chosen
from koloda.engine.outcome import Outcome
from koloda.engine.record import Record
from koloda.engine.state import State
from koloda.games import game
from koloda.tables import talk
from koloda.tables.clock import Clock
from koloda.tables.entries import (
    BotSat,
    Contributed,
    Entry,
    Flagged,
    Gone,
    Moved,
    Opened,
    Rematch,
    RematchAsked,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    Woken,
)
from koloda.tables.errors import OtherRules, Refused
from koloda.tables.settings import Settings
from koloda.tables.thoughts import Thoughts

NAME = 40
"""Letters of a name, at most."""

Phase = Literal["gathering", "playing", "over"]
EventsBySeat = dict[int | None, list[dict[str, Any]]]
"""What each seat (None: a spectator) saw happen."""


@dataclass
class Seat:
    person: str | None = None
    name: str = ""
    bot: str | None = None
    contribution: bytes = b""
    gone_at: float | None = None
    taken_over: bool = False

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None or self.taken_over


@dataclass
class Match:
    """One game from the deal to the end."""

    deal: FairDeal
    stream: Stream
    state: State
    starter: int | None
    """Who was to move first."""
    moves: list[int] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    thoughts: list[Thoughts | None] = field(default_factory=list)
    """Behind each move, where a bot made it."""
    flagged: int | None = None
    """Who lost on time."""
    overdue: int | None = None
    """For whom a bot makes the next move, because time is up."""


@dataclass(frozen=True)
class FinishedMatch:
    """A match that is over."""

    record: Record
    thoughts: list[Thoughts | None]


class Table:
    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.events_by_entry: list[EventsBySeat] = []
        """Beside each entry of the log, the events that it made visible."""
        self.seats: list[Seat] = []
        self.watchers: dict[str, str] = {}
        self.match: Match | None = None
        self.phase: Phase = "gathering"
        self.outcome: Outcome | None = None
        self.seat_to_move: int | None = None
        self.played = 0
        """Matches that were started at this table."""
        self.earlier: list[FinishedMatch] = []
        """Those before the present one."""
        self.undo_request: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.rematch: set[int] = set()
        self.said: list[Said] = []
        self.tokens: dict[tuple[str, str], int] = {}
        """Where in the log a person's moves are, by the client's names for them."""

    # Opening and reading back

    @classmethod
    def open(cls, settings: Settings, host: str, name: str, secret: bytes, now: float) -> "Table":
        """A new table; its host sits at the first seat."""
        found = game(settings.game)
        found.check_players(settings.players)
        chosen(found.options, settings.options)
        if len(secret) != SECRET:
            raise ValueError(f"a secret has {SECRET} bytes")
        if settings.hot_seat:
            # while the device is handed on nobody is connected, for as long as it takes
            settings = msgspec.structs.replace(settings, takeover=None)
        table = cls()
        table.add(
            Opened(
                at=now,
                settings=settings,
                host=host,
                name=checked_name(name),
                secret=secret,
                rules=found.version,
            )
        )
        # options that only show at the deal to be impossible together are refused now
        table.deal()
        table.add(Sat(at=now, seat=0, person=host, name=checked_name(name)))
        return table

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> "Table":
        """The table that wrote this log; by other rules it would be another game."""
        table = cls()
        for entry in entries:
            if isinstance(entry, Opened) and entry.rules != game(entry.settings.game).version:
                raise OtherRules(entry.rules, game(entry.settings.game).version)
            table.add(entry)
        return table

    # What there is

    @property
    def game(self) -> Game:
        return game(self.settings.game)

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to choose now, for whatever reason; None: a person, or nobody."""
        seat = self.seat_to_move
        if seat is None or self.match is None or self.is_deserted:
            return None
        if self.seats[seat].is_played_by_bot or self.match.overdue == seat:
            return self.seats[seat].bot or STAND_IN
        return None

    @property
    def is_paused(self) -> bool:
        """Somebody is gone and no bot plays for him: clocks stand still."""
        return self.phase == "playing" and bool(self.gone_since)

    @property
    def gone_since(self) -> list[float]:
        """When those left for whom no bot plays."""
        return [
            seat.gone_at
            for seat in self.seats
            if seat.gone_at is not None and not seat.is_played_by_bot
        ]

    @property
    def is_deserted(self) -> bool:
        """Everybody who plays here is gone: no bot plays on until somebody is back."""
        left = [seat.gone_at for seat in self.seats if seat.person is not None]
        return bool(left) and None not in left

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def knows(self, person: str) -> bool:
        """Whether a person sits or watches here, or is the host; others get nothing."""
        return self.seat_of(person) is not None or person in self.watchers or person == self.host

    @property
    def is_restless(self) -> bool:
        """Whether the game goes on by itself, though nobody is there: bots among themselves."""
        return self.phase == "playing" and all(seat.bot is not None for seat in self.seats)

    @property
    def deadline(self) -> float | None:
        """When `tick` has to be called next."""
        if self.phase != "playing":
            return None
        times = []
        if self.settings.takeover is not None and not self.is_deserted:
            times = [gone_at + self.settings.takeover for gone_at in self.gone_since]
        runs_out_at = self.clock.runs_out_at
        if runs_out_at is not None and self.match is not None and self.match.overdue is None:
            times.append(runs_out_at)
        return min(times, default=None)

    # Gathering

    def sit(self, person: str, name: str, seat: int, now: float) -> None:
        if self.settings.hot_seat:
            raise Refused("hot-seat")
        self.take_seat(person, name, seat, now)

    def sit_beside(self, by: str, person: str, name: str, seat: int, now: float) -> None:
        """Somebody sits down at the host's own device."""
        if not self.settings.hot_seat:
            raise Refused("not-hot-seat")
        self.expect_host(by)
        self.take_seat(person, name, seat, now)

    def take_seat(self, person: str, name: str, seat: int, now: float) -> None:
        self.expect("gathering")
        self.expect_seat(seat)
        if not self.seats[seat].is_open:
            raise Refused("seat-taken")
        if self.seat_of(person) is not None:
            raise Refused("already-seated")
        self.add(Sat(at=now, seat=seat, person=person, name=checked_name(name)))

    def seat_bot(self, by: str, seat: int, bot: str, now: float) -> None:
        self.expect("gathering")
        self.expect_host(by)
        self.expect_seat(seat)
        if not self.seats[seat].is_open:
            raise Refused("seat-taken")
        self.add(BotSat(at=now, seat=seat, bot=bot))

    def stand(self, by: str, seat: int, now: float) -> None:
        """Leave a seat, or, as the host, free one. A host who leaves others hands the table on."""
        self.expect("gathering")
        self.expect_seat(seat)
        if self.seats[seat].is_open:
            raise Refused("seat-open")
        if self.seats[seat].person != by:
            self.expect_host(by)
        self.add(Stood(at=now, seat=seat))

    def contribute(self, person: str, data: bytes, now: float) -> None:
        """Add one's own random bytes to the deal, once."""
        self.expect("gathering")
        seat = self.expect_seated(person)
        if not 1 <= len(data) <= CONTRIBUTION:
            raise Refused("bad-contribution", {"most": CONTRIBUTION})
        if self.seats[seat].contribution:
            raise Refused("already-contributed")
        self.add(Contributed(at=now, seat=seat, data=data))

    def start(self, by: str, now: float) -> None:
        self.expect("gathering")
        self.expect_host(by)
        if any(seat.is_open for seat in self.seats):
            raise Refused("seats-open")
        self.add(Started(at=now))

    # Playing

    def move(
        self,
        seat: int,
        move: int,
        now: float,
        *,
        person: str | None,
        token: str = "",
        why: Thoughts | None = None,
    ) -> int:
        """The one door for every move; returns the number of its entry.

        `person` is who made it; None: a bot, because it sits there or because time was up.
        """
        if person is not None and (person, token) in self.tokens:
            return self.tokens[person, token]
        self.expect("playing")
        match = self.match
        assert match is not None
        by: Literal["person", "bot", "clock"] = "person"
        if person is None:
            if self.bot_to_move is None or seat != self.seat_to_move:
                raise Refused("not-a-bots-turn")
            by = "bot" if self.seats[seat].is_played_by_bot else "clock"
        elif self.seats[seat].person != person:
            raise Refused("not-your-seat")
        elif seat != self.seat_to_move:
            raise Refused("not-your-turn")
        # tried on a copy: what the rules refuse leaves no trace
        match.state.clone().play(move)
        self.add(Moved(at=now, seat=seat, move=move, by=by, token=token, why=why))
        return len(self.log) - 1

    def ask_undo(self, person: str, now: float) -> None:
        """Take back one's last move: at once if nobody acted since, else if the others agree."""
        self.expect("playing")
        seat = self.expect_seated(person)
        match = self.match
        assert match is not None
        if self.undo_request is not None:
            raise Refused("back-asked")
        if seat not in match.movers:
            raise Refused("nothing-to-take-back")
        to = len(match.movers) - 1 - match.movers[::-1].index(seat)
        if self.match_after(to).state.revealed != match.state.revealed:
            raise Refused("revealed-since")
        self.add(UndoAsked(at=now, seat=seat, to=to))
        if not self.who_must_agree():
            self.add(Undone(at=now, seat=seat, to=to))

    def answer_undo(self, person: str, agreed: bool, now: float) -> None:
        self.expect("playing")
        seat = self.expect_seated(person)
        if self.undo_request is None or seat not in self.who_must_agree():
            raise Refused("nothing-to-answer")
        asked = self.undo_request
        self.add(UndoAnswered(at=now, seat=seat, agreed=agreed))
        if agreed and not self.who_must_agree():
            self.add(Undone(at=now, seat=asked.seat, to=asked.to))

    def who_must_agree(self) -> set[int]:
        """People who acted after the move that is to be taken back and have not agreed yet.

        At one device they sit side by side and have said so.
        """
        undo = self.undo_request
        if undo is None or self.match is None or self.settings.hot_seat:
            return set()
        acted = set(self.match.movers[undo.to :]) - {undo.seat} - self.agreed
        return {seat for seat in acted if not self.seats[seat].is_played_by_bot}

    def note_presence(self, person: str, is_present: bool, now: float) -> None:
        """Somebody's last connection is lost, or the first one is back."""
        seat = self.seat_of(person)
        if seat is None or self.phase != "playing":
            return
        if not self.settings.hot_seat:
            changed = [seat]
        elif is_present:
            changed = list(range(self.settings.players))
        else:
            # one device: one who is gone makes the table wait, whoever had it last
            changed = [] if self.is_paused else [seat]
        for number in changed:
            one = self.seats[number]
            if one.person is not None and (one.gone_at is None) != is_present:
                self.add((Returned if is_present else Gone)(at=now, seat=number))

    def tick(self, now: float) -> None:
        """Do what time does: flags, and bots for those who are gone."""
        if self.phase != "playing" or self.match is None:
            return
        takeover = None if self.is_deserted else self.settings.takeover
        for number, seat in enumerate(self.seats):
            if seat.gone_at is None or seat.is_played_by_bot or takeover is None:
                continue
            if now >= seat.gone_at + takeover:
                self.add(TakenOver(at=now, seat=number))
        out = self.clock.runs_out_at
        if out is not None and now >= out and self.match.overdue is None:
            assert self.clock.seat is not None
            self.add(Flagged(at=now, seat=self.clock.seat))

    def wake(self, now: float) -> None:
        """The table was asleep: nobody's time ran, and nobody is connected yet."""
        if self.phase != "playing":
            return
        is_noted = all(seat.person is None or seat.gone_at is not None for seat in self.seats)
        if is_noted and self.deadline is None:
            return  # it went to sleep like this
        self.add(Woken(at=now))
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.gone_at is None:
                self.add(Gone(at=now, seat=number))

    # Talking, and once more

    def say(
        self, person: str, now: float, *, phrase: str = "", text: str = "", about: str = ""
    ) -> None:
        if not self.knows(person):
            raise Refused("not-at-table")
        seat = self.seat_of(person)
        state = self.match.state if self.match is not None and seat is not None else None
        strict = self.settings.strict_talk and self.phase == "playing"
        talk.check(state, seat, phrase, text, about, strict=strict)
        self.add(Said(at=now, person=person, phrase=phrase, text=text, about=about))

    def ask_rematch(self, person: str, secret: bytes, now: float) -> None:
        """Play once more, when all the people who sit here want to; `secret` is for that deal."""
        self.expect("over")
        seat = self.expect_seated(person)
        if seat in self.rematch:
            raise Refused("rematch-asked")
        self.add(RematchAsked(at=now, seat=seat))
        asked = {number for number, one in enumerate(self.seats) if one.person}
        if self.settings.hot_seat or self.rematch >= asked:
            self.add(Rematch(at=now, secret=secret))

    # What remains

    def record(self) -> Record:
        """The present match so far; the deal is told, so it is for nobody before the end."""
        match = self.match
        if match is None:
            raise Refused("not-started")
        names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in self.seats]
        return Record(
            self.game,
            self.settings.players,
            self.options,
            match.deal,
            names,
            list(match.moves),
            match.flagged,
        )

    @property
    def finished(self) -> list[FinishedMatch]:
        """Every match that is over, the first one first."""
        match = self.match
        if match is None or self.outcome is None:
            return self.earlier
        return [*self.earlier, FinishedMatch(self.record(), list(match.thoughts))]

    # Watching

    def watch(self, person: str, name: str) -> None:
        """Spectators come and go; the log doesn't note it."""
        self.watchers[person] = checked_name(name)

    def unwatch(self, person: str) -> None:
        self.watchers.pop(person, None)

    # The log

    def add(self, entry: Entry) -> None:
        """Carry an entry out and write it down."""
        self.log.append(entry)
        self.events_by_entry.append({})
        self.apply(entry)

    def apply(self, entry: Entry) -> None:
        now = entry.at
        match entry:
            case Moved():  # nearly all are
                self.apply_move(entry)
            case Opened():
                self.settings = entry.settings
                self.options = dict(entry.settings.options)
                self.host = entry.host
                self.secret = entry.secret
                self.seats = [Seat() for _ in range(entry.settings.players)]
            case Sat():
                self.seats[entry.seat] = Seat(person=entry.person, name=entry.name)
            case BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
            case Stood():
                self.apply_stood(entry)
            case Contributed():
                self.seats[entry.seat].contribution = entry.data
            case Started():
                self.match = self.deal()
                self.update_status()
                self.played += 1
                self.clock = Clock(self.settings.clock, self.settings.players)
                self.run_clock(now)
            case UndoAsked():
                self.undo_request = entry
                self.agreed = set()
            case UndoAnswered():
                if entry.agreed:
                    self.agreed.add(entry.seat)
                else:
                    self.undo_request = None
            case Undone():
                self.apply_undo(entry)
            case Said():
                self.said.append(entry)
            case Gone():
                self.seats[entry.seat].gone_at = now
                self.run_clock(now)
            case Returned():
                if self.is_deserted:
                    self.wait_anew(now)
                self.seats[entry.seat].gone_at = None
                self.seats[entry.seat].taken_over = False
                self.run_clock(now)
            case TakenOver():
                self.seats[entry.seat].taken_over = True
                self.run_clock(now)
            case Flagged():
                self.apply_flag(entry)
            case Woken():
                self.clock.wake(now)
                self.wait_anew(now)
            case RematchAsked():
                self.rematch.add(entry.seat)
            case Rematch():
                self.apply_rematch(entry)

    def wait_anew(self, now: float) -> None:
        """For those who are gone: until now nobody waited, or nobody could come back."""
        for seat in self.seats:
            if seat.gone_at is not None:
                seat.gone_at = now

    def deal(self) -> Match:
        deal = FairDeal(self.secret, tuple(seat.contribution for seat in self.seats))
        stream = deal.stream()
        options = chosen(self.game.options, self.options)
        state = self.game.deal_with(stream.rng(), self.settings.players, options)
        return Match(deal, stream, state, state.seat_to_move)

    def update_status(self) -> None:
        """Note how the match stands: whoever looks at the table asks, and asks often."""
        match = self.match
        self.outcome = None if match is None else self.out_of_time() or match.state.outcome
        is_over = self.outcome is not None
        self.phase = "gathering" if match is None else "over" if is_over else "playing"
        self.seat_to_move = None if match is None or is_over else match.state.seat_to_move

    def out_of_time(self) -> Outcome | None:
        if self.match is None or self.match.flagged is None:
            return None
        return Outcome.out_of_time(self.game.sides(self.settings.players), self.match.flagged)

    def apply_stood(self, entry: Stood) -> None:
        left = self.seats[entry.seat].person
        self.seats[entry.seat] = Seat()
        if left == self.host:
            # else nobody could start any more
            self.host = next((seat.person for seat in self.seats if seat.person), left)

    def apply_move(self, entry: Moved) -> None:
        match = self.match
        assert match is not None
        person = self.seats[entry.seat].person
        if entry.token and person is not None:
            self.tokens[person, entry.token] = len(self.log) - 1
        self.clock.stop(entry.at)
        self.clock.moved(entry.seat)
        fair.play(match.state, entry.move, match.stream)
        match.moves.append(entry.move)
        match.movers.append(entry.seat)
        match.thoughts.append(entry.why)
        match.overdue = None
        self.update_status()
        self.undo_request = None
        self.events_by_entry[-1] = match.state.events_by_seat()
        self.run_clock(entry.at)

    def match_after(self, number: int) -> Match:
        """This match as it was after so many moves, with its place in the random stream."""
        assert self.match is not None
        again = self.deal()
        for move in self.match.moves[:number]:
            fair.play(again.state, move, again.stream)
        return again

    def apply_undo(self, entry: Undone) -> None:
        match = self.match
        assert match is not None
        again = self.match_after(entry.to)
        match.state, match.stream = again.state, again.stream
        for kept in (match.moves, match.movers, match.thoughts):
            del kept[entry.to :]
        match.overdue = None
        self.update_status()
        self.undo_request = None
        self.clock.stop(entry.at)
        self.run_clock(entry.at)

    def apply_flag(self, entry: Flagged) -> None:
        match = self.match
        assert match is not None
        self.clock.stop(entry.at)
        if self.settings.timeout == "loss":
            match.flagged = entry.seat
            self.update_status()
            self.undo_request = None
        else:
            match.overdue = entry.seat

    def apply_rematch(self, entry: Rematch) -> None:
        """Everybody moves one seat on, and the same seat begins: so all roles change hands."""
        match = self.match
        assert match is not None
        self.earlier = self.finished
        if self.game.starter is not None:
            self.options[self.game.starter] = match.starter
        self.secret = entry.secret
        self.seats = [self.seats[-1], *self.seats[:-1]]
        for seat in self.seats:
            seat.contribution = b""
            seat.gone_at = None
            seat.taken_over = False
        self.match = None
        self.update_status()
        self.rematch = set()
        self.undo_request = None

    def run_clock(self, now: float) -> None:
        """Let the time of the seat to move run, if it is a person's and nobody is gone."""
        self.clock.stop(now)
        seat = self.seat_to_move
        if seat is not None and not self.is_paused and not self.seats[seat].is_played_by_bot:
            self.clock.start(seat, now)

    # Checks

    def expect(self, phase: Phase) -> None:
        if self.phase != phase:
            raise Refused(f"not-{phase}")

    def expect_seat(self, seat: int) -> None:
        if not 0 <= seat < self.settings.players:
            raise Refused("no-such-seat")

    def expect_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("host-only")

    def expect_hint(self, person: str) -> int:
        """The seat of somebody who may have a hint now."""
        self.expect("playing")
        seat = self.expect_seated(person)
        if not self.settings.hints:
            raise Refused("no-hints")
        if seat != self.seat_to_move:
            raise Refused("not-your-turn")
        return seat

    def expect_seated(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat


def checked_name(name: str) -> str:
    """A name as people may see it: one line, not too long. Who gives none is called a guest, by
    each viewer in his own language; one of which nothing can be seen is refused."""
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:NAME]
    if name and not shown:
        raise Refused("no-name")
    return shown
