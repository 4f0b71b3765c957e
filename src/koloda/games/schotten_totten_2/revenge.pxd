# C types for revenge.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport bits
from koloda.games.schotten_totten_2 cimport codes
from koloda.games.schotten_totten_2.position cimport Position

@cython.locals(intact=cython.int)
cdef void end_game(Position position, int winner, int ending) noexcept nogil
@cython.locals(first=cython.int, ending=cython.int, margin=cython.int)
cdef int champion(Position position) noexcept nogil
