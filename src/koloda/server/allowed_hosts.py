"""The host names that this server answers to.

Another site can make its own name resolve to this machine (DNS rebinding), and the browser then
takes the two for the same site. But the `Host` of its requests gives it away.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class AllowedHosts:
    """Loopback names are always allowed."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = {"localhost", *(name.lower() for name in names)}

    def __contains__(self, host: str | None) -> bool:
        """Return whether a `Host` header, with or without a port, names this server."""
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
