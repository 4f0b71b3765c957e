# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits, hashing
from koloda.engine.rng cimport Rng
from koloda.games.gallop cimport cards, codes

@cython.final
cdef class Position:
    cdef readonly short players, match, goal, observer, colours
    cdef readonly short[44] copies
    cdef readonly int[4] points
    cdef readonly short deals, rounds, decks
    cdef readonly int reveals
    cdef readonly short marker, phase, turn, seat
    cdef readonly unsigned long long choices
    cdef short[4][3] hand
    cdef short[4][3] hand_deck
    cdef short[4][3] hand_not
    cdef readonly short[4] hand_size
    cdef readonly short[4] flights
    cdef readonly short[4] laid
    cdef readonly short[4] flight
    cdef short[4] table
    cdef readonly short[4] order
    cdef readonly short swap_card, offered_city
    cdef short[4][16] collection
    cdef readonly short[4] collection_size
    cdef short[47] deck
    cdef readonly short deck_size
    cdef short[47] pile
    cdef readonly short pile_size
    cdef short[47] unseen
    cdef readonly short unseen_size
    cdef short[24] listed
    cdef short listed_size
    cdef short[256] log
    cdef short log_size
    cdef Rng rng

    cpdef deal(self, Rng rng, int removed, int first)
    cdef void discard(self, int card) noexcept nogil
    cdef void move_in_hand(self, int seat, int here, int there) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int place_in_hand(self, int seat, int card) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int place_in_collection(self, int seat, int city) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(h=cython.ulonglong, seat=cython.int, i=cython.int)
    cpdef unsigned long long fingerprint(self) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int, seat=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void copy_hand(self, Position other, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
    cdef bint has_laid(self, int seat) noexcept nogil
    cpdef bint is_complete(self, int seat) except -1
    cpdef bint fits_exchange(self, int city) except -1

# the modules of the rules take a Position, so they come after it
from koloda.games.gallop cimport dealing, knowledge, legal, scoring, turn
