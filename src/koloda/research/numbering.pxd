# C types for numbering.py; the .py stays plain Python.
cimport cython

@cython.final
cdef class Numbering:
    cdef readonly int actions
    cdef readonly bint is_made
    cdef short[1024] move_of
    cdef short[1024] action_of
