# C types for knowledge.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.gallop cimport codes
from koloda.games.gallop.position cimport Position

@cython.locals(place=cython.int, card=cython.int, ruled_out=cython.int, i=cython.int)
cdef void learn_from_revealed(Position position, int seat) noexcept nogil
@cython.locals(deck=cython.int, start=cython.int, owner=cython.int, i=cython.int)
cdef void see(Position position, int seat, Position seen) noexcept nogil
@cython.locals(found=cython.int, owner=cython.int, i=cython.int)
cdef int next_deck(Position position, int seat, int deck) noexcept nogil
@cython.locals(i=cython.int)
cdef void add_unseen(Position seen, int start, int card) noexcept nogil
@cython.locals(high=cython.ulonglong, low=cython.ulonglong)
cdef bint imagine_in(Position known, Position world, Rng rng) noexcept nogil
@cython.locals(seat=cython.int, tries=cython.int)
cdef bint deal_hidden(Position known, Position world, Rng rng) noexcept nogil
@cython.locals(
    hidden=cython.short[47], dealt=cython.int, deck=cython.int, end=cython.int, owner=cython.int,
    i=cython.int, j=cython.int, card=cython.short,
)
cdef bint deal_unseen(Position known, Position world, Rng rng) noexcept nogil
@cython.locals(found=cython.int, owner=cython.int, i=cython.int)
cdef int count_unseen(Position known, int deck) noexcept nogil
cdef bint is_ruled_out(Position world, int seat, int i) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.short)
cdef void sort_hand(Position world, int seat) noexcept nogil
@cython.locals(card=cython.int, left=cython.int, _=cython.int)
cdef void lay_anything(Position world, int seat, Rng rng) noexcept nogil
