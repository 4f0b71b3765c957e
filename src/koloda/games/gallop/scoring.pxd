# C types for scoring.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport cards, codes
from koloda.games.gallop.position cimport Position

cdef int points(int highest, int second, bint complete) noexcept nogil
@cython.locals(found=cython.int, i=cython.int)
cdef bint is_complete(Position position, int seat) noexcept nogil
@cython.locals(found=cython.int, seat=cython.int)
cdef int complete_seats(Position position) noexcept nogil
@cython.locals(
    highest=cython.short[6], second=cython.short[6], i=cython.int, city=cython.int,
    colour=cython.int, value=cython.int, worth=cython.int,
)
cdef int score(Position position, int seat, bint complete) noexcept nogil
