# C types for saved.py; the .py stays plain Python. Python can't reach `restored`, which relies on
# the checks in `load`.
cimport cython

from koloda.games.scram.position cimport Position

@cython.locals(position=Position, i=cython.int, team=cython.int, seat=cython.int, place=cython.int)
cdef Position restored(dict values)
