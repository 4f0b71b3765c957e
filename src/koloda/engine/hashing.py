"""A fast 64-bit hash of whole numbers, for fingerprints of positions.

The same numbers give the same hash on every machine and in both builds. It is no cryptographic
hash: whoever chooses the numbers can make two hashes equal. The compiled rules use the C version in
`hashing.pxd`.
"""

START = 0x9E3779B97F4A7C15
FACTOR = 0xD6E8FEB86659FD93
MASK = 2**64 - 1


def start() -> int:
    """Return the hash of nothing."""
    return START


def mix(hashed: int, number: int) -> int:
    """Return the hash of everything hashed so far and one number more."""
    mixed = ((hashed ^ number) & MASK) * FACTOR & MASK
    return mixed ^ mixed >> 32


def mixed(*numbers: int) -> int:
    """Return the hash of these numbers, for rules in plain Python."""
    hashed = start()
    for number in numbers:
        hashed = mix(hashed, number)
    return hashed
