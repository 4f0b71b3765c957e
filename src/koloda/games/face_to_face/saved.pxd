# C types for saved.py; the .py stays plain Python. Python can't reach `restored`, which relies on
# the checks in `load`.
cimport cython

from koloda.games.face_to_face cimport codes, legal, turn
from koloda.games.face_to_face.position cimport Position

@cython.locals(position=Position, seat=cython.int, i=cython.int)
cdef Position restored(dict values)
@cython.locals(seat=cython.int, winner=cython.int)
cdef check_end(Position position)
