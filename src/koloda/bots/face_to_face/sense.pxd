# C types for sense.py; the .py stays plain Python.
cimport cython

from koloda.bots.sense cimport Sense
from koloda.games.face_to_face.position cimport Position

cdef class FaceToFaceSense(Sense):
    cdef Position known, world

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void judge(self) noexcept nogil
