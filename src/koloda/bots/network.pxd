# C types for network.py; the .py stays plain Python.
cimport cython
from libc cimport math

cdef int MOST_INPUTS, HIDDEN

cdef class Network:
    cdef int number
    cdef double[32] inputs
    cdef double[12] total
    cdef double[384] weight
    cdef double[12] bias
    cdef double[12] output

    @cython.locals(unit=cython.int, i=cython.int, found=cython.double)
    cdef double evaluate(self) noexcept nogil
    cdef list current_inputs(self)
