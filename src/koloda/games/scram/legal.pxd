# C types for legal.py; the .py stays plain Python.
cimport cython

from koloda.games.scram cimport abilities, cards, codes, places
from koloda.games.scram.position cimport Position

@cython.locals(i=cython.int)
cdef bint is_legal(Position position, int move) noexcept nogil
cdef int list_once(Position position) noexcept nogil
cdef int list_moves(Position position, short* found) noexcept nogil
@cython.locals(n=cython.int)
cdef int list_beginnings(Position position, short* found) noexcept nogil
cdef bint may_take(Position position) noexcept nogil
cdef bint may_replace(Position position) noexcept nogil
cdef bint may_call(Position position) noexcept nogil
@cython.locals(n=cython.int)
cdef int list_uses_of_drawn(Position position, short* found) noexcept nogil
@cython.locals(value=cython.int)
cdef bint may_use(Position position) noexcept nogil
@cython.locals(n=cython.int, i=cython.int, camp=cython.int, index=cython.int)
cdef int list_pushes(Position position, short* found) noexcept nogil
cdef bint may_push_from(Position position, int camp) noexcept nogil
@cython.locals(n=cython.int, index=cython.int)
cdef int list_gaps(Position position, short* found) noexcept nogil
@cython.locals(n=cython.int, i=cython.int, camp=cython.int, index=cython.int)
cdef int list_targets(Position position, short* found) noexcept nogil
@cython.locals(camp=cython.int, index=cython.int)
cdef bint has_target(Position position, int value) noexcept nogil
cdef bint is_target(Position position, int place, int value) noexcept nogil
@cython.locals(camp=cython.int, size=cython.int, card=cython.int)
cdef int why_not_touch(Position position, int place, int value) noexcept nogil
cdef bint needs_face_down(int action) noexcept nogil
@cython.locals(n=cython.int, i=cython.int, camp=cython.int)
cdef int list_joins(Position position, short* found) noexcept nogil
