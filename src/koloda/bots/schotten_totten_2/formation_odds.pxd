# C types for formation_odds.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes, formation

cdef int ONLY_SUM, SHIELD_STRENGTH
cdef short[14] CAPACITY
cdef short[14] ACCEPTS
cdef double IN_HAND, USUAL_HIGH, USUAL_LOW, USUAL, WIDTH
cdef double[5] HELD
cdef double[2145] AT_LEAST

@cython.final
cdef class FormationOdds:
    cdef double[80] chance
    cdef double[80] total
    cdef short[16] missing
    cdef double weight, sum

    @cython.locals(
        place=cython.int, accepts=cython.int, type=cython.int, siege=cython.ulonglong,
        elites=cython.int, wild=cython.int, fixed=cython.int, left=cython.double, size=cython.int,
    )
    cdef void gauge(
        self, int slot, int face, unsigned long long held, int missing, unsigned long long sure,
        unsigned long long maybe, int level,
    ) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef double settle(self, int place, double left) noexcept nogil
    cdef void gather(self, double chance, double total) noexcept nogil
    @cython.locals(lacking=cython.int, coming=cython.int, held=cython.int)
    cdef double window(self, int gaps, int wild, int sure, int maybe, int level) noexcept nogil
    @cython.locals(
        colour=cython.int, own=cython.int, hand=cython.int, others=cython.int,
        start=cython.int, run=cython.int,
    )
    cdef void colour_runs(
        self, int size, unsigned long long siege, int fixed, int wild, unsigned long long sure,
        unsigned long long maybe, int level,
    ) noexcept nogil
    @cython.locals(
        first=cython.int, last=cython.int, strength=cython.int, hand=cython.int,
        others=cython.int,
    )
    cdef void equal_strengths(
        self, int size, unsigned long long siege, int fixed, int missing,
        unsigned long long sure, unsigned long long maybe, int level,
    ) noexcept nogil
    cdef double some(self, int hand, int others, int missing, int level) noexcept nogil
    @cython.locals(
        colour=cython.int, own=cython.int, hand=cython.int, others=cython.int,
    )
    cdef void colours(
        self, unsigned long long siege, int fixed, int wild, int missing,
        unsigned long long sure, unsigned long long maybe, int level,
    ) noexcept nogil
    @cython.locals(
        own=cython.int, left=cython.ulonglong, strength=cython.int, hand=cython.int,
        start=cython.int, run=cython.int, chance=cython.double, jokers=cython.int, gaps=cython.int,
        each=cython.double, others=cython.int,
    )
    cdef void runs(
        self, int size, unsigned long long siege, int fixed, int wild, unsigned long long sure,
        unsigned long long maybe, int level,
    ) noexcept nogil
    @cython.locals(total=cython.double)
    cdef double plain_total(
        self, int accepts, unsigned long long siege, int fixed, int wild, int missing
    ) noexcept nogil
    @cython.locals(
        first=cython.int, second=cython.int, width=cython.double, below=cython.double,
        found=cython.double, type=cython.int, chance=cython.double, other=cython.double,
        margin=cython.double,
    )
    cdef double beats(self, int mine, int theirs, bint is_lowest) noexcept nogil

cdef double squash(double margin) noexcept nogil
