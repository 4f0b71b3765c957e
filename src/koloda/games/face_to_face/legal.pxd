# C types for legal.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.face_to_face cimport codes
from koloda.games.face_to_face.position cimport Position

cdef unsigned long long takes(int pile, int top) noexcept nogil
@cython.locals(seat=cython.int, top=cython.int)
cdef unsigned long long fitting(Position position, int pile) noexcept nogil
cdef void find_plays(Position position) noexcept nogil
@cython.locals(
    hand=cython.ulonglong, ascending=cython.ulonglong, descending=cython.ulonglong,
    for_opponent=cython.ulonglong, elsewhere=cython.ulonglong, kept=cython.ulonglong,
    left=cython.ulonglong, pile=cython.int, card=cython.int,
)
cdef void drop_first_plays_without_second(Position position) noexcept nogil
@cython.locals(second=cython.ulonglong)
cdef bint has_second(
    unsigned long long hand, int pile, int card, unsigned long long elsewhere
) noexcept nogil
@cython.locals(own=cython.ulonglong, for_opponent=cython.ulonglong)
cdef bint can_play(Position position) noexcept nogil
cdef bint may_end(Position position) noexcept nogil
@cython.locals(n=cython.int, pile=cython.int, card=cython.int, left=cython.ulonglong)
cdef int list_moves(Position position, short* found) noexcept nogil
cdef bint is_legal(Position position, int move) noexcept nogil
