"""Numbers in the query part of an address."""

from koloda.engine.state import check_seat


def read_seat(text: str | None, players: int) -> int | None:
    if text is None or text == "all":
        return None
    seat = read_number(text, -1)
    check_seat(seat, players)
    return seat


def read_number(text: str | None, otherwise: int) -> int:
    """Return the number; `otherwise` if there is none, and -1 if the text isn't a number."""
    if text is None:
        return otherwise
    return int(text[:9]) if text.isascii() and text.isdecimal() else -1
