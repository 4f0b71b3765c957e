# C types for turn.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.gallop cimport codes, dealing, ending, knowledge, legal, log, resolving, scoring
from koloda.games.gallop.position cimport Position

cdef void start_round(Position position) noexcept nogil
cdef int clockwise(Position position, int distance) noexcept nogil
@cython.locals(card=cython.int)
cdef void step(Position position, int move) noexcept nogil
@cython.locals(seat=cython.int)
cdef void lay(Position position, int flight, int card) noexcept nogil
@cython.locals(seat=cython.int, i=cython.int)
cdef void reveal(Position position) noexcept nogil
@cython.locals(card=cython.int, i=cython.int)
cdef int take_from_hand(Position position, int seat, int place) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int, place=cython.int)
cdef void set_order(Position position) noexcept nogil
cdef void go_on(Position position) noexcept nogil
@cython.locals(owner=cython.int)
cdef void take(Position position, int card) noexcept nogil
@cython.locals(complete=cython.int, why=cython.int)
cdef void end_round(Position position) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int)
cdef void draw_all(Position position) noexcept nogil
@cython.locals(seat=cython.int)
cdef void clear_table(Position position) noexcept nogil
@cython.locals(seat=cython.int)
cdef void return_flights(Position position) noexcept nogil
@cython.locals(smallest=cython.int, seat=cython.int)
cdef bint is_a_hand_empty(Position position) noexcept nogil
@cython.locals(found=cython.short[24], made=cython.int)
cdef int play_randomly(Position position, Rng rng) noexcept nogil
