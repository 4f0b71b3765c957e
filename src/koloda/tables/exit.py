"""The one way out: what a viewer gets of a table. What is not added here stays inside.

Whoever the table doesn't know is no viewer, and gets nothing at all.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from koloda.engine.fair import commitment
from koloda.engine.state import State
from koloda.tables.entries import (
    BackAnswered,
    BackAsked,
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
    TakenBack,
    TakenOver,
    Woken,
)
from koloda.tables.table import Seat, Table

Shown = dict[str, Any]
TALK = 50
"""So many of the last things said are in a snapshot."""


class Viewer(NamedTuple):
    """As whom somebody looks at a table; who look as the same see the same."""

    seat: int | None
    """None: a spectator."""
    is_host: bool


def viewer(table: Table, person: str) -> Viewer | None:
    """None: somebody whom the table doesn't know."""
    seat = table.seat_of(person)
    is_host = person == table.host
    if seat is None and not is_host and person not in table.watchers:
        return None
    return Viewer(seat, is_host)


def events(table: Table, numbers: Iterable[int], viewer: Viewer) -> list[Shown]:
    """Entries of the log as the viewer sees them, but for those that show nothing."""
    seen = []
    for number in numbers:
        entry = table.log[number]
        shown = told(table, entry, number, viewer.seat)
        if shown is not None:
            shown["number"], shown["at"] = number, entry.at
            seen.append(shown)
    return seen


def told(table: Table, entry: Entry, number: int, seat: int | None) -> Shown | None:
    match entry:
        case Moved():  # nearly all are
            moved: Shown = {
                "event": "moved",
                "seat": entry.seat,
                "by": entry.by,
                "happened": table.shown[number].get(seat, []),
            }
            if entry.token and entry.seat == seat:
                moved["token"] = entry.token
            return moved
        case Sat():
            return {"event": "sat", "seat": entry.seat, "name": entry.name}
        case BotSat():
            return {"event": "bot-sat", "seat": entry.seat, "bot": entry.bot}
        case Gone() | Returned() if table.settings.hot_seat:
            return None  # the device is only handed on
        case Stood() | Gone() | Returned() | TakenOver() | Flagged() | RematchAsked():
            return {"event": entry.__struct_config__.tag, "seat": entry.seat}
        case Contributed():
            return {"event": "contributed", "seat": entry.seat}
        case Started():
            return {"event": "started"}
        case BackAsked() | TakenBack():
            return {"event": entry.__struct_config__.tag, "seat": entry.seat, "to": entry.to}
        case BackAnswered():
            return {"event": "back-answered", "seat": entry.seat, "agreed": entry.agreed}
        case Said():
            return said(table, entry)
        case Rematch():
            return {"event": "rematch", "commitment": commitment(entry.secret)}
        case Opened() | Woken():
            return None


def said(table: Table, entry: Said) -> Shown:
    return {
        "event": "said",
        "seat": table.seat_of(entry.person),
        "phrase": entry.phrase,
        "text": entry.text,
        "about": entry.about,
    }


class Look:
    """The table as it is now, for everybody who looks: what all see alike is made once."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.match = table.match
        if self.match is None:
            return
        clock, outcome = table.clock, table.outcome
        self.agreeing = table.who_must_agree()
        self.public = self.match.state.view(None)
        self.common: Shown = {
            "moves_made": len(self.match.moves),
            "seat_to_move": table.seat_to_move,
            "view": self.public,
            "clock": {
                "left": clock.all_remaining(now),
                "running": clock.seat,
                "paused": table.is_paused,
            },
            "back": None if table.back is None else {"seat": table.back.seat, "to": table.back.to},
            "must_answer_back": False,
            "outcome": outcome.as_dict() if outcome else None,
        }
        if outcome is not None:
            self.common["open"] = self.match.state.view_all()
            self.common["fair"] = {
                "secret": self.match.deal.secret.hex(),
                "contributions": [added.hex() for added in self.match.deal.contributions],
            }

    def snapshot(self, viewer: Viewer) -> Shown:
        """Everything that the viewer sees of the table."""
        table = self.table
        return {
            "number": len(table.log) - 1,
            "phase": table.phase,
            "game": table.settings.game,
            "players": table.settings.players,
            "options": table.options,
            "public": table.settings.public,
            "strict_talk": table.settings.strict_talk,
            "hints": table.settings.hints,
            "hot_seat": table.settings.hot_seat,
            "is_host": viewer.is_host,
            "seat": viewer.seat,
            "seats": [shown_seat(one) for one in table.seats],
            "sides": list(table.game.sides(table.settings.players)),
            "watchers": len(table.watchers),
            "commitment": commitment(table.secret),
            "said": [said(table, entry) for entry in table.said[-TALK:]],
            "rematch": sorted(table.rematch),
            "matches_over": len(table.earlier) + (table.phase == "over"),
            "match": self.playing(viewer.seat),
        }

    def progress(self, viewer: Viewer) -> Shown:
        """The part of a snapshot that a move changes."""
        return {"phase": self.table.phase, "match": self.playing(viewer.seat)}

    def playing(self, seat: int | None) -> Shown | None:
        """The match as the seat sees it; when it is over, everything."""
        if self.match is None or seat is None:
            return None if self.match is None else self.common
        state = self.match.state
        shown = {
            **self.common,
            "view": state.view_beside(self.public, seat),
            "must_answer_back": seat in self.agreeing,
        }
        if seat == self.table.seat_to_move:
            shown |= asked(state)
        return shown


def handing(table: Table) -> Shown:
    """Of a table at one device what may be seen while it is handed on: nobody's cards."""
    return {
        "game": table.settings.game,
        "phase": table.phase,
        "seat_to_move": table.seat_to_move,
        "seats": [shown_seat(one) for one in table.seats],
    }


def asked(state: State) -> Shown:
    """What the seat to move is asked to do, and may."""
    return {"wanted": state.wanted(), "legal": state.offers()}


def snapshot(table: Table, person: str, now: float) -> Shown | None:
    """Everything that a person sees of the table now."""
    looking = viewer(table, person)
    return None if looking is None else Look(table, now).snapshot(looking)


def shown_seat(seat: Seat) -> Shown:
    if seat.person is not None:
        return {
            "kind": "person",
            "name": seat.name,
            "contributed": bool(seat.contribution),
            "gone": seat.gone_at is not None,
            "bot_plays": seat.taken_over,
        }
    return {"kind": "open"} if seat.bot is None else {"kind": "bot", "bot": seat.bot}
