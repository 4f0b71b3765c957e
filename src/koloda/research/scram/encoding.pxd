# C types for encoding.py; the .py stays plain Python.
cimport cython

from koloda.games.scram cimport cards, codes, places
from koloda.games.scram.position cimport Position
from koloda.research cimport writing

@cython.locals(
    players=cython.int, team=cython.int, i=cython.int, card=cython.int, knowers=cython.int,
)
cdef Py_ssize_t encode(Position position, int me, signed char* out, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t write_seat(
    signed char* out, Py_ssize_t at, int seat, int me, int players
) noexcept nogil
@cython.locals(camp=cython.int)
cdef void write_place(
    signed char* out, Py_ssize_t at, int place, int me, int players
) noexcept nogil
cdef Py_ssize_t write_card(
    signed char* out, Py_ssize_t at, int card, int knowers, int me, int players
) noexcept nogil
@cython.locals(
    room=cython.int, size=cython.int, players=cython.int, everybody=cython.int, i=cython.int,
    card=cython.int,
)
cdef Py_ssize_t encode_camp(
    Position position, int camp, int me, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(players=cython.int, room=cython.int, i=cython.int, camp=cython.int, place=cython.int)
cdef Py_ssize_t encode_hidden(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
