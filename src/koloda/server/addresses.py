"""Whom an address stands for."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

PREFIX = 64
"""Bits of an IPv6 address that name a provider's customer, who chooses the rest."""


def address_of(scope: Scope) -> str:
    """Return the address of a client, as its proxy names it."""
    client = scope.get("client")
    return customer(client[0]) if client else ""


@lru_cache(10_000)
def customer(address: str) -> str:
    """Return an address that is the same for all addresses of one customer."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address) or parsed.is_loopback:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> PREFIX << PREFIX))
