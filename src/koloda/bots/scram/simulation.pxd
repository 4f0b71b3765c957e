# C types for simulation.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.scram.value_network cimport ValueNetwork
from koloda.bots.simulation cimport Simulation
from koloda.games.scram cimport abilities, cards, codes, knowledge, legal, places, scoring, turn
from koloda.games.scram.position cimport Position

cdef short[15] KEPT
cdef int EXCHANGES
cdef double USUAL, EQUAL, FEWER, SHARPNESS, WHIM, NOTHING, TURN_GAIN, ROUND_SPREAD
cdef double SOLO_GAIN

cdef class ScramSimulation(Simulation):
    cdef Position known, world
    cdef bint has_network
    cdef ValueNetwork value_network
    cdef int me
    cdef short[16] matching
    cdef short[16] own
    cdef short[2] unseen
    cdef double[2] expected
    cdef double highest, lowest, set_gain, pair_gain
    cdef double[96] gain
    cdef short[96] found

    cdef void imagine(self) noexcept nogil
    @cython.locals(
        observer=cython.int, camp=cython.int, i=cython.int, card=cython.int, _=cython.int,
    )
    cdef void refine_world(self) noexcept nogil
    @cython.locals(old=cython.int, new=cython.int)
    cdef void try_exchange(self, int camp, int i, int j) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, card=cython.int)
    cdef void step(self, int move) noexcept nogil
    cdef void play_randomly(self) noexcept nogil
    @cython.locals(seat=cython.int, winner=cython.int)
    cdef void evaluate_end(self) noexcept nogil

    cdef void evaluate(self) noexcept nogil
    @cython.locals(
        n=cython.int, best=cython.int, most=cython.double, i=cython.int, gain=cython.double,
    )
    cdef int best_move(self) noexcept nogil
    cdef bint settle(self) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef void evaluate_by_network(self) noexcept nogil
    @cython.locals(lead=cython.double, i=cython.int, left=cython.int)
    cdef void evaluate_score(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void share_out(self, int team, double chance) noexcept nogil
    @cython.locals(most=cython.double, i=cython.int, total=cython.double)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    cdef double worth(self, int card) noexcept nogil
    @cython.locals(
        mine=cython.int, value=cython.int, team=cython.int, camp=cython.int, gain=cython.double,
        card=cython.int,
    )
    cdef void survey(self, int seat) noexcept nogil
    @cython.locals(
        team=cython.int, high=cython.double, second=cython.double, low=cython.double,
        next=cython.double, i=cython.int, card=cython.int, worth=cython.double, value=cython.int,
    )
    cdef void survey_camp(self, int camp, bint is_ours) noexcept nogil
    @cython.locals(phase=cython.int, value=cython.int)
    cdef double gain_of(self, int move) noexcept nogil
    @cython.locals(value=cython.int, found=cython.double, best=cython.double)
    cdef double gain_of_turn(self, int move) noexcept nogil
    @cython.locals(
        mine=cython.int, turns=cython.int, seat=cython.int, lead=cython.double,
        spread=cython.double, right=cython.double, wrong=cython.double,
    )
    cdef double gain_of_call(self) noexcept nogil
    @cython.locals(action=cython.int, unknown=cython.int)
    cdef double gain_of_ability(self, int value) noexcept nogil
    @cython.locals(card=cython.int, value=cython.int, pushed=cython.int)
    cdef double gain_of_push(self, int move) noexcept nogil
    @cython.locals(found=cython.int, camp=cython.int, i=cython.int, card=cython.int)
    cdef int pushed_value(self) noexcept nogil
    @cython.locals(
        camp=cython.int, card=cython.int, worth=cython.double, action=cython.int,
        is_ours=cython.bint, other=cython.double, gain=cython.double,
    )
    cdef double gain_of_target(self, int place) noexcept nogil
    @cython.locals(found=cython.double, camp=cython.int, i=cython.int, worth=cython.double)
    cdef double other_of_pair(self, int place, bint is_ours) noexcept nogil
    @cython.locals(gain=cython.double)
    cdef double gain_of_swap(self, int first, int second) noexcept nogil
    cdef int side(self, int place) noexcept nogil
    @cython.locals(value=cython.int)
    cdef double gain_of_join(self, int camp) noexcept nogil

cdef double squash(double margin) noexcept nogil
