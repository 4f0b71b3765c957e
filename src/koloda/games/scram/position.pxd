# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine.rng cimport Rng
from koloda.games.scram cimport count

cdef int DRAW, TAKE, CALL, USE, REPLACE, DISCARD, TURN_UP, SWAP, LEAVE, NEXT
cdef int ENDS, LEFT, RIGHT, PLACES, DECK, TOP, SECOND
cdef int TURN, DRAWN, PUSH, GAP, NEW_CARD, PENALTY, TARGET, SWAPPING, JOIN, ROUND_OVER, OVER
cdef int MOST_TO_CALL, FROM_DECK, FROM_PILE
cdef int EQUALS, VALUE, UP, KNOWN, PUSHED
cdef int LOOK, TURNING, DISCARDING, SWITCHING, LOOK_AND_SWAP
cdef short[15] USABLE
cdef short[15] ACTION
cdef short[15] CARDS
cdef short[15] JOINS
cdef int DREW, TOOK, CALLED, USED, REPLACING, DISCARDED, PUSHED_FORWARD, TURNED_UP, FAILED
cdef int PLACED, NAMED, LOOKED, SWAPPED, LEFT_ALONE, PENALIZED, JOINED, ENDED, DEALT

@cython.final
cdef class Position:
    cdef readonly short player_number, copies, rounds, memory_aid, everybody, observer
    cdef readonly Rng rng
    cdef readonly int revealed
    cdef readonly short finished, starter, next_starter, phase, seat, caller, turns_left
    cdef readonly short next_of_pair
    cdef short[8] recorded
    cdef short[420] camp
    cdef readonly short[6] camp_size
    cdef short[70] deck
    cdef readonly short deck_size
    cdef short[70] pile
    cdef readonly short pile_size
    cdef readonly short held, source, pushed, penalties, ability, targets, joining
    cdef short[2] target
    cdef readonly short looker, looks
    cdef short[2] looked
    cdef readonly short notes
    cdef short[320] note

    @cython.locals(i=cython.int, seat=cython.int, down=cython.int, place=cython.int)
    cdef void deal_round(self) noexcept nogil
    @cython.locals(value=cython.int, _=cython.int)
    cdef void shuffle_deck(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self, int length, Rng rng) noexcept nogil
    cdef int team(self, int seat) noexcept nogil
    cdef void see(self, int kind, int seat, int place, int card) noexcept nogil
    @cython.locals(start=cython.int, size=cython.int, i=cython.int)
    cdef int insert(self, int camp, int side, int card) noexcept nogil
    @cython.locals(start=cython.int, kept=cython.int, place=cython.int)
    cdef void close_gaps(self, int camp) noexcept nogil
    cdef void discard(self, int value) noexcept nogil
    cdef int card_at(self, int place) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void take(self) noexcept nogil
    cdef void call(self) noexcept nogil
    cdef void begin_pushing(self) noexcept nogil
    cdef void push(self, int place) noexcept nogil
    @cython.locals(
        found=cython.int, equals=cython.int, i=cython.int, camp=cython.int, place=cython.int,
        card=cython.int,
    )
    cdef void turn_up(self) noexcept nogil
    @cython.locals(
        _=cython.int, gaps=cython.int, gap=cython.int, i=cython.int, camp=cython.int,
        place=cython.int, card=cython.int,
    )
    cdef void succeed(self, int equals) noexcept nogil
    @cython.locals(different=cython.int, camp=cython.int, place=cython.int)
    cdef void fail(self, int found) noexcept nogil
    @cython.locals(gaps_before=cython.int, i=cython.int)
    cdef void fill_gap(self, int place) noexcept nogil
    @cython.locals(card=cython.int, place=cython.int)
    cdef void add_at_end(self, int camp, int side) noexcept nogil
    cdef void use(self) noexcept nogil
    @cython.locals(camp=cython.int)
    cdef bint is_target(self, int place, int value) noexcept nogil
    @cython.locals(camp=cython.int, place=cython.int)
    cdef bint has_target(self, int value) noexcept nogil
    @cython.locals(value=cython.int)
    cpdef bint can_use(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void touch(self, int place) noexcept nogil
    cdef void begin_joining(self, int camp) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void look(self, int place) noexcept nogil
    @cython.locals(first=cython.int)
    cdef void swap(self) noexcept nogil
    @cython.locals(first=cython.int, place=cython.int, card=cython.int, i=cython.int)
    cdef void discard_targets(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void join(self, int camp, int side) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef int next_seat(self) noexcept nogil
    @cython.locals(
        seat=cython.int, place=cython.int, totals=cython.int[2], team=cython.int,
        called=cython.bint,
    )
    cdef void end_round(self) noexcept nogil
    @cython.locals(
        first=cython.int, second=cython.int, lowest=cython.int, found=cython.int, seat=cython.int,
        rank=cython.int,
    )
    cdef int find_starter(self) noexcept nogil
    @cython.locals(
        numbers=cython.int, equals=cython.int, lowest=cython.int, place=cython.int,
        value=cython.int,
    )
    cdef int own_total(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, size=cython.int, place=cython.int, camp=cython.int)
    cdef bint is_legal(self, int move) noexcept nogil
    @cython.locals(
        seat=cython.int, n=cython.int, i=cython.int, camp=cython.int, place=cython.int,
        side=cython.int,
    )
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(found=cython.short[80], made=cython.int)
    cdef int run(self, Rng rng) noexcept nogil
    @cython.locals(found=cython.short[80], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(i=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    @cython.locals(i=cython.int, camp=cython.int)
    cdef void copy_cards(self, Position other, int seat) noexcept nogil
    cdef int known_card(self, int card, int seat) noexcept nogil
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(high=cython.ulonglong, low=cython.ulonglong)
    cdef void imagine_in(self, Position world, Rng rng) noexcept nogil
    @cython.locals(
        left=cython.short[16], i=cython.int, camp=cython.int, n=cython.int, value=cython.int,
        _=cython.int,
    )
    cdef void deal_unknown(self, Position seen, Rng rng) noexcept nogil
    @cython.locals(camp=cython.int, i=cython.int, card=cython.int)
    cdef void copy_unknown(self, Position seen, int n) noexcept nogil
    cpdef deal(self, Rng rng, int first)
    @cython.locals(place=cython.int)
    cpdef list camp_cards(self, int seat)
    @cython.locals(i=cython.int)
    cpdef list deck_cards(self)
    @cython.locals(i=cython.int)
    cpdef list pile_values(self)
