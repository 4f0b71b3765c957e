# C types for prover.py; the .py stays plain Python.
cimport cython

from koloda.games.schotten_totten_2 cimport codes, obstacle

@cython.locals(
    attackers=cython.uchar[4], defenders=cython.uchar[4], i=cython.int, in_the_way=cython.ulonglong,
)
cpdef bint is_proved(face, attacker, defender, free, attacker_first=*) except *
