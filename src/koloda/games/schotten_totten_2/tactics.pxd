# C types for tactics.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes, knowledge, legal, turn
from koloda.games.schotten_totten_2.position cimport Position

@cython.locals(seat=cython.int)
cdef void play_action(Position position, int action) noexcept nogil
@cython.locals(found=cython.short[96])
cdef void go_on_alone(Position position) noexcept nogil
cdef void choose(Position position, int card) noexcept nogil
cdef void choose_joker(Position position, int move) noexcept nogil
@cython.locals(card=cython.int, spot=cython.int)
cdef void place_chosen(Position position, int tile) noexcept nogil
@cython.locals(spot=cython.int)
cdef void discard_chosen(Position position) noexcept nogil
@cython.locals(seat=cython.int)
cdef void explode(Position position, int tile) noexcept nogil
@cython.locals(back=cython.ulonglong, seat=cython.int)
cdef void reinforce(Position position, int first, int second) noexcept nogil
@cython.locals(seat=cython.int)
cdef void start_giving(Position position) noexcept nogil
@cython.locals(seat=cython.int, left=cython.int)
cdef void give(Position position, int card) noexcept nogil
cdef void have_given(Position position) noexcept nogil
@cython.locals(seat=cython.int, left=cython.ulonglong, card=cython.int)
cdef void exchange(Position position) noexcept nogil
