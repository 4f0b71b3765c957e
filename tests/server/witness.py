"""Inspects every frame when the server sends it, and knows what its viewer may know.

It compares the frame with the engine's own view. Then it changes the world: it exchanges cards that
are hidden from the viewer (tests/hidden.py) and asks the table for the frame again. If one byte
differs, the frame revealed something hidden.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from koloda import State
from koloda.engine.contract import Event
from koloda.engine.state import Seen
from koloda.server.entrance import Entrance
from koloda.server.guests import Cookies
from koloda.server.sockets import TableSocket
from koloda.tables.entries import Moved
from koloda.tables.logged_table import EventsBySeat
from koloda.tables.table import Table
from koloda.tables.visibility import TableView, viewer_of
from tests.hidden import OneSwap, after_move, all_cards, exchanged_state, has_new_deal

KEYS = {
    "ack": {"type", "id", "number"},
    "pong": {"type", "id"},
    "refused": {"type", "id", "key", "reason", "message", "arguments", "clause"},
    "welcome": {"type", "id", "table", "events"},
    "update": {"type", "number", "since", "events", "table"},
    "watched": {"type", "watchers"},
}


CLOSELY = 50
"""The number of pairs of hidden cards to exchange after a suspicious move."""


@dataclass
class Scene:
    """A match after some moves, and what it might be instead for all that each viewer knows."""

    played: int
    made: int
    state: State
    worlds: dict[int | None, State | None] = field(default_factory=dict)

    def world(self, seat: int | None, chooser: random.Random) -> State | None:
        """Return a world with other hidden cards; None if there is none or none was found."""
        if seat not in self.worlds:
            other = exchanged_state(self.state, seat, chooser)
            self.worlds[seat] = None if other == self.state else other
        return self.worlds[seat]


class Witness:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, share: float = 1.0) -> None:
        self.share = share
        """The share of frames to compare with another world."""
        self.chooser = random.Random(1)
        self.frames: set[str] = set()
        """All the frames that were sent and inspected."""
        self.inspected: set[tuple[int, int | None, str]] = set()
        self.failures: list[str] = []
        self.worlds = 0
        """How often a frame was compared with one in which other cards are hidden."""
        self.moves = 0
        """How often a move's events were compared with those in which other cards are hidden."""
        self.secrets: set[str] = set()
        """Links, cookies and persons, none of which belong in a frame."""
        self.scenes: dict[int, Scene] = {}
        """Each table as it was when it was last inspected."""
        self.checked_moves: set[tuple[int, int]] = set()
        self.listen(monkeypatch)

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        send, new_link, write = TableSocket.send, Entrance.new_link, Cookies.write

        def seen(socket: TableSocket, message: bytes) -> None:
            self.secrets.update(socket.live.persons.values())
            try:
                self.inspect(socket.live.table, socket.person, message.decode())
            except AssertionError as error:
                self.failures.append(f"{error}\n{message.decode()[:400]}")
            send(socket, message)

        async def noted_link(*arguments: Any, **named: Any) -> str:
            secret = await new_link(*arguments, **named)
            self.secrets.add(secret)
            return secret

        def noted_cookie(*arguments: Any) -> str:
            cookie = write(*arguments)
            self.secrets.add(cookie)
            return cookie

        monkeypatch.setattr(TableSocket, "send", seen)
        monkeypatch.setattr(Entrance, "new_link", noted_link)
        monkeypatch.setattr(Cookies, "write", noted_cookie)

    def inspect(self, table: Table, person: str, text: str) -> None:
        seat = table.seat_of(person)
        if (id(table), seat, text) in self.inspected:
            return  # all spectators get the same
        self.inspected.add((id(table), seat, text))
        self.frames.add(text)
        self.check_secrets(table, text)
        frame = msgspec.json.decode(text)
        is_answer = frame["type"] == "update" and "id" in frame
        assert frame.keys() == KEYS[frame["type"]] | ({"id"} if is_answer else set())
        if frame["type"] in ("welcome", "update"):
            for event in frame["events"]:
                self.check_event(table, seat, event)
            self.check_table(table, person, seat, frame["table"])

    def check_secrets(self, table: Table, text: str) -> None:
        """Check that a frame contains no secret, whoever gets it and whatever it is about."""
        for secret in self.secrets:
            assert secret not in text, "a link, a cookie or a person"
        if table.phase != "over":
            spare = table.spare if table.sealed_at is not None else b""
            for secret in (table.secret, spare, *(seat.contribution for seat in table.seats)):
                assert not secret or secret.hex() not in text, "an ingredient of the deal"

    def check_table(self, table: Table, person: str, seat: int | None, shown: Any) -> None:
        match = shown["match"]
        if match is None or table.match is None:
            assert match is None and table.match is None
            return
        is_over = table.phase == "over"
        assert match["view"] == plain(table.match.state.view(seat)), "not the seat's view"
        assert ("open" in match) == ("fair" in match) == is_over, "open before the end"
        is_ours = seat is not None and seat == table.seat_to_move
        assert ("legal" in match) == (is_ours and not table.waits_for - {seat})
        other = None
        if not is_over and self.chooser.random() <= self.share:
            other = self.scene(table).world(seat, self.chooser)
        self.worlds += other is not None
        with world(table, other or table.match.state):
            wrong = "a hidden card shows" if other else "not what the table's view says"
            assert view_now(table, person, shown) == timeless(shown), wrong

    def check_event(self, table: Table, seat: int | None, event: Any) -> None:
        entry = table.log[event["number"]]
        if not isinstance(entry, Moved):
            return
        assert event["happened"] == plain(table.events_by_entry[event["number"]].get(seat, []))
        assert ("token" in event) == (bool(entry.token) and entry.seat == seat)
        key = (id(table), event["number"])
        if key not in self.checked_moves and table.match is not None and entry is table.log[-1]:
            self.checked_moves.add(key)
            self.check_move(table, event["number"])

    def scene(self, table: Table) -> "Scene":
        """Return the table's match as it is now."""
        match = table.match
        assert match is not None
        scene = self.scenes.get(id(table))
        if scene is None or scene.state != match.state:
            scene = Scene(table.matches_started, len(match.moves), match.state.clone())
            self.scenes[id(table)] = scene
        return scene

    def before_last_move(self, table: Table) -> "Scene":
        assert table.match is not None
        made = len(table.match.moves) - 1
        scene = self.scenes.get(id(table))
        if scene is not None and (scene.played, scene.made) == (table.matches_started, made):
            return scene
        return Scene(table.matches_started, made, table.match_after(made).state)

    def check_move(self, table: Table, number: int) -> None:
        """Check that what each viewer saw of the last move can happen in other worlds too.

        If the move also dealt new cards, nobody can know later what was open for a moment. Then
        nothing can be concluded, and neither can it after the end.
        """
        match, shown = table.match, table.events_by_entry[number]
        assert match is not None
        before = self.before_last_move(table)
        self.scene(table)
        assert_public(shown)
        is_quiet = match.state.outcome is None and not has_new_deal(shown[None])
        if not is_quiet or self.chooser.random() > self.share:
            return
        for seat in range(table.settings.players):
            assert shown[seat] == match.state.events(seat), "not the engine's events"
            other = before.world(seat, self.chooser)
            if other is None:
                continue
            known = match.state.seen_by(seat)
            same = after_move(other, match.moves[-1], known)
            if same is not None:
                self.moves += 1
                if shown[seat] != same.events(seat):
                    self.check_closely(before.state, match.moves[-1], match.state, known)
                continue
            # the mover has other cards in that world, and made another move
            moves = other.legal_moves()
            alike = [after for one in moves if (after := after_move(other, one, known))]
            if alike:
                self.moves += 1
                possible = [after.events(seat) for after in alike]
                private = [
                    private_events(after.events(seat), after.events(None)) for after in alike
                ]
                # what was open to all for a moment need not be visible or remembered later
                is_open = before.state.revealed != match.state.revealed
                assert shown[seat] in possible or (
                    is_open and private_events(shown[seat], shown[None]) in private
                ), f"an event shows seat {seat} too much: {shown[seat]}, not {possible}"

    def check_closely(self, before: State, move: int, after: State, known: Seen) -> None:
        """Exchange two hidden cards, and check whether the seat may see other events then.

        It may, if both cards were open for a moment and nothing is hidden differently now.
        Otherwise the events showed it a card that it still can't see.
        """
        for _ in range(CLOSELY):
            other = exchanged_state(before, known.seat, OneSwap(self.chooser.random()))
            same = None if other is None else after_move(other, move, known)
            if same is not None and same.events(known.seat) != after.events(known.seat):
                assert all_cards(same) == all_cards(after), (
                    f"seat {known.seat} sees a hidden card: {after.events(known.seat)}"
                )

    def is_content(self) -> None:
        assert not self.failures, "\n\n".join(self.failures[:3])
        assert self.frames


def private_events(seen: list[Event], public: list[Event]) -> list[Event]:
    """Return the events of which a seat saw more than a spectator."""
    return [event for event, open_to_all in zip(seen, public, strict=True) if event != open_to_all]


def view_now(table: Table, person: str, shown: Any) -> Any:
    """Return the table as `TableView` shows it now, in the form of `shown`."""
    view, viewer = TableView(table, 0.0), viewer_of(table, person)
    assert viewer is not None, "sent to somebody whom the table doesn't know"
    return timeless(plain((view.snapshot if "seats" in shown else view.progress)(viewer)))


def timeless(shown: Any) -> Any:
    """Leave out the times that remain, which change while we compare."""
    match = shown["match"]
    match = {**match, "clock": {**match["clock"], "left": None}}
    if match["go_on"] is not None:
        match["go_on"] = match["go_on"]["waits_for"]
    if "seats" in shown:
        shown = {**shown, "seats": [{**one, "bot_plays_in": None} for one in shown["seats"]]}
    return {**shown, "match": match}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_public(shown: EventsBySeat) -> None:
    """Check that spectators see nothing that a seat doesn't see."""
    for seen in shown.values():
        assert len(seen) == len(shown[None])
        for public, event in zip(shown[None], seen, strict=True):
            for key, value in public.items():
                assert value is None or event.get(key) == value, (
                    f"spectators see {public}, and a seat {event}"
                )


@contextmanager
def world(table: Table, state: State) -> Iterator[None]:
    """Let the table believe for a moment that other cards are hidden."""
    assert table.match is not None
    truth = table.match.state
    table.match.state = state
    try:
        yield
    finally:
        table.match.state = truth
