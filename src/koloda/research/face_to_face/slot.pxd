# C types for slot.py; the .py stays plain Python.
cimport cython

from koloda.bots.face_to_face.simulation cimport FaceToFaceSimulation
from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.face_to_face cimport knowledge, legal, turn
from koloda.games.face_to_face.position cimport Position
from koloda.research.face_to_face cimport encoding
from koloda.research.slot cimport Slot

cdef class FaceToFaceSlot(Slot):
    cdef Position position, known
    cdef int first
    cdef Rng rng

    @cython.locals(before=Position, given=Position)
    cdef object take(self, object position)
    cpdef copy(self)
    @cython.locals(twin=FaceToFaceSlot)
    cpdef equip(self, Slot other)
    cdef void deal(self, unsigned long long seed) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void encode(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef void encode_hidden(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef int winning_sides(self) noexcept nogil
    cdef void know(self, int seat) noexcept nogil
