# C types for slot.py; the .py stays plain Python.
cimport cython

from koloda.bots.schotten_totten_2.simulation cimport SchottenTotten2Simulation
from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.schotten_totten_2 cimport knowledge, legal, turn
from koloda.games.schotten_totten_2.position cimport Position
from koloda.research.schotten_totten_2 cimport encoding
from koloda.research.slot cimport Slot

cdef class SchottenTotten2Slot(Slot):
    cdef Position position, known
    cdef int attacker

    @cython.locals(before=Position, given=Position)
    cdef object take(self, object position)
    @cython.locals(twin=Position)
    cpdef copy(self)
    @cython.locals(twin=SchottenTotten2Slot)
    cpdef equip(self, Slot other)
    cdef keep_chance(self)
    cdef void deal(self, unsigned long long seed) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void encode(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef void encode_hidden(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef int winning_sides(self) noexcept nogil
    cdef void know(self, int seat) noexcept nogil
