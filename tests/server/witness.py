"""Looks at every frame at the moment the server sends it, and knows what its viewer may know.

Beside comparing the frame with the engine's own view it changes the world: it exchanges cards that
are hidden from the viewer (tests/hidden.py) and lets the table speak again. If one byte differs,
the frame told something hidden.
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
"""Pairs of hidden cards that change places, where a move looks suspicious."""


@dataclass
class Scene:
    """A match after so many moves, and what it might be instead, for all that a viewer knows."""

    played: int
    made: int
    state: State
    worlds: dict[int | None, State | None] = field(default_factory=dict)

    def world(self, seat: int | None, chooser: random.Random) -> State | None:
        """One in which hidden cards are others; None: there is none, or none was found."""
        if seat not in self.worlds:
            other = exchanged_state(self.state, seat, chooser)
            self.worlds[seat] = None if other == self.state else other
        return self.worlds[seat]


class Witness:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, share: float = 1.0) -> None:
        self.share = share
        """Of the frames that are tried in another world."""
        self.chooser = random.Random(1)
        self.frames: set[str] = set()
        """All that was sent and looked at."""
        self.looked_at: set[tuple[int, int | None, str]] = set()
        self.failures: list[str] = []
        self.worlds = 0
        """How often a frame was the same with other cards hidden."""
        self.moves = 0
        """How often a viewer was told the same of a move with other cards hidden."""
        self.secrets: set[str] = set()
        """Links, cookies and persons: nothing of it belongs into a frame."""
        self.scenes: dict[int, Scene] = {}
        """Of each table, how it stood when it was last looked at."""
        self.judged: set[tuple[int, int]] = set()
        self.listen(monkeypatch)

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        send, new_link, write, admit = (
            TableSocket.send,
            Entrance.new_link,
            Cookies.write,
            Entrance.admit,
        )

        def seen(socket: TableSocket, message: bytes) -> None:
            try:
                self.look(socket.live.table, socket.person, message.decode())
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

        async def noted_person(*arguments: Any) -> str:
            person = await admit(*arguments)
            self.secrets.add(person)
            return person

        monkeypatch.setattr(TableSocket, "send", seen)
        monkeypatch.setattr(Entrance, "new_link", noted_link)
        monkeypatch.setattr(Entrance, "admit", noted_person)
        monkeypatch.setattr(Cookies, "write", noted_cookie)

    def look(self, table: Table, person: str, text: str) -> None:
        seat = table.seat_of(person)
        if (id(table), seat, text) in self.looked_at:
            return  # spectators are all told the same
        self.looked_at.add((id(table), seat, text))
        self.frames.add(text)
        self.search(table, text)
        frame = msgspec.json.decode(text)
        is_answer = frame["type"] == "update" and "id" in frame
        assert frame.keys() == KEYS[frame["type"]] | ({"id"} if is_answer else set())
        if frame["type"] in ("welcome", "update"):
            for event in frame["events"]:
                self.judge_event(table, seat, event)
            self.judge_table(table, person, seat, frame["table"])

    def search(self, table: Table, text: str) -> None:
        """No secret, whoever gets it and whatever it is in."""
        for secret in self.secrets:
            assert secret not in text, "a link, a cookie or a person"
        if table.phase != "over":
            for secret in (table.secret, *(seat.contribution for seat in table.seats)):
                assert not secret or secret.hex() not in text, "what the deal is made of"

    def judge_table(self, table: Table, person: str, seat: int | None, shown: Any) -> None:
        match = shown["match"]
        if match is None or table.match is None:
            assert match is None and table.match is None
            return
        is_over = table.phase == "over"
        assert match["view"] == plain(table.match.state.view(seat)), "not the seat's view"
        assert ("open" in match) == ("fair" in match) == is_over, "open before the end"
        assert ("legal" in match) == (seat is not None and seat == table.seat_to_move)
        other = None
        if not is_over and self.chooser.random() <= self.share:
            other = self.scene(table).world(seat, self.chooser)
        self.worlds += other is not None
        with world(table, other or table.match.state):
            wrong = "a hidden card shows" if other else "not what the exit says"
            assert tells(table, person, shown) == timeless(shown), wrong

    def judge_event(self, table: Table, seat: int | None, event: Any) -> None:
        entry = table.log[event["number"]]
        if not isinstance(entry, Moved):
            return
        assert event["happened"] == plain(table.events_by_entry[event["number"]].get(seat, []))
        assert ("token" in event) == (bool(entry.token) and entry.seat == seat)
        key = (id(table), event["number"])
        if key not in self.judged and table.match is not None and entry is table.log[-1]:
            self.judged.add(key)
            self.judge_move(table, event["number"])

    def scene(self, table: Table) -> "Scene":
        """The table as it stands."""
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

    def judge_move(self, table: Table, number: int) -> None:
        """What each viewer was told of the last move could have happened in other worlds too.

        Where the move also dealt anew, what was open to all for a moment is known to nobody later:
        so nothing can be concluded there, nor after the end.
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
                    self.judge_closely(before.state, match.moves[-1], match.state, known)
                continue
            # its mover has other cards there, and made another move
            moves = other.legal_moves()
            alike = [after for one in moves if (after := after_move(other, one, known))]
            if alike:
                self.moves += 1
                told = [after.events(seat) for after in alike]
                own = [beside(after.events(seat), after.events(None)) for after in alike]
                # what lay open to all for a moment needs not be seen, or remembered, later
                is_open = before.state.revealed != match.state.revealed
                assert shown[seat] in told or (
                    is_open and beside(shown[seat], shown[None]) in own
                ), f"an event tells seat {seat} more than it knows: {shown[seat]}, not {told}"

    def judge_closely(self, before: State, move: int, after: State, known: Seen) -> None:
        """Two hidden cards change places: may the seat be told otherwise?

        Yes, where both were open for a moment and nothing is hidden differently now. Else it was
        told of a card that it still can't see.
        """
        for _ in range(CLOSELY):
            other = exchanged_state(before, known.seat, OneSwap(self.chooser.random()))
            same = None if other is None else after_move(other, move, known)
            if same is not None and same.events(known.seat) != after.events(known.seat):
                assert all_cards(same) == all_cards(after), (
                    f"seat {known.seat} is told {after.events(known.seat)}, a hidden card"
                )

    def is_content(self) -> None:
        assert not self.failures, "\n\n".join(self.failures[:3])
        assert self.frames


def beside(told: list[Event], public: list[Event]) -> list[Event]:
    """The events of which a seat was told more than a spectator."""
    return [event for event, open_to_all in zip(told, public, strict=True) if event != open_to_all]


def tells(table: Table, person: str, shown: Any) -> Any:
    """What the one exit says now, in the form of `shown`."""
    view, viewer = TableView(table, 0.0), viewer_of(table, person)
    assert viewer is not None, "told to somebody whom the table doesn't know"
    return timeless(plain((view.snapshot if "seats" in shown else view.progress)(viewer)))


def timeless(shown: Any) -> Any:
    """Without the thinking time that is left, which runs on while we compare."""
    match = shown["match"]
    return {**shown, "match": {**match, "clock": {**match["clock"], "left": None}}}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_public(shown: EventsBySeat) -> None:
    """Spectators are told nothing that any seat is not told as well."""
    for told in shown.values():
        assert len(told) == len(shown[None])
        for public, event in zip(shown[None], told, strict=True):
            for key, value in public.items():
                assert value is None or event.get(key) == value, (
                    f"spectators are told {public}, and a seat {event}"
                )


@contextmanager
def world(table: Table, state: State) -> Iterator[None]:
    """Let the table believe, for a moment, that other cards are hidden."""
    assert table.match is not None
    truth = table.match.state
    table.match.state = state
    try:
        yield
    finally:
        table.match.state = truth
