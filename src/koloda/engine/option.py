"""Options that players may choose before the deal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from koloda.engine.errors import OptionError

Value = int | str | bool | None


@dataclass(frozen=True)
class Option:
    name: str
    default: Value
    allowed: Sequence[Value]
    """Every allowed value; a range for numbers."""
    help: str

    def check(self, value: Any) -> Value:
        # True == 1 in Python, but "first=True" is a mistake, so types must match too
        for allowed in self.allowed:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise OptionError(f"option {self.name} must be {self.describe()}, not {value!r}")

    def describe(self) -> str:
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return " or ".join(repr(value) for value in self.allowed)


def check_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """Return the values of all options, with defaults for those not given."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise OptionError(
                f"no option {name!r}; there are: {', '.join(sorted(known)) or 'none'}"
            )
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }
