# C types for legal.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes
from koloda.games.schotten_totten_2.position cimport Position

cdef int list_moves(Position position, short* found) noexcept nogil
@cython.locals(found=cython.short[96], n=cython.int, i=cython.int)
cdef bint is_legal(Position position, int move) noexcept nogil
cdef bint may_play(Position position, int card, int tile) noexcept nogil
cdef int list_cards(short* found, int n, int block, unsigned long long held) noexcept nogil
cdef int list_tiles(short* found, int n, int block, unsigned int tiles) noexcept nogil

@cython.locals(seat=cython.int, n=cython.int, before=cython.int, tiles=cython.uint)
cdef int list_plays(Position position, short* found) noexcept nogil
@cython.locals(n=cython.int)
cdef int list_before_play(Position position, short* found) noexcept nogil
cdef bint may_pour_oil(Position position) noexcept nogil
@cython.locals(seat=cython.int)
cdef bint may_play_tactics(Position position) noexcept nogil
cdef bint may_pass(Position position) noexcept nogil
@cython.locals(seat=cython.int, number=cython.int, actions=cython.int)
cdef bint could_play_after_all(Position position) noexcept nogil
@cython.locals(number=cython.int, tile=cython.int, i=cython.int)
cdef int siege_cards(Position position, int seat, unsigned int tiles) noexcept nogil
@cython.locals(
    seat=cython.int, elites=cython.int, tiles=cython.uint, actions=cython.int, action=cython.int,
)
cdef int list_tactics(Position position, short* found, int n) noexcept nogil
@cython.locals(seat=cython.int)
cdef bint has_target(Position position, int action) noexcept nogil

@cython.locals(n=cython.int)
cdef int list_draws(Position position, short* found) noexcept nogil
cdef bint may_draw_tactics(Position position) noexcept nogil

@cython.locals(discard=cython.ulonglong)
cdef int list_choices(Position position, short* found) noexcept nogil
@cython.locals(owner=cython.int, n=cython.int, tile=cython.int, i=cython.int, card=cython.int)
cdef int list_wall(Position position, short* found) noexcept nogil
cdef int source(Position position) noexcept nogil
@cython.locals(tiles=cython.uint, n=cython.int)
cdef int list_places(Position position, short* found) noexcept nogil
@cython.locals(seat=cython.int, n=cython.int, tactics=cython.int)
cdef int list_gifts(Position position, short* found) noexcept nogil
