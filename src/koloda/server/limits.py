"""How much one socket or one address may request."""

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    messages_a_second: float = 100
    """From each socket. Clients over the limit are throttled; nothing is dropped."""
    messages_at_once: float = 200
    talk_a_second: float = 1
    """From each socket. The limit is low, because talk is kept as long as the table."""
    talk_at_once: float = 10
    hints_a_second: float = 0.5
    """From each socket. The limit is low, because a bot has to think about each hint."""
    hints_at_once: float = 5
    requests_a_second: float = 10
    """Over HTTP, from each address."""
    requests_at_once: float = 100
    tables_a_minute: float = 20
    replays_a_minute: float = 60
    """Replays of whole games and their curves, for each address."""
    sockets_an_address: int = 200
    """Open at the same time."""
    tables: int = 100_000
    """In memory at the same time."""
    watchers: int = 200
    """At one table."""
    message_bytes: int = 4096
    addresses: int = 50_000
    """Remembered at the same time."""


class Bucket:
    """A token bucket: it fills at a steady rate up to a brim, and each request takes a token."""

    def __init__(self, rate: float, brim: float, now: float) -> None:
        self.rate = rate
        self.brim = brim
        self.tokens = brim
        self.at = now

    def take(self, now: float) -> bool:
        """Take a token and return True; return False if there is none."""
        return self.wait(now) == 0.0

    def wait(self, now: float) -> float:
        """Take a token and return 0. If there is none, return the seconds until there is one."""
        self.tokens = min(self.brim, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0.0


class Buckets:
    """A bucket for each address; the least recently used is forgotten first."""

    def __init__(self, rate: float, brim: float, most: int) -> None:
        self.rate = rate
        self.brim = brim
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.brim, now)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take(now)
