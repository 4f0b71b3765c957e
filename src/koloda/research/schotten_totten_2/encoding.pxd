# C types for encoding.py; the .py stays plain Python.
cimport cython

from koloda.games.schotten_totten_2 cimport cards, codes, knowledge
from koloda.games.schotten_totten_2.position cimport Position
from koloda.research cimport writing

@cython.locals(other=cython.int, is_exchanged=cython.bint, tile=cython.int)
cdef Py_ssize_t encode(Position position, int me, signed char* out, Py_ssize_t at) noexcept nogil
cdef bint exchanges_jokers(Position position, int me) noexcept nogil
cdef int named_card(int card, bint is_exchanged) noexcept nogil
cdef int named_set(int tactics, bint is_exchanged) noexcept nogil
@cython.locals(tile=cython.int, number=cython.int, i=cython.Py_ssize_t)
cdef Py_ssize_t encode_wall(
    Position position, int owner, bint is_exchanged, signed char* out, Py_ssize_t at
) noexcept nogil
cdef Py_ssize_t encode_tactics(
    Position position, int me, bint is_exchanged, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(old=cython.int)
cdef Py_ssize_t encode_side(
    Position position, int owner, bint is_exchanged, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(game=cython.int)
cdef Py_ssize_t encode_match(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(other=cython.int, is_exchanged=cython.bint, size=cython.int, i=cython.int)
cdef Py_ssize_t encode_hidden(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
