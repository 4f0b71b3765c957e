# C types for encoding.py; the .py stays plain Python.
cimport cython

from koloda.games.gallop cimport codes
from koloda.games.gallop.position cimport Position
from koloda.research cimport writing

@cython.locals(players=cython.int, i=cython.int)
cdef Py_ssize_t encode(Position position, int me, signed char* out, Py_ssize_t at) noexcept nogil
@cython.locals(
    present=cython.Py_ssize_t, deck_of=cython.short[9], card_of=cython.short[9], older=cython.int,
    owner=cython.int, i=cython.int, j=cython.int,
)
cdef Py_ssize_t encode_unseen(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
cdef bint is_before(Position position, int owner, int i, int deck, int card) noexcept nogil
@cython.locals(room=cython.int, size=cython.int, i=cython.int)
cdef Py_ssize_t encode_side(
    Position position, int me, int owner, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(card=cython.int)
cdef void encode_laid(
    Position position, int owner, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(i=cython.int, owner=cython.int, place=cython.int)
cdef Py_ssize_t encode_hidden(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
