# C types for sense.py; the .py stays plain Python.
cimport cython

from koloda.bots.sense cimport Sense
from koloda.games.scram.position cimport Position

cdef int OVER, KNOWN, VALUE

cdef class ScramSense(Sense):
    cdef Position known, world

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, card=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(sums=cython.int[2], i=cython.int)
    cdef int winner(self) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    @cython.locals(seat=cython.int, winner=cython.int)
    cdef void judge(self) noexcept nogil
