# C types for simulation.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.schotten_totten_2 cimport formation_odds
from koloda.bots.schotten_totten_2.formation_odds cimport FormationOdds
from koloda.bots.simulation cimport Simulation
from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes, knowledge, legal, turn
from koloda.games.schotten_totten_2.position cimport Position

cdef int STEPS, SPARE, OTHER
cdef short[14] CAPACITY
cdef bint[14] IS_LOWEST
cdef double COMES, DRAWS, KEEPS, SHARPNESS, LEAST
cdef double EVEN
cdef double[11] LEANING

cdef int slot(int seat, int tile) noexcept nogil

cdef class SchottenTotten2Simulation(Simulation):
    cdef Position known, world
    cdef FormationOdds odds
    cdef unsigned long long[2] sure
    cdef unsigned long long[2] maybe
    cdef int[2] level
    cdef unsigned long long[2][7] hold
    cdef double[7] fall
    cdef double chance
    cdef int spare
    cdef double[11] sign
    cdef double[96] gain

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(mover=cython.int, is_gift=cython.bint)
    cdef void step(self, int move) noexcept nogil
    cdef void play_randomly(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void evaluate_end(self) noexcept nogil

    @cython.locals(unseen=cython.ulonglong, seat=cython.int, chance=cython.double)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(
        strength=cython.int, fast=cython.double, firm=cython.double, firmer=cython.double,
    )
    cdef double match_chance(self, double chance) noexcept nogil
    @cython.locals(tile=cython.int, seat=cython.int)
    cdef void survey(self) noexcept nogil
    @cython.locals(deck=cython.int)
    cdef int plays_left(self) noexcept nogil
    @cython.locals(
        missing_tiles=cython.int, fewest=cython.int, missing=cython.int[5], tile=cython.int,
        lacking=cython.int, plays=cython.int, _=cython.int,
    )
    cdef int plays_needed(self) noexcept nogil
    @cython.locals(held=cython.ulonglong, i=cython.int)
    cdef unsigned long long gathered(self, Position world, int seat, int tile) noexcept nogil
    cdef void gauge(self, int slot, int tile, int seat, unsigned long long held) noexcept nogil
    cdef double falls(self, int tile, int attack, int defence) noexcept nogil
    @cython.locals(
        held=cython.double, fallen=cython.double[5], missing_tiles=cython.int, logit=cython.double,
        tile=cython.int, chance=cython.double, lying=cython.int, is_damaged=cython.int,
        progress=cython.double, safe=cython.double, damage=cython.int, i=cython.int, enough=cython.double,
    )
    cdef double promise(
        self, int changed, double fall, int number, int cauldrons
    ) noexcept nogil

    @cython.locals(most=cython.double, plays=cython.double, i=cython.int, total=cython.double)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    @cython.locals(
        other=cython.int, unseen=cython.ulonglong, number=cython.int, draws=cython.double,
    )
    cdef void survey_as(self, int seat) noexcept nogil
    cdef double gain_of(self, int move) noexcept nogil
    @cython.locals(seat=cython.int, other=cython.int, foe=cython.int)
    cdef double gain_of_play(self, int tile, int card) noexcept nogil
    @cython.locals(best=cython.double, tile=cython.int)
    cdef double best_play(self, int card) noexcept nogil
    @cython.locals(spot=cython.int, seat=cython.int, tile=cython.int)
    cdef double gain_of_removal(self, int card) noexcept nogil
    cdef double gain_of_choice(self, int card) noexcept nogil
    @cython.locals(best=cython.double, owner=cython.int, tile=cython.int, i=cython.int)
    cdef double gain_of_action(self, int action) noexcept nogil
    @cython.locals(attacker=cython.int)
    cdef double gain_of_explosion(self, int tile) noexcept nogil
    @cython.locals(attacker=cython.int, nearest=cython.int)
    cdef double gain_of_oil(self, int tile) noexcept nogil
    @cython.locals(attacker=cython.int)
    cdef double gain_at(self, int tile, int seat, unsigned long long held) noexcept nogil
    @cython.locals(gain=cython.double)
    cdef double gained(self, int tile, double fall, int number, int cauldrons) noexcept nogil
