# What the compiled build uses in place of writing.py, inlined; writing.py is never compiled.
from koloda.engine cimport bits

cdef enum:
    DIGIT = 100
    LARGE_DIGIT = 128

cdef inline void write_set(signed char* out, Py_ssize_t at, unsigned long long members) noexcept nogil:
    while members:
        out[at + bits.lowest(members)] = 1
        members &= members - 1

cdef inline Py_ssize_t write_flags(
    signed char* out, Py_ssize_t at, unsigned long long members, int n
) noexcept nogil:
    cdef unsigned long long spread
    cdef int i = 0
    while i + 8 <= n:
        # eight copies of eight bits, of which byte k keeps bit k, and has it moved to its bit 0
        spread = (members >> i & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL
        spread = (spread + 0x00406070787C7E7FULL) >> 7 & 0x0101010101010101ULL
        out[at + i] = <signed char>spread
        out[at + i + 1] = <signed char>(spread >> 8)
        out[at + i + 2] = <signed char>(spread >> 16)
        out[at + i + 3] = <signed char>(spread >> 24)
        out[at + i + 4] = <signed char>(spread >> 32)
        out[at + i + 5] = <signed char>(spread >> 40)
        out[at + i + 6] = <signed char>(spread >> 48)
        out[at + i + 7] = <signed char>(spread >> 56)
        i += 8
    while i < n:
        out[at + i] = members >> i & 1
        i += 1
    return at + n

cdef inline Py_ssize_t write_digits(
    signed char* out, Py_ssize_t at, unsigned int number, int digits
) noexcept nogil:
    cdef int _
    for _ in range(digits):
        out[at] = number % DIGIT
        number //= DIGIT
        at += 1
    return at

cdef inline Py_ssize_t write_large(
    signed char* out, Py_ssize_t at, unsigned long long number, int digits
) noexcept nogil:
    cdef int _
    for _ in range(digits):
        out[at] = number % LARGE_DIGIT
        number //= LARGE_DIGIT
        at += 1
    return at
