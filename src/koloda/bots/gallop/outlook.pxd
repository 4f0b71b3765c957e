# C types for outlook.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.gallop.appraisal cimport Appraisal
from koloda.engine cimport bits
from koloda.games.gallop.position cimport Position

cdef int EXCHANGE, LAY, OWN, INPUTS, HIDDEN, FEW

@cython.final
cdef class Outlook:
    cdef int players
    cdef Position world
    cdef Appraisal appraisal
    cdef short[6] gone
    cdef double[64] own
    cdef double[28] inputs
    cdef double[4] promise
    cdef double[336] weight
    cdef double[12] bias
    cdef double[12] output

    @cython.locals(seat=cython.int)
    cdef void look(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cpdef list asked(self)
    @cython.locals(colour=cython.int, i=cython.int, seat=cython.int)
    cdef void gather(self) noexcept nogil
    @cython.locals(
        missing=cython.int, pairs=cython.int, least=cython.int, left=cython.int,
        colour=cython.int, flights=cython.int, flight=cython.int, size=cython.int,
        is_pair_last=cython.bint, last=cython.int, start=cython.int, away=cython.int,
    )
    cdef void gather_own(self, int seat) noexcept nogil
    @cython.locals(
        best=cython.int, most=cython.double, missing=cython.double, other=cython.int,
        i=cython.int,
    )
    cdef void ask_for(self, int seat) noexcept nogil
    cdef bint is_ahead(self, int seat, int other) noexcept nogil
    cdef bint lacks(self, int seat, int colours) noexcept nogil
    @cython.locals(found=cython.double, unit=cython.int, total=cython.double, i=cython.int)
    cdef double answer(self) noexcept nogil
