# C types for prover.py; the .py stays plain Python.
cimport cython

from koloda.games.schotten_totten_2 cimport codes, formation

cdef short[14] CAPACITY

@cython.locals(claimed=cython.int, missing=cython.int, held=cython.ulonglong, best=cython.int)
cdef bint holds_claim(
    int face,
    unsigned char* attacker,
    unsigned char* defender,
    int defenders,
    unsigned long long free,
    bint attacker_first,
) noexcept nogil

@cython.locals(attackers=cython.uchar[4], defenders=cython.uchar[4], i=cython.int)
cpdef bint is_proved(face, attacker, defender, free, attacker_first=*) except *
