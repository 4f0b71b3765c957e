# C types for obstacle.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes, formation

cdef unsigned long long STANDING
cdef short[14] CAPACITY
cdef bint[14] IS_LOWEST

@cython.locals(
    size=cython.int, missing=cython.int, claimed=cython.int, best=cython.int,
    held=cython.ulonglong,
)
cdef unsigned long long obstacle(
    int face,
    unsigned char* attacker,
    unsigned char* defender,
    int defenders,
    unsigned long long free,
    bint attacker_first,
) noexcept nogil

@cython.locals(size=cython.int, type=cython.int, total=cython.int, run=cython.int)
cdef unsigned long long completion(
    int face, unsigned long long held, int missing, unsigned long long free, int best
) noexcept nogil

cdef int start_of_run(int total, int size) noexcept nogil

@cython.locals(run=cython.ulonglong, colour=cython.int, needed=cython.ulonglong)
cdef unsigned long long colour_run(
    int size, int start, unsigned long long held, unsigned long long free
) noexcept nogil

@cython.locals(strength=cython.int, alike=cython.ulonglong, taken=cython.ulonglong)
cdef unsigned long long extreme(
    int missing, unsigned long long free, bint lowest
) noexcept nogil

@cython.locals(found=cython.ulonglong)
cdef unsigned long long of_strengths(int strengths, unsigned long long free) noexcept nogil
