"""By which names this server may be asked for.

A page of another site can let its own name point to this machine (DNS rebinding): to the browser it
is then the same site. But the `Host` of its requests gives it away.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class AllowedHosts:
    """Loopback is always among them."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = {"localhost", *(name.lower() for name in names)}

    def __contains__(self, host: str | None) -> bool:
        """Whether a `Host`, with or without a port, is one of ours."""
        name = hostname(host or "")
        return name in self.names or is_loopback(name)


def hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
