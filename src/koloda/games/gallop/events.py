"""What the last move did, step by step, from the log that the rules keep (`log`).

Hidden are a card and a flight that are put down, until all are revealed, and a card that is drawn.
"""

from collections.abc import Iterator

from koloda.engine.contract import ALL, Event
from koloda.games.gallop import codes, scoring
from koloda.games.gallop.cards import COLOURS, NAMES, names, value
from koloda.games.gallop.position import Position

REASONS = {
    codes.NEIGHBOURS: "neighbours",
    codes.THREE: "three",
    codes.NEIGHBOURS | codes.THREE: "both",
}
HIDDEN = ("laid", "drawn")
CLAUSES = {codes.COMPLETE: "GAL-26", codes.NO_CARD: "GAL-14", codes.TOO_LONG: "GAL-33"}


def events(position: Position, seat: int | None) -> list[Event]:
    words = iter(position.logged())
    return [READERS[word](words, position, seat) for word in words]


def insiders(_position: Position, events: list[Event]) -> set[int]:
    """Who put a card down or drew one."""
    return {event["seat"] for event in events if event["event"] in HIDDEN}


def laid(words: Iterator[int], _position: Position, viewer: int | None) -> Event:
    seat, move = next(words), next(words)
    event: Event = {"event": "laid", "seat": seat, "card": None, "flight": None}
    if viewer in (seat, ALL):
        event |= {"card": NAMES[codes.card(move)], "flight": codes.step(move)}
    return event


def revealed(words: Iterator[int], position: Position, _viewer: int | None) -> Event:
    """Cards and flights by seat, and the seats in the order in which they will choose."""
    pairs = [(NAMES[next(words)], next(words)) for _ in range(position.players)]
    return {
        "event": "revealed",
        "cards": [card for card, _ in pairs],
        "flights": [flight for _, flight in pairs],
        "order": [next(words) for _ in range(position.players)],
    }


def taken(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    seat, card, owner = next(words), next(words), next(words)
    return {"event": "taken", "seat": seat, "card": NAMES[card], "owner": owner}


def deported(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    seat, city = next(words), next(words)
    return {"event": "deported", "seat": seat, "city": None if city < 0 else NAMES[city]}


def gave(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    seat, city = next(words), next(words)
    return {"event": "gives", "seat": seat, "city": NAMES[city], "value": value(city)}


def swapped(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    seat, given, partner, got = next(words), next(words), next(words), next(words)
    return {
        "event": "swapped",
        "seat": seat,
        "gave": NAMES[given],
        "partner": partner,
        "got": NAMES[got],
        "value": value(given),
    }


def no_swap(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "no-swap", "seat": next(words)}


def burnt(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    """One wave: all these cities at once, and which of them for which reason."""
    seat, number = next(words), next(words)
    burning = [next(words) for _ in range(number)]
    reasons = 0
    for word in burning:
        reasons |= codes.step(word)
    return {
        "event": "burnt",
        "seat": seat,
        "why": REASONS[reasons],
        "cities": [NAMES[codes.card(word)] for word in burning],
        "neighbours": [
            NAMES[codes.card(word)] for word in burning if codes.step(word) & codes.NEIGHBOURS
        ],
        "three": [NAMES[codes.card(word)] for word in burning if codes.step(word) & codes.THREE],
    }


def flights_back(_words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "flights-back"}


def shuffled(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "shuffled", "cards": next(words)}


def drawn(words: Iterator[int], _position: Position, viewer: int | None) -> Event:
    seat, card = next(words), next(words)
    if card < 0:
        return {"event": "not-drawn", "seat": seat}
    is_open = viewer in (seat, ALL)
    return {"event": "drawn", "seat": seat, "card": NAMES[card] if is_open else None}


def marker(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "marker", "seat": next(words)}


def ended(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "deal-ended", "clause": CLAUSES[next(words)]}


def scored(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    seat, complete, number = next(words), next(words), next(words)
    cities = [next(words) for _ in range(number)]
    return {
        "event": "scored",
        "seat": seat,
        "complete": bool(complete),
        "collection": names(cities),
        "lines": [
            {
                "colour": COLOURS[line.colour],
                "values": list(line.values),
                "points": line.points,
                "clause": line.clause,
            }
            for line in scoring.lines(cities, bool(complete))
        ],
        "points": scoring.total(cities, bool(complete)),
    }


def dealt(words: Iterator[int], _position: Position, _viewer: int | None) -> Event:
    return {"event": "dealt", "marker": next(words)}


READERS = {
    codes.LAID: laid,
    codes.REVEALED: revealed,
    codes.TAKEN: taken,
    codes.DEPORTED: deported,
    codes.GAVE: gave,
    codes.SWAPPED: swapped,
    codes.NO_SWAP: no_swap,
    codes.BURNT: burnt,
    codes.FLIGHTS_BACK: flights_back,
    codes.SHUFFLED: shuffled,
    codes.DRAWN: drawn,
    codes.MARKER: marker,
    codes.ENDED: ended,
    codes.SCORED: scored,
    codes.DEALT: dealt,
}
