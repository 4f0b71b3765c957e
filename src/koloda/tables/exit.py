"""The one way out: what a viewer gets of a table. What is not added here stays inside.

A viewer is a seat, or None for a spectator. Whoever the table doesn't know gets nothing at all.
"""

from typing import Any

from koloda.engine.fair import commitment
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


def event(table: Table, number: int, viewer: str) -> Shown | None:
    """An entry of the log as a person sees it; None: nothing to see."""
    if not table.knows(viewer):
        return None
    seat = table.seat_of(viewer)
    entry = table.log[number]
    shown = told(table, entry, number, seat)
    return None if shown is None else {"number": number, "at": entry.at, **shown}


def told(table: Table, entry: Entry, number: int, seat: int | None) -> Shown | None:
    match entry:
        case Sat():
            return {"event": "sat", "seat": entry.seat, "name": entry.name}
        case BotSat():
            return {"event": "bot-sat", "seat": entry.seat, "bot": entry.bot}
        case Stood() | Gone() | Returned() | TakenOver() | Flagged() | RematchAsked():
            return {"event": entry.__struct_config__.tag, "seat": entry.seat}
        case Contributed():
            return {"event": "contributed", "seat": entry.seat}
        case Started():
            return {"event": "started"}
        case Moved():
            moved: Shown = {
                "event": "moved",
                "seat": entry.seat,
                "by": entry.by,
                "happened": table.shown[number].get(seat, []),
            }
            if entry.token and entry.seat == seat:
                moved["token"] = entry.token
            return moved
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


def snapshot(table: Table, viewer: str, now: float) -> Shown | None:
    """Everything that a person sees of the table now."""
    if not table.knows(viewer):
        return None
    seat = table.seat_of(viewer)
    return {
        "number": len(table.log) - 1,
        "phase": table.phase,
        "game": table.settings.game,
        "players": table.settings.players,
        "options": table.options,
        "public": table.settings.public,
        "strict_talk": table.settings.strict_talk,
        "hints": table.settings.hints,
        "is_host": viewer == table.host,
        "seat": seat,
        "seats": [shown_seat(one) for one in table.seats],
        "sides": list(table.game.sides(table.settings.players)),
        "watchers": len(table.watchers),
        "commitment": commitment(table.secret),
        "said": [said(table, entry) for entry in table.said[-TALK:]],
        "rematch": sorted(table.rematch),
        "match": playing(table, seat, now) if table.match is not None else None,
    }


def progress(table: Table, viewer: str, now: float) -> Shown | None:
    """The part of a snapshot that a move changes."""
    if not table.knows(viewer) or table.match is None:
        return None
    return {"phase": table.phase, "match": playing(table, table.seat_of(viewer), now)}


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


def playing(table: Table, seat: int | None, now: float) -> Shown:
    """The match as the seat sees it; when it is over, everything."""
    match = table.match
    assert match is not None
    state, outcome = match.state, table.outcome
    shown: Shown = {
        "moves_made": len(match.moves),
        "seat_to_move": table.seat_to_move,
        "view": state.view(seat),
        "clock": {
            "left": [table.clock.remaining(one, now) for one in range(table.settings.players)],
            "running": table.clock.seat,
            "paused": table.is_paused,
        },
        "back": None if table.back is None else {"seat": table.back.seat, "to": table.back.to},
        "must_answer_back": seat in table.who_must_agree(),
        "outcome": outcome.as_dict() if outcome else None,
    }
    if outcome is not None:
        shown["open"] = state.view_all()
        shown["fair"] = {
            "secret": match.deal.secret.hex(),
            "contributions": [added.hex() for added in match.deal.contributions],
        }
    elif seat is not None and seat == table.seat_to_move:
        shown["wanted"] = state.wanted()
        shown["legal"] = [
            {"move": move, "text": state.text(move), "says": state.describe(move)}
            for move in state.legal_moves()
        ]
    return shown
