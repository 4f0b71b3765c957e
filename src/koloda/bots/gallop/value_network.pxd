# C types for value_network.py; the .py stays plain Python.
cimport cython

from koloda.bots.gallop.appraisal cimport Appraisal
from koloda.bots.network cimport Network
from koloda.engine cimport bits
from koloda.games.gallop cimport cards, codes
from koloda.games.gallop.position cimport Position

cdef int OWN, FEW

@cython.final
cdef class ValueNetwork:
    cdef int players
    cdef Position world
    cdef Appraisal appraisal
    cdef short[6] gone
    cdef double[4][11] own
    cdef Network network
    cdef double[4] points

    @cython.locals(seat=cython.int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef list current_inputs(self)
    @cython.locals(colour=cython.int, i=cython.int, seat=cython.int)
    cdef void gather(self) noexcept nogil
    @cython.locals(
        missing=cython.int, pairs=cython.int, least=cython.int, left=cython.int,
        colour=cython.int, flights=cython.int, flight=cython.int, size=cython.int,
        is_pair_last=cython.bint, last=cython.int, away=cython.int,
    )
    cdef void gather_own(self, int seat) noexcept nogil
    @cython.locals(
        best=cython.int, most=cython.double, missing=cython.double, other=cython.int,
        i=cython.int,
    )
    cdef void fill_inputs(self, int seat, double* inputs) noexcept nogil
    cdef bint is_ahead(self, int seat, int other) noexcept nogil
    cdef bint lacks(self, int seat, int colours) noexcept nogil
