"""What a viewer sees of a table. Nothing leaves the table that isn't added here.

A person whom the table doesn't know is not a viewer and sees nothing at all.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from koloda.engine.fair import FairDeal, commitment
from koloda.engine.state import State
from koloda.tables import entries
from koloda.tables.names import speaker_of
from koloda.tables.seat import Seat
from koloda.tables.table import Table

Json = dict[str, Any]
SAID = 50
"""How many of the latest messages a snapshot holds."""


class Viewer(NamedTuple):
    """A viewer's role; equal roles get equal views."""

    seat: int | None
    """None: a spectator."""
    is_host: bool


def viewer_of(table: Table, person: str) -> Viewer | None:
    """Return a person's role; None if the table doesn't know them."""
    seat = table.seat_of(person)
    is_host = person == table.host
    if seat is None and not is_host and person not in table.watchers:
        return None
    return Viewer(seat, is_host)


def visible_events(table: Table, numbers: Iterable[int], viewer: Viewer) -> list[Json]:
    """Return the log entries that the viewer may see, as they may see them."""
    seen = []
    for number in numbers:
        entry = table.log[number]
        shown = visible_entry(table, entry, number, viewer.seat)
        if shown is not None:
            # exact times would show how long somebody thought
            shown["number"], shown["at"] = number, round(entry.at, 1)
            seen.append(shown)
    return seen


def visible_entry(table: Table, entry: entries.Entry, number: int, seat: int | None) -> Json | None:
    match entry:
        case entries.Moved():  # first, because nearly all entries are moves
            moved: Json = {
                "event": "moved",
                "seat": entry.seat,
                "by": entry.by,
                "happened": table.events_by_entry[number].get(seat, []),
            }
            if entry.token and entry.seat == seat:
                moved["token"] = entry.token
            return moved
        case entries.Sat():
            return {"event": "sat", "seat": entry.seat, "name": entry.name}
        case entries.BotSat():
            return {"event": "bot-sat", "seat": entry.seat, "bot": entry.bot}
        case entries.Gone() | entries.Returned() if table.settings.hot_seat:
            return None  # the device is only being handed on
        case (
            entries.Stood()
            | entries.Lapsed()
            | entries.Revealed()
            | entries.Gone()
            | entries.Returned()
            | entries.TakenOver()
            | entries.Flagged()
            | entries.Left()
            | entries.Resigned()
            | entries.RematchAsked()
            | entries.RematchDeclined()
        ):
            return {"event": entry.__struct_config__.tag, "seat": entry.seat}
        case entries.Contributed() | entries.Hashed():
            return {"event": "contributed", "seat": entry.seat}
        case entries.Sealed():
            return {"event": "sealed", "without": entry.without}
        case entries.Voided():
            return {
                "event": "deal-void",
                "seats": entry.seats,
                "freed": entry.freed,
                "commitment": commitment(entry.secret),
            }
        case entries.Started():
            return {"event": "started"}
        case entries.WentOn():
            return {"event": "went-on", "seat": entry.seat, "by": entry.by}
        case entries.UndoAsked() | entries.Undone():
            return {"event": entry.__struct_config__.tag, "seat": entry.seat, "to": entry.to}
        case entries.UndoAnswered():
            return {"event": "back-answered", "seat": entry.seat, "agreed": entry.agreed}
        case entries.Said():
            return said_event(table, entry)
        case entries.Muted():
            return {"event": "muted", "speaker": speaker_of(entry.person), "muted": entry.muted}
        case entries.Removed():
            return {"event": "removed", "speaker": speaker_of(entry.person)}
        case entries.Rematch():
            return {"event": "rematch", "commitment": commitment(entry.secret)}
        case entries.Opened() | entries.Woken():
            return None


def said_event(table: Table, entry: entries.Said) -> Json:
    return {
        "event": "said",
        "seat": table.seat_of(entry.person),
        "speaker": speaker_of(entry.person),
        "phrase": entry.phrase,
        "text": entry.text,
        "about": entry.about,
    }


class TableView:
    """The table as it is now, for all its viewers. What they all see is computed once."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now
        self.match = table.match
        if self.match is None:
            return
        clock, outcome, undo = table.clock, table.outcome, table.undo_request
        self.must_agree = table.who_must_agree()
        self.public = self.match.state.view(None)
        self.common: Json = {
            "moves_made": len(self.match.moves),
            "seat_to_move": table.seat_to_move,
            "view": self.public,
            "clock": {
                "left": [round(left, 1) for left in clock.all_remaining(now)],
                "running": clock.seat,
                "paused": table.is_paused or clock.waits(now) > 0,
                "waits": round(clock.waits(now), 1),
            },
            "go_on": go_on_view(table, now),
            "back": undo and {"seat": undo.seat, "to": undo.to},
            "must_answer_back": False,
            "may_ask_back": False,
            "may_resign": False,
            "outcome": outcome.as_dict() if outcome else None,
        }
        if outcome is not None:
            self.common["open"] = self.match.state.view_all()
            deal = self.match.deal
            assert isinstance(deal, FairDeal)
            self.common["fair"] = proof(deal)

    def snapshot(self, viewer: Viewer) -> Json:
        """Return all that the viewer may see of the table."""
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
            "takeover": table.settings.takeover,
            "is_host": viewer.is_host,
            "seat": viewer.seat,
            "seats": seat_views(table, self.now),
            "sides": list(table.game.sides(table.settings.players)),
            "watchers": len(table.watchers),
            **deal_view(table),
            "said": [said_event(table, entry) for entry in table.said[-SAID:]],
            "muted": sorted(map(speaker_of, table.muted)),
            "rematch": sorted(table.wants_rematch),
            "rematch_declined": sorted(table.declined_rematch),
            "matches_over": len(table.earlier_matches) + (table.phase == "over"),
            "match": self.match_view(viewer.seat),
        }

    def progress(self, viewer: Viewer) -> Json:
        """Return the part of a snapshot that a move changes."""
        return {"phase": self.table.phase, "match": self.match_view(viewer.seat)}

    def match_view(self, seat: int | None) -> Json | None:
        """Return the match as the seat sees it; everything, once it is over."""
        if self.match is None or seat is None:
            return None if self.match is None else self.common
        table, state = self.table, self.match.state
        shown = {
            **self.common,
            "view": state.view_beside(self.public, seat),
            "must_answer_back": seat in self.must_agree,
            "may_ask_back": table.may_undo(seat),
            "may_resign": table.phase == "playing" and table.why_not_resign(seat) is None,
        }
        if seat == table.seat_to_move and not table.waits_for - {seat}:
            shown |= move_prompt(state)
        return shown


def go_on_view(table: Table, now: float) -> Json | None:
    """Return whom the table waits for between two rounds, and for how long at most."""
    waits_for, until = table.waits_for, table.goes_on_at
    if not waits_for:
        return None
    left = None if until is None else seconds_until(until, now)
    return {"waits_for": sorted(waits_for), "left": left}


def seconds_until(time: float, now: float) -> float:
    return round(max(0.0, time - now), 1)


def deal_view(table: Table) -> Json:
    """Return what is fixed about the deal, to be compared with its proof at the end."""
    terms = table.terms
    return {
        "commitment": commitment(table.secret),
        "hashes": [one.hash for one in table.seats],
        "terms": terms and terms.as_dict(),
    }


def proof(deal: FairDeal) -> Json:
    """Return everything that the cards followed from."""
    return {
        "scheme": deal.scheme,
        "secret": deal.secret.hex(),
        "contributions": [added.hex() for added in deal.contributions],
        "terms": deal.terms and deal.terms.as_dict(),
    }


def handover(table: Table, now: float) -> Json:
    """Return what a shared device may show while it is handed on: nobody's cards."""
    return {
        "game": table.settings.game,
        "phase": table.phase,
        "seat_to_move": table.seat_to_move,
        "seats": seat_views(table, now),
        **deal_view(table),
    }


def move_prompt(state: State) -> Json:
    """Return what the seat to move is asked to do, and its legal moves."""
    return {"wanted": state.wanted(), "legal": state.offers()}


def snapshot(table: Table, person: str, now: float) -> Json | None:
    """Return all that a person may see of the table now.

    Once cards are dealt, a shared device gets nobody's: it may be in anybody's hands.
    """
    viewer = viewer_of(table, person)
    if viewer is not None and table.settings.hot_seat and table.match is not None:
        viewer = viewer._replace(seat=None)
    return None if viewer is None else TableView(table, now).snapshot(viewer)


def seat_views(table: Table, now: float) -> list[Json]:
    return [seat_view(one, table.bot_plays_at(n), now) for n, one in enumerate(table.seats)]


def seat_view(seat: Seat, bot_plays_at: float | None, now: float) -> Json:
    if seat.person is not None:
        return {
            "kind": "person",
            "name": seat.name,
            "speaker": speaker_of(seat.person),
            "contributed": bool(seat.hash),
            "revealed": bool(seat.contribution),
            "gone": seat.gone_at is not None,
            "bot_plays": seat.taken_over,
            "bot_plays_in": None if bot_plays_at is None else seconds_until(bot_plays_at, now),
        }
    return {"kind": "open"} if seat.bot is None else {"kind": "bot", "bot": seat.bot}
