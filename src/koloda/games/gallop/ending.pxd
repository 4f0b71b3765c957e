# C types for ending.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport codes, dealing, log, scoring
from koloda.games.gallop.position cimport Position

@cython.locals(scores=cython.int[4], seat=cython.int, is_complete=cython.bint, i=cython.int)
cdef void end_deal(Position position, int complete, int why) noexcept nogil
cdef int deal_winner(int complete, int* scores) noexcept nogil
@cython.locals(most=cython.int, leaders=cython.int, seat=cython.int)
cdef bint is_decided(Position position) noexcept nogil
