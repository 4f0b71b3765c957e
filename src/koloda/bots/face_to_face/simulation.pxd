# C types for simulation.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.face_to_face.endgame cimport Endgame
from koloda.bots.face_to_face.value_network cimport ValueNetwork
from koloda.bots.simulation cimport Simulation
from koloda.engine cimport bits
from koloda.games.face_to_face cimport codes, knowledge, legal, turn
from koloda.games.face_to_face.position cimport Position

cdef int PATIENCE
cdef double TRICK_COST, LOST_TRICK, HELP, DRAWN, STOP, IMPOSSIBLE, WARMTH, NOTICE

cdef class FaceToFaceSimulation(Simulation):
    cdef Position known, world
    cdef Endgame endgame
    cdef ValueNetwork value_network
    cdef short[25] found
    cdef short[4] shown

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    @cython.locals(least=cython.float, i=cython.int, total=cython.double)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    @cython.locals(
        seat=cython.int, pile=cython.int, card=cython.int, hand=cython.ulonglong,
        helped=cython.int, found=cython.double, i=cython.int, more=cython.double,
    )
    cdef double cost(self, int move) noexcept nogil
    @cython.locals(top=cython.int)
    cdef double cost_on(self, int pile, int card, unsigned long long hand) noexcept nogil
    cdef bint has_trick(self, int pile, unsigned long long hand) noexcept nogil
    @cython.locals(found=cython.double, fitting=cython.ulonglong)
    cdef double cheapest(self, unsigned long long hand, int helped) noexcept nogil
    @cython.locals(turns=cython.int, seat=cython.int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(winner=cython.int)
    cdef bint settle(self) noexcept nogil
    cdef bint is_open(self) noexcept nogil
    @cython.locals(n=cython.int, move=cython.int, least=cython.double, i=cython.int, cost=cython.double)
    cdef int cheapest_move(self) noexcept nogil
    cdef void play_randomly(self) noexcept nogil
    cdef void evaluate_end(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void award(self, int winner) noexcept nogil
