# C types for claims.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport cards, codes, formation, obstacle, revenge, turn
from koloda.games.schotten_totten_2.position cimport Position

@cython.locals(
    tiles=cython.int, defender=cython.int, tile=cython.int, in_the_way=cython.ulonglong,
)
cdef void prove_claims(Position position) noexcept nogil
@cython.locals(was_damaged=cython.int)
cdef void claim(Position position, int tile) noexcept nogil
