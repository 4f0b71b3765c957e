# C types for dealing.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport cards, codes, log, turn
from koloda.games.gallop.position cimport Position

@cython.locals(seat=cython.int, card=cython.int, is_in_play=cython.bint)
cdef void start_match(Position position, int removed, int first) noexcept nogil
@cython.locals(colour=cython.int, removed=cython.int, i=cython.int)
cdef int colours_by_lot(Position position) noexcept nogil
@cython.locals(card=cython.int, seat=cython.int, _=cython.int)
cdef void new_deal(Position position) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.short)
cdef void shuffle(Position position) noexcept nogil
@cython.locals(card=cython.int)
cdef int draw(Position position, int seat) noexcept nogil
@cython.locals(place=cython.int)
cdef void hold(Position position, int seat, int card) noexcept nogil
@cython.locals(i=cython.int)
cdef void reshuffle(Position position) noexcept nogil
