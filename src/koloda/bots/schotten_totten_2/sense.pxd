# C types for sense.py; the .py stays plain Python.
cimport cython

from koloda.bots.sense cimport Sense
from koloda.games.schotten_totten_2.position cimport Position

cdef int GIVING, END

cdef class SchottenTotten2Sense(Sense):
    cdef Position known, world

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(mover=cython.int, is_gift=cython.bint)
    cdef void step(self, int move) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void judge(self) noexcept nogil
