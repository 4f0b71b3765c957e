# C types for position.py; the .py stays plain Python.
cimport cython

cdef class Position  # the rules' modules take it, and are cimported here

from koloda.engine cimport bits, hashing
from koloda.engine.rng cimport Rng
from koloda.games.face_to_face cimport codes, knowledge, legal, turn

@cython.final
cdef class Position:
    cdef readonly short highest, hand_limit
    cdef readonly short seat, plays, helped, winner, observer
    cdef readonly int turns
    cdef readonly short[2][2] top
    cdef readonly unsigned long long[2] hand
    cdef readonly unsigned long long[2] played
    cdef readonly short[2] hand_size
    cdef readonly short[2] draw_pile_size
    cdef unsigned char[2][58] draw_pile
    cdef readonly short last_move, last_seat
    cdef readonly unsigned long long last_drawn
    cdef readonly unsigned long long[4] playable

    cpdef deal(self, Rng rng, int first)
    @cython.locals(seat=cython.int, number=cython.int)
    cdef void set_up(self, Rng rng, int first) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self, int seat, int length, Rng rng) noexcept nogil
    @cython.locals(_=cython.int)
    cdef void draw(self, int seat, int count) noexcept nogil
    @cython.locals(found=cython.short[25], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    cpdef unsigned long long fitting(self, int pile)
    cpdef int top_seen(self, int pile) except -1
    cpdef int cards_to_draw(self) noexcept nogil
    cpdef bint knows_hand(self, int seat, int owner) except -1
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(h=cython.ulonglong, seat=cython.int, i=cython.int)
    cpdef unsigned long long fingerprint(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, pile=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
