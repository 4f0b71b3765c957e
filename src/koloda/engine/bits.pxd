# What the compiled rules use in place of bits.py, inlined; bits.py itself is never compiled.
cdef extern from *:
    int __builtin_ctzll(unsigned long long) noexcept nogil
    int __builtin_clzll(unsigned long long) noexcept nogil
    int __builtin_popcountll(unsigned long long) noexcept nogil

cdef inline int lowest(unsigned long long members) noexcept nogil:
    return __builtin_ctzll(members)

cdef inline int highest(unsigned long long members) noexcept nogil:
    return 63 - __builtin_clzll(members)

cdef inline int count(unsigned long long members) noexcept nogil:
    return __builtin_popcountll(members)

cdef inline bint has(unsigned long long members, int n) noexcept nogil:
    return members >> n & 1

cdef inline unsigned long long only(int n) noexcept nogil:
    return <unsigned long long>1 << n
