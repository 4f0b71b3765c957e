# C types for burning.py; the .py stays plain Python.
cimport cython

from koloda.games.gallop cimport cards, codes, log
from koloda.games.gallop.position cimport Position

cdef void burn(Position position, int seat) noexcept nogil
@cython.locals(
    of_colour=cython.short[6], reasons=cython.short[16], size=cython.int, burning=cython.int,
    i=cython.int, left=cython.int, city=cython.int,
)
cdef bint burn_wave(Position position, int seat) noexcept nogil
@cython.locals(colour=cython.int, why=cython.int)
cdef int why_burns(Position position, int seat, int i, short* of_colour) noexcept nogil
cdef bint has_colour(Position position, int seat, int i, int colour) noexcept nogil
