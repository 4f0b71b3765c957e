# C types for runner.py; the .py stays plain Python.
from koloda.bots.search cimport gil
from koloda.bots.search.search cimport Search

cpdef run_simulations(Search search, long long simulations)
