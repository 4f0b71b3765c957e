"""The one source of random numbers: PCG32, the same on every machine and in both builds.

The generator is PCG-XSH-RR 64/32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
Statistically Good Algorithms for Random Number Generation", 2014; pcg-random.org), seeded as its
reference `pcg32_srandom_r`. Bounded numbers are drawn without bias by D. Lemire's multiplication
("Fast Random Integer Generation in an Interval", 2019).

A table that has to prove its deals feeds a generator with random bytes of its own instead: see
`feed`.
"""

import re

MULTIPLIER = 6364136223846793005
MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
SAVED = "[0-9a-f]{31}[13579bdf](:([0-9a-f]{8})+)?"
SEEDS = 2**64
"""Seeds and streams are below this."""


class Rng:
    """A stream of random numbers that a seed fixes for ever."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        for name, value in (("seed", seed), ("stream", stream)):
            if type(value) is not int or not 0 <= value < SEEDS:
                raise ValueError(
                    f"{name} must be a whole number from 0 to 2**64 - 1, not {value!r}"
                )
        self.tape = b""
        self.words = self.tape
        self.place = 0
        self.length = 0
        self.dry = False
        self.start(seed, stream)

    def start(self, seed: int, stream: int) -> None:
        """Begin a stream; for generators that are never fed also to begin another one."""
        self.increment = (stream << 1 | 1) & MASK64
        self.state = (self.increment + seed) & MASK64
        self.advance()

    def advance(self) -> int:
        """The next 32 random bits."""
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
        """The next word of the tape, the highest byte first."""
        word = 0
        for _ in range(4):
            word = word << 8 | self.words[self.place]
            self.place += 1
        return word

    def feed(self, more: bytes) -> None:
        """From now on read these bytes, after those that are still unread.

        `left` tells how many there are. When they run out, the generator's own numbers follow and
        `dry` is set: who feeds it takes care that this never happens.
        """
        if not isinstance(more, bytes) or len(more) % 4 or not more:
            raise ValueError("feed() takes bytes, four for each word")
        self.tape = self.tape[self.place :] + more
        self.words = self.tape
        self.place = 0
        self.length = len(self.tape)

    @property
    def left(self) -> int:
        """Bytes of the tape that are still unread."""
        return self.length - self.place

    def pick(self, n: int) -> int:
        """As `below`, for the rules, which know their bounds: n is not checked."""
        product = self.advance() * n
        low = product & MASK32
        if low < n:
            unfair = (MASK32 + 1 - n) % n
            while low < unfair:
                product = self.advance() * n
                low = product & MASK32
        return product >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if type(n) is not int or not 1 <= n <= 2**31:
            raise ValueError(f"below() takes a whole number from 1 to 2**31, not {n!r}")
        return self.pick(n)

    def clone(self) -> "Rng":
        twin = Rng.__new__(Rng)  # past the checks of __init__: positions are cloned very often
        twin.state = self.state
        twin.increment = self.increment
        twin.tape = self.tape
        twin.words = twin.tape
        twin.place = self.place
        twin.length = self.length
        twin.dry = self.dry
        return twin

    def save(self) -> str:
        """Where the stream stands, as text; `restored` takes it back."""
        unread = self.tape[self.place :].hex()
        return f"{self.state:016x}{self.increment:016x}" + (f":{unread}" if unread else "")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.save(),)

    def __repr__(self) -> str:
        return f"<Rng {self.save()}>"


def restored(saved: str) -> Rng:
    """A generator in the middle of its stream."""
    if not isinstance(saved, str) or not re.fullmatch(SAVED, saved):
        raise ValueError(f"{saved!r} is no saved generator")
    rng = Rng(0)
    rng.state = int(saved[:16], 16)
    rng.increment = int(saved[16:32], 16)
    if saved[33:]:
        rng.feed(bytes.fromhex(saved[33:]))
    return rng
