# C types for turn.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, claims, codes, knowledge, revenge, tactics
from koloda.games.schotten_totten_2.position cimport Position

cdef void step(Position position, int move) noexcept nogil
cdef void carry_out(Position position, int move) noexcept nogil
@cython.locals(seat=cython.int)
cdef void play_card(Position position, int card, int tile) noexcept nogil
cdef void retreat(Position position, int tile) noexcept nogil
cdef void pour_oil(Position position, int tile) noexcept nogil
@cython.locals(card=cython.int, seat=cython.int)
cdef void draw_siege(Position position) noexcept nogil
@cython.locals(card=cython.int)
cdef void draw_tactics(Position position) noexcept nogil
cdef void pass_play(Position position) noexcept nogil
cdef void after_play(Position position) noexcept nogil
cdef void end_turn(Position position) noexcept nogil
