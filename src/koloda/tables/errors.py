"""What a table refuses, besides moves that the rules forbid."""

from koloda.engine.errors import KolodaError


class Refused(KolodaError):
    """Not now, or not by you; `key` is a message of the locale files."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(reason)
        self.key = key
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.key, self.reason)
