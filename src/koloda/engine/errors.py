"""Everything that can go wrong, by cause."""

from collections.abc import Mapping
from typing import Literal

Arguments = Mapping[str, int | str]
"""The arguments of a message."""
NO_ARGUMENTS: Arguments = {}

LONGEST_QUOTE = 20
"""How many letters of an unreadable text its refusal quotes."""


class KolodaError(Exception):
    """Anything that Koloda refuses, with a reason in one line."""


class OptionError(KolodaError, ValueError):
    """A game can't be dealt like this; the message says what is allowed."""


class LocalizedError(KolodaError):
    """A refusal that people read in their own language: a message of the locale files, and its
    arguments. `reason` is the English text, for developers.

    Subclasses take no keyword arguments, so exceptions can be pickled without extra code.
    """

    key = "invalid"
    """The kind of refusal, for programs."""
    clause = ""
    """The rule that forbids it, if there is one."""

    def __init__(self, message: str, arguments: Arguments = NO_ARGUMENTS) -> None:
        self.message = message
        self.arguments = dict(arguments)

    @property
    def reason(self) -> str:
        from koloda.locales import texts  # here, because loading Fluent doubles the start-up time

        return texts("en").say(self.message, self.arguments)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class InvalidMove(LocalizedError, ValueError):
    """A move that can't be read; the message quotes its beginning as `$written`."""

    def __init__(self, message: str, written: object, arguments: Arguments = NO_ARGUMENTS) -> None:
        quote = "".join(letter if letter.isprintable() else "?" for letter in str(written))
        quote = quote if len(quote) <= LONGEST_QUOTE else quote[:LONGEST_QUOTE] + "…"
        super().__init__(message, {"written": quote, **arguments})


class IllegalMove(LocalizedError, ValueError):
    """A move that can be read but not made; `clause` is the rule that forbids it."""

    key = "illegal-move"

    def __init__(self, clause: str, written: str, message: str, arguments: Arguments) -> None:
        super().__init__(message, arguments)
        self.clause = clause
        self.written = written

    def __str__(self) -> str:
        return f"{self.written} ({self.clause}): {self.reason}"


class GameOver(KolodaError):
    """A move was made after the end of the game."""


class InvalidPosition(KolodaError, ValueError):
    """A saved position that can't exist: a duplicate card, a missing card, a wrong size."""


Fault = Literal["empty", "foreign", "cut-off", "changed", "rules", "move", "damaged"]


class InvalidRecord(KolodaError, ValueError):
    """A record that is damaged, cut off or edited; `line` is where it goes wrong.

    `fault` is the kind of mistake, for programs, which don't read `reason`.
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
