"""A table: the only authority over a game, for people and bots alike.

Each command checks what it is asked to do and then writes entries to the log, which `LoggedTable`
carries out. Time, secrets and bots' choices are passed in.
"""

from typing import Literal, Self

import msgspec

from koloda.engine.fair import CONTRIBUTION, SECRET
from koloda.engine.option import check_options
from koloda.games import game
from koloda.tables import entries, talk
from koloda.tables.errors import Refused
from koloda.tables.logged_table import LoggedTable, Phase
from koloda.tables.names import checked_name
from koloda.tables.settings import Settings
from koloda.tables.thoughts import Thoughts


class Table(LoggedTable):
    @classmethod
    def open(cls, settings: Settings, host: str, name: str, secret: bytes, now: float) -> Self:
        """Open a new table with its host in the first seat."""
        found = game(settings.game)
        found.check_players(settings.players)
        check_options(found.options, settings.options)
        if len(secret) != SECRET:
            raise ValueError(f"a secret has {SECRET} bytes")
        if settings.hot_seat:
            # nobody is connected while the device is handed on, however long that takes
            settings = msgspec.structs.replace(settings, takeover=None)
        table = cls()
        table.add(
            entries.Opened(
                at=now,
                settings=settings,
                host=host,
                name=checked_name(name),
                secret=secret,
                rules=found.version,
            )
        )
        # only a deal shows that some options are impossible together: refuse them now
        table.deal()
        table.add(entries.Sat(at=now, seat=0, person=host, name=checked_name(name)))
        return table

    # Gathering

    def sit(self, person: str, name: str, seat: int, now: float) -> None:
        if self.settings.hot_seat:
            raise Refused("hot-seat")
        self.take_seat(person, name, seat, now)

    def sit_beside(self, by: str, person: str, name: str, seat: int, now: float) -> None:
        """Seat another player on the host's device."""
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
        self.add(entries.Sat(at=now, seat=seat, person=person, name=checked_name(name)))

    def seat_bot(self, by: str, seat: int, bot: str, now: float) -> None:
        self.expect("gathering")
        self.expect_host(by)
        self.expect_seat(seat)
        if not self.seats[seat].is_open:
            raise Refused("seat-taken")
        self.add(entries.BotSat(at=now, seat=seat, bot=bot))

    def stand(self, by: str, seat: int, now: float) -> None:
        """Leave a seat or, as the host, free one. A host who leaves passes that role on."""
        self.expect("gathering")
        self.expect_seat(seat)
        if self.seats[seat].is_open:
            raise Refused("seat-open")
        if self.seats[seat].person != by:
            self.expect_host(by)
        self.add(entries.Stood(at=now, seat=seat))

    def contribute(self, person: str, data: bytes, now: float) -> None:
        """Add a seat's own random bytes to the deal, once."""
        self.expect("gathering")
        seat = self.expect_seated(person)
        if not 1 <= len(data) <= CONTRIBUTION:
            raise Refused("bad-contribution", {"most": CONTRIBUTION})
        if self.seats[seat].contribution:
            raise Refused("already-contributed")
        self.add(entries.Contributed(at=now, seat=seat, data=data))

    def start(self, by: str, now: float) -> None:
        self.expect("gathering")
        self.expect_host(by)
        if any(seat.is_open for seat in self.seats):
            raise Refused("seats-open")
        self.add(entries.Started(at=now))

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
        """Make a move and return the number of its entry. Every move passes through here.

        `person` is None if a bot moves: because it plays that seat, or because time ran out.
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
        # try it on a copy, so that a move refused by the rules leaves no trace
        match.state.clone().play(move)
        self.add(entries.Moved(at=now, seat=seat, move=move, by=by, token=token, why=why))
        return len(self.log) - 1

    def ask_undo(self, person: str, now: float) -> None:
        """Undo a player's last move. People who have moved since must agree first."""
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
        self.add(entries.UndoAsked(at=now, seat=seat, to=to))
        if not self.who_must_agree():
            self.add(entries.Undone(at=now, seat=seat, to=to))

    def answer_undo(self, person: str, agreed: bool, now: float) -> None:
        self.expect("playing")
        seat = self.expect_seated(person)
        if self.undo_request is None or seat not in self.who_must_agree():
            raise Refused("nothing-to-answer")
        undo = self.undo_request
        self.add(entries.UndoAnswered(at=now, seat=seat, agreed=agreed))
        if agreed and not self.who_must_agree():
            self.add(entries.Undone(at=now, seat=undo.seat, to=undo.to))

    def note_presence(self, person: str, is_present: bool, now: float) -> None:
        """Note that a person has lost their last connection, or is connected again."""
        seat = self.seat_of(person)
        if seat is None or self.phase != "playing":
            return
        if not self.settings.hot_seat:
            changed = [seat]
        elif is_present:
            changed = list(range(self.settings.players))
        else:
            # one absent seat is enough to pause the table of a shared device
            changed = [] if self.is_paused else [seat]
        for number in changed:
            one = self.seats[number]
            if one.person is not None and (one.gone_at is None) != is_present:
                self.add((entries.Returned if is_present else entries.Gone)(at=now, seat=number))

    def tick(self, now: float) -> None:
        """Flag a seat that is out of time, and let bots play for players gone for too long."""
        if self.phase != "playing" or self.match is None:
            return
        takeover = None if self.is_deserted else self.settings.takeover
        for number, seat in enumerate(self.seats):
            if seat.gone_at is None or seat.is_played_by_bot or takeover is None:
                continue
            if now >= seat.gone_at + takeover:
                self.add(entries.TakenOver(at=now, seat=number))
        out = self.clock.runs_out_at
        if out is not None and now >= out and self.match.overdue is None:
            assert self.clock.seat is not None
            self.add(entries.Flagged(at=now, seat=self.clock.seat))

    def wake(self, now: float) -> None:
        """Wake a sleeping table: no clock ran meanwhile, and nobody is connected yet."""
        if self.phase != "playing":
            return
        is_noted = all(seat.person is None or seat.gone_at is not None for seat in self.seats)
        if is_noted and self.deadline is None:
            return  # it was like this when it went to sleep
        self.add(entries.Woken(at=now))
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.gone_at is None:
                self.add(entries.Gone(at=now, seat=number))

    # Talk and rematch

    def say(
        self, person: str, now: float, *, phrase: str = "", text: str = "", about: str = ""
    ) -> None:
        if not self.knows(person):
            raise Refused("not-at-table")
        seat = self.seat_of(person)
        state = self.match.state if self.match is not None and seat is not None else None
        strict = self.settings.strict_talk and self.phase == "playing"
        talk.check(state, seat, phrase, text, about, strict=strict)
        self.add(entries.Said(at=now, person=person, phrase=phrase, text=text, about=about))

    def ask_rematch(self, person: str, secret: bytes, now: float) -> None:
        """Ask for another match, which starts when everybody seated has asked.

        `secret` is for the new deal.
        """
        self.expect("over")
        seat = self.expect_seated(person)
        if seat in self.wants_rematch:
            raise Refused("rematch-asked")
        self.add(entries.RematchAsked(at=now, seat=seat))
        people = {number for number, one in enumerate(self.seats) if one.person}
        if self.settings.hot_seat or self.wants_rematch >= people:
            self.add(entries.Rematch(at=now, secret=secret))

    # Watching

    def watch(self, person: str, name: str) -> None:
        """Let a spectator in, without an entry in the log."""
        self.watchers[person] = checked_name(name)

    def unwatch(self, person: str) -> None:
        self.watchers.pop(person, None)

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
        """Return the person's seat if they may have a hint now; refuse otherwise."""
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
