"""What can go wrong, by cause."""


class KolodaError(Exception):
    """Anything that Koloda refuses, said in one line."""


class OptionError(KolodaError, ValueError):
    """A game can't be dealt like this; says what is allowed."""


class InvalidMove(KolodaError, ValueError):
    """A move that can't be read."""


class IllegalMove(KolodaError, ValueError):
    """A move that can be read but not made; names the clause that forbids it."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.clause, self.reason)


class GameOver(KolodaError):
    """A move after the end."""


class InvalidPosition(KolodaError, ValueError):
    """A saved position that can't be: a card twice, a card missing, a wrong size."""


class InvalidRecord(KolodaError, ValueError):
    """A record that is damaged, cut off or edited; names the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return InvalidRecord, (self.line, self.reason)


class InvalidSeat(KolodaError, ValueError):
    """A seat that this game doesn't have."""
