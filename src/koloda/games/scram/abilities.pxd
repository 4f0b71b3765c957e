# C types for abilities.py; the .py stays plain Python.
cimport cython

from koloda.games.scram cimport cards, codes, legal, places, turn
from koloda.games.scram.position cimport Position

cdef short USABLE[16]
cdef short ACTION[16]
cdef short CARDS[16]
cdef short JOINS[16]
cdef short ONE_CAMP[16]

cdef void use(Position position) noexcept nogil
@cython.locals(action=cython.int)
cdef void touch(Position position, int place) noexcept nogil
cdef void finish(Position position, int action) noexcept nogil
@cython.locals(card=cython.int)
cdef void look(Position position, int place) noexcept nogil
@cython.locals(card=cython.int)
cdef void turn_up_target(Position position, int place) noexcept nogil
@cython.locals(first=cython.int)
cdef void swap(Position position) noexcept nogil
@cython.locals(
    first=cython.int, second=cython.int, i=cython.int, place=cython.int, card=cython.int,
    camp=cython.int,
)
cdef void discard_targets(Position position) noexcept nogil
cdef void begin_joining(Position position, int camp) noexcept nogil
@cython.locals(place=cython.int)
cdef void join(Position position, int camp, int side) noexcept nogil
