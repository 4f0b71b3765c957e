# What the compiled rules use in place of codes.py; codes.py itself is never compiled.
cdef enum:
    ASCENDING = 0
    DESCENDING = 1

    OWN_ASCENDING = 0
    OWN_DESCENDING = 1
    OTHER_ASCENDING = 2
    OTHER_DESCENDING = 3
    PILES = 4

    END = 0
    PLAYS = 256

    CARDS = 58
    MINIMUM_PLAYS = 2
    TRIES = 100000
    TRICK = 10
    CARDS_DRAWN = 2

cdef inline int play(int pile, int card) noexcept nogil:
    return pile << 6 | card

cdef inline int pile(int move) noexcept nogil:
    return move >> 6

cdef inline int card(int move) noexcept nogil:
    return move & 63

cdef inline bint is_own(int pile) noexcept nogil:
    return pile < OTHER_ASCENDING

cdef inline int owner(int pile, int seat) noexcept nogil:
    return seat if is_own(pile) else 1 - seat

cdef inline int direction(int pile) noexcept nogil:
    return pile & 1
