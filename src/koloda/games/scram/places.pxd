# What the compiled rules use in place of places.py, inlined; places.py itself is never compiled.
from koloda.games.scram.codes cimport ENDS, PLACES

cdef inline int at(int camp, int index) noexcept nogil:
    return camp + 8 * index

cdef inline int camp(int place) noexcept nogil:
    return place & 7

cdef inline int index(int place) noexcept nogil:
    return place >> 3

cdef inline int to_move(int place) noexcept nogil:
    return PLACES + place

cdef inline int named(int move) noexcept nogil:
    return move - PLACES

cdef inline int end_move(int camp, int side) noexcept nogil:
    return ENDS + 2 * camp + side

cdef inline int end_camp(int move) noexcept nogil:
    return (move - ENDS) >> 1

cdef inline int end_side(int move) noexcept nogil:
    return (move - ENDS) & 1
