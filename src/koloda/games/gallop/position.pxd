# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.gallop cimport cards, codes, scoring


@cython.final
cdef class Position:
    cdef readonly short players, match, goal, observer, colours
    cdef readonly short[44] copies
    cdef readonly int[4] points
    cdef readonly short deals, rounds, decks
    cdef readonly int reveals
    cdef readonly short marker, phase, turn, seat
    cdef readonly unsigned long long choices
    cdef short[12] hand
    cdef short[12] hand_deck
    cdef short[12] hand_not
    cdef readonly short[4] hand_size
    cdef readonly short[4] flights
    cdef readonly short[4] laid
    cdef readonly short[4] flight
    cdef short[4] table
    cdef readonly short[4] order
    cdef readonly short swap_card, given
    cdef short[64] row
    cdef readonly short[4] row_size
    cdef short[47] deck
    cdef readonly short deck_size
    cdef short[47] pile
    cdef readonly short pile_size
    cdef short[47] unseen
    cdef readonly short unseen_size
    cdef short[256] log
    cdef short log_size
    cdef Rng rng

    @cython.locals(colour=cython.int, card=cython.int, i=cython.int)
    cpdef deal(self, Rng rng, int removed, int first)
    @cython.locals(card=cython.int, seat=cython.int, _=cython.int)
    cdef void new_deal(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(card=cython.int, start=cython.int, place=cython.int)
    cdef int draw(self, int seat) noexcept nogil
    cdef void note(self, int word) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef void start_round(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void clear_table(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lay(self, int flight, int card) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int place_in_hand(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(start=cython.int, card=cython.int, is_not=cython.int, i=cython.int)
    cdef int play_from_hand(self, int seat, int place) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, place=cython.int)
    cdef void set_order(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    @cython.locals(
        cities=cython.ulonglong, exchanges=cython.ulonglong, deported=cython.int,
        owner=cython.int, card=cython.int,
    )
    cdef void look_at_table(self) noexcept nogil
    @cython.locals(owner=cython.int, seat=cython.int)
    cdef void take(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, city=cython.int)
    cdef void deport(self) noexcept nogil
    cdef void look_for_swap(self) noexcept nogil
    @cython.locals(values=cython.int, partner=cython.int, i=cython.int)
    cdef void find_gifts(self) noexcept nogil
    cdef bint may_swap_with(self, int partner) noexcept nogil
    cdef void give(self, int city) noexcept nogil
    @cython.locals(partner=cython.int, i=cython.int)
    cdef void find_returns(self) noexcept nogil
    @cython.locals(seat=cython.int, mine=cython.int, theirs=cython.int, partner=cython.int)
    cdef void swap(self, int city) noexcept nogil
    cdef void end_swap(self) noexcept nogil
    @cython.locals(
        why=cython.short[16], number=cython.short[6], start=cython.int, size=cython.int,
        i=cython.int, burning=cython.int, colour=cython.int, left=cython.int, city=cython.int,
    )
    cdef void burn(self, int seat) noexcept nogil
    @cython.locals(found=cython.int, i=cython.int)
    cpdef bint is_complete(self, int seat) noexcept nogil
    @cython.locals(complete=cython.int, seat=cython.int, why=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void draw_all(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void reshuffle(self) noexcept nogil
    @cython.locals(
        highest=cython.short[6], second=cython.short[6], i=cython.int, colour=cython.int,
        value=cython.int, found=cython.int,
    )
    cpdef int score(self, int seat, bint complete) noexcept nogil
    @cython.locals(scores=cython.int[4], seat=cython.int, is_complete=cython.int, i=cython.int)
    cdef void end_deal(self, int complete, int why) noexcept nogil
    @cython.locals(most=cython.int, leaders=cython.int, seat=cython.int)
    cpdef bint is_decided(self) noexcept nogil
    @cython.locals(step=cython.int, card=cython.int, wanted=cython.int)
    cdef bint is_legal(self, int move) noexcept nogil
    @cython.locals(
        n=cython.int, start=cython.int, flight=cython.int, i=cython.int, step=cython.int,
        left=cython.ulonglong,
    )
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(found=cython.short[24], made=cython.int)
    cdef int run(self, Rng rng) noexcept nogil
    @cython.locals(found=cython.short[24], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(card=cython.int, i=cython.int, seat=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void copy_hand(self, Position other, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
    cpdef bint has_laid(self, int seat) noexcept nogil
    @cython.locals(seen=Position, deck=cython.int, start=cython.int, i=cython.int)
    cpdef Position seen_by(self, int seat)
    @cython.locals(owner=cython.int)
    cdef bint is_hidden(self, int i, int seat) noexcept nogil
    @cython.locals(found=cython.int, i=cython.int)
    cdef int next_deck(self, int seat, int deck) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void see_some(self, int start, int card) noexcept nogil
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(high=cython.ulonglong, low=cython.ulonglong)
    cdef void imagine_in(self, Position world, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void deal_hidden(self, Position seen, Rng rng) noexcept nogil
    @cython.locals(
        hidden=cython.short[47], dealt=cython.int, deck=cython.int, end=cython.int, i=cython.int,
        j=cython.int, card=cython.short,
    )
    cdef bint deal_unseen(self, Position seen, Rng rng) noexcept nogil
    cdef bint is_ruled_out(self, int i) noexcept nogil
    @cython.locals(start=cython.int, i=cython.int, j=cython.int, card=cython.short)
    cdef void sort_hand(self, int seat) noexcept nogil
    @cython.locals(card=cython.int, left=cython.int, _=cython.int)
    cdef void lay_some(self, int seat, Rng rng) noexcept nogil
