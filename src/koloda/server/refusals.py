"""What was refused, as clients are told it."""

from koloda.engine.errors import (
    InvalidRecord,
    InvalidSeat,
    KolodaError,
    LocalizedError,
    OptionError,
)
from koloda.server import metrics
from koloda.server.messages import Refusal
from koloda.server.store import StoreError
from koloda.tables.errors import Refused


class Unreadable(KolodaError):
    """Not what is taken here; says why to who wrote the client."""


class BadRecord(LocalizedError):
    """A record that can't be replayed; why exactly is told in English, as by `koloda replay`."""

    key = "bad-record"

    def __init__(self, error: InvalidRecord) -> None:
        told = {"fault": error.fault, "line": error.line, "reason": error.reason}
        super().__init__("refused-bad-record", told)


KEYS: dict[type[KolodaError], str] = {
    Unreadable: "unreadable",
    OptionError: "bad-option",
    InvalidSeat: "no-such-seat",
}


def refusal(error: KolodaError, id: str = "") -> Refusal:
    """The answer to the request `id`."""
    if isinstance(error, StoreError):  # what it says is for the server's own eyes
        error = Refused("not-written")
    if isinstance(error, LocalizedError):
        told = Refusal(id, error.key, error.reason, error.message, error.arguments, error.clause)
    else:
        key = next((key for kind, key in KEYS.items() if isinstance(error, kind)), "invalid")
        told = Refusal(id, key, str(error), f"refused-{key}", {})
    metrics.REFUSALS.labels(told.key).inc()
    return told
