# C types for slot.py; the .py stays plain Python.
cimport cython

from koloda.bots.simulation cimport Simulation
from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.research cimport buffers, codes, seeds
from koloda.research.arrays cimport Arrays
from koloda.research.numbering cimport Numbering

cdef double NEARLY

cdef class Slot:
    cdef readonly int players, features, hidden
    cdef readonly bint is_made, is_ready
    cdef Numbering numbering
    cdef Arrays arrays
    cdef Simulation simulation
    cdef Rng chooser
    cdef int sides
    cdef int[6] side_of
    cdef int[6] side_size
    cdef int[6] player_of
    cdef Py_ssize_t index
    cdef unsigned long long seed, deals, deal_seed
    cdef int moves
    cdef bint is_done
    cdef short[96] found
    cdef int found_size
    cdef float[96] weight
    cdef double[96] total

    cdef object take(self, object position)
    cdef keep_chance(self)
    cpdef copy(self)
    cpdef equip(self, Slot other)
    cdef void deal(self, unsigned long long seed) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void encode(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef void encode_hidden(self, int seat, signed char* out, Py_ssize_t at) noexcept nogil
    cdef int winning_sides(self) noexcept nogil
    cdef void know(self, int seat) noexcept nogil

    cpdef observe(self, object position, int seat, object out)
    cpdef observe_everything(self, object position, int seat, object out)
    cdef check_row(self, object position, int seat, object out, Py_ssize_t length)
    cdef check_ready(self)
    cpdef seat_player(self, int seat, int player)

    cdef void begin(self) noexcept nogil
    cdef void reset(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void advance(self) noexcept nogil
    @cython.locals(seat=cython.int, mover=cython.int)
    cdef void settle(self) noexcept nogil
    @cython.locals(
        winning=cython.int, won=cython.double, lost=cython.double, seat=cython.int, side=cython.int,
        share=cython.double,
    )
    cdef void pay(self) noexcept nogil
    @cython.locals(n=cython.int, row=cython.Py_ssize_t, drawn=cython.ulonglong)
    cdef void show(self, int mover) noexcept nogil
    @cython.locals(row=cython.Py_ssize_t)
    cdef void show_observation(self, int mover) noexcept nogil
    @cython.locals(row=cython.Py_ssize_t, length=cython.Py_ssize_t)
    cdef void show_everything(self, int mover) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int built_in_move(self, int mover) noexcept nogil
    @cython.locals(
        high=cython.ulonglong, low=cython.ulonglong, n=cython.int, i=cython.int, _=cython.int,
        most=cython.double, best=cython.int, is_heavy=cython.bint,
    )
    cdef int greedy_move(self, int mover) noexcept nogil
