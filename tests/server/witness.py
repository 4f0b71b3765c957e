"""Looks at every frame at the moment the server sends it, and knows what its viewer may know.

Beside comparing the frame with the engine's own view it changes the world: it exchanges cards that
are hidden from the viewer (tests/hidden.py) and lets the table speak again. If one byte differs,
the frame told something hidden.
"""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from koloda import State
from koloda.server.guests import Cookies
from koloda.server.hub import Hub
from koloda.server.sockets import TableSocket
from koloda.tables.entries import Moved
from koloda.tables.exit import progress, snapshot
from koloda.tables.table import Table
from tests.conformance.test_leaks import exchanged_state

KEYS = {
    "ack": {"type", "id", "number"},
    "pong": {"type", "id"},
    "refused": {"type", "id", "key", "reason", "message", "arguments", "clause"},
    "welcome": {"type", "id", "table", "events"},
    "update": {"type", "number", "since", "events", "table"},
}


class Witness:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, share: float = 1.0) -> None:
        self.share = share
        """Of the frames that are tried in another world."""
        self.chooser = random.Random(1)
        self.frames: set[str] = set()
        """All that was sent and looked at."""
        self.failures: list[str] = []
        self.worlds = 0
        self.moves = 0
        """How often another world was really another one."""
        self.secrets: set[str] = set()
        """Links, cookies and persons: nothing of it belongs into a frame."""
        self.states: dict[tuple[int, int], tuple[int, State]] = {}
        self.judged: set[tuple[int, int]] = set()
        self.listen(monkeypatch)

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        send, new_link, write, admit = TableSocket.send, Hub.new_link, Cookies.write, Hub.admit

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
        monkeypatch.setattr(Hub, "new_link", noted_link)
        monkeypatch.setattr(Hub, "admit", noted_person)
        monkeypatch.setattr(Cookies, "write", noted_cookie)

    def look(self, table: Table, person: str, text: str) -> None:
        self.frames.add(text)
        self.search(table, text)
        frame = json.loads(text)
        assert frame.keys() == KEYS[frame["type"]]
        seat = table.seat_of(person)
        if frame["type"] in ("welcome", "update"):
            self.judge_table(table, person, seat, frame["table"])
            for event in frame["events"]:
                self.judge_event(table, seat, event)

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
        assert tells(table, person, shown) == timeless(shown), "not what the exit says"
        if is_over or self.chooser.random() > self.share:
            return
        other = exchanged_state(table.match.state, seat, self.chooser)
        if other is not None:
            self.worlds += other != table.match.state
            with world(table, other):
                assert tells(table, person, shown) == timeless(shown), "a hidden card shows"

    def judge_event(self, table: Table, seat: int | None, event: Any) -> None:
        entry = table.log[event["number"]]
        if not isinstance(entry, Moved):
            return
        assert event["happened"] == plain(table.shown[event["number"]].get(seat, []))
        assert ("token" in event) == (bool(entry.token) and entry.seat == seat)
        key = (id(table), event["number"])
        if key not in self.judged and table.match is not None and entry is table.log[-1]:
            self.judged.add(key)
            self.judge_move(table, event["number"])

    def judge_move(self, table: Table, number: int) -> None:
        """What each viewer was told of the last move could have happened in other worlds too.

        A seat may also be told what spectators are told: what was open to all for a moment needs
        not be seen, or remembered, later. Spectators are judged where nothing came to light.
        """
        match = table.match
        assert match is not None
        made = len(match.moves)
        kept, before = self.states.get((id(table), table.played), (-1, match.state))
        if kept != made - 1:
            before = table.match_after(made - 1).state
        self.states[id(table), table.played] = made, match.state.clone()
        if match.state.outcome is not None or self.chooser.random() > self.share:
            return
        shown = table.shown[number]
        for seat in [*range(table.settings.players), None]:
            other = exchanged_state(before, seat, self.chooser)
            if other is None or other == before:
                continue
            if seat is None and before.revealed != match.state.revealed:
                continue
            known = knowledge(match.state, seat)
            alike = [
                after.events(seat) for after in successors(other) if knowledge(after, seat) == known
            ]
            if alike:
                self.moves += 1
                assert shown[seat] in alike or shown[seat] == shown[None], (
                    f"an event tells seat {seat} more than it knows: {shown[seat]}, not {alike}"
                )

    def is_content(self) -> None:
        assert not self.failures, "\n\n".join(self.failures[:3])
        assert self.frames


def tells(table: Table, person: str, shown: Any) -> Any:
    """What the one exit says now, in the form of `shown`."""
    says = snapshot if "seats" in shown else progress
    return timeless(plain(says(table, person, 0.0)))


def timeless(shown: Any) -> Any:
    """Without the thinking time that is left, which runs on while we compare."""
    match = shown["match"]
    return {**shown, "match": {**match, "clock": {**match["clock"], "left": None}}}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def knowledge(state: State, seat: int | None) -> Any:
    return state.view(None) if seat is None else state.seen_by(seat)


def successors(state: State) -> Iterator[State]:
    for move in state.legal_moves():
        after = state.clone()
        after.play(move)
        yield after


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
