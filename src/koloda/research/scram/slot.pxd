# C types for slot.py; the .py stays plain Python.
cimport cython

from koloda.bots.scram.simulation cimport ScramSimulation
from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.scram cimport codes, knowledge, legal, scoring, turn
from koloda.games.scram.position cimport Position
from koloda.research.scram cimport encoding
from koloda.research.slot cimport Slot

cdef class ScramSlot(Slot):
    cdef Position position, known
    cdef int first

    @cython.locals(before=Position, given=Position)
    cdef object take(self, object position)
    cpdef copy(self)
    @cython.locals(twin=ScramSlot)
    cpdef equip(self, Slot other)
    cdef void deal(self, unsigned long long seed) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void encode(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef void encode_hidden(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    @cython.locals(team=cython.int)
    cdef int winning_sides(self) noexcept nogil
    cdef void know(self, int seat) noexcept nogil
