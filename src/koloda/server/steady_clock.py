"""The server's clock: it starts at the system's time, and no jump of that moves it."""

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Returns seconds since 1970."""


def steady_clock(system: Clock = time.time, monotonic: Clock = time.monotonic) -> Clock:
    """Return a clock that runs on from the system's present time and never goes back."""
    start = system() - monotonic()
    return lambda: start + monotonic()
