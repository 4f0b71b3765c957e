# C types for saved.py; the .py stays plain Python. Python can't reach `restored`, which relies on
# the checks in `load`.
cimport cython

from koloda.engine cimport bits
from koloda.games.gallop cimport codes, ending, legal, scoring, turn
from koloda.games.gallop.position cimport Position

@cython.locals(position=Position, seat=cython.int, i=cython.int)
cdef Position restored(dict values, list copies)
@cython.locals(lying=cython.int, is_swapping=cython.bint, seat=cython.int)
cdef bint find_choices(Position position) except -1
@cython.locals(complete=cython.int, seat=cython.int)
cdef check_end(Position position)
