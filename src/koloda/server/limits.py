"""How much one socket or one address may ask for."""

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    messages_a_second: float = 100
    """From each socket; who sends more is read more slowly, and loses nothing."""
    messages_at_once: float = 200
    talk_a_second: float = 1
    """Things said, from each socket: they are kept as long as the table."""
    talk_at_once: float = 10
    hints_a_second: float = 0.5
    """From each socket: a bot thinks about each."""
    hints_at_once: float = 5
    requests_a_second: float = 10
    """HTTP, for each address."""
    requests_at_once: float = 100
    tables_a_minute: float = 20
    replays_a_minute: float = 60
    """Of whole games, and their curves, for each address."""
    sockets_an_address: int = 200
    """Open at a time."""
    tables: int = 100_000
    """Live in this process."""
    watchers: int = 200
    """At one table."""
    message_bytes: int = 4096
    addresses: int = 50_000
    """Remembered at a time."""


class Bucket:
    """Fills at a steady rate, up to a brim; each request takes one out."""

    def __init__(self, rate: float, brim: float, now: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.at = now

    def take(self, now: float) -> bool:
        """Take one out, if there is one."""
        return self.wait(now) == 0.0

    def wait(self, now: float) -> float:
        """Take one out; if there is none, take nothing and tell in how many seconds there is."""
        self.level = min(self.brim, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0


class Buckets:
    """A bucket for each address, the least used forgotten first."""

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
