# C types for state.py; the .py stays plain Python.
cimport cython

@cython.final
cdef class State:
    cdef readonly object game
    cdef readonly object position

@cython.final
cdef class Seen:
    cdef readonly object game
    cdef readonly object position
    cdef readonly int seat
    cdef object _events
