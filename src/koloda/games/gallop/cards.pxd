# What the compiled rules use in place of cards.py, inlined; cards.py itself is never compiled.
cdef inline int colour(int city) noexcept nogil:
    return city // 6

cdef inline int value(int card) noexcept nogil:
    return card % 6 + 1

cdef inline bint is_city(int card) noexcept nogil:
    return 0 <= card < 36
