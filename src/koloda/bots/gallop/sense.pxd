# C types for sense.py; the .py stays plain Python.
cimport cython

from koloda.bots.sense cimport Sense
from koloda.games.gallop.position cimport Position

cdef int OVER, LAY, HAND

cdef class GallopSense(Sense):
    cdef Position known, world

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(mover=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int, found=cython.ulonglong)
    cdef unsigned long long laid(self) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.int, leaders=cython.int)
    cdef void judge(self) noexcept nogil
