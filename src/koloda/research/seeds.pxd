# What the compiled build uses in place of seeds.py, inlined; seeds.py is never compiled.
cdef inline unsigned long long deal_seed(
    unsigned long long seed, unsigned long long game, unsigned long long deal
) noexcept nogil:
    cdef unsigned long long mixed
    mixed = seed + 0x9E3779B97F4A7C15ULL * ((game << 32) + deal + 1)
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ULL
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBULL
    return mixed ^ mixed >> 31
