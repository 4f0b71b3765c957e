"""Deals that can be checked: nobody, the server included, chose the cards.

Before anybody sits down the table commits to a secret: it shows SHA-256 of it. Each seat adds
random bytes of its own. Both together make the key of a stream of random words, and all shuffles of
the match read from it. At the end the secret is shown, and everything can be computed again.

    commitment = SHA-256("koloda commitment" 00 secret)
    key        = HMAC-SHA256(secret, "koloda key" 00 (length, bytes) of seat 0, of seat 1, …)
    block n    = HMAC-SHA256(key, n as 8 bytes)        n = 0, 1, 2, …
    word       = the next 4 bytes of the blocks, highest byte first

A length is 2 bytes. `Rng.pick` draws numbers from the words without bias. docs/protocol.md has test
vectors.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256

from koloda.engine.rng import Rng
from koloda.engine.state import State

SECRET = 32
"""Bytes of a table's secret."""
CONTRIBUTION = 64
"""Bytes that a seat may add, at most."""
RESERVE = 2048
"""A generator has at least so many bytes before a move: far more than a move can use."""


@dataclass(frozen=True)
class FairDeal:
    secret: bytes
    contributions: tuple[bytes, ...]
    """One a seat; b"" from a seat that added nothing."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def key(self) -> bytes:
        """What the table and the seats made together."""
        message = b"koloda key\0"
        for added in self.contributions:
            message += len(added).to_bytes(2) + added
        return hmac.digest(self.secret, message, "sha256")

    def stream(self) -> "Stream":
        return Stream(self.key)


def commitment(secret: bytes) -> str:
    return sha256(b"koloda commitment\0" + secret).hexdigest()


class Stream:
    """The random words of one match, handed out in blocks."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.blocks = 0

    def more(self, length: int) -> bytes:
        """The next so many bytes, or a few more: whole blocks."""
        taken = bytearray()
        while len(taken) < length:
            taken += hmac.digest(self.key, self.blocks.to_bytes(8), "sha256")
            self.blocks += 1
        return bytes(taken)

    def rng(self) -> Rng:
        """A generator that reads this stream."""
        rng = Rng(0)
        self.top_up(rng)
        return rng

    def top_up(self, rng: Rng) -> None:
        if rng.left < RESERVE:
            rng.feed(self.more(RESERVE))


def play(state: State, move: int, stream: Stream | None) -> None:
    """Make a move; what it shuffles, it shuffles with the stream's words, if there is one."""
    if stream is not None and state.chance is not None:
        stream.top_up(state.chance)
    state.play(move)
