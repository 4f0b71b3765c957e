# C types for resolving.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport burning, cards, codes, legal, log
from koloda.games.gallop.position cimport Position

cdef void resolve(Position position, int card) noexcept nogil
@cython.locals(seat=cython.int)
cdef void collect(Position position, int city) noexcept nogil
@cython.locals(seat=cython.int, city=cython.int)
cdef void deport(Position position) noexcept nogil
cdef void exchange(Position position, int card) noexcept nogil
cdef void give(Position position, int city) noexcept nogil
@cython.locals(seat=cython.int, partner=cython.int, mine=cython.int, theirs=cython.int)
cdef void swap(Position position, int city) noexcept nogil
cdef void end_swap(Position position) noexcept nogil
