"""Who may read the metrics: programs on this machine, or whoever has the token."""

import hmac
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from koloda.server.allowed_hosts import is_loopback

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that proxies add. A request with one of them comes from elsewhere."""


@dataclass(frozen=True)
class MetricsAccess:
    token: str = ""
    """Lets its holder read the metrics from anywhere; "": there is none."""
    is_proxied: bool = False
    """Whether a proxy on this machine speaks for others, so that being local proves nothing."""

    def allows(self, asked: HTTPConnection) -> bool:
        scheme, _, token = asked.headers.get("authorization", "").partition(" ")
        if self.token and scheme.lower() == "bearer":
            return hmac.compare_digest(token.encode(), self.token.encode())
        is_local = asked.client is not None and is_loopback(asked.client.host)
        is_direct = not any(name in asked.headers for name in FORWARDED)
        return is_local and is_direct and not self.is_proxied
