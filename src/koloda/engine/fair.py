"""Deals that nobody can choose, not even the table that shuffles the cards.

1. The table draws a secret and shows its commitment, a hash of it.
2. Each seat draws random bytes and shows only their hash.
3. Once all hashes are fixed, the seats reveal their bytes to the table.
4. The secret, the terms of the match and all bytes give the key of a stream of random words, which
   all shuffles of the match read.
5. At the end the secret and the bytes are shown, and everybody can recompute the deal.

    commitment = SHA-256("koloda commitment" 00 secret)
    hash       = SHA-256("koloda contribution" 00 commitment seat bytes)
    binding    = the terms and the commitment, as JSON
    key        = HMAC-SHA256(secret, "koloda key 2" 00 SHA-256(binding)
                             (length, hash) of seat 0, of seat 1, …
                             (length, bytes) of seat 0, of seat 1, …)
    block n    = HMAC-SHA256(key, n as 8 bytes)        n = 0, 1, 2, …
    word       = the next 4 bytes of the blocks, highest byte first

A seat takes 1 byte and a length 2; a seat that added nothing has a hash and bytes of length 0.
`Rng.pick` turns the words into numbers without bias. docs/protocol.md has test vectors, and says
whom this protects against.

This is scheme 2. In scheme 1, which old logs and records use, the seats sent their bytes without
first showing a hash, and there were no terms:

    key        = HMAC-SHA256(secret, "koloda key" 00 (length, bytes) of seat 0, of seat 1, …)
"""

import hmac
import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from koloda.engine.option import Value
from koloda.engine.rng import Rng
from koloda.engine.state import State

SCHEME = 2
"""The scheme of new deals; older ones have 1."""
SECRET = 32
"""The length of a table's secret, in bytes."""
FEWEST, CONTRIBUTION = 16, 64
"""The fewest and the most bytes that a seat may add."""
RESERVE = 2048
"""The fewest unread bytes a generator has before a move: far more than a move can use."""


@dataclass(frozen=True)
class Terms:
    """What a match is about. Everything here is fixed before a seat reveals its bytes."""

    table: str
    """The id of the table; "" if it has none."""
    match: int
    """The number of the match at its table, from 1 on."""
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    """The values of all options, including those that nobody chose."""
    seats: tuple[str, ...]
    """Who sits where."""

    def as_dict(self) -> dict[str, object]:
        return {**vars(self), "seats": list(self.seats)}

    def binding(self, commitment: str) -> bytes:
        """Return everything that the seats agreed to, as the one text that stands for it."""
        bound = {**self.as_dict(), "commitment": commitment}
        return json.dumps(bound, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@dataclass(frozen=True)
class FairDeal:
    secret: bytes
    contributions: tuple[bytes, ...]
    """One per seat; b"" from a seat that added nothing."""
    terms: Terms | None = None
    """None: scheme 1."""

    @property
    def scheme(self) -> int:
        return 1 if self.terms is None else SCHEME

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def hashes(self) -> tuple[str, ...]:
        """What each seat showed before it revealed its bytes; "" if it added nothing."""
        return tuple(
            contribution_hash(self.commitment, seat, added) if added else ""
            for seat, added in enumerate(self.contributions)
        )

    @property
    def key(self) -> bytes:
        """The key of the stream, made by the table and the seats together."""
        added = with_lengths(self.contributions)
        if self.terms is None:
            return hmac.digest(self.secret, b"koloda key\0" + added, "sha256")
        binding = sha256(self.terms.binding(self.commitment)).digest()
        hashes = with_lengths(map(bytes.fromhex, self.hashes))
        return hmac.digest(self.secret, b"koloda key 2\0" + binding + hashes + added, "sha256")

    def stream(self) -> "Stream":
        return Stream(self.key)


def commitment(secret: bytes) -> str:
    return sha256(b"koloda commitment\0" + secret).hexdigest()


def contribution_hash(commitment: str, seat: int, added: bytes) -> str:
    """Return the hash of a seat's bytes. It is no use to another seat or for another deal."""
    bound = bytes.fromhex(commitment) + bytes([seat])
    return sha256(b"koloda contribution\0" + bound + added).hexdigest()


def with_lengths(parts: Iterable[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(2) + part for part in parts)


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
