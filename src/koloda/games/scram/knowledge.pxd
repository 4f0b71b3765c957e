# C types for knowledge.py; the .py stays plain Python.
cimport cython

from koloda.engine.rng cimport Rng
from koloda.games.scram cimport cards, codes
from koloda.games.scram.position cimport Position

@cython.locals(i=cython.int)
cdef void copy_table(Position position, Position other) noexcept nogil
@cython.locals(i=cython.int, camp=cython.int)
cdef void copy_cards(Position position, Position other, int seat) noexcept nogil
cdef int known_card(int card, int seat) noexcept nogil
@cython.locals(high=cython.ulonglong, low=cython.ulonglong)
cdef void imagine_in(Position world, Position seen, Rng rng) noexcept nogil
@cython.locals(
    left=cython.short[16], i=cython.int, camp=cython.int, n=cython.int, value=cython.int,
    _=cython.int,
)
cdef void deal_unknown(Position world, Position seen, Rng rng) noexcept nogil
@cython.locals(camp=cython.int, i=cython.int, card=cython.int)
cdef void fill_holes(Position world, Position seen, int n) noexcept nogil
