"""Refusals, in the form that clients get."""

from koloda.engine.errors import (
    InvalidRecord,
    InvalidSeat,
    KolodaError,
    LocalizedError,
    OptionError,
)
from koloda.server import metrics
from koloda.server.messages import Refusal
from koloda.server.store import NotKnown, StoreError
from koloda.tables.errors import Refused


class Unreadable(KolodaError):
    """A malformed request; the message is for authors of clients."""


class BadRecord(LocalizedError):
    """A record that can't be replayed; the exact reason is in English, as in `koloda replay`."""

    key = "bad-record"

    def __init__(self, error: InvalidRecord) -> None:
        arguments = {"fault": error.fault, "line": error.line, "reason": error.reason}
        super().__init__("refused-bad-record", arguments)


KEYS: dict[type[KolodaError], str] = {
    Unreadable: "unreadable",
    OptionError: "bad-option",
    InvalidSeat: "no-such-seat",
}


def refusal(error: KolodaError, id: str = "") -> Refusal:
    """Return the refusal of the request `id`, and count it."""
    if isinstance(error, StoreError):  # its message is for the operator only
        error = Refused("unknown-outcome" if isinstance(error, NotKnown) else "not-written")
    if isinstance(error, LocalizedError):
        made = Refusal(id, error.key, error.reason, error.message, error.arguments, error.clause)
    else:
        key = next((key for kind, key in KEYS.items() if isinstance(error, kind)), "invalid")
        made = Refusal(id, key, str(error), f"refused-{key}", {})
    metrics.REFUSALS.labels(made.key).inc()
    return made
