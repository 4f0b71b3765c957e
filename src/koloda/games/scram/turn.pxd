# C types for turn.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.scram cimport abilities, cards, codes, legal, places, scoring
from koloda.games.scram.position cimport Position

@cython.locals(found=cython.short[80], made=cython.int)
cdef int play_randomly(Position position, Rng rng) noexcept nogil
cdef void step(Position position, int move) noexcept nogil
@cython.locals(i=cython.int)
cdef void deal_round(Position position) noexcept nogil
@cython.locals(face_down=cython.int, face_up=cython.int, i=cython.int)
cdef void deal_camp(Position position, int seat) noexcept nogil
@cython.locals(value=cython.int, _=cython.int)
cdef void shuffle_deck(Position position) noexcept nogil
cdef void draw(Position position) noexcept nogil
cdef void take(Position position) noexcept nogil
cdef void call(Position position) noexcept nogil
cdef void discard_drawn(Position position) noexcept nogil
cdef void begin_pushing(Position position) noexcept nogil
cdef void push(Position position, int place) noexcept nogil
@cython.locals(
    numbers=cython.int, equals=cython.int, i=cython.int, camp=cython.int, index=cython.int,
    card=cython.int, different=cython.int,
)
cdef void turn_up_pushed(Position position) noexcept nogil
@cython.locals(
    _=cython.int, i=cython.int, camp=cython.int, index=cython.int, card=cython.int,
)
cdef void succeed(Position position, int equals) noexcept nogil
@cython.locals(gaps=cython.int, last=cython.int, index=cython.int)
cdef void choose_gap(Position position) noexcept nogil
@cython.locals(gaps_before=cython.int, i=cython.int, place=cython.int)
cdef void fill_gap(Position position, int index) noexcept nogil
@cython.locals(camp=cython.int, index=cython.int)
cdef void fail(Position position, int different) noexcept nogil
@cython.locals(place=cython.int)
cdef void add_new_card(Position position, int side) noexcept nogil
@cython.locals(card=cython.int, place=cython.int)
cdef void add_penalty(Position position, int side) noexcept nogil
cdef void go_on_with_penalties(Position position) noexcept nogil
cdef void end_turn(Position position) noexcept nogil
cdef void pass_on(Position position) noexcept nogil
@cython.locals(players=cython.int)
cdef int next_seat(Position position) noexcept nogil
