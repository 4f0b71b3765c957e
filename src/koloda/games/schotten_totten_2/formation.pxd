# C types for formation.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes

cdef int ONLY_LOWEST_SUM, BELOW
cdef short[14] CAPACITY
cdef short[14] ACCEPTS

@cython.locals(held=cython.ulonglong, i=cython.int)
cdef unsigned long long gathered(unsigned char* lying, int n) noexcept nogil

cdef int value(int face, unsigned char* lying, int n) noexcept nogil

@cython.locals(accepts=cython.int, size=cython.int, all_count=cython.bint, total=cython.int)
cdef int strongest(
    int face, unsigned long long held, int missing, unsigned long long free, int least
) noexcept nogil

cdef bint holds_against(
    int defence, int claimed, bint is_complete, bint attacker_first
) noexcept nogil

cdef int run_from(int start, int size) noexcept nogil

cdef int total_of_run(int start, int size) noexcept nogil

@cython.locals(best=cython.int, siege=cython.ulonglong, colour=cython.int, start=cython.int)
cdef int colour_run_total(
    int size, unsigned long long held, unsigned long long free
) noexcept nogil

@cython.locals(first=cython.int, last=cython.int, starts=cython.int, start=cython.int)
cdef int highest_run(int size, int own, int free, int elites, int barred) noexcept nogil

@cython.locals(starts=cython.int)
cdef int runs(int size, int strengths) noexcept nogil

@cython.locals(missing=cython.int, lacking=cython.int)
cdef bint can_fill(int gaps, int free, int elites) noexcept nogil

@cython.locals(
    siege=cython.ulonglong, elites=cython.int, strengths=cython.int, strength=cython.int,
)
cdef int equal_strength_total(
    int size, unsigned long long held, int missing, unsigned long long free
) noexcept nogil

@cython.locals(
    one=cython.int, two=cython.int, three=cython.int, four=cython.int, colour=cython.int,
    strengths=cython.int,
)
cdef int with_at_least(int number, unsigned long long free) noexcept nogil

@cython.locals(
    best=cython.int, siege=cython.ulonglong, colour=cython.int, total=cython.int,
)
cdef int colour_total(
    int size, unsigned long long held, int missing, unsigned long long free, bint with_runs
) noexcept nogil

@cython.locals(
    taken=cython.int, _=cython.int, total=cython.int, strengths=cython.int,
    lowest=cython.int, next=cython.int,
)
cdef int one_colour_total(
    int size, int own, int missing, int free, int elites, bint with_runs
) noexcept nogil

cdef bint is_run(int size, int strengths) noexcept nogil

@cython.locals(total=cython.int)
cdef int total_of(int strengths) noexcept nogil

@cython.locals(total=cython.int)
cdef int elites_total(int elites) noexcept nogil

@cython.locals(total=cython.int)
cdef int lowest_elites_total(int elites) noexcept nogil

@cython.locals(strengths=cython.int)
cdef int elites_strengths(int elites) noexcept nogil

@cython.locals(
    siege=cython.ulonglong, own=cython.int, available=cython.int, barred=cython.int,
    start=cython.int,
)
cdef int run_total(
    int size, unsigned long long held, unsigned long long free, bint with_colour_runs
) noexcept nogil

@cython.locals(starts=cython.int, colour=cython.int, others=cython.int, alone=cython.int)
cdef int colour_runs_only(
    int size, unsigned long long siege, unsigned long long free
) noexcept nogil

@cython.locals(
    left=cython.ulonglong, elites=cython.int, total=cython.int, _=cython.int,
    strengths=cython.int, strength=cython.int,
)
cdef int sum_total(
    unsigned long long held, int missing, unsigned long long free, bint lowest
) noexcept nogil

@cython.locals(held=cython.ulonglong, missing=cython.int)
cpdef int best(int face, lying, unsigned long long free) except? -2
@cython.locals(
    held=cython.ulonglong, missing=cython.int, most=cython.int, card=cython.int, left=cython.int,
)
cpdef tuple strongest_completion(int face, lying, unsigned long long free)
@cython.locals(
    held=cython.ulonglong, missing=cython.int, size=cython.int, accepts=cython.int,
    with_runs=cython.bint,
)
cpdef int reach(int face, int type, lying, unsigned long long free) except? -2
@cython.locals(held=cython.ulonglong, card=cython.int)
cpdef tuple checked(int face, lying)
