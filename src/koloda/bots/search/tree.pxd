# C types for tree.py; the .py stays plain Python.
cimport cython

cdef int MISSING

@cython.final
cdef class Tree:
    cdef readonly int room, size, edges, edge_room
    cdef unsigned long long mask
    cdef int[::1] slot
    cdef unsigned long long[::1] key
    cdef int[::1] first
    cdef short[::1] move
    cdef int[::1] next
    cdef int[::1] visits
    cdef int[::1] chances
    cdef double[::1] total

    @cython.locals(place=cython.ulonglong)
    cdef int find(self, unsigned long long key) noexcept nogil
    @cython.locals(place=cython.ulonglong, node=cython.int)
    cdef int add(self, unsigned long long key) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int add_edge(self, int node, int move) noexcept nogil
