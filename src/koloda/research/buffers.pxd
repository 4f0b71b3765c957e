# What the compiled build uses in place of buffers.py, inlined; buffers.py is never compiled.
from libc.string cimport memset

cdef inline signed char* bytes_of(signed char[::1] flat):
    return &flat[0]

cdef inline float* floats_of(float[::1] flat):
    return &flat[0]

cdef inline int* ints_of(int[::1] flat):
    return &flat[0]

cdef inline void clear(signed char* out, Py_ssize_t at, Py_ssize_t n) noexcept nogil:
    memset(out + at, 0, n)

cdef inline void widen(
    const signed char* numbers, float* wide, Py_ssize_t at, Py_ssize_t n
) noexcept nogil:
    cdef Py_ssize_t i
    for i in range(at, at + n):
        wide[i] = numbers[i]

cdef inline void mark(
    signed char* out, Py_ssize_t at, const short* found, int n, const short* place_of
) noexcept nogil:
    cdef int i
    for i in range(n):
        out[at + place_of[found[i]]] = 1
