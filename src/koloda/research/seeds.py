"""The seeds of a batch's deals; the compiled build inlines `seeds.pxd`.

They are numbers of SplitMix64 (G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number
Generators", 2014). Its state starts at the batch's seed, and each game of the batch has 2**32
places of the stream to itself.
"""

MASK64 = 0xFFFFFFFFFFFFFFFF


def deal_seed(seed: int, game: int, deal: int) -> int:
    """Return the seed of a batch's n-th deal (from 0) in its i-th place (from 0).

    `koloda.game(…).deal(seed=deal_seed(…), …)` deals the same game.
    """
    mixed = (seed + 0x9E3779B97F4A7C15 * ((game << 32) + deal + 1)) & MASK64
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & MASK64
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK64
    return mixed ^ mixed >> 31
