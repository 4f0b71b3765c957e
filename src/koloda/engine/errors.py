"""What can go wrong, by cause."""

from collections.abc import Mapping
from typing import Literal

Arguments = Mapping[str, int | str]
"""What a message speaks of."""
NOTHING: Arguments = {}

SHOWN = 20
"""Letters of a text that can't be read, in the words that say so."""


class KolodaError(Exception):
    """Anything that Koloda refuses, said in one line."""


class OptionError(KolodaError, ValueError):
    """A game can't be dealt like this; says what is allowed."""


class Spoken(KolodaError):
    """A refusal that people read in their own language: a message of the locale files, and what it
    speaks of. To developers, and as `reason`, it speaks English.

    Its kinds take no keywords: then exceptions can be pickled without any help.
    """

    key = "invalid"
    """For programs."""
    clause = ""
    """The rule that forbids it, if one does."""

    def __init__(self, message: str, arguments: Arguments = NOTHING) -> None:
        self.message = message
        self.arguments = dict(arguments)

    @property
    def reason(self) -> str:
        from koloda.locales import texts  # here: loading Fluent takes as long as all the rest

        return texts("en").say(self.message, self.arguments)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class InvalidMove(Spoken, ValueError):
    """A move that can't be read; the message gets the beginning of it, as `$written`."""

    def __init__(self, message: str, written: object, arguments: Arguments = NOTHING) -> None:
        shown = "".join(letter if letter.isprintable() else "?" for letter in str(written))
        shown = shown if len(shown) <= SHOWN else shown[:SHOWN] + "…"
        super().__init__(message, {"written": shown, **arguments})


class IllegalMove(Spoken, ValueError):
    """A move that can be read but not made; names the clause that forbids it."""

    key = "illegal-move"

    def __init__(self, clause: str, written: str, message: str, arguments: Arguments) -> None:
        super().__init__(message, arguments)
        self.clause = clause
        self.written = written

    def __str__(self) -> str:
        return f"{self.written} ({self.clause}): {self.reason}"


class GameOver(KolodaError):
    """A move after the end."""


class InvalidPosition(KolodaError, ValueError):
    """A saved position that can't be: a card twice, a card missing, a wrong size."""


Fault = Literal["empty", "foreign", "cut-off", "changed", "rules", "move", "damaged"]


class InvalidRecord(KolodaError, ValueError):
    """A record that is damaged, cut off or edited; names the line.

    `fault` is the kind of mistake, for those who don't read `reason`.
    """

    def __init__(self, line: int, reason: str, fault: Fault = "damaged") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.fault = fault

    def __reduce__(self) -> tuple[object, ...]:
        return InvalidRecord, (self.line, self.reason, self.fault)


class InvalidSeat(KolodaError, ValueError):
    """A seat that this game doesn't have."""
