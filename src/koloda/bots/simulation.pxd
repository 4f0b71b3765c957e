# C types for simulation.py; the .py stays plain Python.
cimport cython

from koloda.engine.rng cimport Rng

cdef class Simulation:
    cdef readonly int players
    cdef readonly bint is_ready
    cdef bint is_busy
    cdef Rng rng
    cdef double[6] value
    cdef unsigned long long[6] observation

    cdef void imagine(self) noexcept nogil
    cdef void refine_world(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void show_all(self, unsigned long long observation) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    cdef bint settle(self) noexcept nogil
    cdef void evaluate(self) noexcept nogil
    cdef void play_randomly(self) noexcept nogil
    cdef void evaluate_end(self) noexcept nogil
