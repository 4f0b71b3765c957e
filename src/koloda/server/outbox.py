"""What is to be sent goes out together, once in a turn of the event loop.

Each alone would wake up whoever reads it, and a call for each costs more than the message.
"""

import asyncio
from typing import Protocol


class Sender(Protocol):
    def begin_to_write(self) -> None:
        """Send what waits; never fails."""


class Outbox:
    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """It has something to send, and had nothing before."""
        if not self.senders:
            asyncio.get_running_loop().call_soon(self.flush)
        self.senders.append(sender)

    def flush(self) -> None:
        senders, self.senders = self.senders, []
        for sender in senders:
            sender.begin_to_write()
