# C types for value_network.py; the .py stays plain Python.
cimport cython

from koloda.bots.network cimport Network
from koloda.games.scram cimport cards, codes, scoring
from koloda.games.scram.position cimport Position

cdef int FACTS, EQUAL

@cython.final
cdef class ValueNetwork:
    cdef Position world
    cdef Network network
    cdef int total, number, smallest, largest, unseen, unseen_total, highest, shown, equals, swap
    cdef short[15] sets
    cdef short[15] own
    cdef short[15] ours

    cdef double log_odds(self) noexcept nogil
    cdef list current_inputs(self)
    @cython.locals(
        mine=cython.int, lead=cython.double, i=cython.int, left=cython.int, top=cython.int,
    )
    cdef void fill_inputs(self) noexcept nogil
    @cython.locals(
        best=cython.int, second=cython.int, best_number=cython.int, value=cython.int,
        worth=cython.int,
    )
    cdef void fill_team(self, int team, double* inputs, int start) noexcept nogil
    @cython.locals(value=cython.int, seat=cython.int)
    cdef void look_over(self, int team) noexcept nogil
    @cython.locals(size=cython.int, i=cython.int, card=cython.int, value=cython.int)
    cdef void look_at_camp(self, int seat) noexcept nogil
    @cython.locals(
        value=cython.int, high=cython.int, low=cython.int, camp=cython.int,
        is_ours=cython.bint, i=cython.int, card=cython.int,
    )
    cdef void look_as(self, int seat, int team) noexcept nogil
