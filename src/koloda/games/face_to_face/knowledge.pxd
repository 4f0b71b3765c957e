# C types for knowledge.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.face_to_face cimport codes, legal
from koloda.games.face_to_face.position cimport Position

cdef bint knows_hand(Position position, int seat, int owner) noexcept nogil
cpdef bint is_revealed(int owner, int seat, int plays, int winner) noexcept nogil
@cython.locals(owner=cython.int)
cdef void see(Position position, int seat, Position seen) noexcept nogil
@cython.locals(owner=cython.int, is_known=cython.bint, _=cython.int)
cdef bint imagine_in(Position known, Position world, Rng rng) noexcept nogil
@cython.locals(seen=cython.ulonglong, n=cython.int, number=cython.int, i=cython.int)
cdef void deal_unknown(
    Position world, int seat, unsigned long long hand, bint is_known, Rng rng
) noexcept nogil
