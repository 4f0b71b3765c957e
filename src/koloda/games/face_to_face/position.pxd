# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng

cdef unsigned long long ONE
cdef unsigned long long EVERY
cdef int OWN_ASCENDING, OWN_DESCENDING, OTHER_ASCENDING, END, MINIMUM, TRICK

@cython.final
cdef class Position:
    cdef readonly short highest, hand_limit
    cdef readonly short seat, plays, helped, winner, observer
    cdef readonly int turns
    cdef readonly short[4] top
    cdef readonly unsigned long long[2] hand
    cdef readonly unsigned long long[2] played
    cdef readonly short[2] hand_size
    cdef readonly short[2] pile_size
    cdef short[116] pile
    cdef readonly short last_move, last_seat
    cdef readonly unsigned long long last_drawn
    cdef readonly unsigned long long[4] fits

    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self, int start, int length, Rng rng) noexcept nogil
    @cython.locals(_=cython.int)
    cdef void draw(self, int seat, int number) noexcept nogil
    cdef unsigned long long onto(self, int pile, int top) noexcept nogil
    @cython.locals(hand=cython.ulonglong, piles=cython.int, pile=cython.int)
    cdef void look(self) noexcept nogil
    @cython.locals(
        ascending=cython.ulonglong, descending=cython.ulonglong, given=cython.ulonglong,
        others=cython.ulonglong, keep=cython.ulonglong, left=cython.ulonglong,
        first=cython.ulonglong, second=cython.ulonglong, pile=cython.int, card=cython.int,
    )
    cdef void look_ahead(self, unsigned long long hand) noexcept nogil
    cpdef bint can_go_on(self) noexcept nogil
    @cython.locals(seat=cython.int, pile=cython.int, card=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int, drawn=cython.int, kept=cython.ulonglong)
    cdef void end_turn(self) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    @cython.locals(n=cython.int, pile=cython.int, left=cython.ulonglong)
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(found=cython.short[25], made=cython.int)
    cdef int run(self, Rng rng) noexcept nogil
    @cython.locals(found=cython.short[25], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(seat=cython.int, pile=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, pile=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
    @cython.locals(stuck=cython.bint)
    cpdef bint knows_hand(self, int seat, int owner) noexcept nogil
    @cython.locals(seen=Position, owner=cython.int)
    cpdef Position seen_by(self, int seat)
    @cython.locals(start=cython.int, n=cython.int, number=cython.int, i=cython.int)
    cdef void deal_unknown(self, int seat, unsigned long long hand, bint is_known, Rng rng) noexcept nogil
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(owner=cython.int, is_known=cython.bint)
    cdef void imagine_in(self, Position world, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, number=cython.int)
    cpdef deal(self, Rng rng, int first)
