# C types for sense.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.sense cimport Sense
from koloda.engine cimport bits
from koloda.games.gallop.position cimport Position

cdef unsigned long long ONE
cdef int EXCHANGE, UNIVERSAL, DEPORTATION, OVER, LAY, PICK, GIVE, GET, WINS, HAND
cdef double COLOUR, NEXT_COLOUR, DONE, ENVY, USUAL, WARMTH, NOTICE, DEAL_POINTS, SPREAD

cdef class GallopSense(Sense):
    cdef Position known, world
    cdef short[24] found
    cdef float[24] weight
    cdef double[7] early
    cdef double[44] gain_early
    cdef double[44] gain_late
    cdef short[64] kept
    cdef short[4] kept_size
    cdef short kept_pile

    cdef void imagine(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int list_moves(self, short* found) noexcept nogil
    @cython.locals(mover=cython.int)
    cdef void step(self, int move) noexcept nogil
    @cython.locals(seat=cython.int, found=cython.ulonglong)
    cdef unsigned long long laid(self) noexcept nogil
    @cython.locals(most=cython.float, i=cython.int, total=cython.double)
    cdef void weigh(self, short* found, int n, float* weight) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int, early=cython.double)
    cdef double gain(self, int move) noexcept nogil
    @cython.locals(
        flight=cython.int, i=cython.int, card=cython.int, others=cython.double, other=cython.int,
    )
    cdef void look_at_hand(self, int seat) noexcept nogil
    @cython.locals(found=cython.double, other=cython.int, left=cython.int, lower=cython.int)
    cdef double chance_to_be_early(self, int seat, int flight) noexcept nogil
    cdef int distance(self, int seat) noexcept nogil
    @cython.locals(before=cython.double, found=cython.double)
    cdef double loss_of_last(self, int seat) noexcept nogil
    @cython.locals(most=cython.double, other=cython.int)
    cdef double wish(self, int seat, int city) noexcept nogil
    @cython.locals(before=cython.double, found=cython.double)
    cdef double gain_by_city(self, int seat, int city) noexcept nogil
    @cython.locals(start=cython.int, most=cython.double, i=cython.int)
    cdef double gain_by_exchange(self, int seat, int card) noexcept nogil
    @cython.locals(most=cython.double, other=cython.int, i=cython.int)
    cdef double gain_by_giving(self, int seat, int city) noexcept nogil
    @cython.locals(
        here=cython.int, there=cython.int, other=cython.int, before=cython.double,
        found=cython.double,
    )
    cdef double gain_by_swapping(self, int seat, int mine, int theirs) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int place_of(self, int city) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void keep(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void restore(self, int seat) noexcept nogil
    @cython.locals(
        found=cython.int, i=cython.int, colours=cython.int, high=cython.int, low=cython.int,
        worth=cython.double, best=cython.int, other=cython.int,
    )
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void play_on(self) noexcept nogil
    @cython.locals(point=cython.double, i=cython.int)
    cdef int drawn(self, int n) noexcept nogil
    @cython.locals(
        most=cython.int, seat=cython.int, left=cython.double, total=cython.double,
        lead=cython.double,
    )
    cdef void judge_deal(self) noexcept nogil
    @cython.locals(deals=cython.int, term=cython.double, found=cython.double, k=cython.int)
    cdef double chance_of_wins(self, int mine, int theirs) noexcept nogil
    cdef void play_at_random(self) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.int, leaders=cython.int)
    cdef void judge(self) noexcept nogil
