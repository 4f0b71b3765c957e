# C types for value_network.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.network cimport Network
from koloda.engine cimport bits
from koloda.games.face_to_face cimport codes
from koloda.games.face_to_face.position cimport Position

cdef int OWN, COSTLY

@cython.final
cdef class ValueNetwork:
    cdef Position world
    cdef Network network
    cdef unsigned long long hand
    cdef int ascending, descending

    cdef double log_odds(self) noexcept nogil
    cdef list current_inputs(self)
    cdef void fill_inputs(self) noexcept nogil
    @cython.locals(
        hand=cython.ulonglong, ascending=cython.int, descending=cython.int,
        above=cython.ulonglong, below=cython.ulonglong, left=cython.ulonglong,
        fitting_above=cython.int, fitting_below=cython.int, room=cython.int,
    )
    cdef void fill_side(self, int seat, double* inputs, int start) noexcept nogil
    cdef void set_out(self, unsigned long long hand, int ascending, int descending) noexcept nogil
    @cython.locals(
        trick=cython.ulonglong, up=cython.int, down=cython.int, fitting=cython.ulonglong,
    )
    cdef int pay(self) noexcept nogil
    @cython.locals(
        least=cython.int, best_hand=cython.ulonglong, best_ascending=cython.int,
        best_descending=cython.int, left=cython.ulonglong, card=cython.int, pile=cython.int,
        top=cython.int, cost=cython.int,
    )
    cdef int pay_two(self, unsigned long long hand, int ascending, int descending) noexcept nogil
