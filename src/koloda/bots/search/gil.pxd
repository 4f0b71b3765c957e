# C version of gil.py, inlined.
from koloda.bots.search.search cimport Search

cdef inline run_released(Search search, int simulations):
    with nogil:
        search.run(simulations)
