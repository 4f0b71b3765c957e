# C types for encoding.py; the .py stays plain Python.
cimport cython

from koloda.games.face_to_face cimport codes, knowledge
from koloda.games.face_to_face.position cimport Position
from koloda.research cimport writing

@cython.locals(other=cython.int)
cdef Py_ssize_t encode(Position position, int me, signed char* out, Py_ssize_t at) noexcept nogil
@cython.locals(numbers=cython.int)
cdef Py_ssize_t encode_side(
    Position position, int me, int owner, signed char* out, Py_ssize_t at
) noexcept nogil
@cython.locals(
    numbers=cython.int, i=cython.int, owner=cython.int, size=cython.int, place=cython.int,
)
cdef Py_ssize_t encode_hidden(
    Position position, int me, signed char* out, Py_ssize_t at
) noexcept nogil
