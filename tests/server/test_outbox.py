"""Messages that are sent together."""

import asyncio

from koloda.server.outbox import Outbox


class Sender:
    """A sender that has more to send as soon as it has sent something, a few times."""

    def __init__(self, name: str, outbox: Outbox, sent: list[str], times: int = 1) -> None:
        self.name = name
        self.outbox = outbox
        self.sent = sent
        self.times = times

    def begin_to_write(self) -> None:
        self.sent.append(self.name)
        self.times -= 1
        if self.times:
            self.outbox.add(self)


def test_all_waiting_messages_are_sent_in_the_next_turn() -> None:
    async def story() -> None:
        outbox, sent = Outbox(), list[str]()
        for sender in (Sender("a", outbox, sent, 2), Sender("b", outbox, sent)):
            outbox.add(sender)
        assert sent == []
        await asyncio.sleep(0)
        assert sent == ["a", "b"]
        await asyncio.sleep(0)
        assert sent == ["a", "b", "a"]

    asyncio.run(story())
