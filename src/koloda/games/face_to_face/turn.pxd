# C types for turn.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.face_to_face cimport codes, legal
from koloda.games.face_to_face.position cimport Position

cdef void step(Position position, int move) noexcept nogil
@cython.locals(seat=cython.int)
cdef void lay(Position position, int pile, int card) noexcept nogil
cdef bint has_no_cards(Position position, int seat) noexcept nogil
@cython.locals(seat=cython.int, number=cython.int)
cdef int cards_to_draw(Position position) noexcept nogil
@cython.locals(seat=cython.int, opponent=cython.int, kept=cython.ulonglong)
cdef void end_turn(Position position) noexcept nogil
@cython.locals(found=cython.short[25], made=cython.int)
cdef int play_randomly(Position position, Rng rng) noexcept nogil
