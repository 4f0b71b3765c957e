# C types for appraisal.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport burning, cards, codes
from koloda.games.gallop.position cimport Position

cdef double COLOUR, NEXT_COLOUR, DONE, ENVY

@cython.final
cdef class Appraisal:
    cdef int players
    cdef Position world
    cdef short[4][6] highest
    cdef short[4][6] second
    cdef short[4] colours
    cdef short[4] high
    cdef short[4] low
    cdef double[4] worth
    cdef short[4][16] kept
    cdef short[4] kept_size
    cdef short kept_pile

    @cython.locals(seat=cython.int)
    cdef void survey(self) noexcept nogil
    @cython.locals(
        found=cython.int, i=cython.int, city=cython.int, colour=cython.int,
        value=cython.int, high=cython.int, low=cython.int,
    )
    cdef void count(self, int seat) noexcept nogil
    cdef double worth_of(self, int seat) noexcept nogil
    @cython.locals(colours=cython.int, worth=cython.double, best=cython.int, other=cython.int)
    cdef double worth_with(self, int seat, int found, int high, int low) noexcept nogil
    @cython.locals(found=cython.double)
    cdef double loss_of_last(self, int seat) noexcept nogil
    cdef double gain_by_taking(self, int seat, int city) noexcept nogil
    @cython.locals(most=cython.double, other=cython.int)
    cdef double loss_by_leaving(self, int seat, int city) noexcept nogil
    @cython.locals(
        colour=cython.int, size=cython.int, value=cython.int, high=cython.int,
        low=cython.int, found=cython.int, gain=cython.double,
    )
    cdef double gain_by_city(self, int seat, int city) noexcept nogil
    @cython.locals(here=cython.int, there=cython.int, other=cython.int, gain=cython.double)
    cdef double gain_by_swapping(self, int seat, int mine, int theirs) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void keep(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void restore(self, int seat) noexcept nogil
