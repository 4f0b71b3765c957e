# C types for endgame.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.face_to_face cimport codes, legal, turn
from koloda.games.face_to_face.position cimport Position

cdef unsigned long long PLACES, MIX, MASK64

@cython.final
cdef class Endgame:
    cdef int patience, left
    cdef unsigned long long[::1] kept

    @cython.locals(seat=cython.int, wins=cython.bint)
    cdef int winner(self, Position position) noexcept nogil
    @cython.locals(
        key=cython.ulonglong, place=cython.ulonglong, seat=cython.int, plays=cython.int,
        helped=cython.int, turns=cython.int, hand=cython.ulonglong, played=cython.ulonglong,
        top=cython.short[2][2], owner=cython.int, playable=cython.ulonglong[4], pile=cython.int,
        found=cython.short[25], n=cython.int, wins=cython.bint, i=cython.int,
    )
    cdef bint can_win(self, Position position) noexcept nogil
    @cython.locals(phase=cython.ulonglong, key=cython.ulonglong, tops=cython.ulonglong)
    cdef unsigned long long key(self, Position position) noexcept nogil
