# C types for position.py; the .py stays plain Python.
cimport cython

cdef class Position  # the chapters below name it

from koloda.engine cimport bits, hashing
from koloda.engine.rng cimport Rng
from koloda.games.schotten_totten_2 cimport (
    cards, claims, codes, formation, knowledge, legal, turn,
)

@cython.final
cdef class Position:
    cdef readonly bint has_tactics, is_match
    cdef readonly short attacker, turn, seat, phase, action, chosen_card, oiled, cauldrons
    cdef readonly short winner, ending, observer
    cdef readonly int damaged, revealed
    cdef unsigned char[2][7][4] wall
    cdef readonly short[2][7] count
    cdef readonly short[7] earlier
    cdef readonly unsigned long long discard
    cdef readonly int fallen
    cdef readonly unsigned long long[2] siege
    cdef readonly int[2] tactics
    cdef readonly short[2] siege_size
    cdef readonly short[2] tactics_size
    cdef readonly unsigned long long[2] known
    cdef readonly int[2] known_tactics
    cdef readonly unsigned long long[2] given
    cdef readonly int[2] given_tactics
    cdef readonly short[2] given_size
    cdef readonly int[2] used
    cdef readonly short[2] played
    cdef unsigned char[60] siege_deck
    cdef unsigned char[11] tactics_deck
    cdef readonly short siege_deck_size, tactics_deck_size
    cdef readonly unsigned long long returned
    cdef readonly unsigned long long[2][8] origins
    cdef readonly int rounds
    cdef readonly short games
    cdef short[2] past_winner
    cdef short[2] past_ending
    cdef short[2] past_deck
    cdef short[2] past_strength
    cdef readonly short[7] capacity
    cdef readonly int[2] room
    cdef readonly int[2] manned
    cdef readonly unsigned long long free
    cdef int valid_claims
    cdef unsigned long long[7] obstacles
    cdef int[48] log
    cdef int log_size
    cdef readonly Rng rng

    cpdef deal(self, Rng rng, int attacker)
    cdef void start_match(self, int attacker) noexcept nogil
    cdef drop_chance(self)
    @cython.locals(card=cython.int, seat=cython.int, _=cython.int)
    cdef void set_up(self) noexcept nogil
    cdef int hand_limit(self) noexcept nogil
    @cython.locals(tile=cython.int, seat=cython.int, old=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.locals(
        tile=cython.int, seat=cython.int, number=cython.int, i=cython.int, card=cython.int,
    )
    cdef void survey(self) noexcept nogil
    cdef int pick(self, int number) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.uchar)
    cdef void shuffle(self, unsigned char* deck, int length) noexcept nogil

    @cython.locals(number=cython.int, foe=cython.int)
    cdef void place(self, int seat, int tile, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint clash(self, int seat, int tile, int foe) noexcept nogil
    @cython.locals(number=cython.int, card=cython.int)
    cdef int take(self, int seat, int tile, int i) noexcept nogil
    cdef void drop(self, int seat, int tile, int i) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef void drop_all(self, int seat, int tile) noexcept nogil
    cdef void lay_aside(self, int card) noexcept nogil
    cdef void make_room(self, int seat, int tile) noexcept nogil
    cdef void forget_claim(self, int tile) noexcept nogil
    @cython.locals(seat=cython.int, tile=cython.int, i=cython.int)
    cpdef int locate(self, int card) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int joker_on_wall(self, int owner, int move) noexcept nogil
    cdef int tile_of(self, int card) noexcept nogil
    cdef int hand_size(self, int seat) noexcept nogil
    cdef void note(self, int kind, int seat, int tile, int card) noexcept nogil
    @cython.locals(jokers=cython.int)
    cdef int joker(self, int seat, int hand) noexcept nogil
    cdef void take_tactic(self, int seat, int tactic) noexcept nogil

    @cython.locals(found=cython.short[96], made=cython.int)
    cdef int play_randomly(self, Rng rng) noexcept nogil
    @cython.locals(found=cython.short[96], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(h=cython.ulonglong, seat=cython.int, i=cython.int, j=cython.int)
    cpdef unsigned long long fingerprint(self) noexcept nogil
    @cython.locals(seat=cython.int, tile=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    cdef void copy_hand(self, Position other, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
