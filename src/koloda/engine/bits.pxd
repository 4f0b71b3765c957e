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

cdef inline bint has(unsigned long long members, int number) noexcept nogil:
    return (members >> number & 1) != 0

cdef inline unsigned long long only(int number) noexcept nogil:
    # no branch: rules ask for "ten lower" and "ten higher" also at the edges, where nothing is
    return <unsigned long long>(<unsigned int>number < 64) << (number & 63)

cdef inline unsigned long long above(int number) noexcept nogil:
    return 0xFFFFFFFFFFFFFFFEULL << number

cdef inline unsigned long long below(int number) noexcept nogil:
    return (1ULL << number) - 1

cdef inline unsigned long long without(unsigned long long members, int number) noexcept nogil:
    return members & ~(1ULL << number)

cdef inline unsigned long long without_lowest(unsigned long long members) noexcept nogil:
    return members & (members - 1)

cdef inline bint has_several(unsigned long long members) noexcept nogil:
    return without_lowest(members) != 0
