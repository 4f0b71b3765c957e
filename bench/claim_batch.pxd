# C types for claim_batch.py; the .py stays plain Python.
cimport cython

from koloda.games.schotten_totten_2 cimport obstacle

@cython.final
cdef class ClaimBatch:
    cdef readonly int count
    cdef short[512] face
    cdef short[2048] attacker
    cdef short[2048] defender
    cdef short[512] defenders
    cdef unsigned long long[512] free
    cdef short[512] attacker_first

    @cython.locals(
        valid=cython.int, in_the_way=cython.ulonglong, _=cython.int, i=cython.int, j=cython.int,
        attacker=cython.uchar[4], defender=cython.uchar[4],
    )
    cpdef int check(self, int times) noexcept nogil
