# C types for thinking.py; the .py stays plain Python.
from koloda.bots cimport unlocked
from koloda.bots.search cimport Search

cpdef think(Search search, long long simulations)
