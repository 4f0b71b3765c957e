# What the compiled rules use in place of cards.py, inlined; cards.py itself is never compiled.
cdef enum:
    EQUALS = 14
    VALUE = 15
    UP = 16
    KNOWN = 32
    PUSHED = 2048
    GAP = PUSHED

cdef inline int copies(int players) noexcept nogil:
    return 5 if players == 6 else 4

cdef inline int value(int card) noexcept nogil:
    return card & VALUE

cdef inline int value_bit(int card) noexcept nogil:
    return 1 << (card & VALUE)

cdef inline bint is_up(int card) noexcept nogil:
    return card & UP != 0

cdef inline bint is_pushed(int card) noexcept nogil:
    return card & PUSHED != 0

cdef inline bint is_known(int card, int seat) noexcept nogil:
    # C defines no other shifts than by 0 to 31, and Python may ask for any seat
    return (card >> 5) >> (seat & 31) & 1 != 0  # KNOWN is 1 << 5

cdef inline int seen(int card, int seat) noexcept nogil:
    return card | KNOWN << seat

cdef inline int pushed(int card) noexcept nogil:
    return card | PUSHED

cdef inline int put_back(int card) noexcept nogil:
    return card & ~PUSHED

cdef inline int with_value(int card, int value) noexcept nogil:
    return card & ~VALUE | value

cdef inline int without_value(int card) noexcept nogil:
    return card & ~VALUE
