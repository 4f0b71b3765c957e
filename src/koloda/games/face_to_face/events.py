"""What the last move did: a card laid on a pile, or cards drawn at the end of a turn."""

from koloda.engine import bits
from koloda.engine.contract import ALL, Event
from koloda.games.face_to_face.moves import END
from koloda.games.face_to_face.position import Position


def events(position: Position, seat: int | None) -> list[Event]:
    move, mover = position.last_move, position.last_seat
    if move < 0:
        return []
    if move == END:
        drawn = bits.listed(position.last_drawn)
        ended: Event = {"event": "turn-ended", "seat": mover, "drawn": len(drawn)}
        if seat in (mover, ALL):
            ended["cards"] = drawn
        return [ended]
    pile = (2 * mover + (move >> 6)) & 3
    return [
        {
            "event": "played",
            "seat": mover,
            "card": move & 63,
            "owner": pile // 2,
            "to": "own" if pile // 2 == mover else "other",
            "pile": ("ascending", "descending")[pile % 2],
        }
    ]


def insiders(position: Position, _events: list[Event]) -> tuple[int, ...]:
    """Who drew cards."""
    return (position.last_seat,) if position.last_move == END else ()
