"""Fair deals: anybody can check afterwards that nobody, not even the server, chose the cards.

Before anybody sits down, the table commits to a secret by publishing its SHA-256. Each seat adds
random bytes of its own. Secret and bytes together give the key of a stream of random words, which
all shuffles of the match read. At the end the secret is revealed, and everybody can recompute the
deal.

    commitment = SHA-256("koloda commitment" 00 secret)
    key        = HMAC-SHA256(secret, "koloda key" 00 (length, bytes) of seat 0, of seat 1, …)
    block n    = HMAC-SHA256(key, n as 8 bytes)        n = 0, 1, 2, …
    word       = the next 4 bytes of the blocks, highest byte first

A length takes 2 bytes. `Rng.pick` turns the words into numbers without bias. docs/protocol.md has
test vectors.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256

from koloda.engine.rng import Rng
from koloda.engine.state import State

SECRET = 32
"""The length of a table's secret, in bytes."""
CONTRIBUTION = 64
"""The most bytes that a seat may add."""
RESERVE = 2048
"""The fewest unread bytes a generator has before a move: far more than a move can use."""


@dataclass(frozen=True)
class FairDeal:
    secret: bytes
    contributions: tuple[bytes, ...]
    """One per seat; b"" from a seat that added nothing."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def key(self) -> bytes:
        """The key of the stream, made by the table and the seats together."""
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
        """Return at least `length` further bytes, in whole blocks."""
        output = bytearray()
        while len(output) < length:
            output += hmac.digest(self.key, self.blocks.to_bytes(8), "sha256")
            self.blocks += 1
        return bytes(output)

    def rng(self) -> Rng:
        """Return a generator that reads this stream."""
        rng = Rng(0)
        self.top_up(rng)
        return rng

    def top_up(self, rng: Rng) -> None:
        if rng.left < RESERVE:
            rng.feed(self.more(RESERVE))


def play(state: State, move: int, stream: Stream | None) -> None:
    """Make a move; if there is a stream, any shuffle uses its words."""
    if stream is not None and state.chance is not None:
        stream.top_up(state.chance)
    state.play(move)
