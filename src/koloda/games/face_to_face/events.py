"""What the last move did: a card laid on a pile, or cards drawn at the end of a turn."""

from koloda.engine import bits
from koloda.engine.contract import ALL, Event
from koloda.games.face_to_face import codes
from koloda.games.face_to_face.position import Position


def events(position: Position, seat: int | None) -> list[Event]:
    move, mover = position.last_move, position.last_seat
    if move < 0:
        return []
    if move == codes.END:
        drawn = bits.listed(position.last_drawn)
        ended: Event = {"event": "turn-ended", "seat": mover, "drawn": len(drawn)}
        if seat in (mover, ALL):
            ended["cards"] = drawn
        return [ended]
    pile = codes.pile(move)
    return [
        {
            "event": "played",
            "seat": mover,
            "card": codes.card(move),
            "owner": codes.owner(pile, mover),
            "to": "own" if codes.is_own(pile) else "other",
            "pile": ("ascending", "descending")[codes.direction(pile)],
        }
    ]


def insiders(position: Position, _events: list[Event]) -> tuple[int, ...]:
    """Return the seat that drew cards and so saw more than the others."""
    return (position.last_seat,) if position.last_move == codes.END else ()
