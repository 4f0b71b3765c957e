# What the compiled build uses in place of writing.py, inlined; writing.py is never compiled.
from koloda.engine cimport bits

cdef enum:
    DIGIT = 100
    LARGE_DIGIT = 128

cdef inline void write_set(signed char* out, Py_ssize_t at, unsigned long long members) noexcept nogil:
    while members:
        out[at + bits.lowest(members)] = 1
        members &= members - 1

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
