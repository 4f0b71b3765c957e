# C version of unlocked.py, inlined.
from koloda.bots.search cimport Search

cdef inline run(Search search, int simulations):
    with nogil:
        search.run(simulations)
