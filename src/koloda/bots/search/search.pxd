# C types for search.py; the .py stays plain Python.
cimport cython
from libc cimport math

from koloda.bots.simulation cimport Simulation
from koloda.bots.search.tree cimport Tree

cdef int DEEPEST, MOST_WORLDS
cdef unsigned long long START, MIX, MASK64
cdef double UNTRIED

@cython.final
cdef class Search:
    cdef readonly Simulation simulation
    cdef readonly Tree tree
    cdef readonly bint is_guided
    cdef readonly double exploration
    cdef readonly long long simulations
    cdef double[6] worth
    cdef int depth
    cdef int[256] path
    cdef short[256] mover
    cdef unsigned long long[6] seen
    cdef int asker
    cdef short[96] found
    cdef float[96] weight
    cdef int[32768] edge_of

    cdef check_ready(self)
    @cython.locals(_=cython.int)
    cdef void run(self, int simulations) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, edge=cython.int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(
        seat=cython.int, n=cython.int, move=cython.int, node=cython.int,
        edge=cython.int, viewer=cython.int, is_asked=cython.bint,
    )
    cdef void descend(self) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef void see(self, int viewer, unsigned long long observation) noexcept nogil
    @cython.locals(edge=cython.int, move=cython.int, chosen=cython.int)
    cdef int pick_edge(self, Tree tree, int node, int n) noexcept nogil
    @cython.locals(
        untried=cython.int, best=cython.double, found=cython.int, i=cython.int,
        edge=cython.int, visits=cython.int, score=cython.double,
    )
    cdef int best_plain(self, Tree tree, int n) noexcept nogil
    @cython.locals(
        visits=cython.int, total=cython.double, i=cython.int, edge=cython.int,
        expected=cython.double, reach=cython.double, best=cython.double, found=cython.int,
        tried=cython.int, score=cython.double,
    )
    cdef int best_weighed(self, Tree tree, int n) noexcept nogil
    @cython.locals(total=cython.double[96], n=cython.int, i=cython.int, _=cython.int)
    cpdef list mean_weights(self, int worlds)
    @cython.locals(seat=cython.int)
    cpdef list chances(self)
    @cython.locals(tree=Tree, node=cython.int, edge=cython.int)
    cpdef list results(self, int seat)

cdef unsigned long long first_key(int seat) noexcept nogil
