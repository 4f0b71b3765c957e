# The functions of wall.py that the compiled rules use; wall.py is never compiled.
cdef inline int face(int tile, int damaged) noexcept nogil:
    return 2 * tile + (damaged >> tile & 1)

cdef inline int damaged_face(int tile) noexcept nogil:
    return 2 * tile + 1

cdef inline int spot(int seat, int tile, int i) noexcept nogil:
    return 28 * seat + 4 * tile + i

cdef inline int seat_of(int spot) noexcept nogil:
    return spot // 28

cdef inline int tile_of(int spot) noexcept nogil:
    return spot // 4 % 7

cdef inline int index_of(int spot) noexcept nogil:
    return spot % 4
