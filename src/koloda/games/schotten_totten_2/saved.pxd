# C types for saved.py; the .py stays plain Python. Python can't reach `restored`, which relies on
# the checks in `load`. Sets of all cards have more than 64 bits, so they stay Python's numbers.
cimport cython

from koloda.games.schotten_totten_2 cimport knowledge, revenge
from koloda.games.schotten_totten_2.position cimport Position

@cython.locals(position=Position, seat=cython.int, tile=cython.int, old=cython.int, i=cython.int)
cdef Position restored(dict values)
@cython.locals(winner=cython.int)
cdef check_champion(Position position)
