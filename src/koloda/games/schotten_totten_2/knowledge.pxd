# C types for knowledge.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.engine.rng cimport Rng
from koloda.games.schotten_totten_2 cimport cards, codes
from koloda.games.schotten_totten_2.position cimport Position

@cython.locals(unknown=cython.int, old=cython.int)
cdef void track(Position position, int seat, int card) noexcept nogil
@cython.locals(seat=cython.int)
cdef void start_tracking(Position position, unsigned long long back) noexcept nogil
@cython.locals(unknown=cython.int, old=cython.int)
cdef void track_draw(Position position, int seat) noexcept nogil
@cython.locals(heaviest=cython.ulonglong, old=cython.int)
cdef void lighten(Position position, int seat) noexcept nogil
@cython.locals(seat=cython.int, old=cython.int)
cdef void show_returned(Position position, int card) noexcept nogil
cdef int unknown_cards(Position position, int seat) noexcept nogil
cdef void name_jokers(Position seen) noexcept nogil
@cython.locals(seat=cython.int, tile=cython.int, i=cython.int, jokers=cython.int)
cdef int first_joker(Position seen, int observer) noexcept nogil
@cython.locals(seat=cython.int, tile=cython.int, i=cython.int)
cdef void exchange_jokers(Position seen) noexcept nogil
@cython.locals(high=cython.ulonglong, low=cython.ulonglong)
cdef bint imagine_in(Position position, Position world, Rng rng) noexcept nogil
@cython.locals(
    other=cython.int, unseen=cython.ulonglong, number=cython.int, old=cython.int,
    hand=cython.ulonglong, i=cython.int,
)
cdef bint deal_unknown(Position position, int observer) noexcept nogil
@cython.locals(
    unplayed=cython.int, seat=cython.int, tile=cython.int, i=cython.int, card=cython.int,
)
cdef int unplayed_tactics(Position position) noexcept nogil
@cython.locals(n=cython.int)
cdef void fill_deck(
    Position position, unsigned char* deck, int first, unsigned long long unseen
) noexcept nogil
@cython.locals(picked=cython.ulonglong, left=cython.int, card=cython.int)
cdef unsigned long long pick_cards(
    Position position, unsigned long long unseen, int number
) noexcept nogil
@cython.locals(returned=cython.int, others=cython.int, old=cython.int)
cdef int pick_origin(
    Position position, int seat, unsigned long long unseen, int number
) noexcept with gil
cdef object pick_below(Position position, object number)
@cython.locals(left=cython.int, number=cython.int, card=cython.int, held=cython.bint)
cdef void imagine_gift(Position position, int seat) noexcept nogil
