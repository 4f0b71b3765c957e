"""A table as its log describes it.

The log is the truth: `apply` carries out an entry and checks nothing, so a table replayed from its
log is the table that wrote it. `table.py` adds the commands, which check and then write entries.
"""

from collections.abc import Iterable
from typing import Any, Literal, Self

from koloda.bots.levels import PLAIN_STAND_IN, STAND_IN
from koloda.engine import fair
from koloda.engine.contract import Saved
from koloda.engine.errors import UnknownRules
from koloda.engine.fair import FairDeal, Terms
from koloda.engine.game import Game
from koloda.engine.option import check_options
from koloda.engine.outcome import Outcome
from koloda.engine.record import Record
from koloda.games import game
from koloda.tables.clock import Clock
from koloda.tables.entries import (
    BotSat,
    Contributed,
    Entry,
    Flagged,
    Gone,
    Hashed,
    Lapsed,
    Left,
    Moved,
    Muted,
    Opened,
    Rematch,
    RematchAsked,
    RematchDeclined,
    Removed,
    Resigned,
    Returned,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voided,
    WentOn,
    Woken,
)
from koloda.tables.errors import OtherRules, Refused
from koloda.tables.match import FinishedMatch, Match
from koloda.tables.seat import Seat
from koloda.tables.settings import NoClock

CLOCK_VERSION = 2
"""The version of the rules for clocks and waiting at a new table; see `entries.Opened`."""
Phase = Literal["gathering", "revealing", "playing", "over"]
EventsBySeat = dict[int | None, list[dict[str, Any]]]
"""What each seat saw happen; None is a spectator."""
REVEALING = 30.0
"""Seconds that the seats have to reveal their bytes."""
BETWEEN_ROUNDS = 60.0
"""Seconds, at a table with a clock, after which it no longer waits for people to go on."""


class LoggedTable:
    def __init__(self) -> None:
        self.id = ""
        self.log: list[Entry] = []
        self.events_by_entry: list[EventsBySeat] = []
        """For each entry of the log, the events that it caused."""
        self.seats: list[Seat] = []
        self.watchers: dict[str, str] = {}
        """The spectators' names. They come and go without an entry in the log."""
        self.match: Match | None = None
        self.position_number = -1
        """The number of the entry that last changed the position."""
        self.phase: Phase = "gathering"
        self.outcome: Outcome | None = None
        self.seat_to_move: int | None = None
        self.is_between_rounds = False
        """Whether a round was just scored, at a table that lets people look at the result."""
        self.round_ended_at = 0.0
        """When that was, or since when somebody has been there again to look."""
        self.gone_on: set[int] = set()
        """Seats whose people have seen the result of the last round that ended."""
        self.sealed_at: float | None = None
        """Since when the seats have been revealing their bytes; None if they aren't."""
        self.matches_started = 0
        self.earlier_matches: list[FinishedMatch] = []
        """The matches before the current one."""
        self.undo_request: UndoAsked | None = None
        self.undo_agreed: set[int] = set()
        """Seats that have agreed to the current request."""
        self.wants_rematch: set[int] = set()
        self.declined_rematch: set[int] = set()
        self.said: list[Said] = []
        self.muted: set[str] = set()
        """Persons who may not speak."""
        self.removed: set[str] = set()
        """Persons who may not come back."""
        self.is_under_earlier_rules = False
        """Whether the rules have changed since. Then the game is shown but can't be continued,
        because bots know the present rules only."""
        self.tokens: dict[tuple[str, str], int] = {}
        """Where in the log each person's moves are, by their client's own names for them."""

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> Self:
        """Return the table that wrote this log; refuse one written under unknown rules."""
        table = cls()
        for entry in entries:
            table.add(entry)
        return table

    # Facts

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move; None if it isn't a bot's turn."""
        seat = self.seat_to_move
        if seat is None or self.match is None or self.is_deserted or self.is_under_earlier_rules:
            return None
        if self.waits_for:
            return None
        if self.seats[seat].is_played_by_bot or self.match.overdue == seat:
            stand_in = STAND_IN if self.settings.hints else PLAIN_STAND_IN
            return self.seats[seat].bot or stand_in
        return None

    @property
    def waits_for(self) -> set[int]:
        """The seats of people who are still looking at the result of a round.

        Until they go on, nobody else moves and no clock runs. Nobody waits for absent people, nor
        for more than one person at a shared device.
        """
        if not self.is_between_rounds:
            return set()
        people = {number for number, seat in enumerate(self.seats) if seat.person is not None}
        if self.settings.hot_seat:
            return set() if self.gone_on else people
        present = {number for number in people if self.seats[number].gone_at is None}
        return present - self.gone_on

    @property
    def goes_on_at(self) -> float | None:
        """When the table stops waiting for people to go on; None if it doesn't, or isn't."""
        if isinstance(self.settings.clock, NoClock) or not self.waits_for:
            return None
        return self.round_ended_at + BETWEEN_ROUNDS

    @property
    def is_paused(self) -> bool:
        """Whether the table waits because somebody is gone and no bot plays for them."""
        is_waiting = self.pause is None or isinstance(self.settings.clock, NoClock)
        return self.phase == "playing" and is_waiting and bool(self.gone_since)

    @property
    def gone_since(self) -> list[float]:
        """When each absent person left for whom no bot plays."""
        return [
            seat.gone_at
            for seat in self.seats
            if seat.gone_at is not None and not seat.is_played_by_bot
        ]

    @property
    def is_deserted(self) -> bool:
        """Whether every player is gone. Then no bot plays until somebody comes back."""
        left = [seat.gone_at for seat in self.seats if seat.person is not None]
        return bool(left) and None not in left

    @property
    def is_restless(self) -> bool:
        """Whether the game continues with nobody there, because only bots play."""
        if self.phase != "playing" or self.is_under_earlier_rules:
            return False
        return all(seat.bot is not None for seat in self.seats)

    @property
    def deadline(self) -> float | None:
        """When `tick` must be called next."""
        if self.sealed_at is not None:
            return self.sealed_at + REVEALING
        if self.phase != "playing" or self.is_under_earlier_rules:
            return None
        times = []
        if self.settings.takeover is not None and not self.is_deserted:
            times = [gone_at + self.settings.takeover for gone_at in self.gone_since]
        runs_out_at = self.clock.runs_out_at
        if runs_out_at is not None and self.match is not None and self.match.overdue is None:
            times.append(runs_out_at)
        if self.goes_on_at is not None:
            times.append(self.goes_on_at)
        return min(times, default=None)

    def bot_plays_at(self, seat: int) -> float | None:
        """Return when a bot will take over an absent player's seat; None if none will."""
        one, takeover = self.seats[seat], self.settings.takeover
        if one.gone_at is None or one.is_played_by_bot or takeover is None or self.is_deserted:
            return None
        return one.gone_at + takeover if self.phase == "playing" else None

    @property
    def without_contribution(self) -> list[int]:
        """The seats of people who add nothing to the deal.

        One seat is enough for a shared device: it adds its bytes for everybody there.
        """
        people = [number for number, seat in enumerate(self.seats) if seat.person is not None]
        if self.settings.hot_seat and any(self.seats[number].hash for number in people):
            return []
        return [number for number in people if not self.seats[number].hash]

    @property
    def terms(self) -> Terms | None:
        """What the cards are dealt for; None before that is fixed, or if the deal is an old one."""
        if self.match is not None:
            return self.match.deal.terms if isinstance(self.match.deal, FairDeal) else None
        return None if self.sealed_at is None else self.current_terms()

    def current_terms(self) -> Terms:
        return Terms(
            self.id,
            self.matches_started + 1,
            self.game.id,
            self.game.version,
            self.settings.players,
            check_options(self.game.options, self.options),
            tuple(seat.player for seat in self.seats),
        )

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def knows(self, person: str) -> bool:
        """Return whether a person sits or watches here, or is the host. Nobody else sees it."""
        return self.seat_of(person) is not None or person in self.watchers or person == self.host

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may ask now to undo its last move."""
        if self.match is None or self.phase != "playing" or self.undo_request is not None:
            return False
        return not self.is_under_earlier_rules and (
            self.match.remaining_after_undo(seat) is not None
        )

    def why_not_resign(self, seat: int) -> str | None:
        """Return the key of the reason why a seat may not give up; None if it may.

        It needs one other side that wins, and nobody may give up for a team-mate. Team-mates at a
        shared device sit side by side and have already agreed.
        """
        sides = self.game.sides(self.settings.players)
        if len(set(sides)) != 2:
            return "resign-sides"
        team = (one for other, one in enumerate(self.seats) if sides[other] == sides[seat])
        is_alone = sum(one.person is not None for one in team) == 1
        return None if is_alone or self.settings.hot_seat else "resign-team"

    def who_must_agree(self) -> set[int]:
        """Return the seats of people who moved after the move to undo and haven't agreed yet.

        Nobody has to at a shared device: people there sit side by side and have already agreed.
        """
        undo = self.undo_request
        if undo is None or self.match is None or self.settings.hot_seat:
            return set()
        others = set(self.match.movers[undo.to :]) - {undo.seat} - self.undo_agreed
        return {seat for seat in others if not self.seats[seat].is_played_by_bot}

    def record(self) -> Record:
        """Return the current match so far. It holds the deal: show it to nobody before the end."""
        match = self.match
        if match is None:
            raise Refused("not-started")
        names = self.terms.seats if self.terms else [seat.player for seat in self.seats]
        return Record(
            self.game,
            self.settings.players,
            self.options,
            match.deal,
            list(names),
            list(match.moves),
            match.flagged,
            match.resigned,
        )

    @property
    def finished_matches(self) -> list[FinishedMatch]:
        """Every finished match, in the order they were played."""
        match = self.match
        if match is None or self.outcome is None:
            return self.earlier_matches
        return [*self.earlier_matches, FinishedMatch(self.record(), list(match.thoughts))]

    # The log

    def add(self, entry: Entry) -> None:
        """Append an entry to the log and carry it out."""
        self.log.append(entry)
        self.events_by_entry.append({})
        self.apply(entry)

    def apply(self, entry: Entry) -> None:
        now = entry.at
        match entry:
            case Moved():  # first, because nearly all entries are moves
                self.apply_move(entry)
            case Opened():
                self.game = rules_of(entry)
                self.is_under_earlier_rules = self.game is not game(self.game.id)
                self.settings = entry.settings
                self.options = dict(entry.settings.options)
                self.clock_version = entry.clock_version
                is_new = entry.clock_version >= CLOCK_VERSION
                self.pause = entry.settings.pause if is_new else None
                self.waits_between_rounds = is_new
                self.host = entry.host
                self.id = entry.table
                self.secret = entry.secret
                self.seats = [Seat() for _ in range(entry.settings.players)]
            case Sat():
                self.seats[entry.seat] = Seat(person=entry.person, name=entry.name)
            case BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
            case Stood():
                self.free(entry.seat)
            case Contributed():
                self.seats[entry.seat].contribution = entry.data
            case Hashed():
                self.seats[entry.seat].hash = entry.hash
            case Lapsed():
                self.seats[entry.seat].hash = ""
            case Sealed():
                for seat in self.seats:
                    seat.contribution = b""  # one of scheme 1, which this deal isn't
                self.spare = entry.spare
                self.sealed_at = now
                self.update_status()
            case Revealed():
                self.seats[entry.seat].contribution = entry.data
            case Voided():
                self.apply_void(entry)
            case Started():
                self.match = self.deal(entry.scheme)
                self.sealed_at = None
                self.update_status()
                self.matches_started += 1
                self.clock = Clock(self.settings.clock, self.settings.players, self.pause or 0)
                self.run_clock(now)
            case WentOn():
                self.gone_on.add(entry.seat)
                self.run_clock(now)
            case UndoAsked():
                self.undo_request = entry
                self.undo_agreed = set()
            case UndoAnswered():
                if entry.agreed:
                    self.undo_agreed.add(entry.seat)
                else:
                    self.undo_request = None
            case Undone():
                self.apply_undo(entry)
            case Said():
                self.said.append(entry)
            case Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.person)
            case Removed():
                self.removed.add(entry.person)
                self.watchers.pop(entry.person, None)
            case Gone():
                self.seats[entry.seat].gone_at = now
                self.run_clock(now)
            case Returned():
                if self.is_deserted:
                    self.restart_absences(now)
                self.seats[entry.seat].gone_at = None
                self.seats[entry.seat].taken_over = False
                self.clock.welcome_back(entry.seat)
                self.run_clock(now)
            case TakenOver():
                self.seats[entry.seat].taken_over = True
                self.run_clock(now)
            case Left():
                self.seats[entry.seat].gone_at = now
                self.seats[entry.seat].taken_over = True
                self.run_clock(now)
            case Resigned():
                self.apply_resignation(entry)
            case Flagged():
                self.apply_flag(entry)
            case Woken():
                if self.sealed_at is not None:
                    self.sealed_at = now
                else:
                    self.clock.wake(now)
                    self.restart_absences(now)
                    if self.pause is not None:
                        self.run_clock(now)
            case RematchAsked():
                self.wants_rematch.add(entry.seat)
                self.declined_rematch.discard(entry.seat)
            case RematchDeclined():
                self.wants_rematch.discard(entry.seat)
                self.declined_rematch.add(entry.seat)
            case Rematch():
                self.apply_rematch(entry)

    def restart_absences(self, now: float) -> None:
        """Count all absences from now: until now nobody was waiting, or nobody could come back.

        Nor could anybody look at a result.
        """
        self.round_ended_at = now
        for seat in self.seats:
            if seat.gone_at is not None:
                seat.gone_at = now

    def deal(self, scheme: int) -> Match:
        terms = None if scheme == 1 else self.current_terms()
        added = tuple(seat.contribution for seat in self.seats)
        return self.match_from(FairDeal(self.secret, added, terms))

    def match_from(self, deal: int | Saved | FairDeal) -> Match:
        """Return a match of which only the cards are dealt."""
        assert isinstance(deal, FairDeal)
        stream = deal.stream()
        options = check_options(self.game.options, self.options)
        state = self.game.deal_with(stream.rng(), self.settings.players, options)
        return Match(deal, stream, state, state.seat_to_move)

    def update_status(self) -> None:
        """Update what follows from the position and is kept because it is read often."""
        match = self.match
        self.outcome = None if match is None else self.decided_here() or match.state.outcome
        is_over = self.outcome is not None
        if match is None:
            self.phase = "gathering" if self.sealed_at is None else "revealing"
        else:
            self.phase = "over" if is_over else "playing"
        is_played = match is not None and not is_over
        self.seat_to_move = match.state.seat_to_move if match and is_played else None
        self.is_between_rounds = bool(
            match and is_played and self.waits_between_rounds and match.state.is_between_rounds
        )
        self.position_number = len(self.log) - 1

    def decided_here(self) -> Outcome | None:
        """Return the outcome if the table decided the match, and not the rules of the game."""
        match, sides = self.match, self.game.sides(self.settings.players)
        if match is not None and match.flagged is not None:
            return Outcome.out_of_time(sides, match.flagged)
        if match is not None and match.resigned is not None:
            return Outcome.resigned(sides, match.resigned)
        return None

    def apply_void(self, entry: Voided) -> None:
        """Gather again with a new secret. Bytes that were revealed are never used again."""
        self.secret = entry.secret
        self.sealed_at = None
        for seat in self.seats:
            seat.hash, seat.contribution = "", b""
        for number in entry.freed:
            self.free(number)
        self.update_status()

    def free(self, seat: int) -> None:
        left = self.seats[seat].person
        self.seats[seat] = Seat()
        if left == self.host:
            # without a host, nobody could start the game
            self.host = next((one.person for one in self.seats if one.person), left)

    def apply_move(self, entry: Moved) -> None:
        match = self.match
        assert match is not None
        person = self.seats[entry.seat].person
        if entry.token and person is not None:
            self.tokens[person, entry.token] = len(self.log) - 1
        self.clock.stop(entry.at)
        match.gained.append(self.clock.add_move_time(entry.seat))
        if self.is_between_rounds:
            self.gone_on.add(entry.seat)
        match.revealed_before.append(match.state.revealed)
        move = self.game.rules.renumbered(match.state.position, entry.move)
        fair.play(match.state, move, match.stream)
        match.moves.append(move)
        match.movers.append(entry.seat)
        match.thoughts.append(entry.why)
        match.overdue = None
        self.update_status()
        if self.is_between_rounds:
            self.gone_on = set()
            self.round_ended_at = entry.at
        self.undo_request = None
        self.events_by_entry[-1] = match.state.events_by_seat()
        self.run_clock(entry.at)

    def match_after(self, number: int) -> Match:
        """Deal the current match again and play its first `number` moves.

        Only the state and the stream of the match returned are valid.
        """
        assert self.match is not None
        again = self.match_from(self.match.deal)
        for move in self.match.moves[:number]:
            fair.play(again.state, move, again.stream)
        return again

    def apply_undo(self, entry: Undone) -> None:
        match = self.match
        assert match is not None
        again = self.match_after(entry.to)
        match.state, match.stream = again.state, again.stream
        self.clock.stop(entry.at)
        if self.clock_version >= CLOCK_VERSION:
            self.clock.take_back(entry.seat, match.gained[entry.to])
        kept: list[Any]
        for kept in (
            match.moves,
            match.movers,
            match.revealed_before,
            match.thoughts,
            match.gained,
        ):
            del kept[entry.to :]
        match.overdue = None
        self.update_status()
        self.undo_request = None
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

    def apply_resignation(self, entry: Resigned) -> None:
        assert self.match is not None
        self.clock.stop(entry.at)
        self.match.resigned = entry.seat
        self.update_status()
        self.undo_request = None

    def apply_rematch(self, entry: Rematch) -> None:
        """Move everybody one seat on. The same seat starts, so all roles change hands."""
        match = self.match
        assert match is not None
        self.earlier_matches = self.finished_matches
        if self.game.starter is not None:
            self.options[self.game.starter] = match.starter
        self.secret = entry.secret
        self.seats = [self.seats[-1], *self.seats[:-1]]
        for seat in self.seats:
            seat.hash, seat.contribution = "", b""
            seat.gone_at = None
            seat.taken_over = False
        self.match = None
        self.update_status()
        self.wants_rematch = set()
        self.declined_rematch = set()
        self.undo_request = None

    def run_clock(self, now: float) -> None:
        """Start the clock of the seat to move, if a person plays there and the table goes on."""
        self.clock.stop(now)
        seat = self.seat_to_move
        if seat is None or self.is_paused or self.waits_for:
            return
        if not self.seats[seat].is_played_by_bot:
            self.clock.start(seat, now, is_gone=self.seats[seat].gone_at is not None)


def rules_of(opened: Opened) -> Game:
    """Return the game under the rules with which its table was opened."""
    present = game(opened.settings.game)
    try:
        return present.of_version(opened.rules)
    except UnknownRules:
        raise OtherRules(opened.rules, present.version) from None
