# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport hashing
from koloda.engine.rng cimport Rng

cdef class Position  # before the cimports, which need it in turn

from koloda.games.scram cimport cards, codes, knowledge, legal, places, turn

@cython.final
cdef class Position:
    cdef readonly short player_number, copies, rounds, memory_aid, everybody, observer
    cdef readonly Rng rng
    cdef readonly int revealed
    cdef readonly short finished, starter, next_starter, phase, seat, caller, turns_left
    cdef readonly short next_of_pair
    cdef short recorded[4][2]
    cdef short camp[6][70]
    cdef readonly short[6] camp_size
    cdef short[70] deck
    cdef readonly short deck_size
    cdef short[70] pile
    cdef readonly short pile_size
    cdef readonly short held, source, pushed, penalties, ability, targets, joining
    cdef short[2] target
    cdef readonly short looker, looks
    cdef short[2] looked
    cdef short[80] listed
    cdef short listed_size
    cdef readonly short notes
    cdef unsigned char[80] note_kind
    cdef short[80] note_seat
    cdef short[80] note_place
    cdef short[80] note_card

    cpdef deal(self, Rng rng, int first)
    cdef void start_match(self, int first) noexcept nogil
    cdef int team(self, int seat) noexcept nogil
    cdef void note(self, int kind, int seat, int place, int card) noexcept nogil
    cdef int face_up(self, int card) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self, int length, Rng rng) noexcept nogil
    cdef int take_top(self) noexcept nogil
    @cython.locals(size=cython.int, i=cython.int)
    cdef int insert(self, int camp, int side, int card) noexcept nogil
    @cython.locals(kept=cython.int, i=cython.int)
    cdef void close_gaps(self, int camp) noexcept nogil
    cdef void discard(self, int value) noexcept nogil
    cdef int card_at(self, int place) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    cdef void stop_looking(self) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(h=cython.ulonglong, seat=cython.int, i=cython.int)
    cpdef unsigned long long fingerprint(self) noexcept nogil
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(i=cython.int)
    cpdef list camp_cards(self, int seat)
    @cython.locals(i=cython.int)
    cpdef list deck_cards(self)
    @cython.locals(i=cython.int)
    cpdef list pile_values(self)
