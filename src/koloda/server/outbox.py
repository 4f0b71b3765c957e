"""Sends everything that is waiting together, once per turn of the event loop.

Sent one by one, each message would wake its reader, and the calls would cost more than the
messages.
"""

import asyncio
from typing import Protocol


class Sender(Protocol):
    def begin_to_write(self) -> None:
        """Send the waiting messages. This must not raise."""


class Outbox:
    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Add a sender that has something to send now and had nothing before."""
        if not self.senders:
            asyncio.get_running_loop().call_soon(self.flush)
        self.senders.append(sender)

    def flush(self) -> None:
        senders, self.senders = self.senders, []
        for sender in senders:
            sender.begin_to_write()
