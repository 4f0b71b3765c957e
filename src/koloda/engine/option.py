"""Options that players may choose before the deal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from koloda.engine.errors import OptionError, quoted

Value = int | str | bool | None


@dataclass(frozen=True)
class Option:
    name: str
    default: Value
    allowed: Sequence[Value]
    """Every allowed value; a range for numbers."""
    help: str
    only_with: tuple[str, Value] | None = None
    """Another option and its value without which this one has no effect."""

    def check(self, value: Any) -> Value:
        # True == 1 in Python, but "first=True" is a mistake, so types must match too
        for allowed in self.allowed:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise OptionError(f"option {self.name} must be {self.describe()}, not {quoted(value)}")

    def describe(self) -> str:
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return " or ".join(repr(value) for value in self.allowed)


def check_effects(options: Sequence[Option], chosen: Mapping[str, Value]) -> None:
    """Refuse an option that would change nothing: whoever chose it expects something else.

    Only new deals are checked. Tables and records that were made with such options still load, and
    play as they always did.
    """
    for option in options:
        if option.only_with and chosen[option.name] != option.default:
            other, value = option.only_with
            if chosen[other] != value:
                raise OptionError(
                    f"option {option.name} has no effect unless {other} is {value!r}; "
                    f"here it is {chosen[other]!r}"
                )


def check_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """Return the values of all options, with defaults for those not given."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise OptionError(
                f"no option {quoted(name)}; there are: {', '.join(sorted(known)) or 'none'}"
            )
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }
