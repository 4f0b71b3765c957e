"""The one source of random numbers: PCG32, the same on every machine and in both builds.

The generator is PCG-XSH-RR 64/32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
Statistically Good Algorithms for Random Number Generation", 2014; pcg-random.org), seeded as its
reference `pcg32_srandom_r`. Bounded numbers come without bias from D. Lemire's multiplication
("Fast Random Integer Generation in an Interval", 2019).

A table that must be able to prove its deals feeds the generator with its own random bytes instead:
see `feed`.
"""

import re

from koloda.engine import hashing
from koloda.engine.errors import InvalidArgument, quoted

MULTIPLIER = 6364136223846793005
MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
SAVED = "[0-9a-f]{31}[13579bdf](:([0-9a-f]{8})+)?"
SEEDS = 2**64
"""The number of different seeds, and of streams."""


class Rng:
    """A stream of random numbers that a seed fixes forever."""

    def __cinit__(self) -> None:
        """Give C an odd increment from the start: without one, `pick` might never find a number."""
        self.increment = 1

    def __init__(self, seed: int, stream: int = 0) -> None:
        for name, value in (("seed", seed), ("stream", stream)):
            if type(value) is not int or not 0 <= value < SEEDS:
                raise InvalidArgument(
                    f"{name} must be a whole number from 0 to 2**64 - 1, not {quoted(value)}"
                )
        self.tape = b""
        self.words = self.tape
        self.place = 0
        self.length = 0
        self.dry = False
        self.start(seed, stream)

    def start(self, seed: int, stream: int) -> None:
        """Begin a stream. A generator that is never fed may also begin another one."""
        self.increment = (stream << 1 | 1) & MASK64
        self.state = (self.increment + seed) & MASK64
        self.advance()

    def advance(self) -> int:
        """Return the next 32 random bits."""
        if self.length > 0:
            if self.place < self.length:
                return self.read()
            self.dry = True
        old = self.state
        self.state = (old * MULTIPLIER + self.increment) & MASK64
        word = ((old >> 18 ^ old) >> 27) & MASK32
        turn = old >> 59
        return (word >> turn | word << (32 - turn & 31)) & MASK32

    def read(self) -> int:
        """Return the next word of the tape, highest byte first."""
        word = 0
        for _ in range(4):
            word = word << 8 | self.words[self.place]
            self.place += 1
        return word

    def feed(self, more: bytes) -> None:
        """Read random words from these bytes from now on, after any bytes still unread.

        `left` is the number of unread bytes. When they run out, the generator continues with its
        own numbers and sets `dry`; the caller must feed it in time to prevent that.
        """
        if not isinstance(more, bytes) or len(more) % 4 or not more:
            raise InvalidArgument("feed() takes bytes, four per word, and at least one word")
        self.tape = self.tape[self.place :] + more
        self.words = self.tape
        self.place = 0
        self.length = len(self.tape)

    @property
    def left(self) -> int:
        """The number of bytes of the tape that are still unread."""
        return self.length - self.place

    def pick(self, n: int) -> int:
        """Do the same as `below` without checking n, for the rules, which know their bounds."""
        product = self.advance() * n
        low = product & MASK32
        if low < n:
            unfair = (MASK32 + 1 - n) % n
            while low < unfair:
                product = self.advance() * n
                low = product & MASK32
        return product >> 32

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely."""
        if type(n) is not int or not 1 <= n <= 2**31:
            raise InvalidArgument(f"below() takes a whole number from 1 to 2**31, not {quoted(n)}")
        return self.pick(n)

    def clone(self) -> "Rng":
        twin = Rng.__new__(Rng)  # skips the checks of __init__: positions are cloned very often
        twin.state = self.state
        twin.increment = self.increment
        twin.tape = self.tape
        twin.words = twin.tape
        twin.place = self.place
        twin.length = self.length
        twin.dry = self.dry
        return twin

    def mixed_into(self, hashed: int) -> int:
        """Add the place in the stream, as `save` writes it, to a hash."""
        hashed = hashing.mix(hashing.mix(hashed, self.state), self.increment)
        for i in range(self.place, self.length):
            hashed = hashing.mix(hashed, self.words[i])
        return hashed

    def save(self) -> str:
        """Return the current place in the stream as text; `restored` reads it."""
        unread = self.tape[self.place :].hex()
        return f"{self.state:016x}{self.increment:016x}" + (f":{unread}" if unread else "")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.save(),)

    def __repr__(self) -> str:
        return f"<Rng {self.save()}>"


def restored(saved: str) -> Rng:
    """Return a saved generator, at the same place in its stream."""
    if not isinstance(saved, str) or not re.fullmatch(SAVED, saved):
        raise InvalidArgument(f"{quoted(saved)} is not a saved generator")
    rng = Rng(0)
    rng.state = int(saved[:16], 16)
    rng.increment = int(saved[16:32], 16)
    if saved[33:]:
        rng.feed(bytes.fromhex(saved[33:]))
    return rng
