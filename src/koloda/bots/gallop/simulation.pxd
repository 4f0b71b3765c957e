# C types for simulation.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.gallop.appraisal cimport Appraisal
from koloda.bots.gallop.value_network cimport ValueNetwork
from koloda.bots.simulation cimport Simulation
from koloda.engine cimport bits
from koloda.games.gallop cimport cards, codes, knowledge, legal, turn
from koloda.games.gallop.position cimport Position

cdef double USUAL, WARMTH, NOTICE, DEAL_POINTS, SPREAD

cdef class GallopSimulation(Simulation):
    cdef Position known, world
    cdef short[24] found
    cdef float[24] weight
    cdef double[7] early
    cdef double[44] gain_early
    cdef double[44] gain_late
    cdef int rounds
    cdef Appraisal appraisal
    cdef ValueNetwork value_network

    cdef void imagine(self) noexcept nogil
    @cython.locals(observer=cython.int)
    cdef void refine_world(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int, found=cython.ulonglong)
    cdef unsigned long long laid(self) noexcept nogil
    @cython.locals(most=cython.float, i=cython.int, total=cython.double)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int, early=cython.double)
    cdef double gain(self, int move) noexcept nogil
    @cython.locals(
        flight=cython.int, i=cython.int, card=cython.int, others=cython.double, other=cython.int,
    )
    cdef void look_at_hand(self, int seat) noexcept nogil
    @cython.locals(found=cython.double, other=cython.int, left=cython.int, lower=cython.int)
    cdef double chance_to_be_early(self, int seat, int flight) noexcept nogil
    cdef int distance(self, int seat) noexcept nogil
    @cython.locals(most=cython.double, i=cython.int, city=cython.int)
    cdef double gain_by_exchange(self, int seat, int card) noexcept nogil
    @cython.locals(most=cython.double, other=cython.int, i=cython.int, theirs=cython.int)
    cdef double gain_by_giving(self, int seat, int city) noexcept nogil
    @cython.locals(last=cython.int, n=cython.int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(point=cython.double, i=cython.int)
    cdef int sample(self, int n) noexcept nogil
    @cython.locals(mine=cython.int, theirs=cython.int)
    cdef void evaluate_round(self) noexcept nogil
    @cython.locals(most=cython.double, seat=cython.int, total=cython.double)
    cdef void evaluate_lead(self, double spread) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void evaluate_deal(self) noexcept nogil
    @cython.locals(most=cython.int, seat=cython.int)
    cdef double deals_left(self) noexcept nogil
    @cython.locals(deals=cython.int, term=cython.double, found=cython.double, k=cython.int)
    cdef double chance_of_wins(self, int mine, int theirs) noexcept nogil
    cdef void play_randomly(self) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.int, leaders=cython.int)
    cdef void evaluate_end(self) noexcept nogil
