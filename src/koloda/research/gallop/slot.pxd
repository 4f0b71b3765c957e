# C types for slot.py; the .py stays plain Python.
cimport cython

from koloda.bots.gallop.simulation cimport GallopSimulation
from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.gallop cimport codes, dealing, knowledge, legal, turn
from koloda.games.gallop.position cimport Position
from koloda.research.gallop cimport encoding
from koloda.research.slot cimport Slot

cdef class GallopSlot(Slot):
    cdef Position position, known
    cdef int removed, first

    @cython.locals(before=Position, given=Position)
    cdef object take(self, object position)
    cpdef copy(self)
    @cython.locals(twin=GallopSlot)
    cpdef equip(self, Slot other)
    cdef void deal(self, unsigned long long seed) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void encode(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef void encode_hidden(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    @cython.locals(most=cython.int, found=cython.int, seat=cython.int)
    cdef int winning_sides(self) noexcept nogil
    cdef void know(self, int seat) noexcept nogil
