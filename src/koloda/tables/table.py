"""A table: the only authority over a game, for people and bots alike.

Each command checks what it is asked to do and then writes entries to the log, which `LoggedTable`
carries out. Time, secrets and bots' choices are passed in.
"""

from typing import Literal, Self

import msgspec

from koloda.engine.errors import InvalidArgument
from koloda.engine.fair import CONTRIBUTION, FEWEST, SCHEME, SECRET, commitment, contribution_hash
from koloda.engine.option import check_effects, check_options
from koloda.games import game
from koloda.tables import entries, talk
from koloda.tables.errors import EarlierRules, Refused
from koloda.tables.logged_table import CLOCK_VERSION, REVEALING, LoggedTable, Phase
from koloda.tables.names import checked_name, speaker_of
from koloda.tables.settings import Settings
from koloda.tables.thoughts import Thoughts


class Table(LoggedTable):
    @classmethod
    def open(
        cls, settings: Settings, host: str, name: str, secret: bytes, now: float, id: str = ""
    ) -> Self:
        """Open a new table with its host in the first seat. Its deals depend on its id."""
        found = game(settings.game)
        found.check_players(settings.players)
        check_effects(found.options, check_options(found.options, settings.options))
        if len(secret) != SECRET:
            raise InvalidArgument(f"a secret has {SECRET} bytes")
        if settings.hot_seat:
            # nobody is connected while the device is handed on, however long that takes
            settings = msgspec.structs.replace(settings, takeover=None, pause=None)
        table = cls()
        table.add(
            entries.Opened(
                at=now,
                settings=settings,
                host=host,
                name=checked_name(name),
                secret=secret,
                rules=found.version,
                clock_version=CLOCK_VERSION,
                table=id,
            )
        )
        # only a deal shows that some options are impossible together: refuse them now
        table.deal(SCHEME)
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
        self.expect_welcome(person)
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

    def contribute(self, person: str, shown: str, hash: str, now: float) -> None:
        """Promise a seat's own random bytes for the deal, once, by their hash.

        `shown` is the commitment that the person has seen. A hash made for another deal is refused.
        """
        self.expect("gathering")
        seat = self.expect_seated(person)
        if shown != commitment(self.secret):
            raise Refused("other-commitment")
        if self.seats[seat].hash:
            raise Refused("already-contributed")
        self.add(entries.Hashed(at=now, seat=seat, hash=hash))

    def lapse(self, seat: int, now: float) -> None:
        """Drop the promise of somebody who isn't there, so that nobody waits for their bytes.

        They can make another one as soon as they are back. A shared device is always there.
        """
        if self.phase == "gathering" and self.seats[seat].hash and not self.settings.hot_seat:
            self.add(entries.Lapsed(at=now, seat=seat))

    def start(self, by: str, now: float, spare: bytes, *, anyway: bool = False) -> None:
        """Fix the hashes and the terms of the deal. The cards are dealt once all bytes are there.

        `spare` is the secret of the next deal, should this one be void. `anyway` starts without the
        bytes of people who have promised none.
        """
        self.expect("gathering")
        self.expect_host(by)
        if any(seat.is_open for seat in self.seats):
            raise Refused("seats-open")
        missing = self.without_contribution
        if missing and not anyway:
            names = (self.seats[seat].name or f"#{seat + 1}" for seat in missing)
            raise Refused("not-contributed", {"count": len(missing), "names": ", ".join(names)})
        if len(spare) != SECRET:
            raise InvalidArgument(f"a secret has {SECRET} bytes")
        self.add(entries.Sealed(at=now, without=tuple(missing), spare=spare))
        self.deal_if_revealed(now)

    def reveal(self, person: str, data: bytes, now: float) -> None:
        """Reveal the bytes that a seat has promised. The last ones bring the cards."""
        seat = self.expect_seated(person)
        self.expect("revealing")
        if not self.seats[seat].keeps_bytes_back:
            raise Refused("nothing-to-reveal")
        if not FEWEST <= len(data) <= CONTRIBUTION:
            raise Refused("bad-contribution", {"fewest": FEWEST, "most": CONTRIBUTION})
        if contribution_hash(commitment(self.secret), seat, data) != self.seats[seat].hash:
            raise Refused("wrong-bytes")
        self.add(entries.Revealed(at=now, seat=seat, data=data))
        self.deal_if_revealed(now)

    def deal_if_revealed(self, now: float) -> None:
        if not any(seat.keeps_bytes_back for seat in self.seats):
            self.add(entries.Started(at=now, scheme=SCHEME))

    def void_deal(self, now: float) -> None:
        """Deal no cards, because a seat didn't reveal its bytes in time.

        Whoever knows the server's secret and everybody else's bytes also knows the cards, and could
        wait for better ones. So everybody sees who kept their bytes back, and it costs the seat. It
        costs nothing if nobody had revealed anything, or if all seats share a device.
        """
        seats = tuple(n for n, seat in enumerate(self.seats) if seat.keeps_bytes_back)
        is_known = any(seat.contribution for seat in self.seats) and not self.settings.hot_seat
        freed = seats if is_known else ()
        self.add(entries.Voided(at=now, secret=self.spare, seats=seats, freed=freed))

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
        elif others := self.waits_for - {seat}:
            names = [self.seats[other].name or f"#{other + 1}" for other in sorted(others)]
            raise Refused("not-gone-on", {"names": ", ".join(names)})
        # try it on a copy, so that a move refused by the rules leaves no trace
        match.state.clone().play(move)
        self.add(entries.Moved(at=now, seat=seat, move=move, by=by, token=token, why=why))
        return len(self.log) - 1

    def go_on(self, person: str, now: float) -> None:
        """Note that a person has seen how the round ended.

        Pressing twice, or too late, does no harm.
        """
        self.expect("playing")
        seat = self.expect_seated(person)
        if seat in self.waits_for:
            self.add(entries.WentOn(at=now, seat=seat))
            self.begin_round(now, "person")

    def begin_round(self, now: float, by: Literal["person", "clock"]) -> None:
        """Make the only move that is left between two rounds, once everybody has gone on.

        That move says no more than its player has said by going on.
        """
        seat, match = self.seat_to_move, self.match
        if not self.is_between_rounds or self.waits_for or self.is_deserted:
            return
        assert seat is not None and match is not None
        if self.seats[seat].is_played_by_bot or not (
            self.settings.hot_seat or seat in self.gone_on
        ):
            return
        moves = match.state.legal_moves()
        if len(moves) == 1:
            self.add(entries.Moved(at=now, seat=seat, move=moves[0], by=by))

    def resign(self, person: str, now: float) -> None:
        """Give up the match for the person's side."""
        self.expect("playing")
        seat = self.expect_seated(person)
        why_not = self.why_not_resign(seat)
        if why_not is not None:
            raise Refused(why_not)
        self.add(entries.Resigned(at=now, seat=seat))

    def leave(self, person: str, now: float) -> None:
        """Give the person's seat to a bot now, not only after they have been gone for a while.

        They get it back when they connect again, as after any absence.
        """
        self.expect("playing")
        seat = self.expect_seated(person)
        if self.settings.takeover is None:
            raise Refused("table-waits")
        if not self.seats[seat].taken_over:
            self.add(entries.Left(at=now, seat=seat))
            self.begin_round(now, "person")

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
        to = match.remaining_after_undo(seat)
        if to is None:
            raise Refused("revealed-since")
        gained = match.gained[to] if self.clock_version >= CLOCK_VERSION else 0.0
        if gained and self.clock.remaining(seat, now) <= gained:
            raise Refused("no-time-to-undo")
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
        if seat is not None and not is_present:
            self.lapse(seat, now)
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
        self.begin_round(now, "person")

    def tick(self, now: float) -> None:
        """Flag a seat that is out of time, and let bots play for players gone for too long.

        Between rounds, wait no longer for people who don't go on. Before the game, give up waiting
        for a seat that doesn't reveal its bytes.
        """
        if self.sealed_at is not None and now >= self.sealed_at + REVEALING:
            self.void_deal(now)
            return
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
        if self.goes_on_at is not None and now >= self.goes_on_at:
            for number in sorted(self.waits_for):
                self.add(entries.WentOn(at=now, seat=number, by="clock"))
            self.begin_round(now, "clock")

    def wake(self, now: float) -> None:
        """Wake a sleeping table: no clock ran meanwhile, and nobody is connected yet."""
        if self.sealed_at is not None:
            self.add(entries.Woken(at=now))
            return
        for number in range(len(self.seats)):
            self.lapse(number, now)
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
        if person in self.muted and phrase != talk.I_KNOW:
            raise Refused("muted")
        seat = self.seat_of(person)
        state = self.match.state if self.match is not None and seat is not None else None
        strict = self.settings.strict_talk and self.phase == "playing"
        talk.check(state, seat, phrase, text, about, strict=strict)
        self.add(entries.Said(at=now, person=person, phrase=phrase, text=text, about=about))

    def mute(self, by: str, speaker: str, muted: bool, now: float) -> None:
        """As the host, forbid somebody to speak, or allow it again."""
        person = self.expect_other(by, speaker)
        if (person in self.muted) != muted:
            self.add(entries.Muted(at=now, person=person, muted=muted))

    def remove(self, by: str, speaker: str, now: float) -> None:
        """As the host, send somebody away for good: a spectator, or a player before the deal.

        A player in a game can't be removed, or a host could throw out whoever is winning.
        """
        person = self.expect_other(by, speaker)
        seat = self.seat_of(person)
        if seat is not None:
            if self.phase != "gathering":
                raise Refused("plays-here")
            self.add(entries.Stood(at=now, seat=seat))
        self.add(entries.Removed(at=now, person=person))

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

    def decline_rematch(self, person: str, now: float) -> None:
        """Tell those who ask for another match that there will be none; asking later revives it."""
        self.expect("over")
        seat = self.expect_seated(person)
        if not self.wants_rematch - {seat} or seat in self.declined_rematch:
            raise Refused("nothing-to-answer")
        self.add(entries.RematchDeclined(at=now, seat=seat))

    # Watching

    def watch(self, person: str, name: str) -> None:
        """Let a spectator in, without an entry in the log."""
        self.expect_welcome(person)
        self.watchers[person] = checked_name(name)

    def unwatch(self, person: str) -> None:
        self.watchers.pop(person, None)

    # Checks

    def expect(self, phase: Phase) -> None:
        if self.is_under_earlier_rules:
            raise EarlierRules(self.game.version)
        if self.phase != phase:
            raise Refused(f"not-{phase}")

    def expect_seat(self, seat: int) -> None:
        if not 0 <= seat < self.settings.players:
            raise Refused("no-such-seat")

    def expect_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("host-only")

    def expect_welcome(self, person: str) -> None:
        if person in self.removed:
            raise Refused("removed")

    def expect_other(self, host: str, speaker: str) -> str:
        """Return the person that the host means, who must be somebody else."""
        self.expect_host(host)
        seated = (seat.person for seat in self.seats if seat.person is not None)
        for person in (*seated, *self.watchers, *(said.person for said in self.said)):
            if speaker_of(person) == speaker:
                if person == host:
                    raise Refused("not-yourself")
                return person
        raise Refused("no-such-speaker")

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
