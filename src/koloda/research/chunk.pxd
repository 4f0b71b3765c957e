# C types for chunk.py; the .py stays plain Python.
cimport cython

from koloda.research cimport codes, members
from koloda.research.slot cimport Slot

@cython.final
cdef class Chunk:
    cdef tuple slots
    cdef readonly Py_ssize_t size
    cdef readonly bint is_made

    @cython.locals(i=cython.Py_ssize_t)
    cdef void carry_out(self, int task) noexcept nogil
