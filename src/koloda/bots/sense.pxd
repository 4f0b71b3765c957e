# C types for sense.py; the .py stays plain Python.
cimport cython

from koloda.engine.rng cimport Rng

cdef class Sense:
    cdef readonly int players
    cdef Rng rng
    cdef double[6] value
    cdef unsigned long long[6] sight

    cdef void imagine(self) noexcept nogil
    cdef void believe(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void show(self, unsigned long long sight) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    cdef bint settle(self) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    cdef void judge(self) noexcept nogil
