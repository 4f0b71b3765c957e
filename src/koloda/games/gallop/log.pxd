# What the compiled rules use in place of log.py, inlined; log.py itself is never compiled.
from koloda.games.gallop cimport codes
from koloda.games.gallop.position cimport Position

cdef inline void note(Position position, int word) noexcept nogil:
    if position.log_size < codes.LOG_ROOM:
        position.log[position.log_size] = word
        position.log_size += 1
