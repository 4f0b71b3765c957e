# What the compiled rules use in place of hashing.py, inlined; hashing.py itself is never compiled.
cdef inline unsigned long long start() noexcept nogil:
    return 0x9E3779B97F4A7C15ULL

cdef inline unsigned long long mix(
    unsigned long long hashed, unsigned long long number
) noexcept nogil:
    cdef unsigned long long mixed = (hashed ^ number) * 0xD6E8FEB86659FD93ULL
    return mixed ^ mixed >> 32
