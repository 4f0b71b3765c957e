"""What a client has sent, parsed slice by slice as fast as it is handled and paid for.

uvicorn alone parses everything that arrives together in one go, while everyone else waits.
"""

import asyncio
from collections.abc import Callable

from koloda.server.budgets import NOBODY, clock


class Slices:
    def __init__(
        self, size: int, parse: Callable[[bytes], None], may_parse: Callable[[], bool]
    ) -> None:
        self.size = size
        """The most bytes that are parsed at once."""
        self.parse = parse
        self.may_parse = may_parse
        """Whether everything that was parsed earlier has been handled."""
        self.payer = NOBODY
        self.unparsed = b""
        self.is_in_line = False
        """Whether it is waiting for the payer's debt to be paid off."""
        self.is_over = False
        self.transport: asyncio.Transport

    def end(self) -> None:
        """Parse nothing more, and leave the transport alone."""
        self.is_over = True
        self.unparsed = b""

    def is_ready(self) -> bool:
        """Return whether something that arrives now may be parsed at once."""
        return not self.unparsed and self.may_parse() and self.payer.is_free()

    def add(self, data: bytes) -> None:
        self.unparsed += data
        self.proceed()

    def proceed(self) -> None:
        """Parse a slice, and the rest when it is its turn; read no more until then."""
        if self.unparsed and self.may_parse() and not self.is_in_line:
            if self.payer.is_free():
                self.parse_slice()
                asyncio.get_running_loop().call_soon(self.proceed)
            else:
                self.is_in_line = True
                self.payer.when_free(self.take_turn)
        if self.is_over or self.transport.is_closing():
            self.unparsed = b""
        elif self.unparsed or not self.may_parse():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def take_turn(self) -> None:
        self.is_in_line = False
        if self.unparsed and self.may_parse():
            self.parse_slice()
        self.proceed()

    def parse_slice(self) -> None:
        part, self.unparsed = self.unparsed[: self.size], self.unparsed[self.size :]
        self.parse_paid(part)

    def parse_paid(self, data: bytes) -> None:
        begun = clock()
        self.parse(data)
        self.payer.pay_cpu(clock() - begun)
        self.payer.pay_bytes(len(data))
