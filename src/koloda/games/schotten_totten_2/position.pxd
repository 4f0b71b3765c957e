# C types for position.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.schotten_totten_2 cimport obstacle

cdef unsigned long long ONE, SIEGE, ZEROS, ELEVENS, HEAVY
cdef int TACTICS, ELITES, JOKERS, TILES, NOTHING, JOKER, FIRST_ACTION
cdef short[14] CAPACITY
cdef int REDEPLOYMENT, RECRUITMENT, DESERTION, TREASON, EXPLOSION, REINFORCEMENTS, SWAP
cdef int CHOOSE, ACT, EXPLODE, TO, TO_DISCARD, CLAIM, RETREAT, OIL, DRAW_SIEGE, DRAW_TACTICS, PASS
cdef int PLAYING, DRAWING, CHOOSING, PLACING, GIVING
cdef int BROKEN_TWICE, FOUR_DAMAGED, DECK_EMPTY, WALL_FULL
cdef int PLAYED, CLASHED, RETREATED, OILED, CLAIMED, DISCARDED, ACTED, CHOSEN, GIVEN, MOVED
cdef int SHUFFLED, EXCHANGED, DREW_SIEGE, DREW_TACTICS, PASSED, WON, DEALT, LOGGED
cdef int GIFT
cdef bint BLAST_OWN, BLAST_OTHER

@cython.final
cdef class Position:
    cdef readonly bint has_tactics, is_match
    cdef readonly short attacker, turn, seat, phase, action, held, oiled, cauldrons
    cdef readonly short winner, ending, observer
    cdef readonly int damaged, revealed
    cdef short[56] wall
    cdef readonly short[14] count
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
    cdef short[71] deck
    cdef readonly short deck_size, tactics_deck_size
    cdef readonly unsigned long long returned
    cdef readonly unsigned long long[16] origins
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
    cdef int good
    cdef unsigned long long[7] obstacles
    cdef int[48] log
    cdef int log_size
    cdef readonly Rng rng

    cpdef deal(self, Rng rng, int attacker)
    cdef drop_chance(self)
    @cython.locals(card=cython.int, seat=cython.int, _=cython.int)
    cdef void set_up(self) noexcept nogil
    @cython.locals(place=cython.int, tile=cython.int, seat=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.locals(
        tile=cython.int, seat=cython.int, number=cython.int, i=cython.int, card=cython.int,
    )
    cdef void look(self) noexcept nogil
    cdef int pick(self, int number) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.short)
    cdef void shuffle(self, int start, int length) noexcept nogil

    @cython.locals(place=cython.int, number=cython.int, foe=cython.int)
    cdef void place(self, int seat, int tile, int card) noexcept nogil
    @cython.locals(place=cython.int, i=cython.int)
    cdef bint clash(self, int seat, int tile, int foe) noexcept nogil
    @cython.locals(place=cython.int, number=cython.int, card=cython.int)
    cdef int take(self, int seat, int tile, int i) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void drop(self, int seat, int tile, int i) noexcept nogil
    @cython.locals(place=cython.int, i=cython.int, card=cython.int)
    cdef void drop_all(self, int seat, int tile) noexcept nogil
    @cython.locals(place=cython.int, i=cython.int)
    cpdef int locate(self, int card) noexcept nogil
    @cython.locals(
        tiles=cython.int, ours=cython.short[4], theirs=cython.short[4], defender=cython.int,
        tile=cython.int, in_the_way=cython.ulonglong, i=cython.int,
    )
    cdef void judge(self) noexcept nogil

    cdef bint may_play_tactics(self, int seat) noexcept nogil
    cdef bint has_target(self, int seat, int action) noexcept nogil
    cdef int cards_in_hand(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, number=cython.int, actions=cython.int)
    cdef bint could_play_after_all(self) noexcept nogil
    @cython.locals(number=cython.int, tile=cython.int, i=cython.int)
    cdef int siege_cards(self, int seat, int tiles) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    cdef int list_tiles(self, short* found, int n, int block, int tiles) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int list_before_play(self, short* found) noexcept nogil
    @cython.locals(
        seat=cython.int, n=cython.int, before=cython.int, tiles=cython.int, tile=cython.int,
        hand=cython.ulonglong,
    )
    cdef int list_plays(self, short* found) noexcept nogil
    @cython.locals(
        seat=cython.int, hand=cython.int, elites=cython.int, tiles=cython.int, tile=cython.int,
        left=cython.int, action=cython.int,
    )
    cdef int list_tactics(self, short* found, int n) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int list_draws(self, short* found) noexcept nogil
    @cython.locals(
        n=cython.int, left=cython.ulonglong, owner=cython.int, place=cython.int, i=cython.int,
    )
    cdef int list_choices(self, short* found) noexcept nogil
    @cython.locals(tiles=cython.int, n=cython.int)
    cdef int list_places(self, short* found) noexcept nogil
    @cython.locals(n=cython.int, hand=cython.ulonglong, left=cython.int)
    cdef int list_gifts(self, short* found) noexcept nogil
    @cython.locals(found=cython.short[96], n=cython.int, i=cython.int)
    cdef bint is_legal(self, int move) noexcept nogil

    cdef void step(self, int move) noexcept nogil
    cdef void carry_out(self, int move) noexcept nogil
    cdef void note(self, int kind, int seat, int tile, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void play_card(self, int card, int tile) noexcept nogil
    @cython.locals(jokers=cython.int)
    cdef int joker(self, int seat, int hand) noexcept nogil
    cdef void after_play(self) noexcept nogil
    @cython.locals(was_damaged=cython.int)
    cdef void claim(self, int tile) noexcept nogil
    cdef void pour(self, int tile) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int)
    cdef void draw_siege(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw_tactics(self) noexcept nogil
    cdef void sit_out(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void end(self, int winner, int ending) noexcept nogil
    @cython.locals(first=cython.int, by_attackers=cython.bint, margin=cython.int)
    cpdef int champion(self) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void play_action(self, int action) noexcept nogil
    @cython.locals(found=cython.short[96])
    cdef void go_on_alone(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void explode(self, int tile) noexcept nogil
    cdef void choose(self, int card) noexcept nogil
    @cython.locals(card=cython.int, place=cython.int)
    cdef void move_held(self, int tile) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void discard_held(self) noexcept nogil
    @cython.locals(back=cython.ulonglong, seat=cython.int)
    cdef void reinforce(self, int first, int second) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void start_giving(self) noexcept nogil
    @cython.locals(seat=cython.int, left=cython.int)
    cdef void give(self, int card) noexcept nogil
    cdef void have_given(self) noexcept nogil
    @cython.locals(seat=cython.int, left=cython.ulonglong, card=cython.int)
    cdef void exchange(self) noexcept nogil

    cdef int unknown(self, int seat) noexcept nogil
    @cython.locals(unknown=cython.int, old=cython.int)
    cdef void track(self, int seat, int card) noexcept nogil
    @cython.locals(unknown=cython.int, old=cython.int)
    cdef void track_draw(self, int seat) noexcept nogil
    @cython.locals(heaviest=cython.ulonglong, old=cython.int)
    cdef void lighten(self, int seat) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void show_returned(self, int card) noexcept nogil

    @cython.locals(found=cython.short[96], made=cython.int)
    cdef int run(self, Rng rng) noexcept nogil
    @cython.locals(found=cython.short[96], n=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    cpdef bint play(self, int move)
    @cython.locals(twin=Position)
    cpdef Position clone(self)
    @cython.locals(place=cython.int, tile=cython.int, seat=cython.int)
    cdef void copy_table(self, Position other) noexcept nogil
    cdef void copy_hand(self, Position other, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void copy_hidden(self, Position other) noexcept nogil
    @cython.locals(seen=Position)
    cpdef Position seen_by(self, int seat)
    @cython.locals(world=Position)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(high=cython.ulonglong, low=cython.ulonglong)
    cdef void imagine_in(self, Position world, Rng rng) noexcept nogil
    @cython.locals(
        other=cython.int, unseen=cython.ulonglong, number=cython.int, old=cython.int,
        hand=cython.ulonglong, i=cython.int,
    )
    cdef void deal_unknown(self, int observer) noexcept nogil
    @cython.locals(unplayed=cython.int, place=cython.int, i=cython.int)
    cdef int unplayed_tactics(self) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void fill_deck(self, int start, unsigned long long unseen) noexcept nogil
    @cython.locals(picked=cython.ulonglong, left=cython.int, card=cython.ulonglong)
    cdef unsigned long long pick_cards(self, unsigned long long unseen, int number) noexcept nogil
    @cython.locals(returned=cython.int, others=cython.int, old=cython.int)
    cdef int pick_origin(self, int seat, unsigned long long unseen, int number) noexcept with gil
    cdef object pick_below(self, object number)
    @cython.locals(left=cython.int, number=cython.int, card=cython.int, held=cython.bint)
    cdef void imagine_gift(self, int seat) noexcept nogil
