"""Everything that can go wrong, by cause."""

from collections.abc import Mapping
from reprlib import Repr
from typing import Literal

Arguments = Mapping[str, int | str]
"""The arguments of a message."""
NO_ARGUMENTS: Arguments = {}

LONGEST_QUOTE = 20
"""How many letters of an unreadable text its refusal quotes."""


quoting = Repr()
quoting.maxstring = quoting.maxlong = quoting.maxother = 80


def quoted(value: object) -> str:
    """Return a value as an error quotes it: cut off, however long or deeply nested it is."""
    try:
        return quoting.repr(value)
    except ValueError:  # a number of thousands of digits
        return f"a huge {type(value).__name__}"


class KolodaError(Exception):
    """Anything that Koloda refuses, with a reason in one line."""


class UnknownRules(KolodaError):
    """A version of a game's rules that this installation doesn't have."""

    def __init__(self, made_by: object, here: int) -> None:
        super().__init__(f"made with version {made_by} of the rules; this is version {here}")


class InvalidArgument(KolodaError, ValueError):
    """A value that a function doesn't take: a program's mistake, not a player's."""


class WrongType(KolodaError, TypeError):
    """An argument of a type that a function doesn't take."""


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


class NotToMove(KolodaError):
    """A seat was asked about its moves while another seat is to move."""


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
