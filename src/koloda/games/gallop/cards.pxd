# What the compiled rules use in place of cards.py, inlined; cards.py itself is never compiled.
from koloda.games.gallop cimport codes

cdef inline int colour(int city) noexcept nogil:
    return city // 6

cdef inline int value(int card) noexcept nogil:
    return card % 6 + 1

cdef inline bint is_city(int card) noexcept nogil:
    return 0 <= card < codes.FIRST_EXCHANGE

cdef inline int copies(int card) noexcept nogil:
    if card == codes.DEPORTATION:
        return 3
    return 2 if card == codes.UNIVERSAL else 1
