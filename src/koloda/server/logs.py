"""The server's own log."""

import contextlib
from typing import Any

import structlog

log = structlog.get_logger()


def log_error(what: str, **details: Any) -> None:
    """Log an error if possible: the log may be on the disk that is full."""
    with contextlib.suppress(OSError):
        log.error(what, **details)
