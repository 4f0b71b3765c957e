# C types for legal.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport cards, codes
from koloda.games.gallop.position cimport Position

@cython.locals(n=cython.int, step=cython.int, card=cython.int, left=cython.ulonglong)
cdef int list_moves(Position position, short* found) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int, flight=cython.int, i=cython.int)
cdef int list_lays(Position position, short* found) noexcept nogil
@cython.locals(first=cython.int)
cdef bint is_oldest(Position position, int seat, int i) noexcept nogil
@cython.locals(i=cython.int)
cdef bint is_legal(Position position, int move) noexcept nogil
cdef int list_once(Position position) noexcept nogil
@cython.locals(
    lying=cython.ulonglong, cities=cython.ulonglong, ordinary=cython.ulonglong,
    owner=cython.int, card=cython.int,
)
cdef unsigned long long cards_to_take(Position position) noexcept nogil
@cython.locals(
    on_offer=cython.ulonglong, found=cython.ulonglong, partner=cython.int, i=cython.int,
    city=cython.int,
)
cdef unsigned long long cities_to_give(Position position) noexcept nogil
@cython.locals(found=cython.ulonglong, partner=cython.int, i=cython.int, city=cython.int)
cdef unsigned long long cities_to_get(Position position) noexcept nogil
cdef bint may_swap(Position position, int taker, int partner) noexcept nogil
cdef bint is_for(int exchange, int city) noexcept nogil
