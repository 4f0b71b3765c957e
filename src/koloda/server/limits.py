"""How much one socket, one guest or one address may request."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Limits:
    messages_a_second: float = 100
    """From each socket. Clients over the limit are throttled; nothing is dropped."""
    messages_at_once: float = 200
    talk_a_second: float = 1
    """From each person at a table. The limit is low, because talk is kept as long as the table."""
    talk_at_once: float = 10
    hints_a_second: float = 0.5
    """For each guest. The limit is low, because a bot has to think about each hint."""
    hints_at_once: float = 5
    cpu_a_guest: float = 0.25
    """Seconds of the server's time that a guest may use each second, on average, over all sockets
    and requests. Whoever has used more waits; nothing is dropped."""
    cpu_an_address: float = 0.5
    """The same for all guests of an address together."""
    cpu_at_once: float = 0.05
    """Seconds that may be saved up and used together."""
    bytes_a_guest: float = 1_000_000
    """Sent and received each second."""
    bytes_an_address: float = 8_000_000
    bytes_at_once: float = 16_000_000
    entries_a_guest: float = 50
    """Written to tables' logs each second, by a guest and by the bots at tables they host."""
    entries_an_address: float = 500
    entries_at_once: float = 500
    thinking_a_guest: float = 1
    """Seconds for which bots may think for a guest each second: hints, curves, and moves at tables
    they host."""
    thinking_an_address: float = 2
    thinking_at_once: float = 60
    requests_a_second: float = 10
    """Over HTTP, from each address."""
    requests_at_once: float = 100
    tables_a_minute: float = 20
    replays_a_minute: float = 60
    """Replays of whole games and their curves, for each address."""
    sockets_an_address: int = 200
    """Open at the same time."""
    connections_an_address: int = 400
    """Of any kind, open at the same time. Proxies that name their clients aren't limited."""
    connections: int = 4000
    """From all addresses. When there are too many, the longest idle one is closed."""
    head_seconds: float = 10
    """Within which the head of an HTTP request must arrive, from the first moment on."""
    head_bytes: int = 16384
    """Of an HTTP request, with its first line and all headers."""
    request_bytes: int = 1 << 20
    """Of an HTTP request in all."""
    unread_seconds: float = 10
    """Clients that don't read what they were sent are cut off after this time."""
    waiting_bytes: int = 1 << 18
    """Messages that may wait for a slow socket. Beyond that it is cut off; it can connect again and
    say hello."""
    tables: int = 100_000
    """In memory at the same time."""
    watchers: int = 200
    """At one table."""
    message_bytes: int = 4096
    addresses: int = 50_000
    """Remembered at the same time; the same number of guests."""


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

    def is_full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate >= self.brim

    def wait(self, now: float) -> float:
        """Take a token and return 0. If there is none, return the seconds until there is one."""
        self.tokens = min(self.brim, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0.0


class Remembered(Generic[T]):
    """Something for each name; the least recently used is forgotten first."""

    def __init__(self, new: Callable[[], T], most: int) -> None:
        self.new = new
        self.most = most
        self.by_name: OrderedDict[str, T] = OrderedDict()

    def find(self, name: str) -> T:
        """Return what is remembered for a name, or something new."""
        found = self.by_name.get(name)
        if found is None:
            found = self.by_name[name] = self.new()
            if len(self.by_name) > self.most:
                self.by_name.popitem(last=False)
        else:
            self.by_name.move_to_end(name)
        return found


class Buckets:
    """A bucket for each address or guest."""

    def __init__(self, rate: float, brim: float, most: int) -> None:
        self.buckets = Remembered(lambda: Bucket(rate, brim, float("-inf")), most)

    def take(self, name: str, now: float) -> bool:
        return self.buckets.find(name).take(now)
